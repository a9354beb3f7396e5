import type { CompanyProfile } from '@/service/companies/company-profile'
import { normalizeName } from '@/service/matching/normalize-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import type { Reference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import type { IndustryFactorRow } from '@/service/storage/companies'
import type { StoredPerformance } from '@/service/storage/outcome'
import { assess } from './assess'
import { type Benchmarks, buildBenchmarks } from './benchmarks'
import { buildCommitments } from './build-commitments'
import { buildPerformances } from './build-performances'
import { medianFactors } from './median-factors'
import { ownFactor } from './own-factor'

/** Raised when normalisation, the join of performances or the stored rows change without a change of the data. */
export const rowsVersion = '3'

type KnownCompany = CompanyProfile & { performances: StoredPerformance[] }

function factorRows(known: readonly KnownCompany[], reference: Reference): IndustryFactorRow[] {
  const epa = reference.industries.all.flatMap(({ id, epaFactor }): IndustryFactorRow[] =>
    epaFactor === null
      ? []
      : [
          {
            industryId: id,
            year: epaFactor.year,
            region: 'US',
            kgPerUsd: epaFactor.kgPerUsd,
            basis: 'epa_supply_chain',
            organizations: null,
          },
        ],
  )
  const withEpa = new Set(epa.map((row) => row.industryId))
  const disclosed = known.flatMap(({ company, performances }) =>
    performances.flatMap((performance) => {
      const kgPerUsd = ownFactor(performance, reference.rates)
      const industryId = company.industry?.id
      return kgPerUsd === null || industryId === undefined || withEpa.has(industryId)
        ? []
        : [{ industryId, year: performance.year, kgPerUsd }]
    }),
  )
  return [...epa, ...medianFactors(disclosed)]
}

function scoreOf(
  { company, commitments, performances }: KnownCompany,
  benchmarks: Benchmarks,
  reference: Reference,
): number | null {
  const subject = {
    performances,
    commitments: buildCommitments({ company, commitments }, reference.editions),
    industryId: company.industry?.id ?? null,
    region: company.hqRegion,
  }
  return assess(subject, benchmarks, reference.rates)?.score ?? null
}

function keysOf(company: Company): { kind: string; value: string; company_id: number }[] {
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

function standings(scored: readonly { industryId: string | null; score: number | null }[]) {
  const byIndustry = new Map<string, number[]>()
  for (const { industryId, score } of scored) {
    if (industryId !== null && score !== null)
      byIndustry.set(industryId, [...(byIndustry.get(industryId) ?? []), score])
  }
  return [...byIndustry].map(([industry_id, scores]) => ({
    industry_id,
    mean_score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    scores: scores.toSorted((a, b) => a - b),
  }))
}

/** What the tables hold of one company. */
export type CompanyRows = {
  company: {
    id: number
    name: string
    hq_region: string | null
    hq_subregion: string | null
    website: string | null
    industry_id: string | null
    record: Company
  }
  keys: readonly object[]
  commitments: readonly object[]
  disclosures: readonly object[]
  score: number | null
}

export type ReferenceRows = {
  companies: CompanyRows[]
  standings: { industry_id: string; mean_score: number; scores: readonly number[] }[]
  factors: object[]
}

function rowsOf(one: KnownCompany, score: number | null): CompanyRows {
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
    },
    keys: keysOf(company),
    commitments: commitments.map((record) => ({ company_id: company.id, source: record.source, record })),
    disclosures: disclosures.map((record) => ({
      company_id: company.id,
      source: record.source,
      year: record.year,
      record,
    })),
    score,
  }
}

/** The rows of all known companies, with their scores and what is computed over all of them: factors and standings. */
export function buildReferenceRows(profiles: readonly CompanyProfile[], reference: Reference): ReferenceRows {
  const known = profiles.map((profile) => ({ ...profile, performances: buildPerformances(profile.disclosures) }))
  const factors = factorRows(known, reference)
  const newestYear = known.reduce(
    (newest, { performances }) => performances.reduce((year, performance) => Math.max(year, performance.year), newest),
    0,
  )
  const benchmarks = buildBenchmarks(factors, reference.countries, newestYear)
  const companies = known.map((one) => rowsOf(one, scoreOf(one, benchmarks, reference)))
  return {
    companies,
    standings: standings(companies.map(({ company, score }) => ({ industryId: company.industry_id, score }))),
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
