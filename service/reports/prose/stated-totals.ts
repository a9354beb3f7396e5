import type { Candidate } from '@/service/reports/model/figure'
import { boxOf } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { type NumberStyle, parseNumber } from '@/service/reports/words/parse-number'
import { unitAfter } from '@/service/reports/words/unit-after'
import type { Passage } from './passages'

const said =
  /\b(?:(?:for|or|i\.e\.) a (?:combined|total)(?: total)?(?: of)?|combined(?: total)?(?: of)?|totall?ing|in total|together) (?:about |around )?(?=\d)/gi
const amount = /^\d[\d.,' ]*\d|^\d/

/**
 * "Scope 1 emissions were 31.6 kt and Scope 2 emissions were 208.9 kt, for a combined 240.5 kt": the total of both, if it is the sum of
 * the two amounts in the sentence.
 */
export function withStatedTotals(passage: Passage, found: readonly Candidate[], style: NumberStyle): Candidate[] {
  const { text, chunks } = passage
  const [first, second, ...others] = found
  const isPair = first?.scope === '1' && second?.scope.startsWith('2') && second.year === first.year
  if (!first || !second || !isPair || others.length > 1 || first.printedUnit !== second.printedUnit) return [...found]
  const totals = [...text.matchAll(said)].flatMap(({ index, 0: words }): Candidate[] => {
    const at = index + words.length
    const [printed = ''] = amount.exec(text.slice(at)) ?? []
    const number = parseNumber(printed.trim(), style)
    const sum = first.number + second.number
    const unit = unitAfter(text.slice(at + printed.length, at + printed.length + 60))
    const chunk = chunks.findLast(({ from }) => from <= at)?.chunk
    if (number === null || unit === null || !chunk || Math.abs(number - sum) > 0.002 * sum) return []
    const reasons = [because('sum_in_sentence')]
    return [{ ...first, scope: '1+2', number, printedValue: printed.trim(), box: boxOf(chunk), reasons }]
  })
  const [total] = totals
  if (!total) return [...found]
  // Without these words it would be one more amount of the scope before it.
  return [first, second, ...others.filter(({ number }) => number !== total.number), total]
}
