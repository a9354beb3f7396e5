import * as z from 'zod'
import { readTeamKey } from '@/lib/server/config'
import { readBody } from '@/lib/server/requests/read-body'
import { answerBrowser } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { parseSearchChoice } from '@/lib/views/answers/search-choice-answer'

const path = servicePath('/report-searches/choice')
const Body = z.object({ is_on: z.boolean() })

/** Whether the service looks for reports, who decided it, and whether this dashboard has the key with which an admin can. 501 if it never does. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/report-searches/choice')
  if (refusal) return refusal
  const answer = await askService({ method: 'GET', path })
  const answered = answerExtension(answer, 'This service does not look for reports.')
  if (!answered.ok || answer.kind !== 'answered') return answered
  const mayDecide = (await readTeamKey()) !== null
  return Response.json(
    { ...parseSearchChoice(answer.json), may_decide: mayDecide },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** Keeps an admin's answer in the service. */
export async function PUT(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/report-searches/choice')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  return answerBrowser(await askService({ method: 'PUT', path, asTeam: true, body: JSON.stringify(body) }))
}
