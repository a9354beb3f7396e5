import { z } from 'zod'
import { checkUrl, type Reach } from '@/service/fetching/connect-guard'
import { exchangeJson, type JsonExchanged } from '@/service/fetching/exchange-json'
import { mostKept } from '../add-footprints'
import { HostFailure } from './host-failure'
import { nextLink } from './next-link'

export type HostAccess = {
  url: string
  authUrl: string | null
  clientId: string
  clientSecret: string
}

type Asking = { reach: Reach; signal: AbortSignal }

const timeoutMs = 20_000
const mostBytesOfToken = 64 * 1024
const mostBytesOfPage = 8 * 1024 * 1024
const mostPages = 100
/** Footprints requested per page; a host may answer fewer. */
const pageSize = 100

/** Throws FetchFailure or HostFailure for an address that credentials may not be sent to, as far as its text shows. */
export function checkHostAddress(text: string, reach: Reach): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) throw new HostFailure(`${text.slice(0, 200)} is no web address`)
  // "A host system MUST offer its actions under https method only."
  if (url.protocol !== 'https:' && reach.mayConnect === undefined)
    throw new HostFailure('A PACT host is requested only through https: its address must begin with https')
  checkUrl(url, reach)
  return url
}

/**
 * Returns all product footprints that a PACT host has for these credentials, as it answers them: requests a token (OAuth 2.0 client
 * credentials), then GET /3/footprints and the pages that it links to. Throws HostFailure or FetchFailure.
 */
export async function askHost(access: HostAccess, asking: Asking): Promise<unknown[]> {
  let token = await askToken(access, asking)
  const first = checkHostAddress(`${access.url}/3/footprints?limit=${pageSize}`, asking.reach)
  const footprints: unknown[] = []
  const asked = new Set<string>()
  for (let url: URL | null = first; url !== null; ) {
    asked.add(url.href)
    let answer = await requestPage(url, token, asking)
    // A token that was accepted for an earlier page has expired ("TokenExpired").
    if (answer.status === 401 && asked.size > 1) {
      token = await askToken(access, asking)
      answer = await requestPage(url, token, asking)
    }
    const page = readPage(answer, url)
    footprints.push(...page.data)
    if (footprints.length > mostKept)
      throw new HostFailure(
        `The host has more than ${mostKept} footprints for you: it may have to limit your access to those of one company`,
      )
    url = page.next === null ? null : checkNext(page.next, first, asked, asking.reach)
  }
  return footprints
}

/** Checks the link to the next page, so that the token is sent only to its own host. */
function checkNext(link: string, first: URL, asked: ReadonlySet<string>, reach: Reach): URL {
  const next = URL.canParse(link, first) ? checkHostAddress(new URL(link, first).href, reach) : null
  if (next === null || next.origin !== first.origin)
    throw new HostFailure(
      `The host links its next page to ${link.slice(0, 200)}, which is another host: the token is not sent there`,
    )
  if (asked.has(next.href)) throw new HostFailure('The host links its pages in a circle')
  if (asked.size >= mostPages) throw new HostFailure(`The host has more than ${mostPages} pages of footprints`)
  return next
}

const Configuration = z.looseObject({ token_endpoint: z.string() })
const Token = z.looseObject({ access_token: z.string().regex(/^[\x21-\x7e]{1,16000}$/) })

async function askToken(access: HostAccess, { reach, signal }: Asking): Promise<string> {
  const endpoint = await findTokenEndpoint(access, { reach, signal })
  // RFC 6749, 2.3.1: both are form-encoded before they are joined.
  const credentials = [access.clientId, access.clientSecret].map(encodeURIComponent).join(':')
  const answer = await exchangeJson({
    ...reach,
    method: 'POST',
    url: endpoint.href,
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    maxBytes: mostBytesOfToken,
    timeoutMs,
    signal,
  })
  if (answer.status === 400 || answer.status === 401 || answer.status === 403)
    throw new HostFailure(
      `The host does not accept the client id and secret${wordsOf(answer.json)}. Ask the supplier for new ones, and enter them here.`,
    )
  requireOk(answer, endpoint)
  const token = Token.safeParse(answer.json)
  if (!token.success)
    throw new HostFailure(
      `${endpoint.href} did not answer with an access token: is it the right address for signing in?`,
    )
  return token.data.access_token
}

/** Returns the token endpoint in the host's OpenID configuration; without one, the path that every host has. */
async function findTokenEndpoint({ url, authUrl }: HostAccess, { reach, signal }: Asking): Promise<URL> {
  const base = authUrl ?? url
  const configuration = checkHostAddress(`${base}/.well-known/openid-configuration`, reach)
  const answer = await exchangeJson({
    ...reach,
    method: 'GET',
    url: configuration.href,
    headers: {},
    maxBytes: mostBytesOfToken,
    timeoutMs,
    signal,
  })
  const read = answer.status === 200 ? Configuration.safeParse(answer.json) : null
  return checkHostAddress(read?.success === true ? read.data.token_endpoint : `${base}/auth/token`, reach)
}

const Page = z.looseObject({ data: z.array(z.unknown()) })

function requestPage(url: URL, token: string, { reach, signal }: Asking): Promise<JsonExchanged> {
  return exchangeJson({
    ...reach,
    method: 'GET',
    url: url.href,
    headers: { authorization: `Bearer ${token}` },
    maxBytes: mostBytesOfPage,
    timeoutMs,
    signal,
  })
}

function readPage(answer: JsonExchanged, url: URL): { data: unknown[]; next: string | null } {
  if (answer.status === 401 || answer.status === 403)
    throw new HostFailure(
      `The host gives this access no footprints${wordsOf(answer.json)}. Ask the supplier to share them with you.`,
    )
  // 202: more may come later, and is then part of the next answer.
  if (answer.status !== 202) requireOk(answer, url)
  const page = Page.safeParse(answer.json)
  if (!page.success)
    throw new HostFailure(`${url.origin}${url.pathname} did not answer with a list of footprints as PACT 3 defines it`)
  return { data: page.data.data, next: nextLink(answer.link) }
}

function requireOk({ status, json, retryAfterMs }: JsonExchanged, url: URL): void {
  if (status === 200) return
  const place = `${url.origin}${url.pathname}`
  if (status === 404)
    throw new HostFailure(
      `${place} does not exist: is the address without /3/footprints correct, and does the host support version 3?`,
    )
  if (status === 429 || status === 503) {
    const pause = retryAfterMs ? ` It asks to wait ${Math.ceil(retryAfterMs / 1000)} s.` : ''
    throw new HostFailure(`The host is busy (status ${status}).${pause} Try again later.`)
  }
  throw new HostFailure(`${place} answered with status ${status}${wordsOf(json)}`)
}

const Refusal = z.looseObject({
  error: z.string().optional(),
  error_description: z.string().optional(),
  message: z.string().optional(),
})

/** Returns the host's own message in one line, without control characters. */
function wordsOf(json: unknown): string {
  const read = Refusal.safeParse(json)
  const said = read.success ? (read.data.error_description ?? read.data.message ?? read.data.error ?? '') : ''
  const line = said
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return line === '' ? '' : ` (${line})`
}
