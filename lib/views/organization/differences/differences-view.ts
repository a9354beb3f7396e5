import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type ComparedMeasure, comparedMeasures, type Found } from '@/lib/views/compare/compared-measures'
import { isSettled } from '@/lib/views/organization/research-progress'
import { withinSentence } from '@/lib/views/translate/list-words'

/** `year`: null if the figure has no year. */
export type ComparedValue = {
  text: string
  year: number | null
  isOld: boolean
  /** Its method, if the row does not have one method for all. */
  method: string | null
}

export type DifferenceRow = {
  key: string
  measure: string
  /** One per organization, in order; null: we have none; 'not_identified': nothing was looked up. */
  values: (ComparedValue | 'not_identified' | null)[]
  /** The index of the best one; null if all are equal, fewer than two are known, or the row only says what we have. */
  best: number | null
  /** The difference with its direction, or why the values are not comparable. */
  sentence: string
  /** From 0 (equal) to 1 (largest difference), for sorting the rows; rows that are not comparable come last. */
  spread: number
}

type Known = { place: number; found: Found }
/** `isAlike`: all known values have the same year and method. */
type Chosen = { values: (Found | null)[]; isAlike: boolean }

/**
 * The newest figures of one year and one method that all organizations with any figure have; without those the newest of each, which are
 * not comparable.
 */
function chooseAlike(series: readonly (readonly Found[])[]): Chosen {
  const known = series.filter((figures) => figures.length > 0)
  const isSame = (a: Found) => (b: Found) => a.year === b.year && a.method === b.method && a.boundary === b.boundary
  const shared = known[0]?.find((one) => known.every((figures) => figures.some(isSame(one))))
  return {
    values: series.map((figures) => (shared ? figures.find(isSame(shared)) : figures[0]) ?? null),
    isAlike: shared !== undefined,
  }
}

/** "2022, market based.", and the names of organizations without a figure. */
function plainSentence(known: readonly Known[], isAlike: boolean, missing: string | null, format: Format): string {
  const words = format.words('compare')
  const first = known[0]?.found
  const of = !first
    ? words('noneForAny')
    : first.year === null
      ? null
      : !isAlike
        ? words('noSharedYear')
        : first.method === null
          ? words('sharedYear', { year: String(first.year) })
          : words('sharedYearMethod', { year: String(first.year), method: withinSentence(first.method, format) })
  return [of, first ? missing : null].filter((part) => part !== null).join(format.locale.startsWith('ja') ? '' : ' ')
}

type RankedSentence = {
  measure: ComparedMeasure
  known: readonly Known[]
  names: readonly string[]
  missing: string | null
}

function rankedSentence({ measure, known, names, missing }: RankedSentence, format: Format): string {
  const words = format.words('compare')
  const rising = known.toSorted((a, b) => a.found.value - b.found.value)
  const [low, high] = [rising[0], rising.at(-1)]
  if (!low || !high) return words('noneForAny')
  if (known.length === 1) return words('onlyKnownFor', { name: names[low.place] ?? '' })
  if (low.found.value === high.found.value)
    return missing === null ? words('alike') : words('alikeMissing', { missing })
  const isHighGood = measure.better === 'high'
  const [best, worst] = isHighGood ? [high, low] : [low, high]
  const { year } = best.found
  const sentence = words(isHighGood ? 'higherIsBetter' : 'lowerIsBetter', {
    best: names[best.place] ?? '',
    bestValue: best.found.text,
    worst: names[worst.place] ?? '',
    worstValue: worst.found.text,
  })
  const dated = year === null ? sentence : words('inYear', { year: String(year), sentence })
  return missing === null ? dated : words('sentenceMissing', { sentence: dated, missing })
}

/** Whether the order of any two could be reversed within their ranges. */
function doOverlap(found: readonly Found[]): boolean {
  const ranges = found.flatMap(({ range }) => range ?? [])
  return ranges.some((one, place) =>
    ranges.slice(place + 1).some((other) => one.low <= other.high && other.low <= one.high),
  )
}

function isUnidentified(organization: OrganizationAnswer | undefined): boolean {
  return organization?.matching_organization === null && isSettled(organization.status)
}

function rowOf(
  measure: ComparedMeasure,
  organizations: readonly OrganizationAnswer[],
  names: readonly string[],
  format: Format,
): DifferenceRow {
  const words = format.words('compare')
  const { values, isAlike } = chooseAlike(organizations.map((organization) => measure.of(organization)))
  const known = values.flatMap((found, place) => (found === null ? [] : [{ place, found }]))
  const amounts = known.map(({ found }) => found.value)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const unknown = names.length - known.length
  const missing = unknown === 0 ? null : words('noneFor', { count: unknown, all: names.length })
  const refusal = known.length < 2 ? null : (measure.refusal?.(organizations) ?? null)
  const isOpen = doOverlap(known.map(({ found }) => found))
  const isOrdered = known.length < 2 || known.every(({ found }) => found.isUnordered !== true)
  const isRanked = measure.better !== null && refusal === null && isAlike && !isOpen && isOrdered
  const differs = isRanked && known.length > 1 && low !== high
  const best = known.filter(({ found }) => found.value === (measure.better === 'high' ? high : low))
  return {
    key: measure.key,
    measure: measure.label,
    values: values.map((found, place) =>
      found === null
        ? isUnidentified(organizations[place])
          ? 'not_identified'
          : null
        : {
            text: found.text,
            year: found.year,
            isOld: found.year !== null && isOld(found.year, format),
            method: isAlike || found.method === null || found.text.includes(found.method) ? null : found.method,
          },
    ),
    best: differs && best.length === 1 ? (best[0]?.place ?? null) : null,
    sentence: refusal
      ? words(refusal)
      : isOpen
        ? [words('rangesOverlap'), missing]
            .filter((part) => part !== null)
            .join(format.locale.startsWith('ja') ? '' : ' ')
        : isRanked || (measure.better !== null && known.length < 2)
          ? rankedSentence({ measure, known, names, missing }, format)
          : plainSentence(known, isAlike, missing, format),
    spread: differs ? measure.spread(low, high) : 0,
  }
}

/**
 * The differences between two to six organizations, largest first, then rows that are not ranked: amounts, and what we have of each.
 * Missing data is never a difference.
 */
export function viewDifferences(organizations: readonly OrganizationAnswer[], format: Format): DifferenceRow[] {
  const names = organizations.map(
    ({ name, id }) => name ?? format.words('compare')('organizationNumber', { id: String(id) }),
  )
  return comparedMeasures(format)
    .map((measure) => ({ measure, row: rowOf(measure, organizations, names, format) }))
    .toSorted(
      (a, b) => Number(a.measure.better === null) - Number(b.measure.better === null) || b.row.spread - a.row.spread,
    )
    .map(({ row }) => row)
}
