import type { Footprint, FootprintLine, HotSpot } from '@/service/contract/footprint/footprint'
import { restsOnMedians } from '@/service/estimates/estimate-emissions'
import { footprintMethods, type FootprintLine as Line } from '@/service/footprint/calculate-line'
import { countUntil, rankShares } from '@/service/footprint/hot-spots'
import { type CalculatedSpend, notCoveredReasons, sumFootprint } from '@/service/footprint/sum-footprint'
import { coverTargets, type TargetState } from '@/service/footprint/target-coverage'
import type { CategoryInputs, FootprintInputs, SupplierInputs } from './footprint-inputs'
import { measureGoal } from './measure-goal'
import { presentCategories, presentCredits, presentScope3Categories } from './present-categories'

/** A supplier with its spend in the currency asked for, null where an amount has no rate. */
export type CalculatedSupplier = {
  supplier: SupplierInputs
  spend: number | null
  /** The amounts behind it, each with its category. */
  lines: { amount: number | null; category: string | null }[]
  calculated: CalculatedSpend
  /** Its factor is of the categories of its spend. */
  isByCategory: boolean
}

/** The share of scope 3 that SBTi's near-term criteria require to be covered. */
const coveredByEngagement = 0.67

/** `version`: the version of the computation. */
export function presentFootprint(
  inputs: Omit<FootprintInputs, 'suppliers'>,
  suppliers: readonly CalculatedSupplier[],
  version: number,
): Footprint {
  const { currency, year, years, goal } = inputs
  const sum = sumFootprint(suppliers.map(({ calculated }) => calculated))
  const ranked = suppliers.toSorted(largestFirst)
  const netOf = (some: readonly CalculatedSupplier[]) => some.reduce((total, { spend }) => total + (spend ?? 0), 0)
  // A supplier with more credits than spend takes nothing off what was spent with others.
  const spendOf = (some: readonly CalculatedSupplier[]) => netOf(some.filter(({ spend }) => (spend ?? 0) > 0))
  const covered = suppliers.filter(({ calculated }) => calculated.line !== null)
  const of = (isOf: (one: CalculatedSupplier) => boolean) => suppliers.filter(isOf)
  const shares = rankShares(
    covered.map(({ supplier, calculated }) => ({ key: `${supplier.id}`, kg: calculated.line?.kg ?? 0 })),
  )
  return {
    year,
    years,
    currency,
    total: {
      kg: sum.kg,
      low: sum.low,
      high: sum.high,
      primary_share: sum.primaryShare,
      quality: sum.quality,
      spend: spendOf(suppliers),
      covered_spend: spendOf(covered),
      credits: presentCredits(suppliers),
      suppliers: suppliers.length,
      covered_suppliers: covered.length,
    },
    scope_3_categories: presentScope3Categories(suppliers, inputs.categories),
    categories: presentCategories(suppliers, inputs.categories),
    methods: footprintMethods.map((method) => {
      const some = of(({ calculated }) => calculated.line?.method === method)
      return { method, suppliers: some.length, spend: spendOf(some), kg: sum.methods[method].kg }
    }),
    not_covered: notCoveredReasons.flatMap((reason) => {
      const some = of(({ calculated }) => calculated.reason === reason)
      return some.length === 0 ? [] : [{ reason, suppliers: some.length, spend: netOf(some) }]
    }),
    lines: ranked.map((one) => presentLine(one, inputs, sum.kg)),
    hot_spots: {
      industries: industryHotSpots(covered, inputs.categories),
      countries: rankSpots(
        covered.map(({ supplier: { country }, calculated }) => ({
          id: country,
          name: null,
          kg: calculated.line?.kg ?? 0,
        })),
      ),
    },
    engagement: {
      two_thirds: countUntil(shares, coveredByEngagement),
      targets: presentCoverage(suppliers),
      goal: goal === null ? null : measureGoal(goal, suppliers),
    },
    version,
    rates: inputs.rates.map(({ perUsd, ...rate }) => ({ ...rate, per_usd: perUsd })),
    editions: inputs.editions.map(({ retrievedOn, ...edition }) => ({ ...edition, retrieved_at: retrievedOn })),
  }
}

function largestFirst(one: CalculatedSupplier, other: CalculatedSupplier): number {
  const kgOf = ({ calculated }: CalculatedSupplier) => calculated.line?.kg ?? -1
  return kgOf(other) - kgOf(one) || (other.spend ?? 0) - (one.spend ?? 0) || one.supplier.id - other.supplier.id
}

type Said = Pick<FootprintInputs, 'categories' | 'divisionNames'>

function presentLine(one: CalculatedSupplier, said: Said, totalKg: number): FootprintLine {
  const { supplier, spend, calculated } = one
  const { line, reason } = calculated
  return {
    organization_id: supplier.id,
    name: supplier.name,
    country: supplier.country,
    industry: supplier.industry,
    spend,
    chosen_method: supplier.chosenMethod,
    target: supplier.target,
    result: line === null ? null : presentResult(line, totalKg, originOf(one, said)),
    not_covered: reason,
  }
}

type Factor = NonNullable<NonNullable<FootprintLine['result']>['factor']>
/** What a mean is of; empty where the factor is that of the supplier's one industry. */
type Origin = Partial<Pick<Factor, 'basis' | 'industries' | 'categories'>> & Pick<Factor, 'divisions'>

function originOf(one: CalculatedSupplier, { categories, divisionNames }: Said): Origin {
  const { supplier, lines, isByCategory } = one
  if (supplier.industry !== null) return { divisions: null }
  if (isByCategory) {
    const spent = new Set(lines.flatMap(({ amount, category }) => (amount !== null && amount > 0 ? [category] : [])))
    const used = categories.filter(({ category }) => spent.has(category))
    const industries = new Map(used.flatMap(({ industry }) => (industry ? [[industry.id, industry] as const] : [])))
    return {
      basis: 'spend_category',
      divisions: null,
      industries: [...industries.values()],
      categories: used.map(({ category }) => category),
    }
  }
  const industries = supplier.divisions.flatMap((id) => {
    const name = divisionNames[id]
    return name === undefined ? [] : [{ id, name }]
  })
  const named = industries.length === 0 ? {} : { industries }
  return { basis: 'mean_of_divisions', divisions: supplier.divisions.length, ...named }
}

const factorSources = { epa_supply_chain: ['epa-supply-chain', 'census-naics-isic'], median_of_disclosed: [] } as const

/** The sources that a line stands on; undefined where those of its own figures were not kept. */
function sourcesOf({ own, factor }: Line): string[] | undefined {
  if (own !== null && own.sources.length === 0) return undefined
  return [...new Set([...(own?.sources ?? []), ...(factor === null ? [] : factorSources[factor.basis])])]
}

function presentResult(line: Line, totalKg: number, origin: Origin): FootprintLine['result'] {
  const { own, allocated, factor, directMedian } = line
  return {
    method: line.method,
    kg: line.kg,
    low: line.low,
    high: line.high,
    primary_kg: line.primaryKg,
    share: totalKg > 0 ? line.kg / totalKg : 0,
    quality: line.quality,
    is_at_least: line.isAtLeast,
    kg_per_usd: line.kgPerUsd,
    own_figures: own && {
      year: own.year,
      scope_1_and_2_kg: own.scope1And2Kg,
      upstream_scope_3_kg: own.upstreamKg,
      upstream_categories: [...own.upstreamCategories],
      revenue_usd: own.revenueUsd,
      is_private: own.isPrivate,
    },
    allocated: allocated && { kg: allocated.kg, covers: allocated.covers, is_assured: allocated.isAssured },
    factor: factor && {
      kg_per_usd: factor.kgPerUsd,
      price_year: factor.priceYear,
      region: factor.region,
      basis: factor.basis,
      ...(restsOnMedians(factor) ? { has_medians: true } : {}),
      ...origin,
    },
    industry_scopes_1_and_2: directMedian && {
      kg_per_usd: directMedian.kgPerUsd,
      organizations: directMedian.organizations,
    },
    not_possible: line.notPossible,
    sources: sourcesOf(line),
  }
}

type Spot = { id: string | null; name: string | null; kg: number }

function rankSpots(parts: readonly Spot[]): HotSpot[] {
  const names = new Map(parts.map(({ id, name }) => [id ?? '', name]))
  return rankShares(parts.map(({ id, kg }) => ({ key: id ?? '', kg }))).map(({ key, kg, share, cumulativeShare }) => ({
    id: key === '' ? null : key,
    name: names.get(key) ?? null,
    kg,
    share,
    cumulative_share: cumulativeShare,
  }))
}

/** By industry of the supplier; where only the categories of its spend have one, by theirs, and how much that is. */
function industryHotSpots(
  suppliers: readonly CalculatedSupplier[],
  categories: FootprintInputs['categories'],
): Footprint['hot_spots']['industries'] {
  const said = new Map(categories.map((one) => [one.category, one]))
  const parts = suppliers.flatMap((one) => industryParts(one, said))
  const byCategory = new Map<string | null, number>()
  for (const { id, kg, isByCategory } of parts) {
    if (isByCategory) byCategory.set(id, (byCategory.get(id) ?? 0) + kg)
  }
  return rankSpots(parts).map((spot) => ({ ...spot, category_kg: byCategory.get(spot.id) ?? 0 }))
}

/** The emissions of a supplier by industry. Those of several categories are divided by spend times the factor of each. */
function industryParts(
  { supplier: { industry }, lines, calculated, isByCategory }: CalculatedSupplier,
  said: ReadonlyMap<string, CategoryInputs>,
): (Spot & { isByCategory: boolean })[] {
  const kg = calculated.line?.kg ?? 0
  if (industry !== null || !isByCategory)
    return [{ id: industry?.id ?? null, name: industry?.name ?? null, kg, isByCategory: false }]
  const weighed = lines.flatMap(({ amount, category }) => {
    const of = category === null ? undefined : said.get(category)
    if (amount === null || amount <= 0 || of?.industry == null) return []
    return [{ ...of.industry, weight: amount * (of.factor?.kgPerUsd ?? 0) }]
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed.map(({ id, name, weight }) => ({
    id,
    name,
    kg: total > 0 ? (kg * weight) / total : kg / weighed.length,
    isByCategory,
  }))
}

function presentCoverage(suppliers: readonly CalculatedSupplier[]): Footprint['engagement']['targets'] {
  const coverage = coverTargets(
    suppliers.map(({ supplier, calculated }) => ({
      state: supplier.target,
      spendUsd: Math.max(0, calculated.usd ?? 0),
      kg: calculated.line?.kg ?? null,
    })),
  )
  const present = (state: TargetState) => ({
    suppliers: coverage[state].suppliers,
    spend_share: coverage[state].spendShare,
    emission_share: coverage[state].emissionShare,
  })
  return {
    validated: present('validated'),
    committed: present('committed'),
    removed: present('removed'),
    expired: present('expired'),
    none: present('none'),
    unknown: present('unknown'),
  }
}
