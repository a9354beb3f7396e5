import 'server-only'
import { recordAudit } from './audit'
import type { Session } from './get-session'
import type { SignIn } from './sign-in'

export type SessionEntry = {
  id: string
  isThis: boolean
  createdAt: string
  usedAt: string
  browser: string
  address: string | null
}

/** A user's open sessions, newest first. Tokens stay on the server: a session is identified by its id. */
export async function listSessions({ auth }: SignIn, { id: own, user }: Session): Promise<SessionEntry[]> {
  const sessions = await (await auth.$context).internalAdapter.listSessions(user.id, { onlyActiveSessions: true })
  return sessions
    .map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
      id,
      isThis: id === own,
      createdAt: createdAt.toISOString(),
      usedAt: updatedAt.toISOString(),
      browser: nameBrowser(userAgent ?? ''),
      address: ipAddress || null,
    }))
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt))
}

/** Enough to tell one's own sessions apart. */
function nameBrowser(userAgent: string): string {
  const browser = [/Edg\//, /Firefox\//, /Chrome\//, /Safari\//].findIndex((pattern) => pattern.test(userAgent))
  const system = [/Android/, /iPhone|iPad/, /Windows/, /Mac OS/, /Linux/].findIndex((pattern) =>
    pattern.test(userAgent),
  )
  const name = ['Edge', 'Firefox', 'Chrome', 'Safari'][browser] ?? 'Unknown browser'
  const place = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'][system]
  return place === undefined ? name : `${name}, ${place}`
}

/** Ends one of the user's own sessions; false if it is not one. */
export async function endOwnSession({ auth, store }: SignIn, { user }: Session, id: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const session = (await internalAdapter.listSessions(user.id)).find((one) => one.id === id)
  if (!session) return false
  await internalAdapter.deleteSession(session.token)
  await recordAudit(store, { actor: user.email, action: 'sessions_revoked', subject: user.email })
  return true
}
