import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import type { Page } from '@/service/reports/model/page'
import { isOfFund } from './about-others'
import { datedBefore, openedBy } from './opened-year'
import { type Passage, passagesOf } from './passages'
import { readHeadedTotals } from './read-headed-totals'
import { readNamedParts } from './read-named-parts'
import { readPassage } from './read-passage'
import { bracketsArePriorYear } from './sentence-year'
import { withStatedTotals } from './stated-totals'
import { datedByHeading, yearHeadingsOf } from './years-as-headings'

/** The figures in sentences, cards and notes: a scope, an amount with its unit, optionally a year. */
export function readSentences(page: Page, context: Context): Candidate[] {
  if (isOfFund(page)) return []
  const passages = passagesOf(page, context.style)
  const isBracketed = bracketsArePriorYear(page)
  const latest = context.reportYear ?? Number.POSITIVE_INFINITY
  let opened: number | null = null
  let lead: Passage | undefined
  const said = passages.flatMap((passage, at) => {
    const before = isNext(passages[at - 1], passage) ? passages[at - 1] : undefined
    // A sentence that lists categories continues the topic of the one before it.
    const about = (before && lead) ?? before
    const found = withStatedTotals(passage, readPassage(passage, about, page, context, isBracketed), context.style)
    // "In 2022, scope 1 emissions were 4,118 t. Scope 2 emissions were 1,204 t."
    const carried = before && opened !== null && opened <= latest ? opened : null
    const dated = found.map((one) => (one.yearIsAssumed && carried !== null ? datedBefore(one, carried) : one))
    opened = openedBy(passage.text, dated, carried)
    const leading = (before && lead) ?? passages[at - 1]
    const parts = readNamedParts(passage, leading, page, context)
    // "Among them, business travel … . Employee commuting added …": the sentence that names scope 3 leads all of them.
    lead = before && [...parts, ...found].some(({ scope }) => scope.startsWith('3.')) ? leading : undefined
    return [...dated, ...parts]
  })
  const headings = yearHeadingsOf(page)
  return [
    ...said.flatMap((one) => datedByHeading(one, page, headings, context.reportYear)),
    ...readHeadedTotals(page, context),
  ]
}

/** The next sentence of the same paragraph. */
function isNext(before: Passage | undefined, passage: Passage): boolean {
  const [last, first] = [before?.chunks.at(-1)?.chunk, passage.chunks[0]?.chunk]
  return last !== undefined && first !== undefined && first.y >= last.y && first.y - last.y < 2 * first.size
}
