import { Parser } from 'htmlparser2'

export type Link = { url: string; text: string }

const mostLinks = 3_000
const mostText = 300

/** Returns the links of a page as absolute addresses, each with its text. Other protocols than HTTP are left out. */
export function readLinks(html: string, pageUrl: string): Link[] {
  const links: Link[] = []
  let base = pageUrl
  let open: { href: string; text: string } | null = null
  const parser = new Parser({
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
      if (url !== null && links.length < mostLinks)
        links.push({ url, text: open.text.replace(/\s+/g, ' ').trim().slice(0, mostText) })
      open = null
    },
  })
  parser.end(html)
  return links
}

/** Returns the addresses in a sitemap: of pages, and of further sitemaps. */
export function readSitemap(xml: string, sitemapUrl: string): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  let inside: 'url' | 'sitemap' | null = null
  let text: string | null = null
  const parser = new Parser(
    {
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
  parser.end(xml)
  return found
}

function resolve(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.hash = ''
  return url.href
}
