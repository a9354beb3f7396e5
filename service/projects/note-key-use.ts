import type { Context } from '@/service/context'

/** To the minute: a write for every request would cost more than the figure is worth. */
const precision = 60_000

/** Keeps when a key was last used, without anybody waiting for it; a failure is only logged. */
export function noteKeyUse(
  ctx: Pick<Context, 'log'>,
  lastUsedAt: Date | null,
  now: number,
  write: (at: Date) => Promise<void>,
): void {
  if (lastUsedAt !== null && now - lastUsedAt.getTime() < precision) return
  write(new Date(now)).catch((error: unknown) => {
    ctx.log.warn({ error }, 'When a key was last used could not be kept')
  })
}
