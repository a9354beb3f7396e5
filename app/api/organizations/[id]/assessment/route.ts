import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { rewrite } from '@/lib/server/service/rewrite'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sayAssessment } from '@/lib/views/translate/score/say-assessment'

/** The assessment behind one organization's score; `null` if the service has no such path, or no such organization. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/assessment'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/assessment')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const answer = await askService({ method: 'GET', path: servicePath('/organizations/{id}/assessment', { id }) })
  // Not an error for the browser: the published interface does not have it, and the page works without.
  if (isWithoutList(answer, (json) => typeof json === 'object' && json !== null))
    return Response.json(null, { headers: { 'cache-control': 'private, no-store' } })
  const { language, locale, catalog } = readerOf(request.headers)
  return answerBrowser(rewrite(answer, (json) => sayAssessment(json, language, createFormat(locale, catalog))))
}
