import { deleteAnswers, deleteAnswersOf } from './answers'
import { askTogether, type Lookup } from './ask-together'
import type { Database, Queryable, Transaction } from './database'
import { doTogether } from './do-together'
import type { ListFacts } from './list-facts'
import { replaceMatchCandidates, type StoredCandidate } from './match-candidates'
import { type OrganizationRow, organizationColumns, parseOrganizationRow } from './organizations'
import type { Outcome } from './outcome'

/** What a worker reads and writes of organizations. */

export async function loadForResearch(db: Queryable, id: number): Promise<OrganizationRow | null> {
  const [row] = await askTogether(db, organizationLookup, [id])
  return row ? parseOrganizationRow(row) : null
}

const organizationLookup: Lookup = {
  sql: `select ${organizationColumns} from organization where id = $1`,
  types: ['bigint'],
}

export type StateChange = { state: string; reason: string; at: Date }

async function insertStates(
  db: Queryable,
  histories: readonly { id: number; changes: readonly StateChange[] }[],
): Promise<void> {
  const rows = histories.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })))
  await db.query(
    `insert into organization_state (organization_id, state, reason, at)
     select id, state, reason, at from jsonb_to_recordset($1::jsonb)
       as change(id bigint, state text, reason text, at timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/** Stores the last of `changes` as the status and all of them as history; answers made before are gone. */
export async function saveStates(db: Transaction, id: number, changes: readonly StateChange[]): Promise<void> {
  const last = changes.at(-1)
  if (!last) return
  await db.query('update organization set status = $2, updated_at = $3, revision = revision + 1 where id = $1', [
    id,
    last.state,
    last.at,
  ])
  await deleteAnswers(db, id)
  await insertStates(db, [{ id, changes }])
}

/** What lists filter and sort by, beside the outcome. Null: not known. */
export type ListColumns = {
  /** kg CO2e of all scopes per US dollar of revenue of `intensityYear`. */
  intensityKgPerUsd: number | null
  intensityYear: number | null
  sbtiStatus: 'set' | 'committed' | 'removed' | 'none' | null
  hasNetZeroTarget: boolean | null
  isInRaceToZero: boolean | null
  hasSignedClimatePledge: boolean | null
  confidence: 'low' | 'medium' | 'high' | null
  facts: ListFacts
}

export type Findings = {
  outcome: Outcome
  columns: ListColumns
  foundName: string | null
  foundRegion: string | null
  foundSubregion: string | null
  foundWebsite: string | null
  companyId: number | null
  /** Newest worldwide amount, for lists. */
  latestEmissions: { kilograms: number; year: number; region: string; covers: string } | null
  hasScienceBasedTarget: boolean | null
  /** For records from before there was such a key. */
  coreKey: string | null
  /** Companies for a person to choose from; empty where one was matched or none comes near. */
  candidates: StoredCandidate[]
}

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
  return doTogether(database, saveAll, researched)
}

async function saveAll(database: Database, all: readonly Researched[]): Promise<boolean[]> {
  // One that stands here twice is saved by the first of the two, and has then changed for the second.
  const first = new Map(all.toReversed().map((one) => [one.id, one]))
  const saved = await database.transaction((transaction) => saveFindings(transaction, [...first.values()]))
  const savedIds = new Set([...first.keys()].filter((_, place) => saved[place]))
  return all.map((one) => first.get(one.id) === one && savedIds.has(one.id))
}

/** Newest year of any company's disclosure; what "recent" is measured against. */
export async function newestDisclosureYear(db: Queryable): Promise<number> {
  const [row] = await db.query<{ year: number | null }>('select max(year) as year from company_disclosure')
  return row?.year ?? 0
}
