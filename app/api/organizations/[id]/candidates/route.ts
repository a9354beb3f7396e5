import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { rewrite } from '@/lib/server/service/rewrite'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sayMatchQuestion } from '@/lib/views/translate/say-match-question'

/** Which company it may be. 501 if the service does not ask: it has only the published endpoints. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/candidates'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/candidates')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const answer = await askService({ method: 'GET', path: servicePath('/organizations/{id}/candidates', { id }) })
  if ('status' in answer && [404, 405, 501].includes(answer.status)) {
    return answerError(501, 'Not offered by the service', 'This service does not ask which company an organization is.')
  }
  const { locale, catalog } = readerOf(request.headers)
  return answerBrowser(rewrite(answer, (json) => sayMatchQuestion(json, createFormat(locale, catalog))))
}
