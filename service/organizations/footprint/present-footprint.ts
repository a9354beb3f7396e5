import type { Footprint, FootprintLine, HotSpot } from '@/service/contract/footprint'
import { footprintMethods, type FootprintLine as Line } from '@/service/footprint/calculate-line'
import { countUntil, rankShares } from '@/service/footprint/hot-spots'
import { type CalculatedSpend, notCoveredReasons, sumFootprint } from '@/service/footprint/sum-footprint'
import { coverTargets, type TargetState } from '@/service/footprint/target-coverage'
import type { Reference } from '@/service/reference/read-reference'
import type { FootprintRow, GoalRow } from '@/service/storage/organizations/footprint'
import { measureGoal } from './measure-goal'

/** A supplier with its spend in the currency asked for, null where an amount has no rate. */
export type CalculatedSupplier = {
  row: FootprintRow
  spend: number | null
  calculated: CalculatedSpend
  target: TargetState
}

type Parts = {
  year: number | null
  years: number[]
  currency: string
  suppliers: readonly CalculatedSupplier[]
  goal: GoalRow | null
}

/** SBTi's near-term criteria want this share of scope 3 covered. */
const coveredByEngagement = 0.67

export function presentFootprint(reference: Reference, parts: Parts): Footprint {
  const { suppliers, currency, year, years, goal } = parts
  const sum = sumFootprint(suppliers.map(({ calculated }) => calculated))
  const ranked = suppliers.toSorted(largestFirst)
  const spendOf = (some: readonly CalculatedSupplier[]) => some.reduce((total, { spend }) => total + (spend ?? 0), 0)
  const covered = suppliers.filter(({ calculated }) => calculated.line !== null)
  const of = (isOf: (supplier: CalculatedSupplier) => boolean) => suppliers.filter(isOf)
  const shares = rankShares(covered.map(({ row, calculated }) => ({ key: `${row.id}`, kg: calculated.line?.kg ?? 0 })))
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
      suppliers: suppliers.length,
      covered_suppliers: covered.length,
    },
    methods: footprintMethods.map((method) => {
      const some = of(({ calculated }) => calculated.line?.method === method)
      return { method, suppliers: some.length, spend: spendOf(some), kg: sum.methods[method].kg }
    }),
    not_covered: notCoveredReasons.flatMap((reason) => {
      const some = of(({ calculated }) => calculated.reason === reason)
      return some.length === 0 ? [] : [{ reason, suppliers: some.length, spend: spendOf(some) }]
    }),
    lines: ranked.map((supplier) => presentLine(reference, supplier, sum.kg)),
    hot_spots: {
      industries: hotSpots(
        covered,
        ({ industryId }) => industryId,
        (id) => nameOfIndustry(reference, id),
      ),
      countries: hotSpots(
        covered,
        ({ country }) => country,
        () => null,
      ),
    },
    engagement: {
      two_thirds: countUntil(shares, coveredByEngagement),
      targets: presentCoverage(suppliers),
      goal: goal === null ? null : measureGoal(goal, suppliers),
    },
    editions: reference.editions.all.map(({ id, retrievedOn }) => ({ source: id, retrieved_at: retrievedOn })),
  }
}

function largestFirst(one: CalculatedSupplier, other: CalculatedSupplier): number {
  const kgOf = ({ calculated }: CalculatedSupplier) => calculated.line?.kg ?? -1
  return kgOf(other) - kgOf(one) || (other.spend ?? 0) - (one.spend ?? 0) || one.row.id - other.row.id
}

function presentLine(reference: Reference, supplier: CalculatedSupplier, totalKg: number): FootprintLine {
  const { row, spend, calculated, target } = supplier
  const { line, reason } = calculated
  return {
    organization_id: row.id,
    name: row.name,
    country: row.country,
    industry:
      row.industryId === null
        ? null
        : { id: row.industryId, name: nameOfIndustry(reference, row.industryId) ?? row.industryId },
    spend,
    chosen_method: footprintMethods.find((method) => method === row.method) ?? null,
    target,
    result: line === null ? null : presentResult(line, totalKg, groupOf(row)),
    not_covered: reason,
  }
}

/** How many divisions the supplier may be in; null where its industry is known. */
function groupOf({ industryId, facts }: FootprintRow): number | null {
  return industryId === null ? (facts?.industryGroup.length ?? null) : null
}

function presentResult(line: Line, totalKg: number, divisions: number | null): FootprintLine['result'] {
  const { own, allocated, factor, directMedian } = line
  return {
    method: line.method,
    kg: line.kg,
    low: line.low,
    high: line.high,
    primary_kg: line.primaryKg,
    share: totalKg > 0 ? line.kg / totalKg : 0,
    quality: line.quality,
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
      basis: divisions === null ? factor.basis : 'mean_of_divisions',
      divisions,
    },
    industry_scopes_1_and_2: directMedian && {
      kg_per_usd: directMedian.kgPerUsd,
      organizations: directMedian.organizations,
    },
    not_possible: line.notPossible,
  }
}

function hotSpots(
  suppliers: readonly CalculatedSupplier[],
  keyOf: (row: FootprintRow) => string | null,
  nameOf: (id: string) => string | null,
): HotSpot[] {
  const parts = suppliers.map(({ row, calculated }) => ({ key: keyOf(row) ?? '', kg: calculated.line?.kg ?? 0 }))
  return rankShares(parts).map(({ key, kg, share, cumulativeShare }) => ({
    id: key === '' ? null : key,
    name: key === '' ? null : nameOf(key),
    kg,
    share,
    cumulative_share: cumulativeShare,
  }))
}

function nameOfIndustry(reference: Reference, id: string): string | null {
  return reference.industries.byId.get(id)?.name ?? null
}

function presentCoverage(suppliers: readonly CalculatedSupplier[]): Footprint['engagement']['targets'] {
  const coverage = coverTargets(
    suppliers.map(({ target, calculated }) => ({
      state: target,
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
