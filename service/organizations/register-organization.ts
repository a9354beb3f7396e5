import { findKnownCompany } from '@/service/companies/find-known-company'
import { findLearned } from '@/service/companies/find-learned'
import { hasRareFirstWord } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import type { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import { readName } from '@/service/matching/read-name'
import { isTelling } from '@/service/matching/telling-words'
import type { Transaction } from '@/service/storage/database'
import { findLegalEntity } from '@/service/storage/legal-entities'
import {
  enterState,
  type GivenFields,
  insertOrganization,
  type RegisteredOrganization,
  recordState,
  rememberRegistration,
} from '@/service/storage/organizations'
import { countOrganization, lockProject, type ProjectRow } from '@/service/storage/projects'
import { fillBlanks, newFields } from './fill-blanks'
import { findRegistered, findRepeated, fingerprintOf } from './find-registered'
import { toGivenFields, toListKeys } from './given-fields'
import { givenRegion } from './given-region'

export type RegisterOrganization = { projectId: number; registration: Registration }

/**
 * Registers an organization in a project, or finds it there, in one transaction that also enqueues its research.
 * The industry id must be known. ServiceError `too_many_organizations` when the project is full, `unknown_identifier`
 * when there is no name and nothing known has these identifiers.
 */
export async function registerOrganization(
  ctx: Context,
  { projectId, registration }: RegisterOrganization,
): Promise<{ id: number; isNew: boolean }> {
  const given = toGivenFields(registration)
  const repeated = await findRepeated(ctx.database, projectId, given)
  // Nothing to decide and nothing to write, so nobody has to wait for the lock.
  if (repeated && repeated.status !== 'errored' && newFields(repeated, given).length === 0) {
    return { id: repeated.id, isNew: false }
  }
  const company = await findCompany(ctx, projectId, given)
  const companyId = company?.id ?? null
  const foundName = given.name === null ? (company?.name ?? (await legalNameOf(ctx, given.leiNumber))) : null
  const telling = await isTellingName(ctx, given)
  return ctx.database.transaction(async (transaction) => {
    // Whoever waits here then sees what the one before has committed.
    const project = await lockProject(transaction, projectId)
    const existing = await findRegistered(transaction, projectId, { given, companyId, telling })
    if (existing) {
      await remember(transaction, projectId, existing.id, given)
      const filled = await fillBlanks(transaction, existing, { given, companyId }, ctx.clock())
      if (filled || (await tryAgain(ctx, transaction, existing))) await enqueueResearch(ctx, transaction, existing.id)
      return { id: existing.id, isNew: false }
    }
    if (given.name === null && foundName === null) {
      throw new ServiceError(
        'unknown_identifier',
        'No organization is known by these identifiers; register it with a name',
      )
    }
    const id = await insert(ctx, transaction, project, { given, companyId, foundName })
    await remember(transaction, projectId, id, given)
    return { id, isNew: true }
  })
}

/** Registering once more is how a client asks for another try where research failed. */
async function tryAgain(ctx: Context, transaction: Transaction, existing: RegisteredOrganization): Promise<boolean> {
  if (existing.status !== 'errored') return false
  const change = {
    id: existing.id,
    state: 'created',
    reason: 'Registered again after research failed',
    at: ctx.clock(),
  } as const
  await enterState(transaction, change)
  return true
}

async function insert(
  ctx: Context,
  transaction: Transaction,
  project: ProjectRow,
  { given, companyId, foundName }: { given: GivenFields; companyId: number | null; foundName: string | null },
): Promise<number> {
  const limit = project.maxOrganizations
  if (limit !== null && project.organizationCount >= limit) {
    throw new ServiceError(
      'too_many_organizations',
      `This key's project may register ${limit} organizations and has registered ${project.organizationCount}`,
    )
  }
  const at = ctx.clock()
  const id = await insertOrganization(transaction, {
    projectId: project.id,
    given,
    firstRegion: givenRegion(given),
    foundName,
    companyId,
    ...toListKeys(given, foundName),
    at,
  })
  await countOrganization(transaction, project.id)
  await recordState(transaction, { id, state: 'created', reason: 'Registered', at })
  await enqueueResearch(ctx, transaction, id)
  return id
}

/** What GLEIF calls the legal entity of this LEI; null without an LEI or where GLEIF's list does not have it. */
async function legalNameOf(ctx: Context, lei: string | null): Promise<string | null> {
  return lei === null ? null : ((await findLegalEntity(ctx.database, lei))?.name ?? null)
}

async function remember(
  transaction: Transaction,
  projectId: number,
  organizationId: number,
  given: GivenFields,
): Promise<void> {
  await rememberRegistration(transaction, { projectId, fingerprint: fingerprintOf(given), organizationId })
}

async function enqueueResearch(ctx: Context, transaction: Transaction, id: number): Promise<void> {
  await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey: String(id) })
}

/** What a person answered for this spelling before, else the company that exact keys lead to. */
export async function findCompany(
  ctx: Pick<Context, 'database'>,
  projectId: number,
  given: GivenFields,
): Promise<{ id: number; name: string } | null> {
  const learned = await findLearned(ctx.database, { projectId, name: given.name, region: givenRegion(given) })
  if (learned !== null) return learned.company
  const { company } = await findKnownCompany(ctx.database, toSubject(given))
  return company
}

/** Whether the name's words are enough to know an organization by without “Group” and the like. */
export async function isTellingName(ctx: Pick<Context, 'database'>, given: GivenFields): Promise<boolean> {
  if (given.name === null) return false
  const parts = readName(given.name)
  return isTelling(parts, await hasRareFirstWord(ctx.database, parts))
}

export function toSubject(given: GivenFields) {
  const identifiers = [
    { kind: 'lei', value: given.leiNumber },
    { kind: 'isin', value: given.isinNumber },
    { kind: 'duns', value: given.dunsNumber },
    { kind: 'sp_global', value: given.spGlobalNumber },
  ].flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }]))
  return { name: given.name, nameKey: given.nameKey, region: givenRegion(given), website: given.website, identifiers }
}
