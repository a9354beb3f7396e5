import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import { formatMass, massUnitFor } from '@/lib/format/mass'
import type { Words } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { disagreements } from '@/lib/views/organization/differences/disagreements'
import { extractedInWords, isUnchecked } from '@/lib/views/translate/extracted-words'
import { scopeLabel } from '@/lib/views/translate/scope-label'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { categoriesKnown, categoriesOfAllScopes } from './known-categories'
import { categoriesInShort } from './scope-3-by-year'
import { categoryWords } from './scope-3-categories'
import { type Region, regionsOf, yearsOf } from './worldwide'

/** A row of the table: one measure over the years, newest first. `text` is null if the year has no such figure. */
export type FigureRow = {
  key: string
  label: string
  kind: 'head' | 'part' | 'total'
  pointer: string
  cells: (string | null)[]
}
export type FigureGroup = { key: string; title: string; unit: string; rows: FigureRow[]; isDetail: boolean }
export type FiguresTable = {
  place: string
  region: Region
  years: number[]
  /** Whether even the newest year is long ago. */
  isOld: boolean
  /** By year: who verified what was read from a report; null if a public source compiled it. */
  extracted: (string | null)[]
  /** By year: whether part of it has not been checked by a person. */
  unchecked: boolean[]
  groups: FigureGroup[]
  disagreements: string[]
}

type Said = Words<'figures'>

type Measure = {
  key: string
  label: (format: Format) => string
  kind: FigureRow['kind']
  /** The JSON pointer of the figure in a performance. */
  pointer: string
  of: (performance: PerformanceAnswer) => number | null
}

function say(write: (words: Said) => string): Measure['label'] {
  return (format) => write(format.words('figures'))
}

function total(key: 'scope_1' | 'scope_2' | 'scope_3', scope: 1 | 2 | 3): Measure[] {
  return [
    {
      key: `${key}.total`,
      pointer: `/emissions/${key}/total`,
      label: say((words) => words('stated', { scope: scopeLabel(scope, words) })),
      kind: 'head',
      of: ({ emissions }) => emissions[key].total,
    },
    {
      key: `${key}.sum`,
      pointer: `/emissions/${key}/sum`,
      label: say((words) => words('addedUp', { scope: scopeLabel(scope, words) })),
      kind: 'head',
      of: ({ emissions }) => emissions[key].sum,
    },
  ]
}

const scope1Parts = {
  stationary_combustion: 'stationaryCombustion',
  mobile_combustion: 'mobileCombustion',
  fugitive_emissions: 'fugitive',
  process_emissions: 'processEmissions',
} as const

const scope2Parts = {
  total_location_based: 'locationBased',
  total_market_based: 'marketBased',
  purchased_electricity: 'purchasedElectricity',
  purchased_steam: 'purchasedSteam',
  purchased_heat: 'purchasedHeat',
  purchased_cooling: 'purchasedCooling',
} as const

function keysOf<Name extends string>(parts: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(parts) as Name[]
}

const scopes: Measure[] = [
  ...total('scope_1', 1),
  ...keysOf(scope1Parts).map(
    (part): Measure => ({
      key: `scope_1.${part}`,
      pointer: `/emissions/scope_1/${part}`,
      label: say((words) => words('scopePart', { scope: scopeLabel(1, words), part: words(scope1Parts[part]) })),
      kind: 'part',
      of: ({ emissions }) => emissions.scope_1[part],
    }),
  ),
  ...total('scope_2', 2),
  ...keysOf(scope2Parts).map(
    (part): Measure => ({
      key: `scope_2.${part}`,
      pointer: `/emissions/scope_2/${part}`,
      label: say((words) => words('scopePart', { scope: scopeLabel(2, words), part: words(scope2Parts[part]) })),
      kind: 'part',
      of: ({ emissions }) => emissions.scope_2[part],
    }),
  ),
  {
    key: 'scope_1_and_2.total',
    pointer: '/emissions/scope_1_and_2/total',
    label: say((words) => words('stated', { scope: words('scopes12') })),
    kind: 'head',
    of: ({ emissions }) => emissions.scope_1_and_2.total,
  },
  {
    key: 'scope_1_and_2.location',
    pointer: '/emissions/scope_1_and_2/total_location_based',
    label: say((words) => words('scopePart', { scope: words('scopes12'), part: words('locationBased') })),
    kind: 'part',
    of: ({ emissions }) => emissions.scope_1_and_2.total_location_based,
  },
  {
    key: 'scope_1_and_2.market',
    pointer: '/emissions/scope_1_and_2/total_market_based',
    label: say((words) => words('scopePart', { scope: words('scopes12'), part: words('marketBased') })),
    kind: 'part',
    of: ({ emissions }) => emissions.scope_1_and_2.total_market_based,
  },
  ...total('scope_3', 3),
  {
    key: 'total',
    pointer: '/emissions/total',
    label: say((words) => words('stated', { scope: words('allScopes') })),
    kind: 'total',
    of: ({ emissions }) => emissions.total,
  },
  {
    key: 'sum',
    pointer: '/emissions/sum',
    label: say((words) => words('addedUp', { scope: words('allScopes') })),
    kind: 'total',
    of: ({ emissions }) => emissions.sum,
  },
]

const categories: Measure[] = scope3Categories.map((category, index) => ({
  key: category,
  pointer: `/emissions/scope_3/${category}`,
  label: (format) => `${index + 1} ${categoryWords(category, format)}`,
  kind: 'part',
  of: ({ emissions }) => emissions.scope_3[category],
}))

const factors: Measure[] = [
  {
    key: 'all',
    pointer: '/emission_factor',
    label: say((words) => words('allScopes')),
    kind: 'head',
    of: ({ emission_factor: factor }) => factor,
  },
  {
    key: 'upstream',
    pointer: '/total_upstream_emission_factor',
    label: say((words) => words('scopes12Upstream')),
    kind: 'head',
    of: ({ total_upstream_emission_factor: factor }) => factor,
  },
  {
    key: 'scope_1_and_2',
    pointer: '/scope_1_and_2_emission_factor',
    label: say((words) => words('scopes12')),
    kind: 'head',
    of: ({ scope_1_and_2_emission_factor: factor }) => factor,
  },
]

function toRows(
  measures: readonly Measure[],
  years: readonly PerformanceAnswer[],
  format: Format,
  write: (value: number, performance: PerformanceAnswer) => string,
): FigureRow[] {
  return measures.flatMap(({ key, label, kind, pointer, of }) => {
    const cells = years.map((performance) => {
      const value = of(performance)
      return value === null ? null : write(value, performance)
    })
    return cells.some((cell) => cell !== null) ? [{ key, label: label(format), kind, pointer, cells }] : []
  })
}

function massGroup(
  key: string,
  title: string,
  measures: readonly Measure[],
  years: readonly PerformanceAnswer[],
  format: Format,
): FigureGroup {
  const largest = Math.max(0, ...years.flatMap((performance) => measures.map(({ of }) => of(performance) ?? 0)))
  // Rows of a table are compared, so the unit stays fine: figures below a megatonne would lose their digits in Mt.
  const unit = massUnitFor(largest) === 'kg' ? 'kg' : 't'
  const write = (kilograms: number) => formatMass(kilograms, format.number, unit).figure
  return { key, title, unit: `${unit} CO₂e`, rows: toRows(measures, years, format, write), isDetail: key === 'scope_3' }
}

function currenciesOf(years: readonly PerformanceAnswer[], format: Format): string {
  const currencies = [...new Set(years.flatMap(({ revenue_currency: currency }) => currency ?? []))]
  return currencies.length === 0 ? format.words('figures')('currencyNotStated') : currencies.join(', ')
}

/** How many scope 3 categories a sum includes, beside the sum. */
function categoriesRow(
  key: string,
  pointer: string,
  years: readonly PerformanceAnswer[],
  of: (performance: PerformanceAnswer) => number[] | null,
  format: Format,
): FigureRow[] {
  const cells = years.map((performance) => categoriesInShort(of(performance), format))
  const label = format.words('figures')('categoriesAddedUp')
  return cells.some((cell) => cell !== null) ? [{ key, label, kind: 'part', pointer, cells }] : []
}

/** Inserts rows directly after the row they belong to. */
function insertBehind(rows: readonly FigureRow[], key: string, more: readonly FigureRow[]): FigureRow[] {
  return rows.flatMap((row) => (row.key === key ? [row, ...more] : [row]))
}

function viewPlace(region: Region, years: readonly PerformanceAnswer[], format: Format): FiguresTable | null {
  const words = format.words('figures')
  const place = region === 'worldwide' ? words('worldwide') : format.country(region).name
  const currencies = currenciesOf(years, format)
  // With one currency the unit is in the heading, with several beside each figure.
  const isMixed = currencies.includes(',')
  const own = ({ revenue_currency: currency }: PerformanceAnswer) => (isMixed && currency ? ` ${currency}` : '')
  const revenue: Measure[] = [
    {
      key: 'revenue',
      pointer: '/revenue',
      label: say((said) => said('revenue')),
      kind: 'head',
      of: (performance) => performance.revenue,
    },
  ]
  const emissions = massGroup('scopes', words('emissions'), scopes, years, format)
  const inScope3 = (performance: PerformanceAnswer) => categoriesKnown(performance, years)
  const ofScope3 = categoriesRow('scope_3.added', '/emissions/scope_3/sum', years, inScope3, format)
  const factorRows = toRows(
    factors,
    years,
    format,
    (value, performance) => `${format.factor(value)}${own(performance)}`,
  )
  const inFactor = (performance: PerformanceAnswer) =>
    performance.emission_factor === null ? null : categoriesOfAllScopes(performance, years)
  const ofFactors = categoriesRow('all.added', '/emission_factor', years, inFactor, format)
  const groups: FigureGroup[] = [
    { ...emissions, rows: insertBehind(emissions.rows, 'scope_3.sum', ofScope3) },
    massGroup('scope_3', words('scope3ByCategory'), categories, years, format),
    {
      key: 'revenue',
      title: words('revenue'),
      unit: words('million', { currency: currencies }),
      rows: toRows(
        revenue,
        years,
        format,
        (value, performance) => `${format.number.whole(value / 1e6)}${own(performance)}`,
      ),
      isDetail: false,
    },
    {
      key: 'factors',
      title: words('perRevenue'),
      unit: words('kgPerCurrency', { currency: currencies }),
      rows: insertBehind(factorRows, 'all', ofFactors),
      isDetail: false,
    },
  ]
  const filled = groups.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return null
  return {
    place,
    region,
    years: years.map(({ year }) => year),
    isOld: years[0] !== undefined && isOld(years[0].year, format),
    extracted: years.map((performance) => extractedInWords(performance, format)),
    unchecked: years.map(isUnchecked),
    groups: filled,
    disagreements: disagreements(years, format),
  }
}

/** Every figure of an answer, one table for worldwide and one for each country with figures of its own. */
export function viewFigures(organization: OrganizationAnswer, format: Format): FiguresTable[] {
  return ['worldwide', ...regionsOf(organization)].flatMap((region) => {
    const years = yearsOf(organization, region).toReversed()
    return viewPlace(region, years, format) ?? []
  })
}
