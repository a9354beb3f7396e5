import { type Country, describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import type { Mass } from '@/lib/format/mass'
import { ordinal, toPoints } from '@/lib/format/score'
import type { OrganizationSummary } from './list-answer'
import { type RankLevel, rankLevel } from './rank-level'
import { type ResearchProgress, researchProgress } from './research-progress'

export type PortfolioRow = {
  id: number
  name: string
  country: Country | null
  industryName: string | null
  points: number | null
  /** "80th" */
  percentile: string | null
  industryLevel: RankLevel
  regionLevel: RankLevel
  emissions: { mass: Mass; year: number; covers: string } | null
  hasTarget: boolean | null
  progress: ResearchProgress
}

const coverWords: Record<string, string> = {
  all_scopes: 'all scopes',
  scope_1_and_2: 'scopes 1 and 2',
  scope_1: 'scope 1',
}

function viewEmissions(latest: OrganizationSummary['latest_emissions'], format: Format): PortfolioRow['emissions'] {
  if (latest === null || latest.kilograms === null || latest.year === null) return null
  const scopes = latest.covers === null ? null : (coverWords[latest.covers] ?? latest.covers.replaceAll('_', ' '))
  const place =
    latest.region === null || latest.region === 'GLOBAL' ? null : `${describeCountry(latest.region).name} only`
  return {
    mass: format.mass(latest.kilograms),
    year: latest.year,
    covers: [scopes, place].filter((words) => words !== null).join(', '),
  }
}

export function viewRow(summary: OrganizationSummary, format: Format): PortfolioRow {
  const { industry_score_percentile: percentile } = summary
  return {
    id: summary.id,
    name: summary.name ?? `Organization ${summary.id}`,
    country: summary.hq_region === null ? null : describeCountry(summary.hq_region),
    industryName: summary.industry?.name ?? null,
    points: summary.score === null ? null : toPoints(summary.score),
    percentile: percentile === null ? null : ordinal(Math.floor(percentile)),
    industryLevel: rankLevel(summary.industry_rank),
    regionLevel: rankLevel(summary.region_rank),
    emissions: viewEmissions(summary.latest_emissions, format),
    hasTarget: summary.has_science_based_target,
    progress: researchProgress(summary.status),
  }
}
