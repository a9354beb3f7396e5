import * as z from 'zod'
import { answerNoSignIn, answerOwn } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { redeemPasswordLink } from '@/lib/server/session/authenticate'
import { getSignIn } from '@/lib/server/session/sign-in'
import { UserError } from '@/lib/server/session/users'

const Body = z.object({ token: z.string().min(1).max(200), password: z.string().min(1).max(1000) })

/** Sets the password of the user for whom a one-time link was made. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/set-password')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  const signIn = await getSignIn()
  if (signIn === null) return answerNoSignIn()
  try {
    await redeemPasswordLink(signIn, body.token, body.password)
    return answerOwn({})
  } catch (error) {
    if (error instanceof UserError) return answerError(400, 'The password was not set', error.message)
    throw error
  }
}
