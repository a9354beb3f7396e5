import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { rewrite } from '@/lib/server/service/rewrite'
import { readReasons } from '@/lib/server/service/say-score-reasons'
import { askService, type ServiceAnswer } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sayEvidence } from '@/lib/views/translate/say-evidence'

const notOffered: ReadonlySet<number> = new Set([404, 405, 501])

/** The page that asks shows the organization, so a 404 means that the service has no evidence. */
function isNotOffered(answer: ServiceAnswer): boolean {
  return (answer.kind === 'answered' || answer.kind === 'unreadable') && notOffered.has(answer.status)
}

/** Where the figures of one organization come from. 501 if the service does not say. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/evidence'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/evidence')
  if (refusal) return refusal
  const { id } = await context.params
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const asked = new URL(request.url).searchParams
  const query = new URLSearchParams(
    ['currency', 'rates'].flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
  )
  const answer = await askService({
    method: 'GET',
    path: servicePath('/organizations/{id}/evidence', { id }, query),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  if (isNotOffered(answer)) {
    return answerError(501, 'No evidence', 'This service does not tell where its figures come from.')
  }
  const reader = readerOf(request.headers)
  const { language, locale, catalog } = reader
  const reasons = language === 'en' ? new Map<string, string>() : await readReasons(id, reader)
  return answerBrowser(rewrite(answer, (json) => sayEvidence(json, reasons, createFormat(locale, catalog))))
}
