import { answerNoSignIn } from '@/lib/server/requests/answer-user-change'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { finishSingleSignOn } from '@/lib/server/session/authenticate'
import { getSignIn } from '@/lib/server/session/sign-in'

/** Where the single sign-on provider sends the browser back to. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/auth/callback/sso')
  if (refusal) return refusal
  const signIn = await getSignIn()
  if (signIn === null || signIn.settings.singleSignOn === null) return answerNoSignIn()
  return finishSingleSignOn(signIn, request)
}
