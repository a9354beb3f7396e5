import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { listInWords } from '@/lib/views/translate/list-words'
import { sayPublisher } from '@/lib/views/translate/say-publisher'
import { scopeLabel } from '@/lib/views/translate/scope-label'
import { looksLikeAnotherMethod, mostBetweenYears } from '@/service/contract/organization/comparable-years'
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
  | { kind: 'change'; text: string; direction: 'fell' | 'rose' | 'same'; share: number; method: string | null }
  | { kind: 'not_alike'; reason: string }

export type ChangeRow = { key: string; from: number; to: number; cells: ChangeCell[] }

export type LikeForLikeView = {
  measures: string[]
  /** The newest pair of years first. */
  rows: ChangeRow[]
  claim: string
}

/** One scope of one year: its method, and whether it is a stated total or our sum. `of`: the categories of a sum. */
type Counted = { kilograms: number; how: Key<'figures'>; of?: readonly string[] }

type Measure = {
  key: 'scope1' | 'scope2' | 'scopes12' | 'scope3'
  hasMethod: boolean
  of: (performance: PerformanceAnswer) => Counted[]
}

const methods: readonly Scope2Method[] = ['market', 'location', 'unstated']

function stated(total: number | null, sum: number | null): Counted[] {
  if (total !== null) return [{ kilograms: total, how: 'asStated' }]
  return sum === null ? [] : [{ kilograms: sum, how: 'addedFromParts' }]
}

function byMethod(figures: MethodFigures): Counted[] {
  return methods.flatMap((method) => {
    const kilograms = figures[method]
    return kilograms === null ? [] : [{ kilograms, how: methodWords[method] }]
  })
}

/** Scope 3 grows with every added category, so only equal categories are comparable. */
function scope3({ emissions: { scope_3: of } }: PerformanceAnswer): Counted[] {
  const { total, sum, ...categories } = of
  if (total !== null) return [{ kilograms: total, how: 'asStated' }]
  if (sum === null) return []
  const named = Object.entries(categories).flatMap(([name, kilograms]) => (kilograms === null ? [] : [name]))
  return [{ kilograms: sum, how: 'sumOfCategories', of: named }]
}

const measures: readonly Measure[] = [
  { key: 'scope1', hasMethod: false, of: ({ emissions: { scope_1: of } }) => stated(of.total, of.sum) },
  { key: 'scope2', hasMethod: true, of: (performance) => byMethod(scope2ByMethod(performance)) },
  { key: 'scopes12', hasMethod: true, of: (performance) => byMethod(scopes1And2ByMethod(performance)) },
  { key: 'scope3', hasMethod: false, of: scope3 },
]

/** The index of scopes 1 and 2 among the cells of a row. */
export const placeOfScopes1And2 = measures.findIndex(({ key }) => key === 'scopes12')

const numbers = { scope1: 1, scope2: 2, scope3: 3 } as const

function labelOf({ key }: Measure, format: Format): string {
  const words = format.words('figures')
  return key === 'scopes12' ? words('scopes12') : scopeLabel(numbers[key], words)
}

function isAlike(one: Counted, other: Counted): boolean {
  return one.how === other.how && String(one.of) === String(other.of)
}

function inWords({ how, of }: Counted, format: Format): string {
  return format.words('figures')(how, { count: of?.length ?? 0 })
}

function whyNot(before: Counted, after: Counted, years: { from: string; to: string }, format: Format): string {
  const words = format.words('figures')
  const [was, is] = [inWords(before, format), inWords(after, format)]
  return was === is ? words('otherCategories', years) : words('otherMethod', { ...years, was, is })
}

function publisherOf({ publishers: [first] }: PerformanceAnswer, format: Format): string | null {
  return first === undefined ? null : sayPublisher(first, format)
}

function changeOf(measure: Measure, before: PerformanceAnswer, after: PerformanceAnswer, format: Format): ChangeCell {
  const words = format.words('figures')
  const [old, fresh] = [measure.of(before), measure.of(after)]
  const { year: from } = before
  const { year: to } = after
  const [newest] = fresh
  const [oldest] = old
  if (!newest || !oldest) {
    const without = [...(oldest ? [] : [from]), ...(newest ? [] : [to])].map(String)
    return { kind: 'not_alike', reason: words('notStatedFor', { years: listInWords(without, format) }) }
  }
  const [wrote, writes] = [publisherOf(before, format), publisherOf(after, format)]
  if (wrote !== writes)
    return {
      kind: 'not_alike',
      reason: words('otherPublisher', {
        from: String(from),
        to: String(to),
        is: writes ?? words('nobodyNamed'),
        was: wrote ?? words('nobodyNamed'),
      }),
    }
  const alike = fresh.flatMap((one) => old.filter((other) => isAlike(one, other)).map((other) => ({ one, other })))[0]
  if (!alike)
    return { kind: 'not_alike', reason: whyNot(oldest, newest, { from: String(from), to: String(to) }, format) }
  const factor = measure.key === 'scope3' ? mostBetweenYears.scope3 : mostBetweenYears.scopes1And2
  if (looksLikeAnotherMethod(alike.other.kilograms, alike.one.kilograms, factor))
    return { kind: 'not_alike', reason: words('factorTwo', { from: String(from), to: String(to), factor }) }
  return describeChange(alike.other.kilograms, alike.one, measure, format)
}

function describeChange(old: number, fresh: Counted, { hasMethod }: Measure, format: Format): ChangeCell {
  const words = format.words('figures')
  if (old === 0) return { kind: 'not_alike', reason: words('wasFirstZero') }
  const share = fresh.kilograms / old - 1
  const percent = format.number.fixed(Math.abs(share) * 100, 1)
  const direction = share === 0 ? 'same' : share < 0 ? 'fell' : 'rose'
  const sign = { fell: '−', rose: '+', same: '' }[direction]
  // Two different figures never show a change of 0, however small it is.
  const isTiny = share !== 0 && Number(percent.replace(/[^\d]/g, '')) === 0
  const change = isTiny
    ? words('lessThanChange', { share: format.percent(format.number.fixed(0.1, 1)) })
    : `${sign}${format.percent(percent)}`
  const method = hasMethod ? inWords(fresh, format) : null
  const text = method === null ? change : words('changeWithMethod', { change, method })
  return { kind: 'change', direction, share, text, method }
}

function claimOf(rows: readonly ChangeRow[], format: Format): string {
  const words = format.words('figures')
  for (const { from, to, cells } of rows) {
    const cell = cells[placeOfScopes1And2]
    if (cell?.kind !== 'change') continue
    const years = { from: String(from), to: String(to) }
    if (cell.direction === 'same') return words('claimSame', years)
    return words(cell.direction === 'fell' ? 'claimFell' : 'claimRose', { ...years, change: cell.text })
  }
  return words('claimNone')
}

/**
 * Changes from year to year of worldwide figures, only where scope, method and publisher are the same. Null with fewer than two years of
 * emissions.
 */
export function viewLikeForLike(organization: OrganizationAnswer, format: Format): LikeForLikeView | null {
  const words = format.words('figures')
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
      const gap: ChangeCell = { kind: 'not_alike', reason: words('gapYears', { from: String(from), to: String(to) }) }
      const cells = measures.map((measure) => (to - from > 1 ? gap : changeOf(measure, before, after, format)))
      return [{ key: `${from}-${to}`, from, to, cells }]
    })
    .toReversed()
  if (rows.length === 0) return null
  return { measures: measures.map((measure) => labelOf(measure, format)), rows, claim: claimOf(rows, format) }
}
