import type { Format } from '@/lib/format/create-format'
import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import {
  type BySeries,
  type EmissionSeriesKey,
  type EmissionsView,
  emissionSeries,
  toBySeries,
  viewWorldwideBeside,
} from '@/lib/views/emissions/emissions-view'
import { type FactorsView, viewFactors } from '@/lib/views/emissions/factors-view'
import { missingScopes, missingSentence } from '@/lib/views/emissions/missing-scopes'
import { categoriesSentence, categoryCounts, yearsOfFew } from '@/lib/views/emissions/scope-3-by-year'
import { methodWords, scope2MethodsInOrder, scopes1And2ByMethod } from '@/lib/views/emissions/scope-methods'
import { spanOf, yearsOf } from '@/lib/views/emissions/worldwide'
import { isSettled } from '@/lib/views/organization/research-progress'
import { joinKnown, joinWithCommas } from '@/lib/views/translate/list-words'

export type ComparedEmissions = {
  id: number
  name: string
  series: EmissionsView['series']
  points: ({ year: number } & BySeries<number>)[]
  /** How many scope 3 categories each year's sum includes; null if no year has a sum. */
  categoryCounts: (number | null)[] | null
  /**
   * Years that lack a scope which another year or organization has, or whose scope 3 includes only a few categories: on one scale their
   * bars look too low.
   */
  incomplete: number[]
  /** "Without scope 3: 2019. Scope 3 added up from 1 of 15 categories: 2023." Null if every year is complete. */
  missing: string | null
}

export type CompareView = {
  unit: MassUnit
  /** The upper end of every emissions chart; all show the same years. */
  max: number
  /** "Scope 2: A market based, B method not stated." Null if all use one method, or nothing is known. */
  methods: string | null
  /** Null for an organization without worldwide emissions. */
  emissions: (ComparedEmissions | { id: number; name: string; series: null; isIdentified: boolean })[]
  factors: {
    currency: string
    points: ({ year: number } & Record<string, number | null>)[]
    series: { key: string; label: string }[]
    /** Names of organizations without a factor. */
    missing: string[]
    /** Names of organizations whose factor is in another currency. */
    without: string[]
  }
}

/** A round number at or above the largest value, made of four even steps: 1, 2, 4, 6, 8, 10, … */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

function nameOf({ id, name }: OrganizationAnswer, format: Format): string {
  return name ?? format.words('compare')('organizationNumber', { id: String(id) })
}

function factorsOf(organizations: readonly OrganizationAnswer[], format: Format): CompareView['factors'] {
  const found = organizations.map((organization) => ({ organization, view: viewFactors(organization, format) }))
  const currency = found.find(({ view }) => view !== null)?.view?.currency ?? ''
  const usable = found.flatMap(({ organization, view }) =>
    view !== null && view.currency === currency && view.years.some(({ scope1And2 }) => scope1And2 !== null)
      ? [
          {
            organization,
            years: new Map<number, FactorsView['years'][number]>(view.years.map((one) => [one.year, one])),
          },
        ]
      : [],
  )
  const shown = new Set(usable.map(({ organization }) => organization.id))
  const left = found
    .filter(({ organization }) => !shown.has(organization.id))
    .map(({ organization, view }) => ({
      name: nameOf(organization, format),
      hasFactor: view?.years.some(({ scope1And2 }) => scope1And2 !== null) ?? false,
    }))
  return {
    currency,
    series: usable.map(({ organization }) => ({ key: `of${organization.id}`, label: nameOf(organization, format) })),
    points: spanOf(usable.flatMap(({ years }) => [...years.keys()])).map((year) => ({
      year,
      ...Object.fromEntries(
        usable.map(({ organization, years }) => [`of${organization.id}`, years.get(year)?.scope1And2 ?? null]),
      ),
    })),
    missing: left.filter(({ hasFactor }) => !hasFactor).map(({ name }) => name),
    without: left.filter(({ hasFactor }) => hasFactor).map(({ name }) => name),
  }
}

/** The scope 2 method of each organization's newest year, if they differ: bars and lines are then not fully comparable. */
function methodsInWords(organizations: readonly OrganizationAnswer[], format: Format): string | null {
  const known = organizations.flatMap((organization) => {
    for (const performance of yearsOf(organization, 'worldwide').toReversed()) {
      const byMethod = scopes1And2ByMethod(performance)
      const method = scope2MethodsInOrder.find((one) => byMethod[one] !== null)
      if (method) return [{ name: nameOf(organization, format), method: format.words('figures')(methodWords[method]) }]
    }
    return []
  })
  if (new Set(known.map(({ method }) => method)).size < 2) return null
  const said = known.map(({ name, method }) => format.words('compare')('methodOf', { name, method }))
  return format.words('compare')('methodsDiffer', { methods: joinWithCommas(said, format) })
}

/** The charts of several organizations on one scale: one unit, one upper end, the same years. */
export function viewComparison(organizations: readonly OrganizationAnswer[], format: Format): CompareView {
  const views = viewWorldwideBeside(organizations, format)
  const found = organizations.map((organization, place) => ({ organization, view: views[place] ?? null }))
  const years = spanOf(found.flatMap(({ view }) => view?.years.map(({ year }) => year) ?? []))
  const totals = found.flatMap(
    ({ view }) =>
      view?.years.map(({ figures }) => Object.values(figures).reduce((sum, one) => sum + (one?.kilograms ?? 0), 0)) ??
      [],
  )
  const beside = found.flatMap(({ view }) => view?.years ?? [])
  const highest = Math.max(0, ...totals)
  const unit = massUnitFor(highest)
  return {
    unit,
    max: roundUp(inUnit(highest, unit)),
    methods: methodsInWords(organizations, format),
    emissions: found.map(({ organization, view }) => {
      const base = { id: organization.id, name: nameOf(organization, format) }
      if (view === null) {
        const isIdentified = organization.matching_organization !== null || !isSettled(organization.status)
        return { ...base, series: null, isIdentified }
      }
      const byYear = new Map(view.years.map(({ year, figures }) => [year, figures]))
      const points = years.map((year) => {
        const figures = byYear.get(year)
        const at = (key: EmissionSeriesKey) => {
          const figure = figures?.[key] ?? null
          return figure === null ? null : inUnit(figure.kilograms, unit)
        }
        return { year, ...toBySeries(at) }
      })
      const missing = missingScopes(view.years, emissionSeries, beside)
      const incomplete = [...new Set([...missing.map(({ year }) => year), ...yearsOfFew(view.years)])]
      const said = joinKnown([missingSentence(missing, format), categoriesSentence(view.years, format)], format)
      const addedByYear = new Map(view.years.map(({ year, scope3Categories }) => [year, scope3Categories]))
      const counts = categoryCounts(years.map((year) => ({ year, scope3Categories: addedByYear.get(year) ?? null })))
      return { ...base, series: view.series, points, categoryCounts: counts, incomplete, missing: said }
    }),
    factors: factorsOf(organizations, format),
  }
}
