import type { Fact } from '@/service/reports/model/fact'
import { employeeNames, revenueNames } from '@/service/reports/words/names/fact-names'
import { plainText } from '@/service/reports/words/plain-text'
import { findCurrency, withoutMoneyUnit } from './money-units'

/** Whether a label names the revenue or the employees of the whole organization: no part, no change, no ratio. */
export function kindOfLabel(raw: string): Fact['kind'] | null {
  if (raw.length > 110) return null
  const text = bare(raw)
  if (revenueNames.test(text)) return 'revenue'
  return employeeNames.test(text) ? 'employees' : null
}

/** The label without brackets, units of money, notes and years. */
function bare(raw: string): string {
  const text = plainText(raw)
  // A percentage is a share or a growth; "per" makes it an intensity.
  if (/%|\bper\b(?! \d)|\bpercent|growth|change/i.test(text)) return ''
  return withoutMoneyUnit(text)
    .replace(/\(([^)]*)\)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/[,;:/|]| - /)
    .filter((part, at) => at === 0 || !isUnitOnly(part))
    .join(' ')
    .replace(/^\(?[a-z\d]{1,2}[.)] /i, '')
    .replace(/(?<!\p{L})(?:in )?(?:millions?|thousands?|mio\.?|mn|m|bn|tsd\.?|mkr|tkr)(?!\p{L})(?: of)?/giu, ' ')
    .replace(/\b(?:[MTK]?(?:EUR|SEK|USD|GBP|NOK|DKK|CHF|JPY|INR)m?n?|(?:19|20)\d\d|notes? \d+)\b|[€$£*†‡¹²³#]/g, ' ')
    .replace(/(?<=\p{L})\d$/u, '')
    .replace(/[\s.]+$|^\s+/g, '')
    .replace(/\s+/g, ' ')
}

function isUnitOnly(part: string): boolean {
  return (
    findCurrency(part) !== null || /^\s*(?:number|no\.?|#|antal|persons?|fte|ftes|headcount|st|pers\.?)\s*$/i.test(part)
  )
}

/** How employees are counted, in the words of the label or its heading. */
export function basisOf(raw: string): { basis: Fact['basis']; printed: string } {
  const text = plainText(raw)
  const fte =
    /\bftes?\b|\bfte's\b|full[- ]time[- ]equivalents?|vollzeit[\p{L}-]+|\bVZÄ|årsverk|heltids\p{L}+|årsanställda|équivalents? temps plein|\bETP\b|fuldtids\p{L}+|\bHTV\b|henkilötyövuo\p{L}+|equivalentes? a (?:jornada|tiempo) complet[ao]|ETC\b/iu.exec(
      text,
    )
  const average =
    /\baverage\b|\bavg\b|medelantal\p{L}*|medeltal\p{L}*|genomsnitt\p{L}*|durchschnitt\p{L}*|jahresdurchschnitt|\bmoyens?\b|keskimäärin|gjennomsnitt\p{L}*|gennemsnit\p{L}*|gemiddeld\p{L}*|\b(?:media|medio)\b|\bmédi[ao]\b|promedio|przeciętn\p{L}+|średni\p{L}+|平均|평균/iu.exec(
      text,
    )
  const heads = /head ?count|number of persons|köpfe|personenzahl|personnes physiques|\bteste\b|cabezas|capita\b/i.exec(
    text,
  )
  const printed = [average?.[0], fte?.[0] ?? heads?.[0]].filter(Boolean).join(' ')
  if (fte) return { basis: average ? 'average FTE' : 'FTE', printed }
  if (average) return { basis: 'average', printed }
  return { basis: heads ? 'head count' : null, printed }
}
