import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import {
  type MethodFigures,
  methodWords,
  type Scope2Method,
  scope2ByMethod,
  scopes1And2ByMethod,
} from './scope-methods'
import { yearsOf } from './worldwide'

/** Change from one year to the next: a percentage with its direction in words, or why there is none. */
export type ChangeCell =
  | { kind: 'change'; text: string; direction: 'fell' | 'rose' | 'same'; share: number }
  | { kind: 'not_alike'; reason: string }

export type ChangeRow = { key: string; from: number; to: number; cells: ChangeCell[] }

export type LikeForLikeView = {
  measures: string[]
  /** The newest pair of years first. */
  rows: ChangeRow[]
  claim: string
}

/** One scope of one year: how it was counted, and whether it is a stated total or our sum. */
type Counted = { kilograms: number; how: string }

type Measure = { label: string; of: (performance: PerformanceAnswer) => Counted[] }

const methods: readonly Scope2Method[] = ['market', 'location', 'unstated']

function stated(total: number | null, sum: number | null): Counted[] {
  if (total !== null) return [{ kilograms: total, how: 'as stated' }]
  return sum === null ? [] : [{ kilograms: sum, how: 'added up from its parts' }]
}

function byMethod(figures: MethodFigures): Counted[] {
  return methods.flatMap((method) => {
    const kilograms = figures[method]
    return kilograms === null ? [] : [{ kilograms, how: methodWords[method] }]
  })
}

/** Scope 3 grows with every category that is added, so only the same categories compare. */
function scope3({ emissions: { scope_3: of } }: PerformanceAnswer): Counted[] {
  const { total, sum, ...categories } = of
  if (total !== null) return [{ kilograms: total, how: 'as stated' }]
  if (sum === null) return []
  const named = Object.entries(categories).flatMap(([name, kilograms]) => (kilograms === null ? [] : [name]))
  return [{ kilograms: sum, how: `the sum of ${named.length} categories: ${named.join(', ').replaceAll('_', ' ')}` }]
}

const measures: readonly Measure[] = [
  { label: 'Scope 1', of: ({ emissions: { scope_1: of } }) => stated(of.total, of.sum) },
  { label: 'Scope 2', of: (performance) => byMethod(scope2ByMethod(performance)) },
  { label: 'Scopes 1 and 2', of: (performance) => byMethod(scopes1And2ByMethod(performance)) },
  { label: 'Scope 3', of: scope3 },
]

function shorten(how: string): string {
  return how.split(':')[0] ?? how
}

function whyNot(before: Counted, after: Counted, from: number, to: number): string {
  const [was, is] = [shorten(before.how), shorten(after.how)]
  return was === is ? `Other categories in ${to} than in ${from}` : `${to} is ${is}, ${from} ${was}`
}

function publisherOf({ publishers }: PerformanceAnswer): string | null {
  return publishers[0] ?? null
}

function changeOf(measure: Measure, before: PerformanceAnswer, after: PerformanceAnswer, format: Format): ChangeCell {
  const [old, fresh] = [measure.of(before), measure.of(after)]
  const { year: from } = before
  const { year: to } = after
  const [newest] = fresh
  const [oldest] = old
  if (!newest || !oldest) {
    const without = [...(oldest ? [] : [from]), ...(newest ? [] : [to])]
    return { kind: 'not_alike', reason: `Not stated for ${without.join(' and ')}` }
  }
  const [wrote, writes] = [publisherOf(before), publisherOf(after)]
  if (wrote !== writes)
    return {
      kind: 'not_alike',
      reason: `${to} compiled by ${writes ?? 'nobody named'}, ${from} by ${wrote ?? 'nobody named'}`,
    }
  const alike = fresh.flatMap((one) => old.filter(({ how }) => how === one.how).map((other) => ({ one, other })))[0]
  if (!alike) return { kind: 'not_alike', reason: whyNot(oldest, newest, from, to) }
  return describeChange(alike.other.kilograms, alike.one.kilograms, measure.label, alike.one.how, format)
}

function describeChange(old: number, fresh: number, label: string, how: string, format: Format): ChangeCell {
  if (old === 0) return { kind: 'not_alike', reason: 'It was zero the year before' }
  const share = fresh / old - 1
  const percent = format.number.fixed(Math.abs(share) * 100, 1)
  const direction = Number(percent.replace(/[^\d]/g, '')) === 0 ? 'same' : share < 0 ? 'fell' : 'rose'
  const sign = { fell: '−', rose: '+', same: '' }[direction]
  const method = label.includes('2') ? `, ${how}` : ''
  return { kind: 'change', direction, share, text: `${sign}${percent}%${method}` }
}

function claimOf(rows: readonly ChangeRow[]): string {
  const place = measures.findIndex(({ label }) => label === 'Scopes 1 and 2')
  for (const { from, to, cells } of rows) {
    const cell = cells[place]
    if (cell?.kind !== 'change') continue
    if (cell.direction === 'same') return `Scopes 1 and 2 stayed the same from ${from} to ${to}.`
    return `Scopes 1 and 2 ${cell.direction} from ${from} to ${to}: ${cell.text}.`
  }
  return 'No two years of scopes 1 and 2 are alike enough to compare.'
}

/**
 * Year on year, only where scope, method and publisher are the same, worldwide figures alone. Null with fewer than two
 * years that have emissions.
 */
export function viewLikeForLike(organization: OrganizationAnswer, format: Format): LikeForLikeView | null {
  const known = yearsOf(organization, 'worldwide').filter((performance) =>
    measures.some(({ of }) => of(performance).length > 0),
  )
  const rows = known
    .slice(1)
    .flatMap((after, index): ChangeRow[] => {
      const before = known[index]
      if (!before) return []
      const { year: from } = before
      const { year: to } = after
      const gap: ChangeCell = { kind: 'not_alike', reason: `No figures of the years between ${from} and ${to}` }
      const cells = measures.map((measure) => (to - from > 1 ? gap : changeOf(measure, before, after, format)))
      return [{ key: `${from}-${to}`, from, to, cells }]
    })
    .toReversed()
  return rows.length === 0 ? null : { measures: measures.map(({ label }) => label), rows, claim: claimOf(rows) }
}
