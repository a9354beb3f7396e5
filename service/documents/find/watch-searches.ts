import type { Context } from '@/service/context'
import { lookEvery } from '@/service/look-every'
import { requestDueSearches } from '@/service/storage/documents/report-searches'
import { type FindContext, findNextReport } from './find-report'
import { isFindingReports } from './report-search-choice'

const everyMs = 5_000
const dueMs = 10 * 60_000

/** Where reports are looked for: looks for them, one organization after the other, and once a quarter again. Returns how to stop, which breaks off the one under way. */
export function watchSearches(ctx: FindContext & Pick<Context, 'findsReports'>): () => Promise<void> {
  let dueAt = Number.NEGATIVE_INFINITY

  async function round(signal: AbortSignal): Promise<void> {
    if (!(await isFindingReports(ctx))) return
    if (Date.now() - dueAt >= dueMs) {
      dueAt = Date.now()
      await requestDueSearches(ctx.database, ctx.clock())
    }
    while (!signal.aborted && (await findNextReport(ctx, signal))) {
      // One site after the other: each is asked slowly.
    }
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Looking for reports failed; it will be tried again'),
  )
}
