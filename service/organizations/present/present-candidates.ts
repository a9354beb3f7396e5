import type { SearchedCandidate } from '@/service/companies/search-candidates'
import type { MatchCandidate } from '@/service/contract/organization/match'
import { websiteRoot } from '@/service/matching/normalize-website'
import { readStateReason } from '@/service/organizations/read/read-state-reason'
import type { Reference } from '@/service/reference/read-reference'
import { SourceId } from '@/service/reference/records'
import type { Held } from '@/service/storage/companies/find-companies'

export type Weighed = { candidate: SearchedCandidate; likeness: number; reasons: string[]; vetoes: string[] }

/** A candidate as sent to clients: the evidence that a person compares. */
export function presentCandidate(
  reference: Reference,
  { candidate, likeness, ...weighed }: Weighed,
  held: Held | null = null,
): MatchCandidate {
  const { reasons, vetoes } = partDifferences(weighed)
  const industry = candidate.industryId === null ? undefined : reference.industries.byId.get(candidate.industryId)
  return {
    company_id: candidate.id,
    name: candidate.name,
    names: [...new Set([candidate.name, ...candidate.names])].map((value) => ({ value })),
    hq_region: candidate.region,
    industry: industry ? { id: Number(industry.id), name: industry.name } : null,
    websites: [...new Set(candidate.websites.map(websiteRoot))].map((value) => ({ value })),
    identifiers: [
      ...new Map(candidate.identifiers.map(({ kind, value }) => [`${kind} ${value}`, { kind, value }])).values(),
    ],
    sources: candidate.sources.flatMap((source) => {
      const edition = editionOf(reference, source)
      return edition ? [{ title: edition.title, url: edition.url }] : []
    }),
    held: held && {
      years: held.years,
      latest_year: held.latestYear,
      lists: held.lists.map((list) => editionOf(reference, list)?.title ?? list),
    },
    likeness,
    reasons,
    vetoes,
    reason_codes: reasons.map(readStateReason),
    veto_codes: vetoes.map(readStateReason),
  }
}

/** Matching lists words found in only one name among the similarities; for the person who decides they are evidence against. */
function partDifferences({
  reasons,
  vetoes,
}: Pick<Weighed, 'reasons' | 'vetoes'>): Pick<Weighed, 'reasons' | 'vetoes'> {
  const isDifference = (reason: string) =>
    ['word_more', 'more_words'].includes(readStateReason(reason)?.[0]?.code ?? '')
  return {
    reasons: reasons.filter((reason) => !isDifference(reason)),
    vetoes: [...reasons.filter(isDifference), ...vetoes],
  }
}

function editionOf(reference: Reference, source: string) {
  const id = SourceId.safeParse(source)
  return id.success ? reference.editions.byId[id.data] : undefined
}
