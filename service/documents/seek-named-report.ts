import type { Context } from '@/service/context'
import { insertDocument, markSought } from '@/service/storage/documents/documents'
import { insertChanges } from '@/service/storage/organizations/changes'
import { Outcome, type StoredPerformance } from '@/service/storage/research/outcome'
import { loadForResearch } from '@/service/storage/research/research'
import { nameOfAddress } from './add-document'
import { enqueueReading } from './enqueue-reading'
import { reportFound } from './report-found'

type SeekContext = Pick<Context, 'database' | 'queue' | 'clock' | 'isFetchingReports'>

/**
 * After an organization's research, enqueues a job that fetches and reads the newest report whose address a source names. Once
 * per address, and only if REPORTS_FETCH is on. Returns the document's id; null if there was nothing to do.
 */
export async function seekNamedReport(
  ctx: SeekContext,
  { organizationId }: { organizationId: number },
): Promise<number | null> {
  if (!ctx.isFetchingReports) return null
  const organization = await loadForResearch(ctx.database, organizationId)
  const found = Found.safeParse(organization?.outcome)
  const url = found.success ? newestAddress(found.data.performances) : null
  if (organization === null || url === null) return null
  return ctx.database.transaction(async (transaction) => {
    if (!(await markSought(transaction, organizationId, url))) return null
    const name = nameOfAddress(url)
    const added = { organizationId, name, origin: 'source', url, addedAt: ctx.clock(), addedBy: null } as const
    const documentId = await insertDocument(transaction, added)
    const { projectId } = organization
    await enqueueReading(ctx.queue, transaction, 'named_report', { documentId, projectId })
    await insertChanges(transaction, [reportFound({ projectId, organizationId, documentId, url, at: ctx.clock() })])
    return documentId
  })
}

const Found = Outcome.pick({ performances: true })

/** Returns the newest address of a PDF. Performances are ordered newest first. Reports that the project added itself are left out. */
function newestAddress(performances: readonly StoredPerformance[]): string | null {
  const named = performances.flatMap(({ documents, extraction, revenueExtraction }) =>
    documents.filter(({ title }) => title !== extraction?.name && title !== revenueExtraction?.name),
  )
  return named.flatMap(({ url }) => url ?? []).find(isPdf) ?? null
}

/** Other addresses are mostly pages about a report, without a table of its figures. */
function isPdf(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname } = new URL(address)
  return /^https?:$/.test(protocol) && /\.pdf$/i.test(pathname)
}
