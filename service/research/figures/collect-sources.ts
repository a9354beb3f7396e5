import type { CompanyProfile } from '@/service/companies/company-profile'
import { privateSource, productFootprintSource } from '@/service/reference/private-source'
import type { Editions } from '@/service/reference/read-editions'
import type { SourceId } from '@/service/reference/records'
import type {
  Outcome,
  StoredExtraction,
  StoredPerformance,
  StoredPrivateStatement,
  StoredProductFactor,
} from '@/service/storage/research/outcome'

type SourceEntry = Outcome['sources'][number]

/** Every source of an answer, once: the reports behind its figures, then the publishers that compiled or listed them. */
export function collectSources(
  profile: CompanyProfile | null,
  performances: readonly StoredPerformance[],
  benchmarkSources: readonly SourceId[],
  editions: Editions,
): SourceEntry[] {
  const verified = performances.flatMap(({ extraction, revenueExtraction }) =>
    [extraction, revenueExtraction].flatMap((one) => (one === undefined ? [] : [reportOf(one)])),
  )
  const reports = performances.flatMap(({ documents, sources, extraction, revenueExtraction }) =>
    documents.flatMap(({ url, title }) =>
      url === null || title === extraction?.name || title === revenueExtraction?.name
        ? []
        : [{ url, title, source: sources[0] ?? null }],
    ),
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
  const stated = performances.flatMap(({ privateStatement }) =>
    privateStatement === undefined ? [] : [statementOf(privateStatement)],
  )
  const footprints = performances.flatMap(({ productFactors = [] }) =>
    productFactors.length === 0 ? [] : [footprintsOf(productFactors)],
  )
  return [
    ...new Map(
      [...verified, ...stated, ...footprints, ...reports, ...lists].map((entry) => [entry.url, entry]),
    ).values(),
  ]
}

/** A report in which figures were verified: its original address may be unknown, but the uploaded file exists. */
function reportOf({ name, organizationId, documentId, figures }: StoredExtraction): SourceEntry {
  const days = Object.values(figures).map(({ verifiedAt }) => verifiedAt.slice(0, 10))
  return {
    url: `/organizations/${organizationId}/documents/${documentId}/content`,
    title: name,
    source: null,
    edition: {
      publisher: 'A report of the organization, given by this project',
      licence: 'the report’s own; kept for this project alone',
      retrievedOn: days.toSorted().at(-1) ?? '1970-01-01',
    },
  }
}

function statementOf({ organizationId, figures }: StoredPrivateStatement): SourceEntry {
  const days = Object.values(figures).map(({ givenAt }) => givenAt.slice(0, 10))
  return {
    url: privateSource.urlOf(organizationId),
    title: privateSource.title,
    source: null,
    edition: {
      publisher: privateSource.publisher,
      licence: privateSource.licence,
      retrievedOn: days.toSorted().at(-1) ?? '1970-01-01',
    },
  }
}

function footprintsOf(factors: readonly StoredProductFactor[]): SourceEntry {
  const { urlOf, title, publisher, licence } = productFootprintSource
  const days = factors.map(({ givenOn }) => givenOn)
  return {
    url: urlOf(factors[0]?.organizationId ?? 0),
    title,
    source: null,
    edition: { publisher, licence, retrievedOn: days.toSorted().at(-1) ?? '1970-01-01' },
  }
}
