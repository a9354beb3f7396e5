import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** The searches for reports, newest first. 501 if the service does not search. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/report-searches')
  if (refusal) return refusal
  const answer = await askService({ method: 'GET', path: servicePath('/report-searches') })
  if (isWithoutList(answer, Array.isArray)) {
    return answerError(501, 'No search', 'This service does not look for reports.')
  }
  return answerBrowser(answer, Array.isArray)
}
