import type { Context } from '@/service/context'
import { markExpiredTargetsDue } from '@/service/storage/research/research-due'
import { researchDue } from './research-due'

const everyMs = 2_000

/**
 * Checks every two seconds whether this or another process imported editions, updates memory and enqueues research of affected
 * organizations. At the start and when the year changes, also of those whose target year has passed. After a failure it tries
 * again in the next round. Returns a function that stops it.
 */
export function watchEditions(
  ctx: Pick<Context, 'clock' | 'database' | 'log' | 'queue' | 'takeUpEditions'>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  let lookedIn: number | null = null

  async function round(): Promise<void> {
    isBusy = true
    try {
      await ctx.takeUpEditions()
      // No import reports that a target has expired; only the date shows it.
      const year = ctx.clock().getUTCFullYear()
      if (year !== lookedIn) await markExpiredTargetsDue(ctx.database, year, 'The year of its target has passed')
      lookedIn = year
      await researchDue(ctx)
    } catch (error) {
      ctx.log.warn({ error }, 'Looking for newer editions failed; it will be tried again')
    } finally {
      isBusy = false
    }
  }

  const timer = setInterval(() => {
    if (!isBusy) running = round()
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
