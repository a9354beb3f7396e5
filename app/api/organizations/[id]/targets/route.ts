import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** 501 if the service has none: it has only the published endpoints. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/targets'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/targets')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  return readExtension(
    servicePath('/organizations/{id}/targets', { id }),
    'This service has no targets of an organization.',
  )
}
