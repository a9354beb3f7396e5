import 'server-only'
import type { SignInSettings } from './sign-in-settings'

type Place = Pick<SignInSettings, 'isHttps' | 'basePath'>

/** Where cookies of sign-in are sent: under a path to no other program of the same host. */
export function cookiePathOf({ basePath }: Place): string {
  return basePath === '' ? '/' : basePath
}

/** Browsers take a cookie named __Host- for the whole host alone, over TLS; one for a path may be __Secure-. */
export function cookiePrefixOf({ isHttps, basePath }: Place): string {
  if (!isHttps) return ''
  return basePath === '' ? '__Host-' : '__Secure-'
}
