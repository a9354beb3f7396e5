import type { CompanyProfile } from '@/service/companies/company-profile'
import {
  blockingKeys,
  hashBlockingKey,
  rulesVersion,
  symbolBlock,
  tickerBlock,
} from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { searchText } from '@/service/matching/names/search-text'
import { websiteDomain } from '@/service/matching/normalize-website'
import { tickerKey } from '@/service/matching/read-ticker'
import type { Reference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import { holdBack } from '@/service/research/figures/hold-back'
import { classFigures, toMember } from '@/service/research/scores/class-figures'
import { createScorer, type KnownScore } from '@/service/research/scores/score-once'
import { buildStandings, type StandingRow } from '@/service/research/scores/standings'
import type { ClassFiguresRow } from '@/service/storage/companies/class-figures'
import type { IndustryPeersRow } from '@/service/storage/companies/industry-peers'
import { evidenceOf, type KnownCompany, measure, toKnown } from './known-companies'

/**
 * Increase it when normalisation, the join of performances or the stored rows change while the data do not. The version of the
 * name rules is a part of it.
 */
export const rowsVersion = `13 names ${rulesVersion}`

/** Exact keys under which the company is found. */
export function exactKeysOf(company: Company): { kind: string; value: string; company_id: number }[] {
  const key = (kind: string, value: string) => ({ kind, value, company_id: company.id })
  return [...new Set(company.names.map(({ value }) => normalizeName(value)))]
    .map((name) => key('name', name))
    .concat(
      company.identifiers.flatMap(({ kind, value }) =>
        ['lei', 'isin', 'duns', 'sp_global'].includes(kind) ? [key(kind, value)] : [],
      ),
      [...new Set(company.websites.flatMap(({ value }) => websiteDomain(value) ?? []))].map((domain) =>
        key('domain', domain),
      ),
    )
}

export type BlockRow = { key: number; company_id: number }

/** Hashed keys for finding the company by similar names, and by a ticker beside a name. */
export function blocksOf(company: Company): BlockRow[] {
  const keys = new Set(company.names.flatMap(({ value }) => blockingKeys(value)))
  for (const { exchange, symbol } of company.tickers) {
    const ticker = tickerKey(exchange, symbol)
    if (ticker === null) continue
    keys.add(tickerBlock(ticker))
    keys.add(symbolBlock(ticker.slice(ticker.indexOf(':') + 1)))
  }
  return [...keys].map((key) => ({ key: hashBlockingKey(key), company_id: company.id }))
}

/** The texts by which a person may search for it, one per line. */
export function searchTextOf({ name, names, tickers, identifiers, websites }: Company): string {
  return searchText([
    name,
    ...names.map(({ value }) => value),
    ...tickers.map(({ symbol }) => symbol),
    ...identifiers.map(({ value }) => value),
    ...websites.flatMap(({ value }) => websiteDomain(value) ?? []),
  ])
}

/** One company's rows by table. */
export type CompanyRows = {
  company: {
    id: number
    name: string
    hq_region: string | null
    hq_subregion: string | null
    website: string | null
    industry_id: string | null
    record: Company
    search_text: string
    search_weight: number
  }
  keys: readonly object[]
  blocks: readonly BlockRow[]
  commitments: readonly object[]
  disclosures: readonly object[]
  score: number | null
  knownShare: number
}

export type ReferenceRows = {
  companies: CompanyRows[]
  standings: StandingRow[]
  peers: IndustryPeersRow[]
  classes: ClassFiguresRow[]
  factors: object[]
}

function rowsOf(one: KnownCompany, { score, knownShare }: KnownScore): CompanyRows {
  const { company, commitments, disclosures } = one
  return {
    company: {
      id: company.id,
      name: company.name,
      hq_region: company.hqRegion,
      hq_subregion: company.hqSubregion,
      website: company.website,
      industry_id: company.industry?.id ?? null,
      record: company,
      search_text: searchTextOf(company),
      search_weight: disclosures.length > 0 ? 0 : commitments.length > 0 ? 1 : 2,
    },
    keys: exactKeysOf(company),
    blocks: blocksOf(company),
    commitments: commitments.map((record) => ({ company_id: company.id, source: record.source, record })),
    disclosures: disclosures.map((record) => ({
      company_id: company.id,
      source: record.source,
      year: record.year,
      record,
    })),
    score,
    knownShare,
  }
}

/** The rows of all known companies, with their scores and everything computed over all of them: factors, peers and standings. */
export function buildReferenceRows(
  profiles: readonly CompanyProfile[],
  reference: Reference,
  acceptedFigures: ReadonlySet<string> = new Set(),
): ReferenceRows {
  const known = holdBack(profiles, reference, acceptedFigures).map(toKnown)
  const { factors, peers, benchmarks } = measure(known, reference)
  const scoreOnce = createScorer()
  const companies = known.map((one) => rowsOf(one, scoreOnce(evidenceOf(one, benchmarks, reference))))
  return {
    companies,
    standings: buildStandings(
      companies.map(({ company, score, knownShare }) => ({ industryId: company.industry_id, score, knownShare })),
    ),
    peers,
    classes: classFigures(
      known.map((one, place) => {
        const score = companies[place]?.score ?? null
        return toMember({ ...one, score }, reference.rates, benchmarks.newestYearOfData)
      }),
    ),
    factors: factors.map((row) => ({
      industry_id: row.industryId,
      year: row.year,
      region: row.region,
      kg_per_usd: row.kgPerUsd,
      basis: row.basis,
      organizations: row.organizations,
    })),
  }
}
