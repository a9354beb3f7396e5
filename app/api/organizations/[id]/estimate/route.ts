import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { rewrite } from '@/lib/server/service/rewrite'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sayEstimate } from '@/lib/views/translate/say-estimate'

const parameters = ['spend', 'currency', 'year']

/** An estimate for one organization; 404 or 405 if the service has none. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/estimate'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/estimate')
  if (refusal) return refusal
  const { id } = await context.params
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const asked = new URL(request.url).searchParams
  const query = new URLSearchParams(
    parameters.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
  )
  const path = servicePath('/organizations/{id}/estimate', { id }, query)
  const answer = await askService({ method: 'GET', path })
  const { language, locale, catalog } = readerOf(request.headers)
  return answerBrowser(rewrite(answer, (json) => sayEstimate(json, language, createFormat(locale, catalog))))
}
