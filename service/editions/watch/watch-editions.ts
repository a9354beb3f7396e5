import type { Context } from '@/service/context'
import { researchDue } from './research-due'

const everyMs = 2_000

/**
 * Looks every two seconds whether editions were imported, by this process or another one: takes them up and has affected
 * organizations researched. Failures wait for the next round. Gives how to stop.
 */
export function watchEditions(
  ctx: Pick<Context, 'clock' | 'database' | 'log' | 'queue' | 'takeUpEditions'>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isBusy = false

  async function round(): Promise<void> {
    isBusy = true
    try {
      await ctx.takeUpEditions()
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
