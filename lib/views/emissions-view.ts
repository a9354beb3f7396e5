import { describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { type ScopeFigure, scopeFigures } from './scope-figures'
import { type Region, regionsOf, spanOf, yearsOf } from './worldwide'

export const emissionSeries = [
  { key: 'scope1', label: 'Scope 1' },
  { key: 'scope2', label: 'Scope 2' },
  { key: 'scope1And2', label: 'Scopes 1 and 2 together' },
  { key: 'scope3', label: 'Scope 3' },
  { key: 'unsplit', label: 'All scopes, not split' },
] as const
export type EmissionSeriesKey = (typeof emissionSeries)[number]['key']

export type EmissionsYear = { year: number; figures: Record<EmissionSeriesKey, ScopeFigure> }

export type EmissionsView = {
  region: Region
  /** "Worldwide" or the one country the figures cover. */
  place: string
  unit: MassUnit
  series: { key: EmissionSeriesKey; label: string }[]
  /** Oldest first, every year of the span; a year without figures has only nulls. */
  years: EmissionsYear[]
  /** For the chart: the same figures as plain numbers in `unit`. */
  points: ({ year: number } & Record<EmissionSeriesKey, number | null>)[]
  /** One sentence that says what the chart shows. */
  claim: string
  hasAddedUp: boolean
}

function figuresOf(performance: PerformanceAnswer | undefined): Record<EmissionSeriesKey, ScopeFigure> {
  if (!performance) return { scope1: null, scope2: null, scope1And2: null, scope3: null, unsplit: null }
  const { scope1, scope2, scope1And2, scope3, total } = scopeFigures(performance)
  const isSplit = scope1 !== null || scope2 !== null || scope1And2 !== null || scope3 !== null
  return { scope1, scope2, scope1And2, scope3, unsplit: isSplit ? null : total }
}

function sumOf(figures: Record<EmissionSeriesKey, ScopeFigure>): number {
  return Object.values(figures).reduce((sum, figure) => sum + (figure?.kilograms ?? 0), 0)
}

function claimOf(years: readonly EmissionsYear[], series: EmissionsView['series'], format: Format): string {
  const newest = years.at(-1)
  if (!newest) return ''
  const covered = series.filter(({ key }) => newest.figures[key] !== null).map(({ label }) => label.toLowerCase())
  const words = covered.length > 1 ? `${covered.slice(0, -1).join(', ')} and ${covered.at(-1)}` : (covered[0] ?? '')
  return `${format.massInWords(sumOf(newest.figures))} in ${newest.year} (${words})`
}

function viewRegion(organization: OrganizationAnswer, region: Region, format: Format): EmissionsView | null {
  const performances = new Map(yearsOf(organization, region).map((performance) => [performance.year, performance]))
  const filled = [...performances].filter(([, performance]) =>
    Object.values(figuresOf(performance)).some((figure) => figure !== null),
  )
  if (filled.length === 0) return null
  const years = spanOf(filled.map(([year]) => year)).map((year) => ({
    year,
    figures: figuresOf(performances.get(year)),
  }))
  const series = emissionSeries.filter(({ key }) => years.some(({ figures }) => figures[key] !== null))
  const unit = massUnitFor(Math.max(...years.map(({ figures }) => sumOf(figures))))
  return {
    region,
    place: region === 'worldwide' ? 'Worldwide' : describeCountry(region).name,
    unit,
    series: [...series],
    years,
    points: years.map(({ year, figures }) => ({ year, ...toNumbers(figures, unit) })),
    claim: claimOf(years, series, format),
    hasAddedUp: years.some(({ figures }) => Object.values(figures).some((figure) => figure?.basis === 'added_up')),
  }
}

function toNumbers(
  figures: Record<EmissionSeriesKey, ScopeFigure>,
  unit: MassUnit,
): Record<EmissionSeriesKey, number | null> {
  const inChart = (figure: ScopeFigure) => (figure === null ? null : inUnit(figure.kilograms, unit))
  return {
    scope1: inChart(figures.scope1),
    scope2: inChart(figures.scope2),
    scope1And2: inChart(figures.scope1And2),
    scope3: inChart(figures.scope3),
    unsplit: inChart(figures.unsplit),
  }
}

/** Emissions by scope and year: worldwide first, then each country that has figures of its own. */
export function viewEmissions(organization: OrganizationAnswer, format: Format): EmissionsView[] {
  return ['worldwide', ...regionsOf(organization)].flatMap((region) => viewRegion(organization, region, format) ?? [])
}
