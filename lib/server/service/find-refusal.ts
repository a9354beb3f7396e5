import 'server-only'
import { access, type HandlerPlace } from '@/lib/server/access'
import { readConfig } from '@/lib/server/config'
import { isLoopbackHost, isSignInConfigured } from '@/lib/server/exposure/exposure'
import { isSameOrigin } from '@/lib/server/requests/same-origin'
import { getSession } from '@/lib/server/session/get-session'
import { hasRole } from '@/lib/server/session/roles'
import { answerProblem } from './answer-browser'

/**
 * The response that refuses this request; null if it may be served. Every handler calls it first, even after proxy.ts, which is not a
 * security boundary.
 */
export async function findRefusal(request: Request, place: HandlerPlace): Promise<Response | null> {
  const { headers } = request
  const host = headers.get('host')
  if (!isSignInConfigured(process.env) && host !== null && !isLoopbackHost(host)) {
    return answerProblem('notHere', [
      403,
      'Forbidden',
      'Without sign-in this dashboard answers this machine only, by its own name',
    ])
  }
  if (!place.startsWith('GET ') && !isSameOrigin(headers, readConfig().publicOrigin)) {
    return answerProblem('otherSite', [403, 'Forbidden', 'Only pages of this dashboard may change anything here'])
  }
  const needed = access[place]
  if (needed === 'anyone') return null
  const session = await getSession(headers)
  if (session === 'open') return null
  if (session === null) {
    return answerProblem('signedOut', [
      401,
      'Not signed in',
      'Your session has ended. Load this page again to sign in.',
    ])
  }
  if (hasRole(session.user.role, needed)) return null
  return answerProblem('notAllowed', [
    403,
    'Not allowed',
    `This needs the role ${needed}; yours is ${session.user.role}.`,
  ])
}
