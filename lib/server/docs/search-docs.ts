import 'server-only'
import MiniSearch from 'minisearch'
import { anchorOf } from './docs-anchor'
import { addressOf, addressOfHeading } from './docs-links'
import type { Docs } from './read-docs'
import { splitAtHeadings } from './split-page'

/** `address`: of the heading inside the dashboard; `excerpt`: plain text around the first word found. */
export type DocsHit = { title: string; heading: string | null; address: string; excerpt: string }

type Section = { id: number; title: string; heading: string; address: string; text: string }

const mostHits = 20
const excerptLetters = 220

/** Markdown without its markup. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[|>#\s-]+|[`*|]/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function sectionsOf({ pages }: Docs): Section[] {
  return pages.flatMap((page) => {
    const { title, text, isDecision } = page
    // A decision is short, so it is not split into sections.
    const parts = isDecision ? [text] : splitAtHeadings(text, [2, 3])
    return parts.map((part) => {
      const heading = isDecision ? '' : (/^#{2,3} (.+)$/m.exec(part.split('\n', 1)[0] ?? '')?.[1] ?? '')
      return {
        id: 0,
        title,
        heading: plain(heading),
        address: heading === '' ? addressOf(page) : addressOfHeading(page, anchorOf(heading)),
        text: plain(part.replace(/^#.*$/m, '')),
      }
    })
  })
}

function excerptAround(text: string, words: readonly string[]): string {
  const small = text.toLowerCase()
  const places = words.map((word) => small.indexOf(word.toLowerCase())).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - 60)
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = text.length <= start + excerptLetters ? text.length : text.lastIndexOf(' ', start + excerptLetters)
  return `${start === 0 ? '' : '… '}${text.slice(start, end)}${end === text.length ? '' : ' …'}`
}

/** Creates a search over all sections, best first. Sections with every word come before those with some. */
export function createDocsSearch(docs: Docs): (words: string) => DocsHit[] {
  const sections = sectionsOf(docs).map((section, id) => ({ ...section, id }))
  const index = new MiniSearch<Section>({
    fields: ['title', 'heading', 'text'],
    searchOptions: { boost: { title: 3, heading: 4 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  })
  index.addAll(sections)
  return (words) => {
    const all = index.search(words, { combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(words)
    return found.slice(0, mostHits).flatMap(({ id, terms }) => {
      const section = sections[Number(id)]
      if (section === undefined) return []
      const { title, heading, address, text } = section
      return [{ title, heading: heading === '' ? null : heading, address, excerpt: excerptAround(text, terms) }]
    })
  }
}
