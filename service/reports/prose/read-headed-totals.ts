import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { type Line, lineText, type Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isAboutPart } from './about-parts'
import type { Passage } from './passages'
import { readPassage } from './read-passage'
import { mentionsOf } from './sentence-mentions'

/** "Total GHG emissions of the Acme Group decreased": everything that the heading names, if the sentence names no place. */
const ofTotal = /^(?:(?:our|the) )?total (?:annual )?(?:ghg|greenhouse gas|co ?2e?) emissions\b(?! intensit)/i
const inPlace =
  /\bin (?!(?:Scopes?|Fiscal|Financial|FY|CY|Tonnes?|Tons?|Total|January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:the )?\p{Lu}\p{L}|\b(?:overseas|domestic(?:ally)?|abroad)\b/u

/** "GHG emissions (Scope 1 and 2)" above a paragraph that opens with their total: only the heading says which scopes. */
export function readHeadedTotals(page: Page, context: Context): Candidate[] {
  return page.lines.flatMap((heading, at) => {
    const first = isHeading(heading) ? firstSentence(page.lines.slice(at + 1)) : null
    if (!first || !ofTotal.test(first.text) || inPlace.test(first.text)) return []
    if (mentionsOf(first.text).length > 0 || isAboutPart(first.text)) return []
    return readPassage(under(heading, first), undefined, page, context, false).filter((one) => !one.yearIsAssumed)
  })
}

/** A line of its own that names both scopes and no amount. */
function isHeading(line: Line): boolean {
  const text = lineText(line)
  if (line.chunks.length !== 1 || text.length > 90 || /[.,;:]$/.test(text) || !/^[\p{Lu}#]/u.test(text)) return false
  const mention = parseScope(text)
  return mention?.isByWords === false && mention.scopes.join() === '1,2' && mention.narrowness < 8
}

/** The first sentence of the paragraph that begins with these lines. */
function firstSentence(lines: readonly Line[]): Passage | null {
  const passage: Passage = { text: '', chunks: [] }
  for (const [at, line] of lines.slice(0, 12).entries()) {
    const before = lines[at - 1]
    if (line.chunks.length !== 1 || (before && line.y - before.y > 1.9 * line.size)) break
    for (const chunk of line.chunks) {
      passage.chunks.push({ chunk, from: passage.text.length })
      passage.text += `${chunk.text} `
    }
  }
  const end = passage.text.search(/[.!?]\s/)
  if (end < 0) return null
  return { text: passage.text.slice(0, end + 1), chunks: passage.chunks.filter(({ from }) => from < end) }
}

function under(heading: Line, { text, chunks }: Passage): Passage {
  const title = `${lineText(heading)}: `
  const moved = chunks.map(({ chunk, from }) => ({ chunk, from: from + title.length }))
  return { text: title + text, chunks: [...heading.chunks.map((chunk) => ({ chunk, from: 0 })), ...moved] }
}
