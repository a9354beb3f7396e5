import { changeLiveSource } from '@/lib/server/requests/change-live-source'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Starts a fetch from a publisher. */
export async function POST(
  request: Request,
  context: RouteContext<'/api/data/live/[source]/fetch'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/data/live/[source]/fetch')
  if (refusal) return refusal
  return changeLiveSource((await context.params).source, { what: 'fetch' })
}
