import { answerOwn, answerUserChange } from '@/lib/server/requests/answer-user-change'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { signOut } from '@/lib/server/session/authenticate'

/** Ends the session at once, on the server and in this browser. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/sign-out')
  if (refusal) return refusal
  let cookies = new Headers()
  const answer = await answerUserChange(request, async (signIn, session) => {
    cookies = await signOut(signIn, request.headers, session)
  })
  return answer.ok ? answerOwn({}, cookies) : answer
}
