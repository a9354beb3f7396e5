import 'server-only'

/**
 * Whether no other site made this request that changes something. Browsers say so in Sec-Fetch-Site; older ones only send
 * Origin, which must then be the host that was asked, or the configured public origin behind a proxy. Every browser sends
 * one of the two with a POST, so a request with neither is a program's (curl, a script), which no site can misuse.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (publicOrigin !== null) return new URL(origin).origin === publicOrigin
  return new URL(origin).host === headers.get('host')
}
