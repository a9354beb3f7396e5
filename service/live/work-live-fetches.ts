import { nextCheck } from '@/service/refresh/next-check'
import { claimLiveFetch, listLiveFetches, requestLiveFetch } from '@/service/storage/editions/live-fetches'
import { claimMs, fetchLiveSource, type LiveContext } from './fetch-live-source'
import { LiveSourceId } from './live-source'
import { liveSources } from './live-sources'

/** Works one fetch that is waiting or whose process has ended; returns false where there is none. */
export async function workNextLiveFetch(ctx: LiveContext, signal: AbortSignal): Promise<boolean> {
  const now = ctx.clock()
  const claimed = await claimLiveFetch(ctx.database, { now, until: new Date(now.getTime() + claimMs) })
  const id = LiveSourceId.safeParse(claimed)
  if (!id.success) return false
  const outcome = await fetchLiveSource(ctx, liveSources[id.data], signal)
  ctx.log.info({ source: id.data, outcome: outcome.state }, 'A publisher’s interface was asked')
  return true
}

/** Requests every source that is due; a source that needs a key only where it has one. */
export async function requestDueFetches(
  ctx: LiveContext,
  hasKey: (id: LiveSourceId) => boolean,
): Promise<LiveSourceId[]> {
  const rows = new Map((await listLiveFetches(ctx.database)).map((row) => [row.source, row]))
  const now = ctx.clock()
  const due = LiveSourceId.options.filter((id) => {
    const row = rows.get(id)
    const source = liveSources[id]
    if (source.key !== null && !hasKey(id)) return false
    if (source.needsContact && ctx.live.contact === null) return false
    return nextCheck({ checkedAt: row?.endedAt ?? null, failures: row?.failures ?? 0 }, source.everyDays) <= now
  })
  for (const id of due) await requestLiveFetch(ctx.database, id, now)
  return due
}
