import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** Computes a kept footprint again. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/footprint/kept/[id]/check'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/kept/[id]/check')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(servicePath('/footprint/kept/{id}/check', { id }), 'This service keeps no footprints.', true)
}
