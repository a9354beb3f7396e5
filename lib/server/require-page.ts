import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { readReturnPath } from '@/lib/views/address/return-path'
import { access, type PagePlace } from './access'
import { getSession, type Session } from './session/get-session'
import { hasRole } from './session/roles'

/** The header in which proxy.ts passes a page its own path and query; it overwrites what a browser sends. */
export const pathHeader = 'x-path'

/** The reader of this page, read once for the page and its frame. */
export const readViewer = cache(async (): Promise<Session | 'open' | null> => getSession(await headers()))

/**
 * Lets only permitted users see a page: others are sent to sign in and back, or to a page saying that their role is not enough. Every
 * page calls it first.
 */
export async function requirePage(place: PagePlace): Promise<Session | 'open' | null> {
  const needed = access[place]
  const session = await readViewer()
  if (needed === 'anyone' || session === 'open') return session
  if (session === null) {
    const path = readReturnPath((await headers()).get(pathHeader))
    redirect(path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`)
  }
  if (!hasRole(session.user.role, needed)) redirect('/no-access')
  return session
}
