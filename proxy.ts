import { type NextRequest, NextResponse } from 'next/server'
import { cookiePath } from '@/lib/base-path'
import { chooseLanguage, isLanguage, languageCookie, languageCookieSeconds } from '@/lib/messages/languages'
import { readConfig } from '@/lib/server/config'
import { isLoopbackHost, isSignInConfigured } from '@/lib/server/exposure/exposure'
import { isSameOrigin } from '@/lib/server/requests/same-origin'
import { languageHeader } from '@/lib/server/service/language-header'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Style attributes are allowed: charts position themselves with them. Style elements and scripts need the nonce. */
function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = process.env.NODE_ENV === 'development'
  // React's development build rebuilds server stacks with eval, and Next's overlay styles itself; no built page does either.
  const scripts = isDevelopment ? " 'unsafe-eval'" : ''
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // pdf.js reads a report in a worker (components/documents).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** "%E0%A4%A" is no UTF-8: the router would fail on it with 500. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Another name that leads to this machine is how a foreign site reads a dashboard that is open here (DNS rebinding). */
function refuseForeignHost(): NextResponse {
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not here</title><h1>Not at this address</h1>' +
    '<p>Without sign-in this dashboard answers this machine only, at localhost or 127.0.0.1.</p></html>'
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  return new NextResponse(page, { status: 403, headers })
}

export function proxy(request: NextRequest): NextResponse {
  if (!isReadable(request.nextUrl.pathname)) {
    const detail = 'This address holds characters that cannot be read'
    return NextResponse.json(
      { status: 400, title: 'Bad request', detail },
      { status: 400, headers: { 'cache-control': 'private, no-store' } },
    )
  }
  if (!isSignInConfigured(process.env) && !isLoopbackHost(request.headers.get('host') ?? request.nextUrl.host)) {
    return refuseForeignHost()
  }
  if (!safeMethods.has(request.method) && !isSameOrigin(request.headers, readConfig().publicOrigin)) {
    const detail = 'Only pages of this dashboard may change anything here'
    return NextResponse.json(
      { status: 403, title: 'Forbidden', detail },
      { status: 403, headers: { 'cache-control': 'private, no-store' } },
    )
  }
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-path', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  headers.set('content-security-policy', policy)
  const asked = request.nextUrl.searchParams.get('lang')
  const kept = request.cookies.get(languageCookie)?.value
  headers.set(languageHeader, chooseLanguage({ asked, kept, accepted: headers.get('accept-language') }))
  const response = NextResponse.next({ request: { headers } })
  // An address that names a language chooses it for the pages after it as well.
  if (isLanguage(asked) && asked !== kept) {
    response.cookies.set(languageCookie, asked, { path: cookiePath, maxAge: languageCookieSeconds, sameSite: 'lax' })
  }
  response.headers.set('content-security-policy', policy)
  return response
}

// Next keeps what a proxied request sends, up to 10 MB, and cuts off the rest: not where whole reports are taken. Nor where
// one organization is read, which pages do every few seconds while research goes on: the way through here takes a third of
// it. They ask for themselves who sends it and from where (findRefusal), and answer no page that a policy would protect.
export const config = {
  matcher: [
    // Under a path the pattern below does not take in the path itself, without a slash.
    '/',
    '/((?!_next/static|_next/image|icon.svg|favicon.ico|api/organizations/[0-9]+(?:/documents)?$|api/documents/match$|api/answer/report$).*)',
  ],
}
