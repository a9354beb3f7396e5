import type { CompanyProfile } from '@/service/companies/company-profile'
import type { Editions } from '@/service/reference/read-editions'
import type { SourceId } from '@/service/reference/records'
import type { Outcome, StoredPerformance } from '@/service/storage/outcome'

type SourceEntry = Outcome['sources'][number]

/**
 * Every source used for an answer, once: the reports behind its figures, then the publishers that compiled or listed
 * them.
 */
export function collectSources(
  profile: CompanyProfile | null,
  performances: readonly StoredPerformance[],
  benchmarkSources: readonly SourceId[],
  editions: Editions,
): SourceEntry[] {
  const reports = performances.flatMap(({ documents, sources }) =>
    documents.flatMap(({ url, title }) => (url === null ? [] : [{ url, title, source: sources[0] ?? null }])),
  )
  const publishers = new Set<SourceId>([
    ...(profile?.disclosures ?? []).map(({ source }) => source),
    ...(profile?.commitments ?? []).map(({ source }) => source),
    ...(profile?.company.names ?? []).map(({ source }) => source),
    ...benchmarkSources,
  ])
  const lists = [...publishers].map((id) => ({
    url: editions.byId[id].url,
    title: editions.byId[id].title,
    source: id,
  }))
  return [...new Map([...reports, ...lists].map((entry) => [entry.url, entry])).values()]
}
