import { deleteAnswers } from './answers'
import type { Queryable, Transaction } from './database'
import type { ListFacts } from './list-facts'
import { replaceMatchCandidates, type StoredCandidate } from './match-candidates'
import { type OrganizationRow, organizationColumns, parseOrganizationRow } from './organizations'
import type { Outcome } from './outcome'

/** What a worker reads and writes of one organization. */

export async function loadForResearch(db: Queryable, id: number): Promise<OrganizationRow | null> {
  const [row] = await db.query(`select ${organizationColumns} from organization where id = $1`, [id])
  return row ? parseOrganizationRow(row) : null
}

export type StateChange = { state: string; reason: string; at: Date }

async function insertStates(db: Queryable, id: number, changes: readonly StateChange[]): Promise<void> {
  await db.query(
    `insert into organization_state (organization_id, state, reason, at)
     select $1, state, reason, at from jsonb_to_recordset($2::jsonb) as change(state text, reason text, at timestamptz)`,
    [id, JSON.stringify(changes)],
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
  await insertStates(db, id, changes)
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

/**
 * Saves findings and history together with the final state, in the caller's transaction. Answers false, having saved
 * nothing, when the organization changed since `revision` was read: whoever changed it has enqueued research again.
 */
export async function saveFindings(
  db: Transaction,
  id: number,
  revision: number,
  findings: Findings,
  changes: readonly StateChange[],
): Promise<boolean> {
  const last = changes.at(-1)
  const { outcome, columns, latestEmissions } = findings
  const saved = await db.query(
    `update organization set
       status = $3, updated_at = $4, revision = revision + 1, outcome = $5::jsonb,
       found_name = $6, found_region = $7, found_subregion = $8, found_website = $9, company_id = $10,
       score = $11, score_percentile = $12, industry = $13, industry_rank = $14, region_rank = $15,
       emissions_kg = $16, emissions_year = $17, emissions_region = $18, emissions_cover = $19,
       has_science_based_target = $20, core_key = coalesce(core_key, $21),
       intensity_kg_per_usd = $22, intensity_year = $23, sbti_status = $24, has_net_zero_target = $25,
       is_in_race_to_zero = $26, has_signed_climate_pledge = $27, confidence = $28, list_facts = $29::jsonb
     where id = $1 and revision = $2 returning id`,
    [
      id,
      revision,
      last?.state,
      last?.at,
      JSON.stringify(outcome),
      findings.foundName,
      findings.foundRegion,
      findings.foundSubregion,
      findings.foundWebsite,
      findings.companyId,
      outcome.score,
      outcome.percentile,
      outcome.industry?.id ?? null,
      outcome.industryRank,
      outcome.regionRank,
      latestEmissions?.kilograms ?? null,
      latestEmissions?.year ?? null,
      latestEmissions?.region ?? null,
      latestEmissions?.covers ?? null,
      findings.hasScienceBasedTarget,
      findings.coreKey,
      columns.intensityKgPerUsd,
      columns.intensityYear,
      columns.sbtiStatus,
      columns.hasNetZeroTarget,
      columns.isInRaceToZero,
      columns.hasSignedClimatePledge,
      columns.confidence,
      JSON.stringify(columns.facts),
    ],
  )
  if (saved.length === 0) return false
  await deleteAnswers(db, id)
  await replaceMatchCandidates(db, id, findings.candidates)
  await insertStates(db, id, changes)
  return true
}

/** Newest year of any company's disclosure; what "recent" is measured against. */
export async function newestDisclosureYear(db: Queryable): Promise<number> {
  const [row] = await db.query<{ year: number | null }>('select max(year) as year from company_disclosure')
  return row?.year ?? 0
}
