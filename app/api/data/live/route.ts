import { readTeamKey } from '@/lib/server/config'
import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/**
 * The publishers that the service fetches through their interfaces, and whether this dashboard has the key with which an admin can start
 * a fetch. 501 if the service has none.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/data/live')
  if (refusal) return refusal
  const answer = await askService({ method: 'GET', path: servicePath('/data/live-sources') })
  if (isWithoutList(answer, Array.isArray)) {
    return answerError(501, 'No live sources', 'This service asks no publishers through their interfaces.')
  }
  const answered = answerBrowser(answer, Array.isArray)
  if (!answered.ok || answer.kind !== 'answered') return answered
  const hasTeamKey = (await readTeamKey()) !== null
  return Response.json(
    { sources: answer.json, may_fetch: hasTeamKey },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
