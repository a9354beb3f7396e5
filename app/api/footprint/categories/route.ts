import { sendJson } from '@/lib/server/requests/send-json'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { servicePath } from '@/lib/server/service-path'

/** Keeps which industries the team's categories of spend come from. */
export async function PUT(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/footprint/categories')
  if (refusal) return refusal
  const notOffered = 'This service computes no footprint.'
  return sendJson(request, { method: 'PUT', path: servicePath('/footprint/categories'), notOffered })
}
