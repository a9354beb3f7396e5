import { describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { formatMass, massUnitFor } from '@/lib/format/mass'
import { type Scope3Category, scope3Categories } from '@/service/contract/scope-3-categories'
import { disagreements } from './disagreements'
import { extractedInWords } from './extracted-words'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { type Region, regionsOf, yearsOf } from './worldwide'

/** A row of the table: one measure over the years, newest first. `text` is null where the year has no such figure. */
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
  /** By year: who verified what was read out of a report; null where a public source compiled it. */
  extracted: (string | null)[]
  groups: FigureGroup[]
  disagreements: string[]
}

type Measure = {
  key: string
  label: string
  kind: FigureRow['kind']
  /** Where the figure stands in a performance, as a JSON pointer. */
  pointer: string
  of: (performance: PerformanceAnswer) => number | null
}

function total(key: 'scope_1' | 'scope_2' | 'scope_3', label: string): Measure[] {
  return [
    {
      key: `${key}.total`,
      pointer: `/emissions/${key}/total`,
      label: `${label}, stated`,
      kind: 'head',
      of: ({ emissions }) => emissions[key].total,
    },
    {
      key: `${key}.sum`,
      pointer: `/emissions/${key}/sum`,
      label: `${label}, added up`,
      kind: 'head',
      of: ({ emissions }) => emissions[key].sum,
    },
  ]
}

const scope1Parts = {
  stationary_combustion: 'stationary combustion',
  mobile_combustion: 'mobile combustion',
  fugitive_emissions: 'fugitive emissions',
  process_emissions: 'process emissions',
} as const

const scope2Parts = {
  total_location_based: 'location based',
  total_market_based: 'market based',
  purchased_electricity: 'purchased electricity',
  purchased_steam: 'purchased steam',
  purchased_heat: 'purchased heat',
  purchased_cooling: 'purchased cooling',
} as const

function keysOf<Key extends string>(parts: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(parts) as Key[]
}

const scopes: Measure[] = [
  ...total('scope_1', 'Scope 1'),
  ...keysOf(scope1Parts).map(
    (part): Measure => ({
      key: `scope_1.${part}`,
      pointer: `/emissions/scope_1/${part}`,
      label: `Scope 1, ${scope1Parts[part]}`,
      kind: 'part',
      of: ({ emissions }) => emissions.scope_1[part],
    }),
  ),
  ...total('scope_2', 'Scope 2'),
  ...keysOf(scope2Parts).map(
    (part): Measure => ({
      key: `scope_2.${part}`,
      pointer: `/emissions/scope_2/${part}`,
      label: `Scope 2, ${scope2Parts[part]}`,
      kind: 'part',
      of: ({ emissions }) => emissions.scope_2[part],
    }),
  ),
  {
    key: 'scope_1_and_2.total',
    pointer: '/emissions/scope_1_and_2/total',
    label: 'Scopes 1 and 2, stated',
    kind: 'head',
    of: ({ emissions }) => emissions.scope_1_and_2.total,
  },
  {
    key: 'scope_1_and_2.location',
    pointer: '/emissions/scope_1_and_2/total_location_based',
    label: 'Scopes 1 and 2, location based',
    kind: 'part',
    of: ({ emissions }) => emissions.scope_1_and_2.total_location_based,
  },
  {
    key: 'scope_1_and_2.market',
    pointer: '/emissions/scope_1_and_2/total_market_based',
    label: 'Scopes 1 and 2, market based',
    kind: 'part',
    of: ({ emissions }) => emissions.scope_1_and_2.total_market_based,
  },
  ...total('scope_3', 'Scope 3'),
  {
    key: 'total',
    pointer: '/emissions/total',
    label: 'All scopes, stated',
    kind: 'total',
    of: ({ emissions }) => emissions.total,
  },
  {
    key: 'sum',
    pointer: '/emissions/sum',
    label: 'All scopes, added up',
    kind: 'total',
    of: ({ emissions }) => emissions.sum,
  },
]

function categoryName(category: Scope3Category): string {
  const words = category.replaceAll('_', ' ').replace('end of life', 'end-of-life')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const categories: Measure[] = scope3Categories.map((category, index) => ({
  key: category,
  pointer: `/emissions/scope_3/${category}`,
  label: `${index + 1} ${categoryName(category)}`,
  kind: 'part',
  of: ({ emissions }) => emissions.scope_3[category],
}))

const factors: Measure[] = [
  {
    key: 'all',
    pointer: '/emission_factor',
    label: 'All scopes',
    kind: 'head',
    of: ({ emission_factor: factor }) => factor,
  },
  {
    key: 'upstream',
    pointer: '/total_upstream_emission_factor',
    label: 'Scopes 1, 2 and upstream',
    kind: 'head',
    of: ({ total_upstream_emission_factor: factor }) => factor,
  },
  {
    key: 'scope_1_and_2',
    pointer: '/scope_1_and_2_emission_factor',
    label: 'Scopes 1 and 2',
    kind: 'head',
    of: ({ scope_1_and_2_emission_factor: factor }) => factor,
  },
]

function toRows(
  measures: readonly Measure[],
  years: readonly PerformanceAnswer[],
  write: (value: number, performance: PerformanceAnswer) => string,
): FigureRow[] {
  return measures.flatMap(({ key, label, kind, pointer, of }) => {
    const cells = years.map((performance) => {
      const value = of(performance)
      return value === null ? null : write(value, performance)
    })
    return cells.some((cell) => cell !== null) ? [{ key, label, kind, pointer, cells }] : []
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
  // A table is read row against row: figures below a megatonne would lose their digits in Mt.
  const unit = massUnitFor(largest) === 'kg' ? 'kg' : 't'
  const write = (kilograms: number) => formatMass(kilograms, format.number, unit).figure
  return { key, title, unit: `${unit} CO₂e`, rows: toRows(measures, years, write), isDetail: key === 'scope_3' }
}

function currenciesOf(years: readonly PerformanceAnswer[]): string {
  const currencies = [...new Set(years.flatMap(({ revenue_currency: currency }) => currency ?? []))]
  return currencies.length === 0 ? 'currency not stated' : currencies.join(', ')
}

function viewPlace(region: Region, years: readonly PerformanceAnswer[], format: Format): FiguresTable | null {
  const place = region === 'worldwide' ? 'Worldwide' : describeCountry(region).name
  const currencies = currenciesOf(years)
  // With one currency the unit stands in the heading, with several beside each figure.
  const isMixed = currencies.includes(',')
  const own = ({ revenue_currency: currency }: PerformanceAnswer) => (isMixed && currency ? ` ${currency}` : '')
  const revenue: Measure[] = [
    { key: 'revenue', pointer: '/revenue', label: 'Revenue', kind: 'head', of: (performance) => performance.revenue },
  ]
  const groups: FigureGroup[] = [
    massGroup('scopes', 'Emissions', scopes, years, format),
    massGroup('scope_3', 'Scope 3 by category', categories, years, format),
    {
      key: 'revenue',
      title: 'Revenue',
      unit: `million ${currencies}`,
      rows: toRows(revenue, years, (value, performance) => `${format.number.whole(value / 1e6)}${own(performance)}`),
      isDetail: false,
    },
    {
      key: 'factors',
      title: 'Emissions per unit of revenue',
      unit: `kg CO₂e per ${currencies}`,
      rows: toRows(factors, years, (value, performance) => `${format.factor(value)}${own(performance)}`),
      isDetail: false,
    },
  ]
  const filled = groups.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return null
  return {
    place,
    region,
    years: years.map(({ year }) => year),
    extracted: years.map((performance) => extractedInWords(performance, format)),
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
