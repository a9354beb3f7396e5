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
  /** Ids of the sources of its emissions and revenue. */
  sources: readonly string[]
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

/** Purchased goods, capital goods, fuel and energy, transport: those that weigh. */
const heavyCategories = [1, 2, 3, 4] as const

/**
 * Whether its upstream is told whole. Of the company-years in our sources that state seven or eight of the upstream categories, 5
 * to 8 (waste, travel, commuting, leased assets) make up 3 % of them in half and 15 % in nine of ten; without one of the
 * others there is no telling (docs/decisions/0109).
 */
export function hasWholeUpstream({ upstreamKg, upstreamCategories }: OwnFigures): boolean {
  return upstreamKg !== null && heavyCategories.every((category) => upstreamCategories.includes(category))
}
