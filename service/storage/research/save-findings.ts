import { sql } from 'kysely'
import { replaceMatchCandidates } from '@/service/storage/companies/match-candidates'
import type { Database, Transaction } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { jsonOf, rowsIn } from '@/service/storage/engine/rows'
import { deleteAnswersOf } from '@/service/storage/organizations/answers'
import { insertChanges, type NewChange } from '@/service/storage/organizations/changes'
import { lockOrganizations } from '@/service/storage/organizations/lock-organizations'
import { type Findings, insertStates, type StateChange } from './research'

/** The findings about one organization as of `revision`, with the states of this run and the changes found. */
export type Researched = {
  id: number
  revision: number
  findings: Findings
  changes: readonly StateChange[]
  differences: readonly NewChange[]
}

/** The columns that research writes. Null stays null. */
const written = [
  'status',
  'updatedAt',
  'outcome',
  'foundName',
  'foundRegion',
  'foundSubregion',
  'foundWebsite',
  'companyId',
  'score',
  'scorePercentile',
  'industry',
  'industryRank',
  'regionRank',
  'emissionsKg',
  'emissionsYear',
  'emissionsRegion',
  'emissionsCover',
  'hasScienceBasedTarget',
  'scope_1_2Kg',
  'allScopesKg',
  'intensityKgPerUsd',
  'intensityYear',
  'sbtiStatus',
  'hasNetZeroTarget',
  'isInRaceToZero',
  'isInGlobalCompact',
  'hasSignedClimatePledge',
  'confidence',
  'listFacts',
  'openCandidates',
] as const

const columns = ['id', 'revision', 'coreKey', ...written] as const

const updated = prepared((db, given: { json: string }) =>
  db
    .updateTable('organization')
    .from(rowsIn('organization', columns, given.json, 'saved'))
    .set(Object.fromEntries(written.map((column) => [column, sql.ref(`saved.${column}`)])))
    .set((eb) => ({
      coreKey: eb.fn.coalesce('organization.coreKey', 'saved.coreKey'),
      revision: eb('organization.revision', '+', 1),
    }))
    .whereRef('organization.id', '=', 'saved.id')
    .whereRef('organization.revision', '=', 'saved.revision')
    .returning('organization.id'),
)

function toColumns({ id, revision, findings, changes }: Researched): Record<(typeof columns)[number], unknown> {
  const { outcome, columns: listed, latestEmissions } = findings
  const last = changes.at(-1)
  return {
    id,
    revision,
    coreKey: findings.coreKey,
    status: last?.state,
    updatedAt: last?.at,
    outcome,
    foundName: findings.foundName,
    foundRegion: findings.foundRegion,
    foundSubregion: findings.foundSubregion,
    foundWebsite: findings.foundWebsite,
    companyId: findings.companyId,
    score: outcome.score,
    scorePercentile: outcome.percentile,
    industry: outcome.industry?.id,
    industryRank: outcome.industryRank,
    regionRank: outcome.regionRank,
    emissionsKg: latestEmissions?.kilograms,
    emissionsYear: latestEmissions?.year,
    emissionsRegion: latestEmissions?.region,
    emissionsCover: latestEmissions?.covers,
    hasScienceBasedTarget: findings.hasScienceBasedTarget,
    scope_1_2Kg: listed.scope1And2Kg,
    allScopesKg: listed.allScopesKg,
    intensityKgPerUsd: listed.intensityKgPerUsd,
    intensityYear: listed.intensityYear,
    sbtiStatus: listed.sbtiStatus,
    hasNetZeroTarget: listed.hasNetZeroTarget,
    isInRaceToZero: listed.isInRaceToZero,
    isInGlobalCompact: listed.isInGlobalCompact,
    hasSignedClimatePledge: listed.hasSignedClimatePledge,
    confidence: listed.confidence,
    listFacts: listed.facts,
    openCandidates: findings.candidates.length,
  }
}

/**
 * Saves findings, history and final state of many organizations with a few statements, in the caller's transaction. Returns for each
 * whether it was saved: not if the organization changed since `revision` was read, as that change has enqueued research again. Each
 * organization at most once.
 */
export async function saveFindings(db: Transaction, researched: readonly Researched[]): Promise<boolean[]> {
  await lockOrganizations(
    db,
    researched.map(({ id }) => id),
  )
  const rows = await updated(db, { json: jsonOf(columns, researched.map(toColumns)) })
  const saved = new Set(rows.map(({ id }) => id))
  const kept = researched.filter(({ id }) => saved.has(id))
  if (kept.length > 0) {
    await deleteAnswersOf(db, [...saved])
    await replaceMatchCandidates(
      db,
      kept.map(({ id, findings }) => ({ organizationId: id, candidates: findings.candidates })),
    )
    await insertStates(db, kept)
    await insertChanges(
      db,
      kept.flatMap(({ differences }) => differences),
    )
  }
  return researched.map(({ id }) => saved.has(id))
}

/** `saveFindings` in a transaction shared with simultaneous callers. */
export function saveFindingsTogether(database: Database, researched: Researched): Promise<boolean> {
  return database.batches.run(saveAll, (all: readonly Researched[]) => saveAll(database, all), researched)
}

async function saveAll(database: Database, all: readonly Researched[]): Promise<boolean[]> {
  // If an organization occurs twice, the first entry is saved, and has then changed for the second.
  const first = new Map(all.toReversed().map((one) => [one.id, one]))
  const saved = await database.transaction((transaction) => saveFindings(transaction, [...first.values()]))
  const savedIds = new Set([...first.keys()].filter((_, place) => saved[place]))
  return all.map((one) => first.get(one.id) === one && savedIds.has(one.id))
}
