import { type Country, describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { type CommitmentView, viewCommitments } from './commitments-view'
import { type MatchView, viewMatch } from './match-view'
import type { OrganizationAnswer } from './organization-answer'
import { type RankLevel, rankLevel } from './rank-level'
import { type ResearchProgress, researchProgress } from './research-progress'
import { type ScoreView, viewScore } from './score-view'

/** What stands at the head of the page. */
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
}

const reportWords: Record<string, string> = {
  processing: 'Environmental report: being read',
  found: 'Environmental report: found',
  not_found: 'Environmental report: not found',
}

function viewWebsite(website: string | null): OrganizationView['website'] {
  if (website === null) return null
  return { label: website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), href: safeHref(website) }
}

/** The head of the organization page, from an answer of the service. */
export function viewOrganization(organization: OrganizationAnswer, format: Format): OrganizationView {
  const { industry, related_environmental_report_status: report } = organization
  return {
    id: organization.id,
    name: organization.name ?? organization.matching_organization?.name ?? `Organization ${organization.id}`,
    country: organization.hq_region === null ? null : describeCountry(organization.hq_region),
    subregion: organization.hq_subregion,
    industry: industry?.name ? { name: industry.name, confidence: organization.industry_confidence } : null,
    website: viewWebsite(organization.website),
    externalId: organization.external_id,
    progress: researchProgress(organization.status),
    report: report === null ? null : (reportWords[report] ?? null),
    score: viewScore(organization, format),
    industryLevel: rankLevel(organization.industry_rank),
    regionLevel: rankLevel(organization.region_rank),
    match: viewMatch(organization),
    commitments: viewCommitments(organization, format),
  }
}
