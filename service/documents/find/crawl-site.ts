import robotsParser from 'robots-parser'
import { getDomain } from 'tldts'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import type { FetchedFile, FetchFile } from '@/service/fetching/fetch-file'
import type { Tried } from '@/service/storage/documents/report-searches'
import { readLinks, readSitemap } from './read-links'
import { foldWords, rankWords, yearOf } from './report-words'

export type AskSite = (
  request: Pick<FetchFile, 'url' | 'maxBytes' | 'timeoutMs'> & { types?: readonly string[] },
) => Promise<FetchedFile>

export type Candidate = { url: string; text: string; rank: number; year: number | null }

export type Crawl = { candidates: Candidate[]; tried: Tried }

/** The name by which robots.txt can address this program. */
const robotName = 'carbon-register'
const mostPages = 30
const mostSitemaps = 4
const mostAddresses = 20_000
const pageTypes = ['text/html', 'application/xhtml+xml']
const megabyte = 1024 * 1024
const timeoutMs = 20_000

/** Ending of the path of a document's address. */
const document = /\.(?:pdf|xhtml)$/i

type Rules = { isAllowed: (url: string) => boolean; sitemaps: readonly string[] }

/**
 * Looks for reports on a website: obeys robots.txt (of each host), reads sitemaps and at most 30 pages, the most promising first.
 * Returns the linked documents, the most promising first, and the addresses that were requested.
 */
export async function crawlSite(website: string, ask: AskSite, { thisYear }: { thisYear: number }): Promise<Crawl> {
  const tried: Tried = []
  const start = new URL(website)
  const site = siteOf(start)
  const rules = new Map<string, Promise<Rules>>()
  const candidates = new Map<string, Candidate>()
  const frontier = new Map<string, number>()
  const seen = new Set<string>()

  function rulesOf(url: string): Promise<Rules> {
    const { origin } = new URL(url)
    const known = rules.get(origin) ?? readRules(origin, ask)
    rules.set(origin, known)
    return known
  }

  function take(url: string, text: string): void {
    const parsed = new URL(url)
    const isDocument = document.test(parsed.pathname)
    const rank = rankWords(`${text} ${parsed.pathname}`, thisYear, isDocument)
    if (isDocument && rank > 0) {
      const known = candidates.get(url)
      if (known === undefined || known.rank < rank) {
        candidates.set(url, { url, text, rank, year: yearOf(foldWords(`${text} ${parsed.pathname}`), thisYear) })
      }
    } else if (!isDocument && siteOf(parsed) === site && !seen.has(keyOf(url)) && frontier.size < mostAddresses) {
      frontier.set(url, Math.max(frontier.get(url) ?? 0, rank))
    }
  }

  const own = await rulesOf(start.href)
  frontier.set(start.href, 1_000)
  const sitemaps = own.sitemaps.length > 0 ? [...own.sitemaps] : [new URL('/sitemap.xml', start).href]
  for (let read = 0; sitemaps.length > 0 && read < mostSitemaps; read++) {
    const url = sitemaps.sort((a, b) => rankWords(b, thisYear, false) - rankWords(a, thisYear, false)).shift() ?? ''
    if (siteOf(new URL(url)) !== site || !own.isAllowed(url)) continue
    const found = await readSitemapAt(url, ask, tried)
    for (const one of found.sitemaps) if (!sitemaps.includes(one)) sitemaps.push(one)
    for (const page of found.pages) take(page, '')
  }
  for (let pages = 0; pages < mostPages; ) {
    const next = [...frontier].sort(([, a], [, b]) => b - a)[0]
    // Links that do not look like leading to a report are followed for the first few pages only.
    if (next === undefined || (next[1] === 0 && pages > 5)) break
    const [url] = next
    frontier.delete(url)
    if (seen.has(keyOf(url))) continue
    seen.add(keyOf(url))
    if (!(await rulesOf(url)).isAllowed(url)) {
      tried.push({ url, what: 'robots.txt disallows it' })
      continue
    }
    pages += 1
    await readPage(url, { ask, tried, take, site, seen })
  }
  const allowed: Candidate[] = []
  for (const candidate of [...candidates.values()]
    .sort((a, b) => b.rank - a.rank || (a.url < b.url ? -1 : 1))
    .slice(0, 40)) {
    if ((await rulesOf(candidate.url)).isAllowed(candidate.url)) allowed.push(candidate)
    else tried.push({ url: candidate.url, what: 'robots.txt disallows it' })
  }
  return { candidates: allowed, tried }
}

type Reading = {
  ask: AskSite
  tried: Tried
  take: (url: string, text: string) => void
  site: string
  seen: Set<string>
}

async function readPage(url: string, { ask, tried, take, site, seen }: Reading): Promise<void> {
  try {
    const page = await ask({ url, maxBytes: 3 * megabyte, timeoutMs, types: pageTypes })
    if (page.kind === 'unchanged') return
    seen.add(keyOf(page.url))
    if (siteOf(new URL(page.url)) !== site) {
      tried.push({ url, what: `leads to another site, ${new URL(page.url).hostname}` })
      return
    }
    const links = readLinks(new TextDecoder().decode(page.bytes), page.url)
    tried.push({ url, what: `a page with ${links.length} links` })
    for (const link of links) take(link.url, link.text)
  } catch (error) {
    tried.push({ url, what: wordsOf(error) })
  }
}

async function readSitemapAt(
  url: string,
  ask: AskSite,
  tried: Tried,
): Promise<{ pages: string[]; sitemaps: string[] }> {
  try {
    const file = await ask({ url, maxBytes: 10 * megabyte, timeoutMs })
    if (file.kind === 'unchanged') return { pages: [], sitemaps: [] }
    const found = readSitemap(new TextDecoder().decode(file.bytes), file.url)
    tried.push({ url, what: `a sitemap with ${found.pages.length} addresses` })
    return found
  } catch (error) {
    tried.push({ url, what: wordsOf(error) })
    return { pages: [], sitemaps: [] }
  }
}

/** Whether the robots.txt of the address's host allows this program to request it. */
export async function isAllowedAt(url: string, ask: AskSite): Promise<boolean> {
  return (await readRules(new URL(url).origin, ask)).isAllowed(url)
}

/** RFC 9309: without a robots.txt everything is allowed; if it cannot be fetched, nothing is. */
async function readRules(origin: string, ask: AskSite): Promise<Rules> {
  const url = `${origin}/robots.txt`
  try {
    const file = await ask({ url, maxBytes: megabyte / 2, timeoutMs })
    const robots = robotsParser(url, file.kind === 'fetched' ? new TextDecoder().decode(file.bytes) : '')
    return {
      isAllowed: (address) => robots.isAllowed(address, robotName) !== false,
      sitemaps: robots.getSitemaps().filter((one) => URL.canParse(one)),
    }
  } catch (error) {
    const { status = null, type = null } = error instanceof FetchFailure ? error.facts : {}
    // Many sites answer with an HTML page instead of 404 when there is no robots.txt.
    const hasNone = (status !== null && status >= 400 && status < 500) || type === 'text/html' || isEmptyAnswer(error)
    return { isAllowed: () => hasNone, sitemaps: [] }
  }
}

function isEmptyAnswer(error: unknown): boolean {
  return error instanceof FetchFailure && error.message.includes('an empty file')
}

export function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace("The publisher's address ", '')
}

/** Returns the registrable domain of an address; for an IP address the host with its port. */
function siteOf(url: URL): string {
  return getDomain(url.hostname) ?? url.host
}

/** Returns a key that is the same for addresses of the same page: without a slash at the end and without session or tracking parameters. */
function keyOf(url: string): string {
  const parsed = new URL(url)
  for (const name of [...parsed.searchParams.keys()]) {
    if (/^(?:utm_|sid$|session|ref$|phpsessid)/i.test(name)) parsed.searchParams.delete(name)
  }
  return `${parsed.host}${parsed.pathname.replace(/\/+$/, '')}${parsed.search}`.toLowerCase()
}
