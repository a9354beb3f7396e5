import type { Country } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type MatchView, viewMatch } from '@/lib/views/matching/match-view'
import { confidenceWords } from '@/lib/views/translate/confidence-words'
import { websiteLabel } from '@/lib/views/translate/website-label'
import { type CommitmentView, viewCommitments } from './commitments-view'
import { type ListedSector, viewSectors } from './listed-sectors'
import { type RankLevel, rankLevel } from './rank-level'
import { type ResearchProgress, researchProgress } from './research-progress'
import { type ScoreView, viewScore } from './score-view'

/** The head of the page. */
export type OrganizationView = {
  id: number
  name: string
  country: Country | null
  /** The registered country, if any. */
  givenCountry: Country | null
  subregion: string | null
  industry: { name: string; confidence: string | null } | null
  /** The possible industries, if no single one is known. */
  industryGroup: { names: string[]; confidence: string | null } | null
  sectors: ListedSector[]
  website: { label: string; href: string | null } | null
  externalId: string | null
  /** What a person set, by the interface's field, with the day. */
  byHand: Readonly<Record<string, string>>
  /** Identifiers set by a person that nothing else on the page shows. */
  identifiersByHand: { label: string; value: string; field: string }[]
  progress: ResearchProgress
  report: string | null
  score: ScoreView
  industryLevel: RankLevel
  regionLevel: RankLevel
  match: MatchView | null
  commitments: CommitmentView[]
}

const reportWords: Record<string, Key<'figures'>> = {
  processing: 'reportProcessing',
  found: 'reportFound',
  not_found: 'reportNotFound',
}

function viewWebsite(website: string | null): OrganizationView['website'] {
  if (website === null) return null
  return { label: websiteLabel(website), href: safeHref(website) }
}

function confidenceOf({ industry_confidence: level }: OrganizationAnswer, format: Format): string | null {
  return level === null ? null : format.words('figures')('confidence', { level: confidenceWords(level, format) })
}

function viewGroup(organization: OrganizationAnswer, format: Format): OrganizationView['industryGroup'] {
  const { industry, industry_group: group } = organization
  if (industry?.name || group.length === 0) return null
  return { names: group.map(({ name }) => format.industryName(name)), confidence: confidenceOf(organization, format) }
}

const identifierLabels = {
  lei_number: 'LEI',
  isin_number: 'ISIN',
  duns_number: 'DUNS',
  sp_global_number: 'S&P Global',
} as const

function viewByHand(
  { registration }: OrganizationAnswer,
  format: Format,
): Pick<OrganizationView, 'byHand' | 'identifiersByHand'> {
  const marks = registration?.set_by_hand ?? []
  const byHand = Object.fromEntries(marks.map(({ field, at }) => [field, format.day(at.slice(0, 10))]))
  const fields = Object.keys(identifierLabels) as (keyof typeof identifierLabels)[]
  return {
    byHand,
    identifiersByHand: fields.flatMap((field) => {
      const value = registration?.[field] ?? null
      return value === null || byHand[field] === undefined ? [] : [{ label: identifierLabels[field], value, field }]
    }),
  }
}

function givenCountryOf({ registration }: OrganizationAnswer, format: Format): Country | null {
  const code = registration?.hq_region ?? null
  return code === null ? null : format.country(code)
}

/** The head of the organization page, from an answer of the service. */
export function viewOrganization(organization: OrganizationAnswer, format: Format): OrganizationView {
  const { industry, related_environmental_report_status: report } = organization
  const words = format.words('figures')
  const reported = reportWords[report ?? '']
  return {
    id: organization.id,
    name:
      organization.name ??
      organization.matching_organization?.name ??
      words('organizationNumber', { id: String(organization.id) }),
    country: organization.hq_region === null ? null : format.country(organization.hq_region),
    givenCountry: givenCountryOf(organization, format),
    subregion: organization.hq_subregion,
    industry: industry?.name
      ? { name: format.industryName(industry.name), confidence: confidenceOf(organization, format) }
      : null,
    industryGroup: viewGroup(organization, format),
    sectors: viewSectors(organization),
    website: viewWebsite(organization.website),
    externalId: organization.external_id,
    ...viewByHand(organization, format),
    progress: researchProgress(organization.status, organization.matching_organization !== null, format),
    report: reported ? words(reported) : null,
    score: viewScore(organization, format),
    industryLevel: rankLevel(organization.industry_rank, format),
    regionLevel: rankLevel(organization.region_rank, format),
    match: viewMatch(organization, format),
    commitments: viewCommitments(organization, format),
  }
}
