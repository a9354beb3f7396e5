import type { Country } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { Key } from '@/lib/messages/words'
import { type CommitmentView, viewCommitments } from './commitments-view'
import { confidenceWords } from './confidence-words'
import { type EmissionsView, viewEmissions } from './emissions-view'
import { type FactorsView, viewFactors } from './factors-view'
import { type FiguresTable, viewFigures } from './figures-table'
import { type LikeForLikeView, viewLikeForLike } from './like-for-like-view'
import { type MatchView, viewMatch } from './match-view'
import { type RevenueView, viewRevenue } from './money-view'
import type { OrganizationAnswer } from './organization-answer'
import { type RankLevel, rankLevel } from './rank-level'
import { isSettled, type ResearchProgress, researchProgress } from './research-progress'
import { type Scope3Year, viewScope3 } from './scope-3-view'
import { type ScoreView, viewScore } from './score-view'
import { type SourceView, viewSources } from './sources-view'
import type { Region } from './worldwide'

export type OrganizationView = {
  id: number
  name: string
  country: Country | null
  subregion: string | null
  industry: { name: string; confidence: string | null } | null
  website: { label: string; href: string | null } | null
  externalId: string | null
  progress: ResearchProgress
  report: string | null
  score: ScoreView
  industryLevel: RankLevel
  regionLevel: RankLevel
  match: MatchView | null
  commitments: CommitmentView[]
  emissions: EmissionsView[]
  /** By region, for those that state categories. */
  scope3: ReadonlyMap<Region, Scope3Year[]>
  likeForLike: LikeForLikeView | null
  revenue: RevenueView | null
  factors: FactorsView | null
  figures: FiguresTable[]
  publishers: string[]
  sources: SourceView[]
  /** Whether the service may be asked for an estimate. */
  offersEstimate: boolean
}

const reportWords: Record<string, Key<'figures'>> = {
  processing: 'reportProcessing',
  found: 'reportFound',
  not_found: 'reportNotFound',
}

function viewWebsite(website: string | null): OrganizationView['website'] {
  if (website === null) return null
  return { label: website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), href: safeHref(website) }
}

function confidenceOf({ industry_confidence: level }: OrganizationAnswer, format: Format): string | null {
  return level === null ? null : format.words('figures')('confidence', { level: confidenceWords(level, format) })
}

/** Everything the organization page draws, from one answer of the service. */
export function viewOrganization(organization: OrganizationAnswer, format: Format): OrganizationView {
  const { industry, related_environmental_report_status: report } = organization
  const words = format.words('figures')
  const emissions = viewEmissions(organization, format)
  const reported = reportWords[report ?? '']
  return {
    id: organization.id,
    name:
      organization.name ??
      organization.matching_organization?.name ??
      words('organizationNumber', { id: String(organization.id) }),
    country: organization.hq_region === null ? null : format.country(organization.hq_region),
    subregion: organization.hq_subregion,
    industry: industry?.name ? { name: industry.name, confidence: confidenceOf(organization, format) } : null,
    website: viewWebsite(organization.website),
    externalId: organization.external_id,
    progress: researchProgress(organization.status, format),
    report: reported ? words(reported) : null,
    score: viewScore(organization, format),
    industryLevel: rankLevel(organization.industry_rank, format),
    regionLevel: rankLevel(organization.region_rank, format),
    match: viewMatch(organization, format),
    commitments: viewCommitments(organization, format),
    emissions,
    scope3: new Map(emissions.map(({ region }) => [region, viewScope3(organization, region, format)])),
    likeForLike: viewLikeForLike(organization, format),
    revenue: viewRevenue(organization, format),
    factors: viewFactors(organization, format),
    figures: viewFigures(organization, format),
    publishers: [...new Set(organization.performances.flatMap(({ publishers }) => publishers))],
    sources: viewSources(organization, format),
    offersEstimate: organization.has_extensions && isSettled(organization.status),
  }
}
