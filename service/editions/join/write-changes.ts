import type { Reference } from '@/service/reference/read-reference'
import type { CompanySource } from '@/service/reference/records'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { replaceClassFigures } from '@/service/storage/companies/class-figures'
import { listIndustryFactors, listIndustryMeans } from '@/service/storage/companies/companies'
import { replaceIndustryPeers } from '@/service/storage/companies/industry-peers'
import {
  chunksOf,
  clearIndustryFigures,
  deleteCompanies,
  deleteCompanyFacts,
  insertRowChunk,
  updateScores,
} from '@/service/storage/companies/reference-load'
import type { Queryable } from '@/service/storage/engine/database'
import {
  markCompaniesDue,
  markIndustriesDue,
  markSourceDue,
  markUnmatchedDue,
} from '@/service/storage/research/research-due'
import type { ChangedRows } from './changed-rows'

type Measured = Pick<Reference, 'countries' | 'industries'>

/** Lists whose day is in the answer of every matched organization, because it says "not in this list on that day". */
const shownToAll: readonly CompanySource[] = ['sbti', 'race-to-zero', 'net-zero-tracker']

/**
 * Writes changed rows and marks organizations as due for research, in the caller's transaction: organizations of changed
 * companies, those with a key that leads or led to one, those in industries whose factor, level or standing changed,
 * and those whose answer shows the day of a source that changed.
 */
export async function writeChanges(
  db: Queryable,
  rows: ChangedRows,
  input: { reference: Measured; changedSource: CompanySource | null; reason: string },
): Promise<void> {
  const { changedSource, reason, reference } = input
  const touched = [...rows.changed, ...rows.removed]
  const before = await industryFigures(db, reference)
  await markCompaniesDue(db, touched, reason)
  for (const table of ['company_key', 'company_block', 'company_commitment', 'company_disclosure'] as const) {
    await deleteCompanyFacts(db, table, rows.rewritten[table])
  }
  // company_block has no foreign key that would delete its rows together with the company.
  await deleteCompanyFacts(db, 'company_block', rows.removed)
  await deleteCompanies(db, rows.removed)
  for (const chunk of rows.chunks) await insertRowChunk(db, chunk)
  await updateScores(db, rows.scores)
  await clearIndustryFigures(db)
  for (const chunk of [
    ...chunksOf('industry_standing', rows.standings),
    ...chunksOf('industry_factor', rows.factors),
  ]) {
    await insertRowChunk(db, chunk)
  }
  await replaceIndustryPeers(db, rows.peers)
  await replaceClassFigures(db, rows.classes)
  await markCompaniesDue(db, [...rows.added, ...rows.changed], reason)
  if (rows.added.length > 0 || rows.rewritten.company_block.length > 0) await markUnmatchedDue(db, reason)
  const after = await industryFigures(db, reference)
  const industries = new Set([...before.keys(), ...after.keys()])
  await markIndustriesDue(
    db,
    [...industries].filter((id) => before.get(id) !== after.get(id)),
    reason,
  )
  if (changedSource !== null) await markSourceDue(db, changedSource, shownToAll.includes(changedSource), reason)
}

/** Returns for each industry a text of everything that organizations in it are measured against. */
async function industryFigures(db: Queryable, reference: Measured): Promise<Map<string, string>> {
  const benchmarks = await loadBenchmarks(db, reference)
  const standings = new Map((await listIndustryMeans(db)).map((mean) => [mean.industryId, mean]))
  const factors = await listIndustryFactors(db)
  return new Map(
    reference.industries.all.map((industry) => [
      industry.id,
      JSON.stringify([
        standings.get(industry.id) ?? null,
        factors.filter(({ industryId }) => industryId === industry.id),
        benchmarks.industryLevel(industry.id),
        benchmarks.peersOf(industry.id),
        benchmarks.newestYearOfData,
      ]),
    ]),
  )
}
