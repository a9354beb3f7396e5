import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** The service's sources with their counts, if it counts. 501 if it has neither. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/data')
  if (refusal) return refusal
  const [sources, counts] = await Promise.all([
    askService({ method: 'GET', path: servicePath('/data/sources') }),
    askService({ method: 'GET', path: servicePath('/data/report') }),
  ])
  if (isWithoutList(sources, Array.isArray)) {
    return answerError(501, 'No list of sources', 'This service does not say which sources it uses.')
  }
  const answered = answerBrowser(sources, Array.isArray)
  if (!answered.ok || sources.kind !== 'answered') return answered
  const known = counts.kind === 'answered' && counts.status === 200 && Array.isArray(counts.json) ? counts.json : []
  return Response.json({ sources: sources.json, counts: known }, { headers: { 'cache-control': 'private, no-store' } })
}
