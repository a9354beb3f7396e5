import 'server-only'
import { getSession } from '@/lib/server/session/get-session'

/** Who asks, as a person reads it, told to the service; nothing where no sign-in is set up. Never what a browser says. */
export async function whoAsks({ headers }: Request): Promise<{ by?: string }> {
  const session = await getSession(headers)
  if (session === 'open' || session === null) return {}
  const by = (session.user.name.trim() || session.user.email).slice(0, 300)
  return by === '' ? {} : { by }
}
