import type { Context } from '@/service/context'
import type { ProductFootprintOutcome } from '@/service/contract/product-footprints/product-footprint'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  countCharacters,
  findFootprintDocument,
  listCountingRows,
  type ProductFootprintRow,
  storeProductFootprint,
} from '@/service/storage/engagement/product-footprints'
import type { Transaction } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { checkCompany, type KnownCompany } from './check-company'
import { nextChange } from './footprint-state'
import { toKnownCompany } from './known-company'
import { findFootprints, mostFootprints, readRejection } from './pact/find-footprints'
import type { ProductFootprint } from './pact/product-footprint'
import { type ReadProductFootprint, readProductFootprint } from './pact/read-product-footprint'
import { validityOf } from './product-factor'

/** The most footprints of one organization, so that a faulty client cannot fill the disk. */
export const mostKept = 2_000

/** The most characters of all its documents: 16 KB each, while a complete one has about 3. */
export const mostCharactersKept = 32 * 1024 * 1024

export type Given = {
  confirmsCompany: boolean
  origin: ProductFootprintRow['origin']
  /** Name of the file, or address of the host. */
  from: string | null
  by: string | null
}

/**
 * Stores the product footprints of a document, each accepted or refused independently, and enqueues research if one is new.
 * ServiceError `organization_not_found`; `bad_request` for a document without footprints or with too many, or if there is no space.
 */
export async function addFootprints(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { document, given, ...request }: MatchRequest & { document: unknown; given: Given },
  by: Actor = operator,
): Promise<ProductFootprintOutcome[]> {
  const read = requireFootprints(document).map(readProductFootprint)
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const organization = await requireSurvivor(transaction, request)
    const { id, projectId } = organization
    await requireRoom(transaction, id, read)
    const at = ctx.clock()
    const place = { organizationId: id, projectId, at, known: toKnownCompany(organization), given }
    const outcomes: ProductFootprintOutcome[] = []
    for (const one of read) outcomes.push(await takeOne(transaction, one, place))
    const taken = outcomes.filter(({ result }) => result === 'taken').length
    if (taken === 0) return outcomes
    const details = { project_id: projectId, organization_id: id, footprints: taken, origin: given.origin }
    await insertAuditEvent(transaction, { kind: 'product_footprint.given', by, details, at })
    await researchAgain(ctx, transaction, id, 'Product footprints were given to the project')
    return outcomes
  })
}

function requireFootprints(document: unknown): unknown[] {
  const rejection = readRejection(document)
  if (rejection !== null)
    throw new ServiceError('bad_request', `document: the supplier rejected the request for a footprint: ${rejection}`)
  const entries = findFootprints(document)
  if (entries === null || entries.length === 0)
    throw new ServiceError(
      'bad_request',
      'document: contains no product footprint. It may be a ProductFootprint of PACT 3, a list of them, or the answer of a PACT host',
    )
  if (entries.length > mostFootprints)
    throw new ServiceError(
      'bad_request',
      `document: may contain ${mostFootprints} footprints, and has ${entries.length}`,
    )
  return entries
}

/** Throws ServiceError `bad_request` if new footprints would be too many or too large together with the stored ones. */
async function requireRoom(db: Transaction, id: number, read: readonly ReadProductFootprint[]): Promise<void> {
  const kept = new Set((await listCountingRows(db, id)).map(({ pactId }) => pactId))
  const sizes = new Map<string, number>()
  for (const { footprint, document } of read)
    if (footprint !== null && !kept.has(footprint.id)) sizes.set(footprint.id, JSON.stringify(document).length)
  if (sizes.size === 0) return
  if (kept.size + sizes.size > mostKept)
    throw new ServiceError('bad_request', `One organization may have ${mostKept} product footprints`)
  const given = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (given + (await countCharacters(db, id)) > mostCharactersKept)
    throw new ServiceError(
      'bad_request',
      `The product footprints of one organization may have ${mostCharactersKept / 1024 / 1024} MB together: remove those that do not count any more`,
    )
}

type Place = {
  organizationId: number
  projectId: number
  at: Date
  known: KnownCompany
  given: Given
}

async function takeOne(
  transaction: Transaction,
  read: ReadProductFootprint,
  place: Place,
): Promise<ProductFootprintOutcome> {
  if (read.footprint === null) return { pact_id: null, product: read.product, result: 'refused', detail: read.detail }
  const { footprint, document } = read
  const named = { pact_id: footprint.id, product: footprint.productNameCompany }
  // It may also have been stored before, or be a duplicate in the same document.
  const known = await findFootprintDocument(transaction, place.organizationId, footprint.id)
  if (known !== null) {
    if (isSame(known, document)) return { ...named, result: 'known', detail: null }
    if (!isSame(withoutStatus(known), withoutStatus(document)))
      return {
        ...named,
        result: 'refused',
        detail:
          'A footprint with this id is stored with other content. In PACT 3 a changed footprint has its own id: ask for it, or remove the stored one.',
      }
  }
  const check = checkCompany(footprint, place.known)
  if (check.knownBy === null && !place.given.confirmsCompany) return { ...named, result: 'asks', detail: check.detail }
  await store(transaction, { footprint, document, knownBy: check.knownBy ?? 'person' }, place)
  return { ...named, result: 'taken', detail: null }
}

type Checked = { footprint: ProductFootprint; document: object; knownBy: ProductFootprintRow['companyKnownBy'] }

async function store(transaction: Transaction, { footprint, document, knownBy }: Checked, place: Place): Promise<void> {
  const { organizationId, projectId, at, given } = place
  const { from: validFrom, until: validUntil } = validityOf(footprint)
  await storeProductFootprint(transaction, {
    organizationId,
    projectId,
    pactId: footprint.id,
    precedingIds: footprint.precedingPfIds ?? [],
    status: footprint.status,
    validFrom,
    validUntil,
    changesAt: nextChange({ validFrom, validUntil }, at),
    document,
    companyKnownBy: knownBy,
    origin: given.origin,
    givenFrom: given.from,
    givenBy: given.by,
    givenAt: at,
  })
}

/** A document without its status, the only property that may change under the same id. */
function withoutStatus(document: object): object {
  return { ...document, status: null }
}

/** Whether two documents have the same content, regardless of the order of properties. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
