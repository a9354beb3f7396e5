import { sql } from 'kysely'
import type { StoredCandidate } from '@/service/storage/companies/match-candidates'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable, Transaction } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { list } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { deleteAnswers } from '@/service/storage/organizations/answers'
import type { ListFacts } from '@/service/storage/organizations/list-facts'
import { OrganizationRow, organizationColumns } from '@/service/storage/organizations/organizations'
import type { Outcome } from './outcome'

/** What a worker reads and writes about organizations. */

/** Null if it is gone: removed organizations are not researched. */
export async function loadForResearch(db: Batched, id: number): Promise<OrganizationRow | null> {
  const [row] = await batchLookup(db, organizationLookup, [id])
  return row ? OrganizationRow.parse(row) : null
}

const organizationLookup: Lookup = {
  sql: `select ${organizationColumns} from organization where id = $1 and removed_at is null`,
  types: ['bigint'],
}

export type StateChange = { state: string; reason: string; at: Date }

const historyOf = prepared(
  (
    _,
    given: { ids: readonly number[]; states: readonly string[]; reasons: readonly string[]; instants: readonly Date[] },
  ) =>
    sql`insert into organization_state (organization_id, state, reason, at)
     select * from unnest(${list(given.ids, 'bigint')}, ${list(given.states, 'text')}, ${list(given.reasons, 'text')},
       ${list(given.instants, 'timestamp with time zone')})`,
)

/** History of several organizations, each in order. */
export async function insertStates(
  db: Queryable,
  histories: readonly { id: number; changes: readonly StateChange[] }[],
): Promise<void> {
  const rows = histories.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })))
  await historyOf(db, {
    ids: rows.map(({ id }) => id),
    states: rows.map(({ state }) => state),
    reasons: rows.map(({ reason }) => reason),
    instants: rows.map(({ at }) => at),
  })
}

/** Stores the last of `changes` as the status and all of them as history; earlier answers are deleted. */
export async function saveStates(db: Transaction, id: number, changes: readonly StateChange[]): Promise<void> {
  const last = changes.at(-1)
  if (!last) return
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ status: last.state, updatedAt: last.at, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await deleteAnswers(db, id)
  await insertStates(db, [{ id, changes }])
}

/** The columns by which lists filter and sort, besides the outcome. Null: unknown. */
export type ListColumns = {
  /** Worldwide kg CO2e of the newest year with both scopes. */
  scope1And2Kg: number | null
  /** Worldwide kg CO2e of the newest year with all three. */
  allScopesKg: number | null
  /** Worldwide kg CO2e of scopes 1 and 2 per US dollar of revenue of `intensityYear`. */
  intensityKgPerUsd: number | null
  intensityYear: number | null
  sbtiStatus: 'set' | 'committed' | 'removed' | 'none' | null
  hasNetZeroTarget: boolean | null
  isInRaceToZero: boolean | null
  isInGlobalCompact: boolean | null
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
  /** The newest amount for lists, worldwide before one country's. */
  latestEmissions: { kilograms: number; year: number; region: string; covers: string } | null
  hasScienceBasedTarget: boolean | null
  /** For records from before this key existed. */
  coreKey: string | null
  /** Companies for a person to choose from; empty if one was matched or none is similar. */
  candidates: StoredCandidate[]
}

/** The newest year of any company's disclosure, against which "recent" is measured. */
export async function newestDisclosureYear(db: Queryable): Promise<number> {
  const row = await tables(db)
    .selectFrom('companyDisclosure')
    .select((eb) => eb.fn.max<number | null>('year').as('year'))
    .executeTakeFirst()
  return row?.year ?? 0
}
