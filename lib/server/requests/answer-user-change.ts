import 'server-only'
import { answerError } from '@/lib/server/service/answer-browser'
import type { Session } from '@/lib/server/session/get-session'
import { getSession } from '@/lib/server/session/get-session'
import { getSignIn, type SignIn } from '@/lib/server/session/sign-in'
import { UserError } from '@/lib/server/session/users'

/** The response of a handler about users or sessions: JSON that must not be cached. */
export function answerOwn(body: unknown, headers = new Headers()): Response {
  headers.set('cache-control', 'private, no-store')
  return Response.json(body, { headers })
}

export function answerNoSignIn(): Response {
  return answerError(404, 'No sign-in', 'This dashboard has no sign-in: it is open to everyone on its machine')
}

/** Makes a change for the signed-in user, whom findRefusal has let through; a UserError becomes a 4xx response with its text. */
export async function answerUserChange(
  request: Request,
  change: (signIn: SignIn, session: Session) => Promise<unknown>,
): Promise<Response> {
  const [signIn, session] = [await getSignIn(), await getSession(request.headers)]
  if (signIn === null || session === null || session === 'open') return answerNoSignIn()
  try {
    return answerOwn((await change(signIn, session)) ?? {})
  } catch (error) {
    if (error instanceof UserError) return answerError(400, 'Not done', error.message)
    throw error
  }
}
