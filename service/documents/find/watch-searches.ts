import { requestDueSearches } from '@/service/storage/documents/report-searches'
import { type FindContext, findNextReport } from './find-report'

const everyMs = 5_000
const dueMs = 10 * 60_000

/** Looks for reports, one organization after the other, and once a quarter again. Returns how to stop, which breaks off the one under way. */
export function watchSearches(ctx: FindContext): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let dueAt = Number.NEGATIVE_INFINITY

  async function round(): Promise<void> {
    try {
      if (Date.now() - dueAt >= dueMs) {
        dueAt = Date.now()
        await requestDueSearches(ctx.database, ctx.clock())
      }
      while (!stopping.signal.aborted && (await findNextReport(ctx, stopping.signal))) {
        // One site after the other: each is asked slowly.
      }
    } catch (error) {
      if (!stopping.signal.aborted) ctx.log.warn({ error }, 'Looking for reports failed; it will be tried again')
    }
  }

  function look(): void {
    running ??= round().finally(() => {
      running = null
    })
  }

  look()
  const timer = setInterval(look, everyMs).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
