import { comparableStretches } from '@/service/contract/organization/comparable-years'
import { mostBetween, toComparedYear } from './compared-year'
import {
  allScopesAmounts,
  type EmissionAmount,
  isWholeAmount,
  type ReportedYear,
  scope1Amount,
  scopes1And2Amounts,
} from './emission-amounts'

/** An amount of a year and place; `series`: the years of the same place that compare with it, oldest first, in kilograms. */
export type ChosenFigure = EmissionAmount & {
  year: number
  region: string
  sources: readonly string[]
  series: [year: number, kilograms: number][]
}

/** `headline`: the one amount that stands for an organization where only one does. */
export type ChosenFigures = {
  scopes1And2: ChosenFigure | null
  allScopes: ChosenFigure | null
  headline: ChosenFigure | null
}

/** Enough for a line as small as a row; the organization's page has them all. */
const longestSeries = 12

/** The newest years of a series, as a row of a list has them. */
export function newestYears(series: ChosenFigure['series']): ChosenFigure['series'] {
  return series.slice(-longestSeries)
}

type Read = (year: ReportedYear) => EmissionAmount[]

/** A region of ISO 3166-2 ("US-WA"), which a country's figure holds within it. */
function isPartOfACountry(region: string): boolean {
  return region.includes('-')
}

/** The years of one place that compare with an amount, and the amount itself. */
function seriesOf(one: ReportedYear, amount: EmissionAmount, years: readonly ReportedYear[], read: Read) {
  const ofPlace = years.filter(({ region, year }) => region === one.region && year !== one.year)
  const others = ofPlace.flatMap((other) => read(other).map((found) => toComparedYear(other, found)))
  const own = toComparedYear(one, amount)
  const stretches = comparableStretches([own, ...others], mostBetween(amount))
  return (stretches.find((stretch) => stretch.includes(own)) ?? [own]).map(({ year, kilograms }): [number, number] => [
    year,
    kilograms,
  ])
}

/** The newest of `years` (newest first) that `read` finds an amount in, with the years that compare with it. */
function newestOf(years: readonly ReportedYear[], read: Read): ChosenFigure | null {
  for (const one of years) {
    const [amount] = read(one)
    if (amount === undefined) continue
    const { year, region, sources } = one
    return { ...amount, year, region, sources, series: seriesOf(one, amount, years, read) }
  }
  return null
}

function firstKnown(places: readonly (readonly ReportedYear[])[], reads: readonly Read[]): ChosenFigure | null {
  for (const years of places) {
    for (const read of reads) {
      const found = newestOf(years, read)
      if (found !== null) return found
    }
  }
  return null
}

/**
 * Chooses the amounts that represent an organization, for its page, lists, comparisons, exports and what is said of its group alike:
 * worldwide before a country before a part of one, in each the newest year. Scope 1 alone is used for scopes 1 and 2 only where
 * no year of the place has both, and what is not the whole of all scopes only where no year has that; both say so. A sum
 * without scope 1 or 2 is never used. `years`: newest first; `ofFinancial`: of a bank, an insurer or a fund.
 */
export function chooseFigures(given: readonly ReportedYear[], ofFinancial: boolean): ChosenFigures {
  const years = given.toSorted((a, b) => b.year - a.year)
  const places = [
    years.filter(({ region }) => region === 'GLOBAL'),
    years.filter(({ region }) => region !== 'GLOBAL' && !isPartOfACountry(region)),
    years.filter(({ region }) => isPartOfACountry(region)),
  ]
  const operations: Read = ({ emissions }) => scopes1And2Amounts(emissions)
  const direct: Read = (year) => [scope1Amount(year)].filter((one) => one !== null)
  const all: Read = ({ year, region, emissions }) => {
    const others = years.filter((other) => other.region === region && other.year !== year)
    return allScopesAmounts(
      emissions,
      ofFinancial,
      others.map((other) => other.emissions),
    )
  }
  const whole: Read = (year) => all(year).filter(isWholeAmount)
  const wholeElseOperations: Read = (year) => [...whole(year).slice(0, 1), ...operations(year).slice(0, 1)]
  return {
    scopes1And2: firstKnown(places, [operations, direct]),
    allScopes: firstKnown(places, [whole, all]),
    headline: firstKnown(places, [wholeElseOperations, direct]),
  }
}

/** What a column is ordered by: a worldwide amount that holds all the column names, else nothing. */
export function rankedKilograms(figure: ChosenFigure | null): number | null {
  return figure !== null && figure.region === 'GLOBAL' && isWholeAmount(figure) ? figure.kilograms : null
}
