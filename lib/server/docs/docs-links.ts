import { posix } from 'node:path'
import type { Docs, DocsPage } from './read-docs'

/** The address of a page or of a part of one inside the dashboard. */
export function addressOf({ slug }: Pick<DocsPage, 'slug'>): string {
  return slug === '' ? '/docs' : `/docs/${slug}`
}

/** The address of a heading: in the part of the page that holds it. The page itself where none does. */
export function addressOfHeading({ slug, parts }: Pick<DocsPage, 'slug' | 'parts'>, anchor: string): string {
  const part = parts.find(({ headings }) => headings.some((heading) => heading.anchor === anchor))
  return `${addressOf(part ?? { slug })}#${anchor}`
}

/**
 * Where a link in a page leads inside the dashboard: another page, a heading, or another site. Null for a file of the repository that is
 * not a page.
 */
export function resolveLink(docs: Docs, from: DocsPage, href: string): string | null {
  if (/^[a-z]+:/i.test(href)) return href
  if (href.startsWith('#')) return addressOfHeading(from, href.slice(1))
  const [file = '', anchor] = href.split('#')
  const path = posix.normalize(posix.join(posix.dirname(from.path), file)).replace(/\/$/, '')
  const page = docs.pages.find((one) => one.path === path || slugPath(one) === path)
  if (page === undefined) return null
  return anchor === undefined ? addressOf(page) : addressOfHeading(page, anchor)
}

/** A folder's address is that of its index. */
function slugPath({ path }: DocsPage): string {
  return path.replace(/\/(?:README|index)\.md$/, '')
}
