import 'server-only'
import { isRole, type Role } from './roles'
import { getSignIn, type SignIn } from './sign-in'
import { longestIdleMs } from './sign-in-limits'

export type User = { id: string; email: string; name: string; role: Role }
export type Session = { id: string; user: User }

const touchAfterMs = 60_000

/** The session behind a request's cookie, asked of the database each time, so that an end takes effect at once. */
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

/**
 * Who asks. 'open' where no sign-in is set up, and everyone on this machine may do all there is; null for nobody we know.
 */
export async function getSession(headers: Headers): Promise<Session | 'open' | null> {
  const signIn = await getSignIn()
  return signIn === null ? 'open' : readSession(signIn, headers)
}
