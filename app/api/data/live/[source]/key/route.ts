import * as z from 'zod'
import { changeLiveSource } from '@/lib/server/requests/change-live-source'
import { readBody } from '@/lib/server/requests/read-body'
import { findRefusal } from '@/lib/server/service/find-refusal'

const Body = z.object({ key: z.string().min(1).max(500) })

/** Stores a publisher's key in the service. No answer contains it. */
export async function PUT(request: Request, context: RouteContext<'/api/data/live/[source]/key'>): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/data/live/[source]/key')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  return changeLiveSource((await context.params).source, { what: 'key', body })
}

/** Deletes it from the service. */
export async function DELETE(
  request: Request,
  context: RouteContext<'/api/data/live/[source]/key'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/data/live/[source]/key')
  if (refusal) return refusal
  return changeLiveSource((await context.params).source, { what: 'key', body: null })
}
