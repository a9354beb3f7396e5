import type { Context } from '@/service/context'

/** Times of use are stored to the minute, because a write for every request would be too expensive. */
const precision = 60_000

/** Stores when a key was last used, without waiting for the write; a failure is only logged. */
export function noteKeyUse(
  ctx: Pick<Context, 'log'>,
  lastUsedAt: Date | null,
  now: number,
  write: (at: Date) => Promise<void>,
): void {
  if (lastUsedAt !== null && now - lastUsedAt.getTime() < precision) return
  write(new Date(now)).catch((error: unknown) => {
    ctx.log.warn({ error }, 'The time of the last use of a key could not be stored')
  })
}
