import * as z from 'zod'
import { answerNoSignIn, answerOwn } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { startSingleSignOn } from '@/lib/server/session/authenticate'
import { getSignIn } from '@/lib/server/session/sign-in'
import { readReturnPath } from '@/lib/views/address/return-path'

const Body = z.object({ next: z.string().max(2000).optional() })

/** The address of the single sign-on page to go to, with the cookie that its answer must match. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/sign-in/sso')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  const signIn = await getSignIn()
  if (signIn === null || signIn.settings.singleSignOn === null) return answerNoSignIn()
  const started = await startSingleSignOn(signIn, request.headers, readReturnPath(body.next))
  if (started === null) {
    return answerError(
      502,
      'Single sign-on cannot be reached',
      'The sign-in provider does not answer. Try again in a moment.',
    )
  }
  return answerOwn({ url: started.url }, started.headers)
}
