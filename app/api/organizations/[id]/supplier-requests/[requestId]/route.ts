import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Revokes a link. */
export async function DELETE(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/supplier-requests/[requestId]'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/supplier-requests/[requestId]')
  if (refusal) return refusal
  const { id, requestId } = await context.params
  if (!areIds(id, requestId)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/supplier-requests/{requestId}', { id, requestId })
  return answerExtension(await askService({ method: 'DELETE', path }), notOffered.supplierRequests, true)
}
