import type { Context } from '@/service/context'
import type { Stage } from '@/service/contract/engagement/engagement'
import type { PortfolioSummary, PortfolioSummaryQuery } from '@/service/contract/organization/portfolio-summary'
import { findRate } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { countOwnData } from '@/service/storage/organizations/own-data'
import {
  countEngagement,
  countFacets,
  countLabels,
  countWorldwideYears,
  type EngagementCounts,
  type Facet,
  type FacetRow,
  type FigureRow,
  measurePortfolio,
} from '@/service/storage/organizations/portfolio-summary'
import { countedSometimes } from './count-cache'
import { readWorklists } from './read-worklists'
import { resolveFilter } from './resolve-filter'
import { toListFilter } from './to-list-filter'

type Request = { projectId: number; query: PortfolioSummaryQuery }

/** Counts, shares and the median intensity of the organizations selected by a filter. Unknown is a group of its own. */
export async function summarizePortfolio(
  ctx: Pick<Context, 'clock' | 'counts' | 'database' | 'reference'>,
  { projectId, query }: Request,
): Promise<PortfolioSummary> {
  const { currency, ...filters } = query
  const { database } = ctx
  const filter = await resolveFilter(database, toListFilter(filters, projectId, ctx))
  const key = `summary ${currency} ${JSON.stringify(filter)}`
  const sizeOf = ({ organizations }: PortfolioSummary) => organizations
  return countedSometimes(ctx.counts, { key, now: ctx.clock().getTime(), sizeOf }, async () => {
    const [facets, figures, labels, years, own, engagement, worklists] = await Promise.all([
      countFacets(database, filter),
      measurePortfolio(database, filter, ratesOf(ctx.reference, currency)),
      countLabels(database, filter),
      countWorldwideYears(database, filter),
      countOwnData(database, filter),
      countEngagement(database, filter),
      readWorklists(ctx, projectId),
    ])
    return {
      ...present(facets, figures, currency, ctx.reference),
      newest_worldwide_years: years,
      labels,
      worklists,
      engagement: presentEngagement(engagement),
      own_data: { ...own, columns: own.columns.map(({ value: heading, count }) => ({ heading, count })) },
    }
  })
}

/** Units of `currency` per dollar by year; null for the dollar itself. */
function ratesOf({ rates }: Reference, currency: string): { year: number; rate: number }[] | null {
  if (currency === 'USD') return null
  const years = [...new Set(rates.all.map(({ year }) => year))]
  return years.flatMap((year) => {
    const rate = findRate(rates, currency, year)
    return rate === null ? [] : [{ year, rate: rate.perUsd }]
  })
}

function present(
  facets: readonly FacetRow[],
  figures: FigureRow,
  currency: string,
  reference: Reference,
): Omit<PortfolioSummary, 'engagement' | 'labels' | 'newest_worldwide_years' | 'own_data' | 'worklists'> {
  const { organizations, withEmissions, worldwide, oneCountry, notRecognised, inProgress } = figures
  const targets = answersOf(facets, 'sbt')
  return {
    organizations,
    with_emissions: withEmissions,
    share_with_emissions: organizations === 0 ? null : withEmissions / organizations,
    figures: {
      worldwide,
      one_country: oneCountry,
      none: organizations - worldwide - oneCountry - notRecognised - inProgress,
      not_recognised: notRecognised,
      in_progress: inProgress,
    },
    recognition: { recognised: figures.recognised, to_decide: figures.toDecide, not_found: figures.notFound },
    share_with_science_based_targets: organizations === 0 ? null : targets.yes / organizations,
    score_distribution: Array.from({ length: 10 }, (_, band) => ({
      from: band / 10,
      to: (band + 1) / 10,
      count: countOf(facets, 'band', String(band)),
    })),
    without_score: countOf(facets, 'band', null),
    median_intensity: medianOf(figures, currency),
    science_based_targets: { ...targets, passed: countOf(facets, 'sbt', 'passed') },
    race_to_zero: answersOf(facets, 'race'),
    global_compact: answersOf(facets, 'compact'),
    climate_pledge: answersOf(facets, 'pledge'),
    net_zero: answersOf(facets, 'net_zero'),
    countries: mostFirst(facets, 'country').map(({ value: id, count }) => ({ id, count })),
    industries: mostFirst(facets, 'division').map(({ value: id, count }) => {
      const industry = reference.industries.byId.get(id ?? '')
      return { id, name: industry?.name ?? null, section: industry?.section.id ?? null, count }
    }),
    statuses: {
      synced: countOf(facets, 'phase', '2'),
      in_progress: countOf(facets, 'phase', '1'),
      errored: countOf(facets, 'phase', '0'),
    },
    confidences: mostFirst(facets, 'confidence').map(({ value: id, count }) => ({ id, count })),
    with_candidates: figures.withCandidates,
  }
}

function presentEngagement({ stages, owners }: EngagementCounts): PortfolioSummary['engagement'] {
  const of = (wanted: Stage) => stages.find(({ stage }) => stage === wanted)?.count ?? 0
  return {
    stages: {
      not_contacted: of('not_contacted'),
      asked: of('asked'),
      answered: of('answered'),
      verified: of('verified'),
      declined: of('declined'),
    },
    owners,
  }
}

function mostFirst(facets: readonly FacetRow[], facet: Facet): FacetRow[] {
  const ofIt = facets.filter((row) => row.facet === facet)
  return ofIt.sort((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value), 'en'))
}

function countOf(facets: readonly FacetRow[], facet: Facet, value: string | null): number {
  return facets.find((row) => row.facet === facet && row.value === value)?.count ?? 0
}

function answersOf(facets: readonly FacetRow[], facet: Facet): PortfolioSummary['net_zero'] {
  return {
    yes: countOf(facets, facet, 'true'),
    no: countOf(facets, facet, 'false'),
    unknown: countOf(facets, facet, null),
  }
}

function medianOf(figures: FigureRow, currency: string): PortfolioSummary['median_intensity'] {
  const { medianIntensity, intensityOrganizations, firstYear, lastYear, divisions } = figures
  // Over several industries a median would mix incomparable figures.
  if (divisions !== 1) return null
  if (medianIntensity === null || firstYear === null || lastYear === null) return null
  return {
    kilograms_per_unit: medianIntensity,
    currency,
    organizations: intensityOrganizations,
    first_year: firstYear,
    last_year: lastYear,
  }
}
