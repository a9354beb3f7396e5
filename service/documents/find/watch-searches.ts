import type { Context } from '@/service/context'
import { lookEvery } from '@/service/look-every'
import { requestDueSearches } from '@/service/storage/documents/report-searches'
import { type FindContext, findNextReport } from './find-report'
import { isFindingReports } from './report-search-choice'

const everyMs = 5_000
const dueMs = 10 * 60_000

/**
 * While the search for reports is switched on, runs searches one after the other, and repeats them once a quarter. Returns a function that
 * stops it and aborts the current search.
 */
export function watchSearches(ctx: FindContext & Pick<Context, 'findsReports'>): () => Promise<void> {
  let dueAt = Number.NEGATIVE_INFINITY

  async function round(signal: AbortSignal): Promise<void> {
    if (!(await isFindingReports(ctx))) return
    if (Date.now() - dueAt >= dueMs) {
      dueAt = Date.now()
      await requestDueSearches(ctx.database, ctx.clock())
    }
    while (!signal.aborted && (await findNextReport(ctx, signal))) {
      // One site after the other, because each is requested slowly.
    }
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Looking for reports failed; it will be tried again'),
  )
}
