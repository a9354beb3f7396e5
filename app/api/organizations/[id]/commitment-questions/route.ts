import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Rows of lists that may be the matched company's. 501 if the service does not ask: it has only the published endpoints. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/commitment-questions'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/commitment-questions')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const answer = await askService({
    method: 'GET',
    path: servicePath('/organizations/{id}/commitment-questions', { id }),
  })
  if ('status' in answer && [404, 405, 501].includes(answer.status)) {
    return answerError(501, 'Not offered by the service', 'This service does not ask which row of a list it is.')
  }
  return answerBrowser(answer)
}
