import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isSummary } from '@/lib/server/service/is-summary'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Counts over the list's filters. 501 if the service has no such summary. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/summary')
  if (refusal) return refusal
  const passed = readListParameters(request.url, [...filterNames, 'currency'])
  const answer = await askService({ method: 'GET', path: servicePath('/organizations/summary', {}, passed) })
  if (isWithoutList(answer, isSummary)) {
    return answerError(501, 'No summary', 'This service does not sum its organizations up.')
  }
  return answerBrowser(answer, isSummary)
}
