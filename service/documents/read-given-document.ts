import { createHash } from 'node:crypto'
import type { Context } from '@/service/context'
import type { Reach } from '@/service/fetching/connect-guard'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { fetchFile } from '@/service/fetching/fetch-file'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { mostPieces, type ReadingEnd } from '@/service/reports/input/reading-bounds'
import { type FailureReason, ReportError } from '@/service/reports/input/report-error'
import type { Fact } from '@/service/reports/model/fact'
import type { Figure } from '@/service/reports/model/figure'
import type { Statement } from '@/service/reports/model/statement'
import { type JudgedFigure, ofRulesAlone } from '@/service/reports/readers/agree'
import {
  type DocumentContent,
  dropContent,
  loadDocumentContent,
  moveContent,
  storeContent,
} from '@/service/storage/documents/document-content'
import type { ProposedFigure } from '@/service/storage/documents/document-figures'
import { replaceProposals } from '@/service/storage/documents/document-figures'
import { replaceStatements, type StatementRow } from '@/service/storage/documents/document-statements'
import {
  beginReading,
  type DocumentFailure,
  type DocumentRow,
  findDocumentByContent,
  forgetReading,
  loadDocument,
  recordProgress,
  type Settled,
  settleDocument,
} from '@/service/storage/documents/documents'
import { largestDocumentBytes } from './add-document'
import { mediaTypeOf } from './media-type'
import { type OnPage, ReaderEnded, type ReadReport, readInProcess, readingLimits } from './read-in-process'
import { readTwice } from './second-reader/read-twice'
import { namesOf } from './whose-report'

type ReadContext = Pick<Context, 'database' | 'queue' | 'clock' | 'log' | 'reportModel'>

const fetchMs = 60_000
/** How often progress is stored, at most. A person may be waiting for it. */
const progressMs = 500

/** Handles the jobs `document` and `named_report`: fetches a report that has an address, reads it, and stores its figures as proposals. */
export async function readGivenDocument(
  ctx: ReadContext,
  { documentId }: { documentId: number },
  read: typeof readInProcess = readInProcess,
  reach: Reach = {},
): Promise<void> {
  const document = await loadDocument(ctx.database, documentId)
  if (document === null || document.state === 'read' || document.state === 'failed') return
  try {
    const bytes = await contentOf(ctx, document, reach)
    const names = await namesOf(ctx.database, document.organizationId)
    const isForModel = ctx.reportModel !== null && isOfPerson(document)
    const found = await readUnlessLost(ctx, document.id, () =>
      readWithProgress(ctx, document.id, (onPage) => read(bytes, onPage, { ...readingLimits, isForModel, names })),
    )
    const { pages, facts, statements = [], skipped: skippedPages = [], pagesForModel = [] } = found
    if (skippedPages.length > 0) ctx.log.warn({ documentId, skippedPages }, 'Broken pages of a report were skipped')
    const { figures, reading } = await readTwice(ctx, documentId, { figures: found.figures, pages: pagesForModel })
    const proposals = [...figures.map(toProposal), ...facts.map(factToProposal)]
    const namesOrganization = found.isNamed ?? null
    const ended = endOf(found)
    const settled = { state: 'read', pages, skippedPages, modelReading: reading, namesOrganization, ended } as const
    await settle(ctx, document, settled, proposals, statements)
  } catch (error) {
    if (!(error instanceof ReportError) && !(error instanceof FetchFailure)) throw error
    const reason = error instanceof ReportError ? error.reason : null
    await settle(ctx, document, { state: 'failed', ...inCode(error.message, reason) }, [])
  }
}

/** Marks a report as failed after the last attempt of its job, when the process ended each time. */
export async function giveUpDocument(
  ctx: ReadContext,
  { documentId }: { documentId: number },
  reason: string,
): Promise<void> {
  const document = await loadDocument(ctx.database, documentId)
  if (document === null || document.state === 'read' || document.state === 'failed') return
  ctx.log.error({ documentId, reason }, 'A report could not be read')
  await settle(ctx, document, { state: 'failed', ...inCode('Reading it failed several times', null) }, [])
}

/** Whether a person added the report. Only these are sent to a language model; reports that the service found are not. */
function isOfPerson({ origin }: DocumentRow): boolean {
  return origin === 'uploaded' || origin === 'address'
}

async function contentOf(ctx: ReadContext, document: DocumentRow, reach: Reach): Promise<Uint8Array> {
  const kept = await loadDocumentContent(ctx.database, document.id)
  if (kept !== null) return kept
  if (document.url === null) throw new ReportError('The file is not here any more', { reason: { code: 'gone' } })
  const fetched = await fetchFile({
    ...reach,
    url: document.url,
    etag: null,
    lastModified: null,
    maxBytes: largestDocumentBytes,
    timeoutMs: fetchMs,
  })
  if (fetched.kind === 'unchanged') throw new FetchFailure('The address answered without a file')
  const { bytes } = fetched
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === null) {
    throw new ReportError('What the address answered is neither a PDF nor text', { reason: { code: 'no_report' } })
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await keepContent(ctx, document, { bytes, mediaType, sha256 })
  return bytes
}

async function keepContent(
  ctx: ReadContext,
  { id, organizationId }: DocumentRow,
  content: DocumentContent,
): Promise<void> {
  const stored = await storeContent(ctx.database, { organizationId, at: ctx.clock(), ...content })
  try {
    await ctx.database.transaction(async (transaction) => {
      const known = await findDocumentByContent(transaction, organizationId, content.sha256)
      if (known) throw new ReportError(`The same file was given already: ${known.name}`)
      await moveContent(transaction, stored, id)
    })
  } finally {
    // Does nothing if the content was moved.
    await dropContent(ctx.database, stored)
  }
}

/** A report that made its reader or the service end this many times is not read again. */
const mostLostReadings = 2

async function readUnlessLost<Found>(ctx: ReadContext, id: number, read: () => Promise<Found>): Promise<Found> {
  if ((await beginReading(ctx.database, id)) >= mostLostReadings) {
    throw new ReportError('Reading it ended the reader twice, so it is not tried again', {
      reason: { code: 'ended_reader_twice' },
    })
  }
  try {
    return await read()
  } catch (error) {
    if (error instanceof ReaderEnded) ctx.log.warn({ error, documentId: id }, 'A reader ended without a result')
    // The service is stopping, or the database cannot be reached: the report is not the cause.
    else if (!(error instanceof ReportError)) await forgetReading(ctx.database, id).catch(() => {})
    throw error
  }
}

function inCode(failure: string, reason: FailureReason | null): DocumentFailure {
  return { failure, code: reason?.code ?? null, limit: reason?.limit ?? null }
}

/** Why a report was not read completely, in words; null if it was. */
function endOf({ pages, ended }: ReadReport): (DocumentFailure & { pagesRead: number }) | null {
  if (!ended) return null
  const pagesRead = ended.page - 1
  const { limit, why } = limitOf(ended.reason)
  const failure = `It was read to page ${pagesRead} of ${pages}, because ${why}: what later pages report may be missing`
  return { ...inCode(failure, { code: ended.reason, limit }), pagesRead }
}

function limitOf(reason: ReadingEnd): { limit: number; why: string } {
  const { pages, megabytes, softMilliseconds } = readingLimits
  const seconds = softMilliseconds / 1000
  if (reason === 'too_many_pages') return { limit: pages, why: `only ${pages} pages of a report are read` }
  if (reason === 'page_too_full') {
    return { limit: mostPieces, why: `only ${mostPieces} pieces of text of a page are read` }
  }
  if (reason === 'takes_too_long') return { limit: seconds, why: `reading it took longer than ${seconds} s` }
  return { limit: megabytes, why: `reading it needed more than ${megabytes} MB of memory` }
}

/** Stores figures of single pages while a person waits; the figures of the whole report replace them at the end. */
async function readWithProgress(
  ctx: ReadContext,
  id: number,
  read: (onPage: OnPage) => Promise<ReadReport>,
): Promise<ReadReport> {
  const found: Figure[] = []
  let written = Promise.resolve()
  let last = 0
  try {
    return await read(({ page, pages, found: onPage }) => {
      found.push(...onPage)
      if (Date.now() - last < progressMs) return
      last = Date.now()
      const soFar = ofRulesAlone(found).map(toProposal)
      written = written
        .then(() => writeProgress(ctx, id, { page, pages, soFar }))
        .catch((error: unknown) => ctx.log.warn({ error, documentId: id }, 'The progress of a report was not written'))
    })
  } finally {
    await written
  }
}

async function writeProgress(
  ctx: ReadContext,
  id: number,
  { page, pages, soFar }: { page: number; pages: number; soFar: ProposedFigure[] },
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await recordProgress(transaction, id, page, pages)
    await replaceProposals(transaction, id, soFar)
  })
}

export function toProposal(figure: JudgedFigure): ProposedFigure {
  const { year, scope, value, gas, printedValue, printedUnit, page, quote, box, confidence, reasons, proof } = figure
  const ofMoney = { currency: null, basis: null }
  return {
    year,
    scope,
    value,
    gas,
    ...ofMoney,
    printedValue,
    printedUnit,
    page,
    quote,
    box,
    confidence,
    reasons,
    proof,
    reader: figure.reader,
    otherReading: figure.other,
  }
}

export function factToProposal({ kind, ...fact }: Fact): ProposedFigure {
  return { ...fact, scope: kind, gas: null, proof: null, reader: 'rules', otherReading: null }
}

export function storedStatement({ by, ...said }: Statement): StatementRow {
  return { ...said, assuredBy: by }
}

async function settle(
  ctx: ReadContext,
  { id, organizationId, name, origin }: DocumentRow,
  settled: Settled,
  proposals: readonly ProposedFigure[],
  statements: readonly Statement[] = [],
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await replaceProposals(transaction, id, proposals)
    await replaceStatements(transaction, id, statements.map(storedStatement))
    await settleDocument(transaction, id, settled, ctx.clock())
    // Nobody waits for a report named by a source, and nothing changes before a person decides on a figure.
    if (origin === 'source') return
    await researchAgain(ctx, transaction, organizationId, `A report was read: ${name}`)
  })
}
