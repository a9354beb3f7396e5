import { sendJson } from '@/lib/server/requests/send-json'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { servicePath } from '@/lib/server/service-path'

/** Sets the team's goal for suppliers with validated targets, or removes it. */
export async function PUT(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/footprint/goal')
  if (refusal) return refusal
  const notOffered = 'This service computes no footprint.'
  return sendJson(request, { method: 'PUT', path: servicePath('/footprint/goal'), notOffered })
}
