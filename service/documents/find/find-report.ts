import { createHash } from 'node:crypto'
import type { Context } from '@/service/context'
import type { Reach } from '@/service/fetching/connect-guard'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { fetchFile } from '@/service/fetching/fetch-file'
import { researchAgain } from '@/service/organizations/match/answer-match'
import type { ReportAddress } from '@/service/reference/report-addresses'
import { ReportError } from '@/service/reports/input/report-error'
import type { Figure } from '@/service/reports/model/figure'
import { ofRulesAlone } from '@/service/reports/readers/agree'
import { dropContent, moveContent, storeContent } from '@/service/storage/documents/document-content'
import { markUnchecked, replaceProposals } from '@/service/storage/documents/document-figures'
import { replaceStatements } from '@/service/storage/documents/document-statements'
import { findDocumentByContent, insertDocument, settleDocument } from '@/service/storage/documents/documents'
import {
  claimSearch,
  endSearch,
  releaseSearch,
  type SearchEnd,
  type Tried,
} from '@/service/storage/documents/report-searches'
import { insertChanges } from '@/service/storage/organizations/changes'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { loadForResearch } from '@/service/storage/research/research'
import { largestDocumentBytes, nameOfAddress } from '../add-document'
import { mediaTypeOf } from '../media-type'
import { factToProposal, storedStatement, toProposal } from '../read-given-document'
import { ReadingStopped, type ReadReport, readInProcess, readingLimits } from '../read-in-process'
import { reportFound } from '../report-found'
import { namesOf } from '../whose-report'
import { type AskSite, type Candidate, crawlSite, isAllowedAt, wordsOf } from './crawl-site'
import { startOfSearch } from './listed-address'
import { namesOrganization } from './names-organization'

export type FindContext = Pick<Context, 'database' | 'queue' | 'clock' | 'log' | 'reference'> & {
  contact: string | null
  reach: Reach
  /** Pause between two requests to a site. */
  pauseMs: number
}

/** How long a process reserves a search: longer than crawling and reading five reports take together. */
const claimMs = 20 * 60_000
const mostCandidates = 5
const fetchMs = 90_000
const dayMs = 24 * 60 * 60 * 1000
/** Searches are repeated once a quarter. */
const againMs = 91 * dayMs
/** Reports that are older than this are read only if no newer one is linked. */
const oldestYears = 4

/** Runs the next waiting search for a report; returns false if none waits. `signal` aborts it. */
export async function findNextReport(
  ctx: FindContext,
  signal: AbortSignal,
  read: typeof readInProcess = readInProcess,
): Promise<boolean> {
  const now = ctx.clock()
  const organizationId = await claimSearch(ctx.database, { now, until: new Date(now.getTime() + claimMs) })
  if (organizationId === null) return false
  try {
    const organization = await loadForResearch(ctx.database, organizationId)
    const end = organization === null ? null : await search(ctx, organization, signal, read)
    if (organization === null || end === null) return true
    await ctx.database.transaction(async (transaction) => {
      await endSearch(transaction, organizationId, end)
      await researchAgain(ctx, transaction, organizationId, reasonOf(end))
      const { state, url, documentId } = end
      if (state === 'not_found' || url === null || organization === null) return
      const found = { projectId: organization.projectId, organizationId, documentId, url, at: now }
      await insertChanges(transaction, [reportFound(found)])
    })
    return true
  } catch (error) {
    await releaseSearch(ctx.database, organizationId, ctx.clock())
    if (signal.aborted || error instanceof ReadingStopped) return false
    throw error
  }
}

function reasonOf({ state, url }: SearchEnd): string {
  if (state === 'found') return `Its report was found: ${url}`
  return state === 'asks'
    ? `A report was found that does not name it on its first pages: ${url}`
    : 'No report was found on its website'
}

type Read = { candidate: Candidate; bytes: Uint8Array; mediaType: string; report: ReadReport; namesIt: boolean }

async function search(
  ctx: FindContext,
  organization: OrganizationRow,
  signal: AbortSignal,
  read: typeof readInProcess,
): Promise<SearchEnd> {
  const now = ctx.clock()
  const ended = { endedAt: now, nextAt: new Date(now.getTime() + againMs) }
  const nothing = { ...ended, state: 'not_found', documentId: null, url: null } as const
  const start = startOfSearch(organization, ctx.reference.reportAddresses)
  if (start === null) return { ...nothing, tried: [{ url: '', what: 'no website is known' }] }
  const ask = createAsk(ctx, signal)
  const tried: Tried = []
  const names = [organization.name, organization.foundName].filter((name) => name !== null)
  const allNames = await namesOf(ctx.database, organization.id)
  let doubtful: Read | null = null
  const thisYear = now.getUTCFullYear()
  const listed = await listedCandidates(start.listed, ask, tried)
  const crawl = async () => {
    const crawled = await crawlFor(start, ask, tried, thisYear)
    return crawled.filter(({ url }) => listed.every((one) => one.url !== url))
  }
  const isNew = listed.some(({ year }) => year !== null && year >= thisYear - 1)
  // A recent listed report is read before anything else is requested. If it is older, the website may have a newer one.
  const rounds = isNew ? [async () => listed, crawl] : [async () => [...listed, ...(await crawl())]]
  for (const candidatesOf of rounds) {
    for (const candidate of newestFirst(await candidatesOf(), thisYear).slice(0, mostCandidates)) {
      signal.throwIfAborted()
      const found = await readCandidate(candidate, { ask, read, names, allNames, tried })
      if (found === null) continue
      if (found.namesIt) return { ...ended, state: 'found', ...(await keep(ctx, organization.id, found)), tried }
      tried.push({ url: candidate.url, what: `does not name ${names.join(' or ')} on its first pages` })
      doubtful ??= found
    }
  }
  if (doubtful !== null) return { ...ended, state: 'asks', ...(await keep(ctx, organization.id, doubtful)), tried }
  return { ...nothing, tried }
}

/** Returns the document that a public list names, if its robots.txt allows requesting it. */
async function listedCandidates(listed: ReportAddress | null, ask: AskSite, tried: Tried): Promise<Candidate[]> {
  if (listed?.kind !== 'document') return []
  const { url, title, year } = listed
  if (await isAllowedAt(url, ask)) return [{ url, text: title ?? '', rank: Number.POSITIVE_INFINITY, year }]
  tried.push({ url, what: 'robots.txt disallows it' })
  return []
}

/** Returns candidates linked on the page that a public list names, otherwise on the website. */
async function crawlFor(
  { website, listed }: { website: string | null; listed: ReportAddress | null },
  ask: AskSite,
  tried: Tried,
  thisYear: number,
): Promise<Candidate[]> {
  const start = listed?.kind === 'page' ? listed.url : website
  if (start === null || !URL.canParse(start)) return []
  const crawl = await crawlSite(start, ask, { thisYear })
  tried.push(...crawl.tried)
  return crawl.candidates
}

/** Moves reports whose link names an old year to the end. */
function newestFirst(candidates: readonly Candidate[], thisYear: number): Candidate[] {
  const isOld = ({ year }: Candidate) => year !== null && thisYear - year > oldestYears
  return [...candidates.filter((one) => !isOld(one)), ...candidates.filter(isOld)]
}

function createAsk({ contact, reach, pauseMs }: FindContext, signal: AbortSignal): AskSite {
  let nextAt = 0
  return async (request) => {
    const wait = nextAt - Date.now()
    nextAt = Math.max(nextAt, Date.now()) + pauseMs
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    signal.throwIfAborted()
    return fetchFile({ ...reach, ...request, contact, etag: null, lastModified: null, signal })
  }
}

type Reading = {
  ask: AskSite
  read: typeof readInProcess
  /** Of these one must stand on the first pages: figures of such a report are shown before a person has looked at it. */
  names: readonly string[]
  /** These are looked for in the whole text. */
  allNames: readonly string[]
  tried: Tried
}

async function readCandidate(candidate: Candidate, reading: Reading): Promise<Read | null> {
  const { ask, read, names, allNames, tried } = reading
  try {
    const file = await ask({ url: candidate.url, maxBytes: largestDocumentBytes, timeoutMs: fetchMs })
    if (file.kind === 'unchanged') return null
    const { bytes } = file
    const mediaType = mediaTypeOf(bytes)
    if (mediaType === null) {
      tried.push({ url: candidate.url, what: 'is neither a PDF nor text' })
      return null
    }
    const report = await read(bytes, () => {}, { ...readingLimits, names: allNames })
    if (report.figures.length === 0) {
      tried.push({ url: candidate.url, what: `${report.pages} pages were read, and no emissions found in them` })
      return null
    }
    tried.push({ url: candidate.url, what: `a report with ${report.figures.length} figures` })
    return { candidate, bytes, mediaType, report, namesIt: namesOrganization(report.opening ?? [], names) }
  } catch (error) {
    if (!(error instanceof FetchFailure) && !(error instanceof ReportError)) throw error
    tried.push({ url: candidate.url, what: wordsOf(error) })
    return null
  }
}

/** Stores the report and its figures in one transaction. If the organization has the same report already, that one stays with its decisions. */
async function keep(
  ctx: FindContext,
  organizationId: number,
  found: Read,
): Promise<{ documentId: number; url: string }> {
  const { bytes, mediaType, report, namesIt, candidate } = found
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const at = ctx.clock()
  const { url } = candidate
  const known = await findDocumentByContent(ctx.database, organizationId, sha256)
  if (known) return { documentId: known.id, url }
  const stored = await storeContent(ctx.database, { organizationId, at, mediaType, sha256, bytes })
  try {
    return await ctx.database.transaction(async (transaction) => {
      const added = {
        organizationId,
        name: nameOfAddress(url),
        origin: 'found',
        url,
        addedAt: at,
        addedBy: null,
      } as const
      const documentId = await insertDocument(transaction, added)
      await moveContent(transaction, stored, documentId)
      await replaceProposals(transaction, documentId, [
        ...ofRulesAlone(report.figures).map(toProposal),
        ...report.facts.map(factToProposal),
      ])
      await replaceStatements(transaction, documentId, (report.statements ?? []).map(storedStatement))
      if (namesIt) await markUnchecked(transaction, documentId, provedBySums(report.figures), at)
      const { pages, skipped: skippedPages = [] } = report
      const namesOrganization = namesIt || report.isNamed === true
      await settleDocument(transaction, documentId, { state: 'read', pages, skippedPages, namesOrganization }, at)
      return { documentId, url }
    })
  } finally {
    await dropContent(ctx.database, stored)
  }
}

/** Only figures that a printed sum confirms are shown before a person has checked them. */
function provedBySums(figures: readonly Figure[]): { year: number; scope: string }[] {
  return figures.filter(({ proof }) => proof === 'sum').map(({ year, scope }) => ({ year, scope }))
}
