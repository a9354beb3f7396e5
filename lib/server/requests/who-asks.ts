import 'server-only'
import { getSession } from '@/lib/server/session/get-session'

/** The name of the signed-in user, for the service; absent without sign-in. Never taken from the browser. */
export async function whoAsks({ headers }: Request): Promise<{ by?: string }> {
  const session = await getSession(headers)
  if (session === 'open' || session === null) return {}
  const by = (session.user.name.trim() || session.user.email).slice(0, 300)
  return by === '' ? {} : { by }
}
