import { findCompaniesNamed, type NamedCompany } from '@/service/companies/companies-named'
import type { Context } from '@/service/context'
import type { DocumentMatch } from '@/service/contract/documents/document-match'
import { ServiceError } from '@/service/errors'
import { readIncoming, removeIncoming, storeIncoming } from '@/service/incoming/incoming-files'
import { coreKey } from '@/service/matching/names/name-keys'
import { ReportError } from '@/service/reports/input/report-error'
import { findDocumentByContent } from '@/service/storage/documents/documents'
import type { Queryable } from '@/service/storage/engine/database'
import {
  findOrganizationsByKeys,
  type RegisteredOrganization,
} from '@/service/storage/organizations/registered-organizations'
import { largestDocumentBytes } from '../add-document'
import { mediaTypeOf } from '../media-type'
import { presentFailureCode } from '../present-document'
import { ReaderEnded, ReadingStopped, readInProcess, readingLimits } from '../read-in-process'
import type { NameInText } from './names-in-text'
import { isClear, type Named, rankNamed } from './rank-named'
import { createReadingLine } from './reading-line'

/** Somebody waits for the answer, and text alone needs less than figures (docs/operations/reports.md). */
const limits = {
  ...readingLimits,
  softMilliseconds: 15_000,
  milliseconds: 30_000,
  firstPageMilliseconds: 15_000,
  megabytes: 500,
  pages: 400,
  isForNames: true,
}

const mostOrganizations = 5
const mostCompanies = 3
/** Names are looked up in pieces, between which the embedded database answers others. */
const namesAtOnce = 500

type MatchContext = Pick<Context, 'database' | 'incomingDirectory' | 'log'>
type Given = { projectId: number; body: AsyncIterable<Buffer> }

const inLine = createReadingLine()

/**
 * Looks through a file for names of the project's organizations, for a person to confirm whose report it is. Keeps nothing of it.
 * ServiceError `bad_request` for a file that is too large, empty, or neither a PDF nor text, `too_many_requests` where several of the
 * project are being looked through, `unavailable` where the service stops meanwhile.
 */
export async function matchDocument(
  ctx: MatchContext,
  { projectId, body }: Given,
  read: typeof readInProcess = readInProcess,
): Promise<DocumentMatch> {
  return inLine(projectId, async (inTurn) => {
    const stored = await storeIncoming(ctx.incomingDirectory, 'a report', body, largestDocumentBytes)
    try {
      const { names, ...said } = await inTurn(async () => {
        // Read from the disk here: what waits takes no memory.
        const [file] = await readIncoming(ctx.incomingDirectory, [stored])
        if (!file || file.bytes.length === 0) throw new ServiceError('bad_request', 'body: is empty')
        if (mediaTypeOf(file.bytes) === null) throw new ServiceError('bad_request', 'body: is neither a PDF nor text')
        return namesIn(ctx, file.bytes, read)
      })
      const { sha256, bytes: size } = stored
      return { size, ...said, ...(await whoseNames(ctx.database, { projectId, names, sha256 })) }
    } finally {
      await removeIncoming(ctx.incomingDirectory, [stored])
    }
  })
}

type Read = Pick<DocumentMatch, 'pages' | 'failure' | 'failure_code' | 'failure_limit'> & {
  names: readonly NameInText[]
}

async function namesIn({ log }: MatchContext, bytes: Uint8Array, read: typeof readInProcess): Promise<Read> {
  try {
    const { pages, namesInText = [] } = await read(bytes, () => {}, limits)
    return { pages, failure: null, failure_code: null, failure_limit: null, names: namesInText }
  } catch (error) {
    if (error instanceof ReadingStopped) {
      throw new ServiceError('unavailable', 'The service is stopping', { cause: error, retryAfterSeconds: 5 })
    }
    if (error instanceof ReaderEnded) log.warn({ error }, 'A reader ended without a result')
    else if (!(error instanceof ReportError)) throw error
    const reason = error instanceof ReportError ? error.reason : null
    return {
      pages: null,
      failure: error instanceof ReportError ? error.message : 'Reading it failed',
      failure_code: presentFailureCode(reason?.code ?? null),
      failure_limit: reason?.limit ?? null,
      names: [],
    }
  }
}

type Found = Named & ({ organization: RegisteredOrganization } | { company: NamedCompany })

type Wanted = { projectId: number; names: readonly NameInText[]; sha256: string }

async function whoseNames(
  db: Queryable,
  { projectId, names, sha256 }: Wanted,
): Promise<Pick<DocumentMatch, 'suggested_organization_id' | 'organizations' | 'companies'>> {
  const all = rankNamed(names, await findNamed(db, projectId, names))
  // Many a known company is called like words of every report ("Net Zero Group", "ESG Inc."): one that nobody registered counts by its
  // legal form only. One that is called like an organization of the project is most likely the same.
  const own = new Set(all.filter(({ who }) => 'organization' in who).map(({ words }) => words))
  const ranked = all.filter(({ who, hasForm, words }) => 'organization' in who || (hasForm && !own.has(words)))
  const organizations: DocumentMatch['organizations'] = []
  const companies: DocumentMatch['companies'] = []
  for (const { who, words, times, page } of ranked) {
    const because = { words, times, page }
    if ('company' in who) companies.push({ name: who.company.name, hq_region: who.company.region, because })
    else if (organizations.length < mostOrganizations)
      organizations.push({ ...(await presentOrganization(db, who.organization, sha256)), because })
  }
  const [first] = ranked
  const isOwn = first !== undefined && 'organization' in first.who && isClear(ranked)
  return {
    suggested_organization_id: isOwn ? (organizations[0]?.organization_id ?? null) : null,
    organizations,
    companies: companies.slice(0, mostCompanies),
  }
}

async function presentOrganization(
  db: Queryable,
  { id, name, foundName, hqRegion, foundRegion }: RegisteredOrganization,
  sha256: string,
): Promise<Omit<DocumentMatch['organizations'][number], 'because'>> {
  return {
    organization_id: id,
    name: name ?? foundName,
    hq_region: hqRegion ?? foundRegion,
    document_id: (await findDocumentByContent(db, id, sha256))?.id ?? null,
  }
}

/** The organizations of the project and the other known companies that have one of the names, the organizations first. */
async function findNamed(db: Queryable, projectId: number, names: readonly NameInText[]): Promise<Found[]> {
  const keys = [...new Set(names.flatMap((name) => name.keys))]
  const companies = new Map<number, NamedCompany>()
  const organizations = new Map<number, RegisteredOrganization>()
  for (let start = 0; start < keys.length; start += namesAtOnce) {
    const some = keys.slice(start, start + namesAtOnce)
    const known = await findCompaniesNamed(db, some)
    for (const company of known) {
      const before = companies.get(company.id)?.keys ?? []
      companies.set(company.id, { ...company, keys: [...before, ...company.keys] })
    }
    const asked = [...some.map((key) => ({ coreKey: key })), ...known.map(({ id }) => ({ companyId: id }))]
    for (const organization of await findOrganizationsByKeys(db, projectId, ...asked)) {
      if (organization.mergedInto === null) organizations.set(organization.id, organization)
    }
  }
  const registered = new Set([...organizations.values()].map(({ companyId }) => companyId))
  const own = [...organizations.values()].map((organization) => {
    const { name, foundName, companyId } = organization
    const ofCompany = companyId === null ? [] : (companies.get(companyId)?.keys ?? [])
    const ofNames = [name, foundName].filter((one) => one !== null).map((one) => coreKey(one))
    return { organization, keys: new Set([...ofNames, ...ofCompany]) }
  })
  const others = [...companies.values()].filter(({ id }) => !registered.has(id))
  return [...own, ...others.map((company) => ({ company, keys: new Set(company.keys) }))]
}
