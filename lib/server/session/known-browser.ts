import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookiePathOf, cookiePrefixOf } from './cookie-place'
import type { SignInSettings } from './sign-in-settings'

/**
 * A cookie for browsers that have signed a user in. It grants nothing; it lets their attempts be counted apart from strangers'
 * (throttle.ts). Signed together with the user's address, so that it applies to no other user.
 */

const seconds = 180 * 24 * 3600

type Secrets = Pick<SignInSettings, 'secret' | 'isHttps' | 'basePath'>

const nameOf = (settings: Secrets) => `${cookiePrefixOf(settings)}carbon-register.known_browser`

function sign({ secret }: Secrets, email: string, id: string): string {
  return createHmac('sha256', secret).update(`known browser\n${email.trim().toLowerCase()}\n${id}`).digest('base64url')
}

/** The browser's id from these headers, if it has signed in the user of this address before; otherwise null. */
export function readKnownBrowser(headers: Headers, settings: Secrets, email: string): string | null {
  const start = `${nameOf(settings)}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const [id = '', signature = ''] =
    cookies
      .find((part) => part.startsWith(start))
      ?.slice(start.length)
      .split('.') ?? []
  const expected = Buffer.from(sign(settings, email, id))
  const given = Buffer.from(signature)
  return id !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The Set-Cookie line that makes the browser known for this user; `id`: its existing id, if any. */
export function writeKnownBrowser(settings: Secrets, email: string, id: string | null): string {
  const own = id ?? randomBytes(16).toString('base64url')
  const attributes = `Path=${cookiePathOf(settings)}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${settings.isHttps ? '; Secure' : ''}`
  return `${nameOf(settings)}=${own}.${sign(settings, email, own)}; ${attributes}`
}
