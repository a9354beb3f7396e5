import 'server-only'

/**
 * Whether no other site caused this changing request. Browsers say so in Sec-Fetch-Site; older ones only send Origin, which must be the
 * requested host or, behind a proxy, the configured public origin. Every browser sends one of the two with a POST, so a request with
 * neither comes from a program (curl, a script), which no site can misuse.
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
