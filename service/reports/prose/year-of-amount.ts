import { withoutEditions } from '@/service/reports/words/report-years'
import { endOfList } from './end-of-list'
import type { Amount, Sentence } from './sentence'
import { yearBeforeOf, yearFor } from './sentence-year'
import { isFromAfterTo } from './stated-changes'

export function yearOfAmount(said: Sentence, amount: Amount): ReturnType<typeof yearFor> {
  const { text, context } = said
  const { at, after } = amount
  const listed = endOfList(text, amount)?.year
  if (listed) return { year: listed, isAssumed: false }
  const year = isFromAfterTo(text, at) || isOfYearBefore(said, amount) ? yearBeforeOf : yearFor
  const own = year(withoutFromYear(withoutEditions(text), at), at, after, context.reportYear)
  return own?.isAssumed ? beforeBracket(own, amount, context.reportYear) : own
}

/** "571,000 tonnes CO2e (2021: 604,000 tonnes)" in a report of 2023: the amount is of the year after the one in brackets, not of the
 * report's year. */
function beforeBracket(
  own: NonNullable<ReturnType<typeof yearFor>>,
  { after }: Amount,
  reportYear: number | null,
): ReturnType<typeof yearFor> {
  const [, year] =
    /^[^()\d;.]{0,24}(?:CO ?[2₂] ?-?e?)?[^()\d;.]{0,12}\((?:FY ?)?((?:19|20)\d\d): ?\d[^();]*\)/i.exec(after) ?? []
  return Number(year ?? 0) + 2 === reportYear ? { year: reportYear - 1, isAssumed: true } : own
}

/** "rose from 8,750 t in 2022 to 17,480 t": the year of the first amount is not that of the second. */
function withoutFromYear(text: string, at: number): string {
  const [lead = ''] = fromYear.exec(text.slice(0, at)) ?? []
  const blank = lead.replace(/(?:FY ?)?(?:19|20)?\d\d(?= (?:to|auf|till|til|à) $)/i, (year) => ' '.repeat(year.length))
  return text.slice(0, at - lead.length) + blank + text.slice(at)
}

const fromYear =
  /\b(?:from|von|från|fra|de) \d[\d.,' ]*\d? ?[^.;,\d]{0,24}(?:CO ?2 ?-?e?q?)?[^.;,\d]{0,12} (?:in )?(?:FY ?)?(?:19|20)\d\d (?:to|auf|till|til|à) $/iu

/** "2,314 t (2,687)" on a page that explains its brackets. */
export function isOfYearBefore({ text, isBracketed }: Sentence, { at, after }: Amount): boolean {
  const lead = text.slice(Math.max(0, at - 60), at).replace(/CO ?2/gi, 'CO')
  return isBracketed && /\d[^()\d]{1,40}\($/.test(lead) && /^\)/.test(after)
}
