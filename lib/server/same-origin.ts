import 'server-only'

/**
 * Whether a request that changes something was made by a page of this dashboard. Browsers say so in Sec-Fetch-Site; older
 * ones only send Origin, which must then be the host that was asked, or the configured public origin behind a proxy.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  if (publicOrigin !== null) return new URL(origin).origin === publicOrigin
  return new URL(origin).host === headers.get('host')
}
