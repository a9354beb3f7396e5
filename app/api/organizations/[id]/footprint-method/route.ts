import { sendJson } from '@/lib/server/requests/send-json'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { servicePath } from '@/lib/server/service-path'

/** Chooses the method of one supplier's line of the footprint, or removes the choice. */
export async function PUT(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/footprint-method'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/organizations/[id]/footprint-method')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^\d{1,18}$/.test(id)) return answerNotFound(id)
  const notOffered = 'This service computes no footprint.'
  return sendJson(request, {
    method: 'PUT',
    path: servicePath('/organizations/{id}/footprint-method', { id }),
    notOffered,
  })
}
