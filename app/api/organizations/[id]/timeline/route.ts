import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { answerExtension } from '@/lib/server/service/read-extension'
import { rewrite } from '@/lib/server/service/rewrite'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sayTimeline } from '@/lib/views/translate/say-timeline'

/** 501 if the service has none: it has only the published endpoints. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/timeline'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/timeline')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const { language, locale, catalog } = readerOf(request.headers)
  const answer = await askService({ method: 'GET', path: servicePath('/organizations/{id}/timeline', { id }) })
  return answerExtension(
    rewrite(answer, (json) => sayTimeline(json, language, createFormat(locale, catalog))),
    'This service has no timeline of an organization.',
  )
}
