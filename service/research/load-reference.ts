import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeName } from '@/service/matching/normalize-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import { type Reference, readReference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import { scoringVersion } from '@/service/scoring/methodology'
import { assessEvidence } from '@/service/scoring/score'
import type { Database, Queryable } from '@/service/storage/database'
import { replaceIndustryPeers } from '@/service/storage/industry-peers'
import {
  clearReference,
  hasEdition,
  insertReferenceRows,
  lockReference,
  recordEdition,
} from '@/service/storage/reference-load'
import { evidenceOf, type KnownCompany, measure, readKnownCompanies } from './known-companies'
import { buildStandings } from './standings'

/** Raised when normalisation, the join of performances or the stored rows change without a change of the data. */
const loaderVersion = '2'

/** Changes whenever the compiled data, the scoring or this loader would give other rows. */
function fingerprintOf(directory: string): string {
  const hash = createHash('sha256').update(`loader ${loaderVersion} scoring ${scoringVersion}`)
  for (const file of readdirSync(directory).sort()) hash.update(file).update(readFileSync(join(directory, file)))
  return hash.digest('hex')
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

async function insertAll(db: Queryable, known: readonly KnownCompany[], reference: Reference): Promise<void> {
  const { factors, peers, benchmarks } = measure(known, reference)
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
      score: assessEvidence(evidenceOf(one, benchmarks, reference))?.score ?? null,
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
    buildStandings(
      rows.map((row) => ({ industryId: row.industry_id, score: row.score })),
      reference.industries,
    ),
  )
  await replaceIndustryPeers(db, peers)
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
