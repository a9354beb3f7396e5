import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompanyProfile } from '@/service/companies/company-profile'
import { blockingKeys, hashKey } from '@/service/matching/name-keys'
import { normalizeName } from '@/service/matching/normalize-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import { readCommitments, readCompanies, readDisclosures } from '@/service/reference/read-companies'
import { type Reference, readReference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import { scoringVersion } from '@/service/scoring/indicators'
import type { IndustryFactorRow } from '@/service/storage/companies'
import type { Database, Queryable } from '@/service/storage/database'
import type { StoredPerformance } from '@/service/storage/outcome'
import {
  clearReference,
  hasEdition,
  insertReferenceRows,
  lockReference,
  recordEdition,
} from '@/service/storage/reference-load'
import { assess } from './assess'
import { type Benchmarks, buildBenchmarks } from './benchmarks'
import { buildCommitments } from './build-commitments'
import { buildPerformances } from './build-performances'
import { medianFactors } from './median-factors'
import { ownFactor } from './own-factor'

/** Raised when normalisation, the join of performances or the stored rows change without a change of the data. */
const loaderVersion = '3'

type KnownCompany = CompanyProfile & { performances: StoredPerformance[] }

/** Changes whenever the compiled data, the scoring or this loader would give other rows. */
function fingerprintOf(directory: string): string {
  const hash = createHash('sha256').update(`loader ${loaderVersion} scoring ${scoringVersion}`)
  for (const file of readdirSync(directory).sort()) hash.update(file).update(readFileSync(join(directory, file)))
  return hash.digest('hex')
}

function readKnownCompanies(directory: string): KnownCompany[] {
  const profiles = new Map<number, CompanyProfile>()
  for (const company of readCompanies(directory))
    profiles.set(company.id, { company, commitments: [], disclosures: [] })
  for (const commitment of readCommitments(directory)) profiles.get(commitment.companyId)?.commitments.push(commitment)
  for (const disclosure of readDisclosures(directory)) profiles.get(disclosure.companyId)?.disclosures.push(disclosure)
  return [...profiles.values()].map((profile) => ({ ...profile, performances: buildPerformances(profile.disclosures) }))
}

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
    commitments: buildCommitments(commitments, reference.editions),
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

/** Numbers under which the company's names are found by names that come near. */
function blocksOf(company: Company): { key: number; company_id: number }[] {
  const keys = new Set(company.names.flatMap(({ value }) => blockingKeys(value)))
  return [...keys].map((key) => ({ key: hashKey(key), company_id: company.id }))
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

async function insertAll(db: Queryable, known: readonly KnownCompany[], reference: Reference): Promise<void> {
  const factors = factorRows(known, reference)
  const newestYear = Math.max(...known.flatMap(({ performances }) => performances.map(({ year }) => year)))
  const benchmarks = buildBenchmarks(factors, reference.countries, newestYear)
  const rows = known.map((one) => {
    const { company } = one
    return {
      id: company.id,
      name: company.name,
      hq_region: company.hqRegion,
      hq_subregion: company.hqSubregion,
      website: company.website,
      industry_id: company.industry?.id ?? null,
      record: company,
      score: scoreOf(one, benchmarks, reference),
    }
  })
  await insertReferenceRows(db, 'company', rows)
  await insertReferenceRows(
    db,
    'company_key',
    known.flatMap(({ company }) => keysOf(company)),
  )
  await insertReferenceRows(
    db,
    'company_block',
    // In the order of the index: built so, it is filled page by page.
    known.flatMap(({ company }) => blocksOf(company)).sort((one, other) => one.key - other.key),
  )
  await insertReferenceRows(
    db,
    'company_commitment',
    known.flatMap(({ commitments }) =>
      commitments.map((record) => ({ company_id: record.companyId, source: record.source, record })),
    ),
  )
  await insertReferenceRows(
    db,
    'company_disclosure',
    known.flatMap(({ disclosures }) =>
      disclosures.map((record) => ({ company_id: record.companyId, source: record.source, year: record.year, record })),
    ),
  )
  await insertReferenceRows(
    db,
    'industry_standing',
    standings(rows.map((row) => ({ industryId: row.industry_id, score: row.score }))),
  )
  await insertReferenceRows(
    db,
    'industry_factor',
    factors.map((row) => ({
      industry_id: row.industryId,
      year: row.year,
      region: row.region,
      kg_per_usd: row.kgPerUsd,
      basis: row.basis,
      organizations: row.organizations,
    })),
  )
}

/**
 * Brings the compiled companies of `directory` into the database, with their keys and scores, unless this very edition
 * is there. All or nothing: a file that cannot be read leaves what was loaded before. Answers whether anything was
 * loaded, so that the caller can have organizations researched again.
 */
export async function loadReference(
  database: Database,
  directory: string,
  clock: () => Date = () => new Date(),
): Promise<boolean> {
  const fingerprint = fingerprintOf(directory)
  if (await hasEdition(database, fingerprint)) return false
  const reference = readReference(directory)
  const known = readKnownCompanies(directory)
  return database.transaction(async (transaction) => {
    await lockReference(transaction)
    if (await hasEdition(transaction, fingerprint)) return false
    await clearReference(transaction)
    await insertAll(transaction, known, reference)
    await recordEdition(transaction, fingerprint, clock())
    return true
  })
}
