import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { extractedYears } from '@/lib/views/translate/extracted-words'
import { joinKnown, listInWords, withinSentence } from '@/lib/views/translate/list-words'
import { publishersOf } from '@/lib/views/translate/publishers-of'
import { scopeLabel } from '@/lib/views/translate/scope-label'
import type { ChosenFigure, ChosenFigures } from '@/service/figures/choose-figures'
import { isAbout } from '@/service/figures/emission-amounts'
import { chosenFigures, toListed } from './chosen-figures'
import { categoriesKnown } from './known-categories'
import { missingScopes, missingSentence, scopeNumbers } from './missing-scopes'
import { categoriesSentence, categoryCounts, yearsOfFew } from './scope-3-by-year'
import { categoriesInWords, coverageInWords } from './scope-3-coverage'
import { type MethodChoice, type ScopeFigure, scopeFigures } from './scope-figures'
import { methodWords, type Scope2Method, scope2MethodsInOrder } from './scope-methods'
import { type Region, regionsOf, spanOf, yearsOf } from './worldwide'

export const emissionSeries = [
  'scope1',
  'scope2',
  'scope2Market',
  'scope2Unstated',
  'scope2Location',
  'scope1And2',
  'scope1And2Market',
  'scope1And2Unstated',
  'scope1And2Location',
  'scope3',
  'unsplit',
] as const
export type EmissionSeriesKey = (typeof emissionSeries)[number]

/** Of one year or one point of a chart: null is unknown. */
export type BySeries<Value> = Record<EmissionSeriesKey, Value | null>

export function toBySeries<Value>(of: (key: EmissionSeriesKey) => Value | null): BySeries<Value> {
  return {
    scope1: of('scope1'),
    scope2: of('scope2'),
    scope2Market: of('scope2Market'),
    scope2Unstated: of('scope2Unstated'),
    scope2Location: of('scope2Location'),
    scope1And2: of('scope1And2'),
    scope1And2Market: of('scope1And2Market'),
    scope1And2Unstated: of('scope1And2Unstated'),
    scope1And2Location: of('scope1And2Location'),
    scope3: of('scope3'),
    unsplit: of('unsplit'),
  }
}

/** Series of years that differ in the method of scope 2: amounts by two methods are no series of one colour. */
export const seriesOfMethod = {
  market: { scope2: 'scope2Market', scope1And2: 'scope1And2Market' },
  unstated: { scope2: 'scope2Unstated', scope1And2: 'scope1And2Unstated' },
  location: { scope2: 'scope2Location', scope1And2: 'scope1And2Location' },
} as const satisfies Record<Scope2Method, Record<'scope2' | 'scope1And2', EmissionSeriesKey>>

const methodOfSeries = new Map<EmissionSeriesKey, Scope2Method>(
  scope2MethodsInOrder.flatMap((method) => Object.values(seriesOfMethod[method]).map((key) => [key, method] as const)),
)

/** Whether a year without a value in a series of one method has scope 2 by another method, which is shown instead. */
export function isOfOtherMethod(values: BySeries<unknown>, key: EmissionSeriesKey): boolean {
  return (
    values[key] === null && methodOfSeries.has(key) && [...methodOfSeries.keys()].some((one) => values[one] !== null)
  )
}

/** The series that holds scope 2 alone, by whichever method. */
function isScope2(key: EmissionSeriesKey): boolean {
  return key.startsWith('scope2')
}

function numberOf(key: EmissionSeriesKey): 1 | 2 | 3 | null {
  if (isScope2(key)) return 2
  return key === 'scope1' ? 1 : key === 'scope3' ? 3 : null
}

function labelOf(key: EmissionSeriesKey, format: Format): string {
  const words = format.words('figures')
  if (key === 'unsplit') return words('unsplit')
  const number = numberOf(key)
  const scope = number === null ? words('scope1And2Together') : scopeLabel(number, words)
  const method = methodOfSeries.get(key)
  return method === undefined ? scope : words('scopePart', { scope, part: words(methodWords[method]) })
}

export type EmissionsYear = {
  year: number
  figures: BySeries<NonNullable<ScopeFigure>>
  /** The scope 3 categories (1 to 15) that were added up; null if scope 3 is stated as a total, or unknown. */
  scope3Categories: readonly number[] | null
}

/** The data of one chart: plain numbers in `unit`; a year without a figure is null. */
export type EmissionsChart = {
  label: string
  /** One sentence with the chart's message. */
  claim: string
  /** "Of the amount of 2024, scope 3 is 99.9% …"; null unless scope 3 is nearly all of it. */
  madeOf: string | null
  /** The year of the claim, if it is long ago. */
  oldYear: number | null
  unit: MassUnit
  series: { key: EmissionSeriesKey; label: string }[]
  points: ({ year: number } & BySeries<number>)[]
  /** The years that compare with the one of the claim, and itself; empty without a claim. */
  comparedYears: number[]
  /** How many scope 3 categories each year's sum includes; null if no year has a sum. */
  categoryCounts: (number | null)[] | null
  /** Years that lack a scope which other years have, or include only a few scope 3 categories: their bars are incomplete. */
  incomplete: number[]
  /** "Without scope 3: 2019. Scope 3 added up from 1 of 15 categories: 2023." Null if every year is complete. */
  missing: string | null
}

export type EmissionsView = {
  region: Region
  /** "Worldwide" or the one country the figures cover. */
  place: string
  unit: MassUnit
  series: { key: EmissionSeriesKey; label: string }[]
  /** Oldest first, every year of the span; a year without figures has only nulls. */
  years: EmissionsYear[]
  /** All scopes, and scopes 1 and 2 separately if scope 3 would dwarf them. */
  charts: [EmissionsChart, ...EmissionsChart[]]
  hasAddedUp: boolean
  /** Which register the figures of one country come from, and that it does not cover everything there; null for worldwide figures. */
  register: string | null
  /** Which years were read from reports, and who verified them, in words; null if none. */
  extracted: string | null
  method: MethodChoice
  /** The methods of scope 2 that are shown. */
  scope2Methods: Scope2Method[]
  /** The same with scope 2 by one method only; empty if the figures have only one method. */
  byMethod: { method: 'market' | 'location'; view: EmissionsView }[]
}

/** `isMixed`: the years differ in the method of scope 2, so that each method has a series of its own. */
function figuresOf(
  performance: PerformanceAnswer | undefined,
  method: MethodChoice,
  isMixed: boolean,
): EmissionsYear['figures'] {
  if (!performance) return toBySeries<NonNullable<ScopeFigure>>(() => null)
  const { scope1, scope2, scope1And2, scope2Method, scope3, total } = scopeFigures(performance, method)
  const isSplit = scope1 !== null || scope2 !== null || scope1And2 !== null || scope3 !== null
  const indirect = isMixed && scope2Method !== null ? seriesOfMethod[scope2Method] : null
  return {
    ...toBySeries(() => null),
    scope1,
    [indirect?.scope2 ?? 'scope2']: scope2,
    [indirect?.scope1And2 ?? 'scope1And2']: scope1And2,
    scope3,
    unsplit: isSplit ? null : total,
  }
}

/** Scope 2, or scopes 1 and 2 together, of a year, by whichever method. */
function anyMethodOf({ figures }: EmissionsYear, part: 'scope2' | 'scope1And2'): number | null {
  const keys = [part, ...scope2MethodsInOrder.map((method) => seriesOfMethod[method][part])]
  return keys.map((key) => figures[key]?.kilograms ?? null).find((kilograms) => kilograms !== null) ?? null
}

/** ["scope1", "scope2", "scope3"] -> "scopes 1, 2 and 3" */
function wordsOf(keys: readonly EmissionSeriesKey[], format: Format): string {
  const numbers = keys.flatMap((key) => numberOf(key) ?? [])
  if (numbers.length === keys.length) return scopeNumbers(numbers, format)
  const inline = (key: EmissionSeriesKey) =>
    key === 'unsplit' ? format.words('figures')('unsplitInline') : withinSentence(labelOf(key, format), format)
  return listInWords(keys.map(inline), format)
}

/** The claim if no year has scopes 1 and 2: the one scope there is, and that it is incomplete; several are not added up. */
function partClaim(years: readonly EmissionsYear[], series: EmissionsView['series'], format: Format): string {
  const words = format.words('figures')
  const newest = years.findLast(({ figures }) => series.some(({ key }) => figures[key] !== null))
  const [only, ...more] = newest ? series.filter(({ key }) => newest.figures[key] !== null) : []
  if (!newest || !only) return ''
  if (more.length > 0) return words('noYearWithScopes12')
  const said =
    only.key === 'scope3' && newest.scope3Categories !== null
      ? categoriesInWords(newest.scope3Categories, format)
      : wordsOf([only.key], format)
  return words('emissionsPartClaim', {
    mass: format.massInWords(newest.figures[only.key]?.kilograms ?? 0),
    year: String(newest.year),
    scopes: said,
  })
}

/** The amount that represents the organization in lists, comparisons and exports too, with the scopes it covers. */
function claimOf(
  figure: ChosenFigure | null,
  years: readonly EmissionsYear[],
  series: EmissionsView['series'],
  format: Format,
): string {
  if (figure === null || figure.covers === 'scope_1') return partClaim(years, series, format)
  return format.words('figures')('emissionsClaim', {
    mass: format.massInWords(figure.kilograms),
    year: String(figure.year),
    scopes: coverageInWords(toListed(figure), format),
  })
}

/** From this share on scope 3 is said to make up the amount: beside scopes 1 and 2 it looks like another company's. */
const mostOfAmount = 0.9

/** What makes up the amount, where scope 3 is nearly all of it and the scopes of that year come to it. */
function madeOfScope3(figure: ChosenFigure | null, years: readonly EmissionsYear[], format: Format): string | null {
  const of = figure?.covers === 'all_scopes' ? years.find(({ year }) => year === figure?.year) : undefined
  if (of === undefined) return null
  const scope3 = of.figures.scope3?.kilograms ?? null
  const [one, two] = [of.figures.scope1?.kilograms ?? null, anyMethodOf(of, 'scope2')]
  const rest = anyMethodOf(of, 'scope1And2') ?? (one === null || two === null ? null : one + two)
  if (figure === null || scope3 === null || rest === null) return null
  if (!isAbout(scope3 + rest, figure.kilograms)) return null
  const share = scope3 / (scope3 + rest)
  if (share < mostOfAmount) return null
  const key = figure.scope3Coverage === 'total_only' ? 'scope3MostTotal' : 'scope3Most'
  return format.words('figures')(key, {
    year: String(figure.year),
    // Rounded down: 99.98 % are never all of it.
    share: format.percent(format.number.fixed(Math.floor(share * 1000) / 10, 1)),
    mass: format.massInWords(scope3),
    rest: format.massInWords(rest),
  })
}

function chartOf(
  label: string,
  series: EmissionsView['series'],
  years: readonly EmissionsYear[],
  figure: ChosenFigure | null,
  format: Format,
): EmissionsChart {
  const shown = new Set(series.map(({ key }) => key))
  const kilograms = ({ figures }: EmissionsYear, key: EmissionSeriesKey) =>
    shown.has(key) ? (figures[key]?.kilograms ?? null) : null
  const unit = massUnitFor(
    Math.max(0, ...years.map((year) => series.reduce((sum, { key }) => sum + (kilograms(year, key) ?? 0), 0))),
  )
  const inChart = (year: EmissionsYear, key: EmissionSeriesKey) => {
    const mass = kilograms(year, key)
    return mass === null ? null : inUnit(mass, unit)
  }
  const points = years.map((year) => ({ year: year.year, ...toBySeries((key) => inChart(year, key)) }))
  const added = shown.has('scope3') ? years : []
  const missing = missingScopes(
    years,
    series.map(({ key }) => key),
  )
  return {
    label,
    claim: claimOf(figure, years, series, format),
    oldYear: figure !== null && isOld(figure.year, format) ? figure.year : null,
    unit,
    series,
    points,
    categoryCounts: categoryCounts(added),
    incomplete: [...new Set([...missing.map(({ year }) => year), ...yearsOfFew(added)])],
    madeOf: madeOfScope3(figure, years, format),
    comparedYears: figure?.series.map(([year]) => year) ?? [],
    missing: joinKnown([missingSentence(missing, format), categoriesSentence(added, format)], format),
  }
}

function chartsOf(
  series: EmissionsView['series'],
  years: readonly EmissionsYear[],
  { allScopes, scopes1And2 }: ChosenFigures,
  format: Format,
): EmissionsView['charts'] {
  const words = format.words('figures')
  const all = chartOf(words('allScopes'), series, years, allScopes ?? scopes1And2, format)
  const operations = series.filter(({ key }) => key !== 'scope3' && key !== 'unsplit')
  if (operations.length === 0 || operations.length === series.length) return [all]
  return [all, chartOf(words('scopes12'), operations, years, scopes1And2, format)]
}

/** Both methods if both are known; with one there is nothing to choose. */
function methodsOf(organization: OrganizationAnswer, region: Region): ('market' | 'location')[] {
  const years = yearsOf(organization, region)
  const has = (key: 'total_market_based' | 'total_location_based') =>
    years.some(({ emissions: { scope_2: of, scope_1_and_2: both } }) => (of[key] ?? both[key]) !== null)
  return has('total_market_based') && has('total_location_based') ? ['market', 'location'] : []
}

function categoriesIn(performances: ReadonlyMap<number, PerformanceAnswer>, year: number): number[] | null {
  const performance = performances.get(year)
  return performance ? categoriesKnown(performance, [...performances.values()]) : null
}

function registerOf(organization: OrganizationAnswer, region: Region, format: Format): string | null {
  if (region === 'worldwide') return null
  const publishers = publishersOf(yearsOf(organization, region), format)
  if (publishers.length === 0) return null
  return format.words('figures')('registerOnly', {
    publishers: listInWords(publishers, format),
    place: format.country(region).name,
  })
}

function viewRegion(
  organization: OrganizationAnswer,
  region: Region,
  format: Format,
  method: MethodChoice = 'any',
  isApart = false,
): EmissionsView | null {
  const performances = new Map(yearsOf(organization, region).map((performance) => [performance.year, performance]))
  const filled = [...performances].filter(([, performance]) =>
    Object.values(figuresOf(performance, method, false)).some((figure) => figure !== null),
  )
  const methods = new Set(filled.flatMap(([, performance]) => scopeFigures(performance, method).scope2Method ?? []))
  const isMixed = isApart || methods.size > 1
  if (filled.length === 0) return null
  const years = spanOf(filled.map(([year]) => year)).map((year) => ({
    year,
    figures: figuresOf(performances.get(year), method, isMixed),
    scope3Categories: categoriesIn(performances, year),
  }))
  const series = emissionSeries
    .filter((key) => years.some(({ figures }) => figures[key] !== null))
    .map((key) => ({ key, label: labelOf(key, format) }))
  const charts = chartsOf(series, years, chosenFigures(organization, [region], method), format)
  return {
    region,
    place: region === 'worldwide' ? format.words('figures')('worldwide') : format.country(region).name,
    unit: charts[0].unit,
    series,
    years,
    charts,
    register: registerOf(organization, region, format),
    extracted: extractedYears(organization, region, format),
    hasAddedUp: years.some(({ figures }) => Object.values(figures).some((figure) => figure?.basis === 'added_up')),
    method,
    scope2Methods: [...methods],
    byMethod:
      method === 'any'
        ? methodsOf(organization, region).flatMap((one) => {
            const view = viewRegion(organization, region, format, one)
            return view === null ? [] : [{ method: one, view }]
          })
        : [],
  }
}

/** Emissions by scope and year: worldwide first, then each country that has figures of its own. */
export function viewEmissions(organization: OrganizationAnswer, format: Format): EmissionsView[] {
  return ['worldwide', ...regionsOf(organization)].flatMap((region) => viewRegion(organization, region, format) ?? [])
}

/** Worldwide, of each of several organizations: where they differ in the method of scope 2, its series say which. */
export function viewWorldwideBeside(
  organizations: readonly OrganizationAnswer[],
  format: Format,
): (EmissionsView | null)[] {
  const views = organizations.map((organization) => viewRegion(organization, 'worldwide', format))
  const methods = new Set(views.flatMap((view) => view?.scope2Methods ?? []))
  if (methods.size < 2) return views
  return organizations.map((organization) => viewRegion(organization, 'worldwide', format, 'any', true))
}
