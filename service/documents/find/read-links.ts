import { Parser } from 'htmlparser2'

export type Link = { url: string; text: string }

const mostLinks = 3_000
const mostText = 300
/** Of one sitemap: more than a site's pages of interest, and more further sitemaps than are read. */
const mostPages = 20_000
const mostSitemaps = 1_000
/** As of the website that somebody registers (service/contract/registration.ts). */
const longestAddress = 2_000
/** Elements inside each other. The parser takes the square of their number in time; pages have some fifty. */
const deepest = 1_000

type Handler = {
  onopentag: (name: string, attributes: Readonly<Record<string, string>>) => void
  ontext: (text: string) => void
  onclosetag: (name: string) => void
  /** Whether enough was read. */
  isFull: () => boolean
}

/** Reads markup of strangers as far as it is useful: to the end, until there is enough, or until elements are nested too deeply. */
function readMarkup(markup: string, { isFull, ...handler }: Handler, options: { xmlMode?: boolean } = {}): void {
  let depth = 0
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes) {
        depth += 1
        handler.onopentag(name, attributes)
        if (depth > deepest || isFull()) parser.pause()
      },
      onclosetag(name) {
        depth -= 1
        handler.onclosetag(name)
      },
    },
    options,
  )
  parser.end(markup)
}

/** Returns the links of a page as absolute addresses, each with its text. Other protocols than HTTP are left out. */
export function readLinks(html: string, pageUrl: string): Link[] {
  const links: Link[] = []
  let base = pageUrl
  let open: { href: string; text: string } | null = null
  readMarkup(html, {
    isFull: () => links.length >= mostLinks,
    onopentag(name, attributes) {
      if (name === 'base' && attributes['href']) base = resolve(attributes['href'], pageUrl) ?? base
      if (name === 'a' && attributes['href']) {
        open = { href: attributes['href'], text: `${attributes['title'] ?? ''} ${attributes['aria-label'] ?? ''}` }
      }
      if (name === 'img' && open !== null) open.text += ` ${attributes['alt'] ?? ''}`
    },
    ontext(text) {
      if (open !== null && open.text.length < mostText) open.text += text
    },
    onclosetag(name) {
      if (name !== 'a' || open === null) return
      const url = resolve(open.href, base)
      if (url !== null) links.push({ url, text: open.text.replace(/\s+/g, ' ').trim().slice(0, mostText) })
      open = null
    },
  })
  return links
}

/** Returns the addresses in a sitemap: of pages, and of further sitemaps. */
export function readSitemap(xml: string, sitemapUrl: string): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  let inside: 'url' | 'sitemap' | null = null
  let text: string | null = null
  readMarkup(
    xml,
    {
      isFull: () => found.pages.length >= mostPages || found.sitemaps.length >= mostSitemaps,
      onopentag(name) {
        if (name === 'url' || name === 'sitemap') inside = name
        if (name === 'loc') text = ''
      },
      ontext(part) {
        if (text !== null) text += part
      },
      onclosetag(name) {
        if (name === 'loc' && text !== null && inside !== null) {
          const url = resolve(text.trim(), sitemapUrl)
          if (url !== null) (inside === 'url' ? found.pages : found.sitemaps).push(url)
        }
        if (name === 'loc') text = null
        if (name === 'url' || name === 'sitemap') inside = null
      },
    },
    { xmlMode: true },
  )
  return found
}

function resolve(href: string, base: string): string | null {
  if (href.length > longestAddress || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.hash = ''
  return url.href
}
