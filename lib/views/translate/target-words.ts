import type { Format } from '@/lib/format/create-format'
import type { Key, Words } from '@/lib/messages/words'
import type { TargetAnswer } from '@/lib/views/answers/target-answer'
import { joinWithCommas } from './list-words'

const kinds: Readonly<Record<string, Key<'figures'>>> = {
  near_term: 'targetNearTerm',
  long_term: 'targetLongTerm',
  net_zero: 'netZeroTarget',
  interim: 'targetInterim',
  end: 'targetEnd',
}

/** SBTi's and Net Zero Tracker's words for a target or its status; any other list's words stay. */
const statuses: Readonly<Record<string, Key<'figures'>>> = {
  set: 'statusSet',
  committed: 'statusCommitted',
  removed: 'statusRemoved',
  'net zero': 'statusNetZero',
  'net zero or similar': 'statusNetZeroOrSimilar',
  'climate neutral': 'statusClimateNeutral',
  'emissions reduction target': 'statusReduction',
  'reduction v. bau': 'statusReductionBau',
  'carbon neutral(ity)': 'statusCarbonNeutral',
  'net negative': 'statusNetNegative',
  'climate positive': 'statusClimatePositive',
  'science-based target': 'statusScienceBased',
  'carbon negative': 'statusCarbonNegative',
  'zero emissions': 'statusZeroEmissions',
  'zero carbon': 'statusZeroCarbon',
  '1.5°c target': 'status15',
  other: 'statusOther',
  'emissions intensity target': 'statusIntensity',
  'absolute emissions target': 'statusAbsolute',
  'ghg neutral(ity)': 'statusGhgNeutral',
}

/** "validated": a target's status according to a list, in lower case for use inside a line. */
export function sayStatus(status: string, words: Words<'figures'>): string {
  const key = statuses[status.toLowerCase()]
  return key === undefined ? status.charAt(0).toLowerCase() + status.slice(1) : words(key)
}

/** SBTi's temperature classes; a company with two parts has two, separated by a slash. */
const ambitions: Readonly<Record<string, Key<'figures'>>> = {
  '1.5°c': 'ambition15',
  'well-below 2°c': 'ambitionWellBelow2',
  '2°c': 'ambition2',
}

/** "well below 2 °C": a temperature class of SBTi; any other list's words stay. */
function sayAmbition(ambition: string, words: Words<'figures'>): string {
  return ambition
    .split('/')
    .map((one) => {
      const key = ambitions[one.trim().toLowerCase()]
      return key === undefined ? one.trim() : words(key)
    })
    .join(' / ')
}

/** A year that has passed says nothing of whether the target was reached, and no list tells it. */
export function hasPassed(year: number, { thisYear }: Pick<Format, 'thisYear'>): boolean {
  return year < thisYear
}

function sayYear(year: number, status: string | null, format: Format): string {
  const words = format.words('figures')
  const isOpen = status !== 'removed' && hasPassed(year, format)
  return words(isOpen ? 'targetByPassed' : 'targetBy', { year: String(year) })
}

type Target = Pick<TargetAnswer, 'status' | 'ambition' | 'target_year'> & {
  kind: Key<'figures'>
  reduction: string | null
}

/** "Near-term target, validated, 1.5°C, −42% from 2020, by 2030", with the parts that are known. */
export function sayTarget({ kind, status, ambition, reduction, target_year: year }: Target, format: Format): string {
  const words = format.words('figures')
  const parts = [
    words(kind),
    status === null ? null : sayStatus(status, words),
    ambition === null ? null : sayAmbition(ambition, words),
    reduction,
    year === null ? null : sayYear(year, status, format),
  ]
  return joinWithCommas(
    parts.filter((part) => part !== null),
    format,
  )
}

/** "Near-term target, validated, 1.5°C, by 2030 (SBTi, list of 1 May 2026)" */
export function describeTarget(target: TargetAnswer, format: Format): string {
  const { kind, base_year: base, reduction_percent: percent, source } = target
  const words = format.words('figures')
  const reduction = percent === null ? null : `−${format.percent(format.number.significant(percent, 3))}`
  const from = reduction === null || base === null ? reduction : words('targetFrom', { reduction, base: String(base) })
  const said = sayTarget({ ...target, kind: kinds[kind] ?? 'target', reduction: from }, format)
  const list = source.title ?? source.publisher ?? words('targetPublicList')
  const of = source.retrieved_at === null ? list : joinWithCommas([list, format.day(source.retrieved_at)], format)
  return words('targetOf', { target: said, list: of })
}
