import * as z from 'zod'
import { answerNoSignIn, answerOwn } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { signInWithPassword } from '@/lib/server/session/authenticate'
import { getSignIn } from '@/lib/server/session/sign-in'

const Body = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1000) })

/** Signs a local user in: the session's cookie, or 401, or 429 with Retry-After. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/sign-in')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  const signIn = await getSignIn()
  if (signIn === null) return answerNoSignIn()
  const result = await signInWithPassword(signIn, request.headers, body)
  if (result.kind === 'signed_in') return answerOwn({}, cookiesOf(result.headers))
  if (result.kind === 'refused') {
    return answerError(401, 'Not signed in', 'The email address or the password is not right.')
  }
  return answerError(429, 'Too many attempts', 'There were too many attempts to sign in.', {
    'retry-after': String(result.waitSeconds),
  })
}

function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) cookies.append('set-cookie', cookie)
  return cookies
}
