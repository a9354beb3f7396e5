import { anchorOf } from './docs-anchor'

/** `level`: 2 of "##", 3 of "###". */
export type DocsHeading = { title: string; anchor: string; level: number }

/** `slug`: the address below /docs; the first part has that of its page. `text`: markdown. */
export type DocsPart = { slug: string; text: string; headings: readonly DocsHeading[] }

/** Three minutes at 250 words a minute. */
export const mostWords = 750

/** Counts words that contain a letter or a number; the lines of a table contain none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The sections of a text, each with its heading of this level as its first line; programs hold no headings. */
export function splitAtHeadings(text: string, levels: readonly number[]): string[] {
  const sections: string[][] = [[]]
  let isProgram = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isProgram = !isProgram
    const level = isProgram ? 0 : (/^#{1,6}(?= )/.exec(line)?.[0].length ?? 0)
    if (levels.includes(level)) sections.push([])
    sections.at(-1)?.push(line)
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '')
}

function headingOf(section: string): DocsHeading | null {
  const [, marks = '', title = ''] = /^(#{2,3}) (.+)$/.exec(section.split('\n', 1)[0] ?? '') ?? []
  const plain = title.replaceAll('`', '')
  return title === '' ? null : { title: plain, anchor: anchorOf(title), level: marks.length }
}

function headingsOf(text: string): DocsHeading[] {
  return splitAtHeadings(text, [2, 3]).flatMap((section) => headingOf(section) ?? [])
}

/** Sections in their order, as many together as are read in three minutes. */
function gather(sections: readonly string[]): string[] {
  const parts: string[] = []
  for (const section of sections) {
    const joined = `${parts.at(-1) ?? ''}\n${section}`
    if (parts.length > 0 && countWords(joined) <= mostWords) parts[parts.length - 1] = joined
    else parts.push(section)
  }
  return parts
}

/**
 * A page in parts that are each read in three minutes, split at its headings. A section that is longer is split at the headings below it,
 * where it has some.
 */
export function splitPage(slug: string, text: string): DocsPart[] {
  const sections = splitAtHeadings(text, [2]).flatMap((section) =>
    countWords(section) > mostWords ? splitAtHeadings(section, [3]) : [section],
  )
  return gather(sections).map((part, index) => {
    const headings = headingsOf(part)
    const own = index === 0 ? slug : [slug, headings[0]?.anchor ?? String(index + 1)].filter(Boolean).join('/')
    return { slug: own, text: part, headings }
  })
}
