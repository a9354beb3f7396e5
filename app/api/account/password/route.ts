import * as z from 'zod'
import { answerOwn, answerUserChange } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { changePassword } from '@/lib/server/session/authenticate'

const Body = z.object({ current: z.string().min(1).max(1000), next: z.string().min(1).max(1000) })

/** Changes one's own password; all other sessions end. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/account/password')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  let cookies = new Headers()
  const answer = await answerUserChange(request, async (signIn, session) => {
    cookies = await changePassword(signIn, request.headers, session, body)
  })
  return answer.ok ? answerOwn({}, cookies) : answer
}
