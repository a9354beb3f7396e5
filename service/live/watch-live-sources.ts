import { lookEvery } from '@/service/look-every'
import { listLiveKeys } from '@/service/storage/editions/live-keys'
import type { LiveContext } from './fetch-live-source'
import type { LiveSourceId } from './live-source'
import { requestDueFetches, workNextLiveFetch } from './work-live-fetches'

/** Short, because a person who requested a fetch waits for it to begin. */
const everyMs = 2_000
const cadenceMs = 60_000

/**
 * Works requested fetches one after the other; with `isOnCadence` (LIVE_SOURCES=on) also requests those that are due. Returns a
 * function that stops it and interrupts the running fetch, which continues at the next start.
 */
export function watchLiveSources(ctx: LiveContext, { isOnCadence }: { isOnCadence: boolean }): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY

  async function requestDue(): Promise<void> {
    if (!isOnCadence || Date.now() - lookedAt < cadenceMs) return
    lookedAt = Date.now()
    const typed = new Set((await listLiveKeys(ctx.database)).map(({ source }) => source))
    await requestDueFetches(ctx, (id: LiveSourceId) => ctx.live.keys[id] !== undefined || typed.has(id))
  }

  async function round(signal: AbortSignal): Promise<void> {
    await requestDue()
    while (!signal.aborted && (await workNextLiveFetch(ctx, signal))) {
      // One after the other, because each import joins all sources.
    }
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Working the fetches of live sources failed; it will be tried again'),
  )
}
