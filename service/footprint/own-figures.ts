/**
 * A supplier's own worldwide figures of one year. Sums of scopes 1 and 2 and of upstream scope 3 are in kilograms CO2e, the
 * revenue of the same year in US dollars.
 */
export type OwnFigures = {
  year: number
  scope1And2Kg: number
  /** Upstream scope 3 (categories 1 to 8) as far as it is disclosed; null if category 1 is not. */
  upstreamKg: number | null
  /** The categories that are added up in `upstreamKg`. */
  upstreamCategories: readonly number[]
  revenueUsd: number
  /** Its emissions were stated to the project and are not public. */
  isPrivate: boolean
  /** Ids of the sources of its emissions and revenue. */
  sources: readonly string[]
}

/**
 * Returns the figures by which a spend of `spendYear` is multiplied: of that year, otherwise of the newest year before it,
 * otherwise of the first year after it. Without a year the newest. Undefined if there are none.
 */
export function chooseOwnFigures(figures: readonly OwnFigures[], spendYear: number | null): OwnFigures | undefined {
  const newestFirst = figures.toSorted((one, other) => other.year - one.year)
  if (spendYear === null) return newestFirst[0]
  return newestFirst.find(({ year }) => year <= spendYear) ?? newestFirst.at(-1)
}

/** Purchased goods, capital goods, fuel and energy, transport: the largest upstream categories. */
const heavyCategories = [1, 2, 3, 4] as const

/**
 * Whether the upstream is complete enough: categories 1 to 4 are disclosed. Among company-years in our sources with seven or eight
 * upstream categories, categories 5 to 8 (waste, travel, commuting, leased assets) are at most 3 % of the upstream in half of them
 * and at most 15 % in nine of ten. How much a missing category 1 to 4 would be cannot be said (docs/decisions/0109).
 */
export function hasWholeUpstream({ upstreamKg, upstreamCategories }: OwnFigures): boolean {
  return upstreamKg !== null && heavyCategories.every((category) => upstreamCategories.includes(category))
}
