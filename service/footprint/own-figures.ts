/**
 * What a supplier's own figures of one year say, worldwide. Sums of scopes 1 and 2 and of upstream scope 3 are in kilograms
 * CO2e, the revenue of the same year in US dollars.
 */
export type OwnFigures = {
  year: number
  scope1And2Kg: number
  /** Upstream scope 3 (categories 1 to 8) as far as it is disclosed; null where category 1 is not. */
  upstreamKg: number | null
  /** The categories that `upstreamKg` adds up. */
  upstreamCategories: readonly number[]
  revenueUsd: number
  /** Its emissions were stated to the project and are not public. */
  isPrivate: boolean
}

/**
 * The figures that a spend of `spendYear` is multiplied with: of that year, else of the newest year before it, else of the
 * first year after it. Without a year the newest. Undefined where there are none.
 */
export function chooseOwnFigures(figures: readonly OwnFigures[], spendYear: number | null): OwnFigures | undefined {
  const newestFirst = figures.toSorted((one, other) => other.year - one.year)
  if (spendYear === null) return newestFirst[0]
  return newestFirst.find(({ year }) => year <= spendYear) ?? newestFirst.at(-1)
}
