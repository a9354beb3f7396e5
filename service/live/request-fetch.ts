import { requestLiveFetch } from '@/service/storage/editions/live-fetches'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import type { LiveContext } from './fetch-live-source'
import type { LiveSource } from './live-source'

/** Requests a fetch, which a process that works jobs begins within seconds. Does nothing where a fetch is waiting or running already. */
export async function requestFetch(
  ctx: Pick<LiveContext, 'database' | 'clock'>,
  { id }: LiveSource,
  by: Actor = operator,
): Promise<void> {
  const at = ctx.clock()
  if (!(await requestLiveFetch(ctx.database, id, at))) return
  await insertAuditEvent(ctx.database, { kind: 'live_fetch.asked', by, details: { source: id }, at })
}
