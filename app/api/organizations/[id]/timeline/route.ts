import { answerNotFound } from '@/lib/server/answer-browser'
import { findRefusal } from '@/lib/server/find-refusal'
import { readExtension } from '@/lib/server/read-extension'

/** 501 where the service does not say: it has only the published endpoints. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/timeline'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/timeline')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  return readExtension(`/organizations/${id}/timeline`, 'This service has no timeline of an organization.')
}
