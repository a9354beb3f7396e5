import { lineText, type Page } from '@/service/reports/model/page'
import { isIntensity, namesUnit } from '@/service/reports/words/parse-unit'
import { unitAfter } from '@/service/reports/words/unit-after'
import { endOfList } from './end-of-list'
import type { Passage } from './passages'
import type { Amount, Sentence } from './sentence'
import { listOfYear } from './sentence-year'
import { isComparison, unitOfPair } from './stated-changes'
import { isOfYearBefore } from './year-of-amount'

/** The unit beside an amount, or beside the one it is paired with; null without one. */
export function unitOfAmount(said: Sentence, amount: Amount): string | null {
  const { passage, page, text, spanned, shared, sharedUnit, unitBefore } = said
  const { at, after } = amount
  const isListed = listOfYear(text, at) !== null
  const isCompared = isListed || isComparison(text, at, after) || isOfYearBefore(said, amount)
  const isShared = shared?.some((one) => one.at === at) === true
  return (
    unitAfter(after) ??
    // "1,230 (1,320) tonnes CO2e"
    unitAfter(after.replace(/^ ?\(\d[\d.,' ]*\)(?= ?\p{L})/u, '')) ??
    (spanned ? unitOfPair(text, at, after) : null) ??
    (isShared ? sharedUnit : null) ??
    (isCompared && unitBefore && at - unitBefore.end < 90 ? unitBefore.unit : null) ??
    endOfList(text, amount)?.unit ??
    (isNamedBefore(text, at) ? titledUnit(passage, at, page) : null)
  )
}

/** "Scope 1 (market based): " before an amount. Searches only the last letters: a passage has many amounts with long text before each. */
function isNamedBefore(text: string, at: number): boolean {
  return /scopes? ?[123][^:.;\d]{0,40}:\s*$/i.test(text.slice(Math.max(0, at - 80), at))
}

/** "Scope 1: 3,210 (2023: 3,410)" in a list under "GHG emissions 2024 (tCO2e)". */
function titledUnit({ chunks }: Passage, at: number, page: Page): string | null {
  const top = chunks.findLast(({ from }) => from <= at)?.chunk.y ?? 0
  const title = page.lines
    .filter((line) => line.y < top && line.chunks.length === 1 && top - line.y < 14 * line.size)
    .map(lineText)
    .findLast((text) => text.length < 90 && namesUnit(text, true) && !isIntensity(text))
  return title ?? null
}
