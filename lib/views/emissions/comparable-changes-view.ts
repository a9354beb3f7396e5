import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { changeSize } from '@/lib/views/translate/change-size'
import { listInWords } from '@/lib/views/translate/list-words'
import { sayPublisher } from '@/lib/views/translate/say-publisher'
import { scopeLabel } from '@/lib/views/translate/scope-label'
import { digitsOfChange } from '@/service/contract/organization/change-digits'
import {
  type ComparedYear,
  comparableStretches,
  mixesMethods,
  mostBetweenYears,
  type WhyNotCompared,
  whyNotCompared,
} from '@/service/contract/organization/comparable-years'
import { mostBetween, toComparedYear } from '@/service/figures/compared-year'
import { scopes1And2Amounts } from '@/service/figures/emission-amounts'
import { reportedYears } from './chosen-figures'
import { categoriesKnown } from './known-categories'
import { methodWords, type Scope2Method, scope2ByMethod, scope2MethodsInOrder } from './scope-methods'
import { yearsOf } from './worldwide'

/** Change from one year to the next: a percentage with its direction in words, or why there is none. */
export type ChangeCell =
  | {
      kind: 'change'
      text: string
      direction: 'fell' | 'rose' | 'same'
      share: number
      digits: number
      method: string | null
    }
  | { kind: 'not_alike'; reason: string }

export type ChangeRow = { key: string; from: number; to: number; cells: ChangeCell[] }

export type ComparableChangesView = {
  measures: string[]
  /** The newest pair of years first. */
  rows: ChangeRow[]
  claim: string
}

/** One amount of one year: how it came about, and the scope 3 categories it is known to be made of. */
type Counted = ComparedYear & { how: Key<'figures'>; of?: readonly number[] }

type Measure = {
  key: 'scope1' | 'scope2' | 'scopes12' | 'scope3'
  hasMethod: boolean
  most: number
  of: (performance: PerformanceAnswer) => Counted[]
}

type Made = Pick<Counted, 'kilograms' | 'how'> & Partial<Pick<Counted, 'madeOf' | 'of'>>

function counted({ year, publishers }: PerformanceAnswer, made: Made): Counted {
  return { year, publisher: publishers[0] ?? null, parts: {}, madeOf: made.how, ...made }
}

function scope1(performance: PerformanceAnswer): Counted[] {
  const { total, sum } = performance.emissions.scope_1
  if (total !== null) return [counted(performance, { kilograms: total, how: 'asStated' })]
  return sum === null ? [] : [counted(performance, { kilograms: sum, how: 'addedFromParts' })]
}

function scope2(performance: PerformanceAnswer): Counted[] {
  const figures = scope2ByMethod(performance)
  return scope2MethodsInOrder.flatMap((method) => {
    const kilograms = figures[method]
    if (kilograms === null) return []
    const how = methodWords[method]
    const isMixed = method === 'unstated' && mixesMethods(performance.publishers[0] ?? null)
    return [counted(performance, { kilograms, how, madeOf: isMixed ? null : how })]
  })
}

const wordOfMethod: Record<'market' | 'not_stated' | 'location', Scope2Method> = {
  market: 'market',
  not_stated: 'unstated',
  location: 'location',
}

/** Every year of scopes 1 and 2 by each method, newest year first and in it the method that stands for the year. */
function yearsOfScopes1And2(organization: OrganizationAnswer): Counted[] {
  return reportedYears(organization, ['worldwide']).flatMap((year) =>
    scopes1And2Amounts(year.emissions).map((amount) => ({
      ...toComparedYear(year, amount),
      how: methodWords[wordOfMethod[amount.scope2Method ?? 'not_stated']],
    })),
  )
}

/** Scope 3 grows with every added category, so only equal categories are comparable, and a total that names none with nothing. */
function scope3(performance: PerformanceAnswer, worldwide: readonly PerformanceAnswer[]): Counted[] {
  const { total, sum } = performance.emissions.scope_3
  const kilograms = total ?? sum
  if (kilograms === null) return []
  const how = total === null ? 'sumOfCategories' : 'asStated'
  const of = categoriesKnown(performance, worldwide)
  if (of === null) return [counted(performance, { kilograms, how, madeOf: null })]
  return [counted(performance, { kilograms, how, madeOf: of.join(' '), of })]
}

const { scopes1And2: mostOfOperations, scope3: mostOfScope3 } = mostBetweenYears

function measuresOf(organization: OrganizationAnswer): readonly Measure[] {
  const both = yearsOfScopes1And2(organization)
  const worldwide = yearsOf(organization, 'worldwide')
  return [
    { key: 'scope1', hasMethod: false, most: mostOfOperations, of: scope1 },
    { key: 'scope2', hasMethod: true, most: mostOfOperations, of: scope2 },
    {
      key: 'scopes12',
      hasMethod: true,
      most: mostOfOperations,
      of: ({ year }) => both.filter((one) => one.year === year),
    },
    { key: 'scope3', hasMethod: false, most: mostOfScope3, of: (performance) => scope3(performance, worldwide) },
  ]
}

const numbers = { scope1: 1, scope2: 2, scope3: 3 } as const

function labelOf({ key }: Pick<Measure, 'key'>, format: Format): string {
  const words = format.words('figures')
  return key === 'scopes12' ? words('scopes12') : scopeLabel(numbers[key], words)
}

function inWords({ how, of }: Counted, format: Format): string {
  return format.words('figures')(how, { count: of?.length ?? 0 })
}

type Pair = { before: Counted; after: Counted }

function whyNot(why: WhyNotCompared, { before, after }: Pair, { most, hasMethod }: Measure, format: Format): string {
  const words = format.words('figures')
  const years = { from: String(before.year), to: String(after.year) }
  const nobody = words('nobodyNamed')
  const nameOf = ({ publisher }: Counted) => (publisher === null ? nobody : sayPublisher(publisher, format))
  switch (why) {
    case 'other_publisher':
      return words('otherPublisher', { ...years, is: nameOf(after), was: nameOf(before) })
    case 'made_of_unknown':
      return words(hasMethod ? 'methodNotKnown' : 'categoriesNotKnown', years)
    case 'made_of_other': {
      const [was, is] = [inWords(before, format), inWords(after, format)]
      return before.of && after.of ? words('otherCategories', years) : words('otherMethod', { ...years, was, is })
    }
    case 'far_apart':
      return words('gapYears', years)
    case 'another_method':
      return words('factorTwo', { ...years, factor: most })
    case 'part_another_method':
      return words('factorTwoPart', years)
  }
}

function changeOf(
  measure: Measure,
  years: { from: PerformanceAnswer; to: PerformanceAnswer },
  format: Format,
): ChangeCell {
  const words = format.words('figures')
  const [old, fresh] = [measure.of(years.from), measure.of(years.to)]
  const pairs = fresh.flatMap((after) => old.map((before) => ({ before, after })))
  const [first] = pairs
  if (!first) {
    const without = [...(old.length > 0 ? [] : [years.from]), ...(fresh.length > 0 ? [] : [years.to])]
    const said = without.map(({ year }) => String(year))
    return { kind: 'not_alike', reason: words('notStatedFor', { years: listInWords(said, format) }) }
  }
  const judged = pairs.map((pair) => ({ pair, why: whyNotCompared(pair.before, pair.after, measure.most) }))
  const compared = judged.find(({ why }) => why === null)
  if (compared) return describeChange(compared.pair, measure, format)
  // Of several methods the one that both years have says most.
  const { pair, why } = judged.find((one) => one.why !== 'made_of_other') ?? { pair: first, why: 'made_of_other' }
  return { kind: 'not_alike', reason: whyNot(why ?? 'made_of_other', pair, measure, format) }
}

function describeChange(
  { before, after }: Pair,
  { hasMethod }: Pick<Measure, 'hasMethod'>,
  format: Format,
): ChangeCell {
  const words = format.words('figures')
  if (before.kilograms === 0) return { kind: 'not_alike', reason: words('wasFirstZero') }
  const share = after.kilograms / before.kilograms - 1
  const digits = digitsOfChange(before, after)
  const size = changeSize(share, digits, 1, format)
  const direction = share === 0 ? 'same' : share < 0 ? 'fell' : 'rose'
  const sign = { fell: '−', rose: '+', same: '' }[direction]
  // Two different figures never show a change of 0, however small it is.
  const change =
    size === null ? words('lessThanChange', { share: format.percent(format.number.fixed(0.1, 1)) }) : `${sign}${size}`
  const method = hasMethod ? inWords(after, format) : null
  const text = method === null ? change : words('changeWithMethod', { change, method })
  return { kind: 'change', direction, share, digits, text, method }
}

/** A change of scopes 1 and 2 over comparable years, by one method; `text` is the percentage with its direction and method. */
export type ComparedChange = {
  from: number
  to: number
  share: number
  /** The digits that the change bears. */
  digits: number
  text: string
  method: string
  /** No source names the method of scope 2 of these years, which may be another one in each. */
  isMethodUnnamed: boolean
}

function comparedChange(before: Counted, after: Counted, format: Format): ComparedChange[] {
  const cell = describeChange({ before, after }, { hasMethod: true }, format)
  if (cell.kind !== 'change') return []
  const { share, digits, text } = cell
  const isMethodUnnamed = after.how === methodWords.unstated
  return [{ from: before.year, to: after.year, share, digits, text, method: inWords(after, format), isMethodUnnamed }]
}

function stretchesOf(organization: OrganizationAnswer): Counted[][] {
  return comparableStretches(yearsOfScopes1And2(organization), mostBetween({ covers: 'scope_1_and_2' }))
}

/** The change over the newest comparable years of scopes 1 and 2; null if no two years compare. */
export function newestChange(organization: OrganizationAnswer, format: Format): ComparedChange | null {
  for (const stretch of stretchesOf(organization)) {
    const [first, last] = [stretch.at(0), stretch.at(-1)]
    const change = first && last && first !== last ? comparedChange(first, last, format)[0] : undefined
    if (change) return change
  }
  return null
}

/** The change from each comparable year of scopes 1 and 2 to the next, newest first, by each method. */
export function yearlyChanges(organization: OrganizationAnswer, format: Format): ComparedChange[] {
  const changes = stretchesOf(organization).flatMap((stretch) =>
    stretch.flatMap((after, index) => {
      const before = stretch[index - 1]
      return before ? comparedChange(before, after, format) : []
    }),
  )
  return changes.toSorted((a, b) => b.to - a.to)
}

function claimOf(change: ComparedChange | null, format: Format): string {
  const words = format.words('figures')
  if (change === null) return words('claimNone')
  const years = { from: String(change.from), to: String(change.to) }
  if (change.share === 0) return words('claimSame', years)
  return words(change.share < 0 ? 'claimFell' : 'claimRose', { ...years, change: change.text })
}

/**
 * Changes from year to year of worldwide figures, only where the rule of comparable years allows it. Null with fewer than two years of
 * emissions.
 */
export function viewComparableChanges(organization: OrganizationAnswer, format: Format): ComparableChangesView | null {
  const measures = measuresOf(organization)
  const known = yearsOf(organization, 'worldwide').filter((performance) =>
    measures.some(({ of }) => of(performance).length > 0),
  )
  const rows = known
    .slice(1)
    .flatMap((to, index): ChangeRow[] => {
      const from = known[index]
      if (!from) return []
      const cells = measures.map((measure) => changeOf(measure, { from, to }, format))
      return [{ key: `${from.year}-${to.year}`, from: from.year, to: to.year, cells }]
    })
    .toReversed()
  if (rows.length === 0) return null
  const claim = claimOf(newestChange(organization, format), format)
  return { measures: measures.map((measure) => labelOf(measure, format)), rows, claim }
}
