import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import { viewCommitments } from './commitments-view'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { scopeFigures } from './scope-figures'
import { yearsOf } from './worldwide'

export type DifferenceRow = {
  key: string
  measure: string
  /** One a organization, in their order; null is not known. */
  values: (string | null)[]
  /** Which of them does best; none where all are alike or fewer than two are known. */
  best: number | null
  /** What differs, with its direction. */
  sentence: string
  /** From 0 (alike) to 1 (as different as it gets), for the order of the rows. */
  spread: number
}

type Measure = {
  key: string
  measure: string
  isHighGood: boolean
  /** Null is not known. */
  of: (organization: OrganizationAnswer) => number | null
  write: (value: number, format: Format) => string
  /** How far two values are apart, from 0 to 1. */
  spread: (low: number, high: number) => number
  currencyMatters?: boolean
}

function years(organization: OrganizationAnswer): PerformanceAnswer[] {
  return yearsOf(organization, 'worldwide')
}

function newest<Value>(
  organization: OrganizationAnswer,
  pick: (performance: PerformanceAnswer) => Value | null,
): Value | null {
  for (const performance of years(organization).toReversed()) {
    const value = pick(performance)
    if (value !== null) return value
  }
  return null
}

function targetsOf(organization: OrganizationAnswer, format: Format): number | null {
  const answers = viewCommitments(organization, format).map(({ answer }) => answer)
  if (answers.every((answer) => answer === 'unknown')) return null
  return answers.filter((answer) => answer === 'yes').length
}

function disclosedYears(organization: OrganizationAnswer): number | null {
  if (organization.matching_organization === null) return null
  return years(organization).filter((performance) => {
    const { scope1, scope2, scope1And2 } = scopeFigures(performance)
    return scope1And2 !== null || (scope1 !== null && scope2 !== null)
  }).length
}

/** Ten times apart counts as half of all there is, a hundred times as all. */
function logSpread(low: number, high: number): number {
  return low <= 0 ? (high > 0 ? 1 : 0) : Math.min(1, Math.log10(high / low) / 2)
}

function measuresFor(format: Format): Measure[] {
  const words = format.words('compare')
  return [
    {
      key: 'score',
      measure: words('score'),
      isHighGood: true,
      of: ({ score }) => (score === null ? null : toPoints(score)),
      write: (value) => String(value),
      spread: (low, high) => (high - low) / 100,
    },
    {
      key: 'intensity',
      measure: words('intensity'),
      isHighGood: false,
      of: (organization) => newest(organization, ({ scope_1_and_2_emission_factor: factor }) => factor),
      write: (value) => format.factor(value),
      spread: logSpread,
      currencyMatters: true,
    },
    {
      key: 'targets',
      measure: words('commitments'),
      isHighGood: true,
      of: (organization) => targetsOf(organization, format),
      write: (value) => words('ofTotal', { value, all: 4 }),
      spread: (low, high) => (high - low) / 4,
    },
    {
      key: 'disclosure',
      measure: words('yearsWithScopes'),
      isHighGood: true,
      of: disclosedYears,
      write: (value) => format.number.whole(value),
      spread: (low, high) => Math.min(1, (high - low) / 10),
    },
    {
      key: 'categories',
      measure: words('scope3Categories'),
      isHighGood: true,
      of: (organization) =>
        newest(organization, ({ emissions: { scope_3: of } }) => {
          const { total: _total, sum: _sum, ...categories } = of
          const stated = Object.values(categories).filter((kilograms) => kilograms !== null).length
          return stated === 0 ? null : stated
        }),
      write: (value) => words('ofTotal', { value, all: 15 }),
      spread: (low, high) => (high - low) / 15,
    },
  ]
}

type Known = { place: number; value: number }

function sentenceOf(known: readonly Known[], names: readonly string[], measure: Measure, format: Format): string {
  const words = format.words('compare')
  const unknown = names.length - known.length
  const missing = unknown === 0 ? null : words('notKnownFor', { count: unknown, all: names.length })
  const rising = known.toSorted((a, b) => a.value - b.value)
  const [low, high] = [rising[0], rising.at(-1)]
  if (!low || !high) return words('notKnownForAny')
  if (known.length === 1) return words('onlyKnownFor', { name: names[low.place] ?? '' })
  if (low.value === high.value) return missing === null ? words('alike') : words('alikeMissing', { missing })
  const [best, worst] = measure.isHighGood ? [high, low] : [low, high]
  const write = (value: number) => measure.write(value, format)
  const sentence = words(measure.isHighGood ? 'higherIsBetter' : 'lowerIsBetter', {
    best: names[best.place] ?? '',
    bestValue: write(best.value),
    worst: names[worst.place] ?? '',
    worstValue: write(worst.value),
  })
  return missing === null ? sentence : words('sentenceMissing', { sentence, missing })
}

/** All figures of one measure stand in one currency, or they do not compare. */
function sameCurrency(organizations: readonly OrganizationAnswer[]): boolean {
  const found = organizations.flatMap((organization) => {
    const currency = newest(organization, (performance) =>
      performance.scope_1_and_2_emission_factor === null ? null : (performance.revenue_currency ?? '?'),
    )
    return currency === null ? [] : [currency]
  })
  return new Set(found).size <= 1
}

/** What differs between two to six organizations, the largest difference first; what is not known is never a difference. */
export function viewDifferences(organizations: readonly OrganizationAnswer[], format: Format): DifferenceRow[] {
  const names = organizations.map(
    ({ name, id }) => name ?? format.words('compare')('organizationNumber', { id: String(id) }),
  )
  const rows = measuresFor(format).map((measure): DifferenceRow => {
    const values = organizations.map((organization) => measure.of(organization))
    const known = values.flatMap((value, place) => (value === null ? [] : [{ place, value }]))
    const amounts = known.map(({ value }) => value)
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
    const compares = !measure.currencyMatters || sameCurrency(organizations)
    const differs = compares && known.length > 1 && low !== high
    const best = known.filter(({ value }) => value === (measure.isHighGood ? high : low))
    return {
      key: measure.key,
      measure: measure.measure,
      values: values.map((value) => (value === null ? null : measure.write(value, format))),
      best: differs && best.length === 1 ? (best[0]?.place ?? null) : null,
      sentence: compares ? sentenceOf(known, names, measure, format) : format.words('compare')('notComparable'),
      spread: differs ? measure.spread(low, high) : 0,
    }
  })
  return rows.toSorted((a, b) => b.spread - a.spread)
}
