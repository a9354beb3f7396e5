import { posix } from 'node:path'
import type { Docs, DocsPage } from './read-docs'

/** The anchor of a heading, as GitHub makes it: "Ports, names, files" is "ports-names-files". */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** The address of a page inside the dashboard. */
export function addressOf({ slug }: Pick<DocsPage, 'slug'>): string {
  return slug === '' ? '/docs' : `/docs/${slug}`
}

/**
 * Where a link in a page leads inside the dashboard: another page, a heading, or another site. Null for a file of the repository that is
 * not a page.
 */
export function resolveLink(docs: Docs, from: DocsPage, href: string): string | null {
  if (/^[a-z]+:/i.test(href)) return href
  if (href.startsWith('#')) return href
  const [file = '', anchor] = href.split('#')
  const path = posix.normalize(posix.join(posix.dirname(from.path), file)).replace(/\/$/, '')
  const page = docs.pages.find((one) => one.path === path || slugPath(one) === path)
  if (page === undefined) return null
  return `${addressOf(page)}${anchor === undefined ? '' : `#${anchor}`}`
}

/** A folder's address is that of its index. */
function slugPath({ path }: DocsPage): string {
  return path.replace(/\/(?:README|index)\.md$/, '')
}
