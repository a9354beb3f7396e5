import type { Candidate } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import { parseHeaderYear, withWholeYears, yearsIn } from '@/service/reports/words/parse-year'

const opening =
  /^\s*(?:(?:in|during|for|im jahr|en|i) )?(?:the )?(?:(?:financial|fiscal|reporting) year |FY ?)?(20[0-4]\d)(?:年度?(?!比)|(?=,))|^\s*(?:in|during|for|im jahre?|für|en|pour|para|em|nel|i|år|under|för|vuonna) (?:(?:the )?(?:financial|fiscal|reporting) year |FY ?)?(20[0-4]\d)(?= \p{L})/iu

/** The year that continues into the next sentence. "In 2019, we set our first target." dates only itself. */
export function openedBy(text: string, found: readonly Candidate[], carried: number | null): number | null {
  const own = openingYear(text)
  const stated = found.filter(({ yearIsAssumed }) => !yearIsAssumed)
  if (own !== null) return stated.some(({ year }) => year === own) ? own : null
  return stated.length > 0 ? null : carried
}

/** The candidate with the year that an earlier sentence began with. */
export function datedBefore(one: Candidate, year: number): Candidate {
  return { ...one, year, reasons: [because('sentence'), because('year_of_sentence_before', { year: String(year) })] }
}

const inThatYear =
  /^\s*(?:in|during|for) (?:the|that|this|our) base(?:line)?[- ]year,? (?!(?:of )?\(?(?:19|20)\d\d)|^\s*im basisjahr (?!\(?(?:19|20)\d\d)/i
const baseNamed =
  /\bbase(?:line)?[- ]year,? (?:of |is )?\(?((?:19|20)\d\d(?:\/\d\d)?)|\b((?:19|20)\d\d(?:\/\d\d)?) base(?:line)?[- ]year|\bbasisjahr \(?((?:19|20)\d\d(?:\/\d\d)?)/i

/** "… by 2025 from a 2016 base year. In that base year, scope 1 emissions were 39,140 t": the base year that the sentence before named;
 * null without one. */
export function baseYearBefore(text: string, before: string): number | null {
  if (!inThatYear.test(text) || yearsIn(withWholeYears(text)).length > 0) return null
  const [, behind, ahead, german] = baseNamed.exec(before) ?? []
  return parseHeaderYear(behind ?? ahead ?? german ?? '')?.year ?? null
}

/** The year that a sentence begins with, if it names no other. */
function openingYear(text: string): number | null {
  const whole = withWholeYears(text)
  const [, listed, told] = opening.exec(whole) ?? []
  const year = listed ?? told
  return year === undefined || new Set(yearsIn(whole)).size > 1 ? null : Number(year)
}
