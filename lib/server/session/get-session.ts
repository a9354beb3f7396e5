import 'server-only'
import { isRole, type Role } from './roles'
import { getSignIn, type SignIn } from './sign-in'
import { longestIdleMs } from './sign-in-limits'

export type User = { id: string; email: string; name: string; role: Role }
export type Session = { id: string; user: User }

const touchAfterMs = 60_000

/** The session behind a request's cookie, read from the database each time, so that ending it takes effect at once. */
export async function readSession({ auth }: SignIn, headers: Headers, now = Date.now()): Promise<Session | null> {
  if (!headers.has('cookie')) return null
  const found = await auth.api.getSession({ headers })
  if (!found) return null
  const { session, user } = found
  const idleMs = now - session.updatedAt.getTime()
  const { internalAdapter } = await auth.$context
  if (idleMs > longestIdleMs) {
    await internalAdapter.deleteSession(session.token)
    return null
  }
  if (user.disabled || !isRole(user.role)) return null
  if (idleMs > touchAfterMs) await internalAdapter.updateSession(session.token, { updatedAt: new Date(now) })
  const { id, email, name, role } = user
  return { id: session.id, user: { id, email, name, role } }
}

/** Who makes the request. 'open' without sign-in, when everyone on this machine may do everything; null for nobody we know. */
export async function getSession(headers: Headers): Promise<Session | 'open' | null> {
  const signIn = await getSignIn()
  return signIn === null ? 'open' : readSession(signIn, headers)
}
