import { replaceMatchCandidates } from '@/service/storage/companies/match-candidates'
import type { Database, Transaction } from '@/service/storage/engine/database'
import { deleteAnswersOf } from '@/service/storage/organizations/answers'
import { type Findings, insertStates, type StateChange } from './research'

/** The findings about one organization as it was at `revision`, with the states of this run. */
export type Researched = { id: number; revision: number; findings: Findings; changes: readonly StateChange[] }

/** The columns that research writes, with what they are of. Null stays null. */
const written = {
  status: 'text',
  updated_at: 'timestamptz',
  outcome: 'jsonb',
  found_name: 'text',
  found_region: 'text',
  found_subregion: 'text',
  found_website: 'text',
  company_id: 'bigint',
  score: 'float8',
  score_percentile: 'float8',
  industry: 'text',
  industry_rank: 'text',
  region_rank: 'text',
  emissions_kg: 'float8',
  emissions_year: 'int',
  emissions_region: 'text',
  emissions_cover: 'text',
  has_science_based_target: 'boolean',
  scope_1_2_kg: 'float8',
  all_scopes_kg: 'float8',
  intensity_kg_per_usd: 'float8',
  intensity_year: 'int',
  sbti_status: 'text',
  has_net_zero_target: 'boolean',
  is_in_race_to_zero: 'boolean',
  has_signed_climate_pledge: 'boolean',
  confidence: 'text',
  list_facts: 'jsonb',
  open_candidates: 'int',
} as const

const updateSql = `update organization set
    ${Object.keys(written)
      .map((column) => `${column} = saved.${column}`)
      .join(', ')},
    core_key = coalesce(organization.core_key, saved.core_key), revision = organization.revision + 1
  from jsonb_to_recordset($1::jsonb) as saved(id bigint, revision int, core_key text,
    ${Object.entries(written)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})
  where organization.id = saved.id and organization.revision = saved.revision
  returning organization.id`

function toColumns({ findings, changes }: Researched): Record<keyof typeof written, unknown> {
  const { outcome, columns, latestEmissions } = findings
  const last = changes.at(-1)
  return {
    status: last?.state,
    updated_at: last?.at,
    outcome,
    found_name: findings.foundName,
    found_region: findings.foundRegion,
    found_subregion: findings.foundSubregion,
    found_website: findings.foundWebsite,
    company_id: findings.companyId,
    score: outcome.score,
    score_percentile: outcome.percentile,
    industry: outcome.industry?.id,
    industry_rank: outcome.industryRank,
    region_rank: outcome.regionRank,
    emissions_kg: latestEmissions?.kilograms,
    emissions_year: latestEmissions?.year,
    emissions_region: latestEmissions?.region,
    emissions_cover: latestEmissions?.covers,
    has_science_based_target: findings.hasScienceBasedTarget,
    scope_1_2_kg: columns.scope1And2Kg,
    all_scopes_kg: columns.allScopesKg,
    intensity_kg_per_usd: columns.intensityKgPerUsd,
    intensity_year: columns.intensityYear,
    sbti_status: columns.sbtiStatus,
    has_net_zero_target: columns.hasNetZeroTarget,
    is_in_race_to_zero: columns.isInRaceToZero,
    has_signed_climate_pledge: columns.hasSignedClimatePledge,
    confidence: columns.confidence,
    list_facts: columns.facts,
    open_candidates: findings.candidates.length,
  }
}

/**
 * Saves findings and history together with the final state, of many in a handful of statements, in the caller's
 * transaction. Answers for each whether it was saved: not when the organization changed since `revision` was read, because
 * whoever changed it has enqueued research again. Each organization at most once.
 */
export async function saveFindings(db: Transaction, researched: readonly Researched[]): Promise<boolean[]> {
  // Locked in the order of their ids: two who save the same ones wait for each other, and not in a circle.
  const ids = researched.map(({ id }) => id)
  await db.query(
    `select from organization where id = any(string_to_array($1, ',')::bigint[]) order by id for no key update`,
    [ids.join(',')],
  )
  const rows = researched.map((one) => ({
    ...toColumns(one),
    id: one.id,
    revision: one.revision,
    core_key: one.findings.coreKey,
  }))
  const updated = await db.query<{ id: number }>(updateSql, [JSON.stringify(rows)])
  const saved = new Set(updated.map(({ id }) => id))
  const kept = researched.filter(({ id }) => saved.has(id))
  if (kept.length > 0) {
    await deleteAnswersOf(db, [...saved])
    await replaceMatchCandidates(
      db,
      kept.map(({ id, findings }) => ({ organizationId: id, candidates: findings.candidates })),
    )
    await insertStates(db, kept)
  }
  return researched.map(({ id }) => saved.has(id))
}

/** `saveFindings` in a transaction that is shared with whoever saves at the same time. */
export function saveFindingsTogether(database: Database, researched: Researched): Promise<boolean> {
  return database.batches.run(saveAll, (all: readonly Researched[]) => saveAll(database, all), researched)
}

async function saveAll(database: Database, all: readonly Researched[]): Promise<boolean[]> {
  // One that stands here twice is saved by the first of the two, and has then changed for the second.
  const first = new Map(all.toReversed().map((one) => [one.id, one]))
  const saved = await database.transaction((transaction) => saveFindings(transaction, [...first.values()]))
  const savedIds = new Set([...first.keys()].filter((_, place) => saved[place]))
  return all.map((one) => first.get(one.id) === one && savedIds.has(one.id))
}
