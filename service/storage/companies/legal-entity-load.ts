import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { parsedRow, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { LegalEntityEditionTable } from '@/service/storage/schema'

/**
 * Replaces the legal entities with those of another golden copy, in the caller's transaction: rows go into a new table in chunks, indexes
 * follow, and at the end the new table replaces the old one. Readers see the old one until the commit, and any failure before leaves it
 * unchanged.
 */

/** A row of table `legal_entity` without its parents, which come from a separate file. */
export type LegalEntityInsert = {
  lei: string
  name: string
  other_names: readonly string[]
  name_key: string
  country: string | null
  subregion: string | null
  legal_country: string | null
  status: string
  registration_status: string
  category: string | null
  legal_form: string | null
  updated_at: string
}

export type LegalEntityEdition = Omit<Selectable<LegalEntityEditionTable>, 'slot'>

const columns = `lei, name, other_names, name_key, country, subregion, legal_country, status, registration_status, category,
  legal_form, direct_parent_lei, ultimate_parent_lei, updated_at`

/** Creates the tables to fill. A second import waits here for the end of the first. */
export async function beginLegalEntityLoad(db: Transaction): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(7012004)`)
  // Building an index takes longer than the service's statement limit; also gives its sort more memory, for this transaction only.
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    `maintenance_work_mem = '128MB'`,
    `work_mem = '64MB'`,
  ]) {
    await run(db, sql`set local ${sql.raw(setting)}`)
  }
  await run(db, sql`create table legal_entity_next (like legal_entity)`)
  await run(
    db,
    sql`create temporary table parent_report (lei text collate "C", kind text, parent_lei text) on commit drop`,
  )
}

export async function insertParents(
  db: Queryable,
  parents: readonly { lei: string; kind: 'direct' | 'ultimate'; parentLei: string }[],
): Promise<void> {
  await run(
    db,
    sql`insert into parent_report (lei, kind, parent_lei)
     select lei, kind, "parentLei" from json_to_recordset(${JSON.stringify(parents)}::json) as r(lei text, kind text, "parentLei" text)`,
  )
}

/**
 * Reduces the reports to one parent of each kind per entity, none where reports differ. Call it once, before the first entities. Returns
 * how many entities have a parent, and how many have contradicting reports.
 */
export async function chooseParents(db: Queryable): Promise<{ entities: number; contradicting: number }> {
  await run(
    db,
    sql`create temporary table settled_parent on commit drop as
     select lei,
            case when count(distinct parent_lei) filter (where kind = 'direct') = 1
                 then min(parent_lei) filter (where kind = 'direct') end as direct_parent_lei,
            case when count(distinct parent_lei) filter (where kind = 'ultimate') = 1
                 then min(parent_lei) filter (where kind = 'ultimate') end as ultimate_parent_lei,
            count(distinct parent_lei) filter (where kind = 'direct') > 1
              or count(distinct parent_lei) filter (where kind = 'ultimate') > 1 as is_contradicting
       from parent_report group by lei`,
  )
  await run(db, sql`create unique index on settled_parent (lei)`)
  await run(db, sql`analyze settled_parent`)
  const counts = await parsedRow(
    db,
    z.object({ entities: z.int(), contradicting: z.int() }),
    sql`select count(*) filter (where direct_parent_lei is not null or ultimate_parent_lei is not null)::int as entities,
            count(*) filter (where is_contradicting)::int as contradicting from settled_parent`,
  )
  return counts ?? { entities: 0, contradicting: 0 }
}

/** Chunks of some thousand rows keep memory constant. */
export async function insertLegalEntities(db: Queryable, rows: readonly LegalEntityInsert[]): Promise<void> {
  await run(
    db,
    sql`insert into legal_entity_next (${sql.raw(columns)})
     select r.lei, name, other_names, name_key, country, subregion, legal_country, status, registration_status, category,
            legal_form, direct_parent_lei, ultimate_parent_lei, updated_at
       from json_to_recordset(${JSON.stringify(rows)}::json) as r(lei text, name text, other_names text[], name_key text, country text,
              subregion text, legal_country text, status text, registration_status text, category text, legal_form text,
              updated_at timestamptz)
       left join settled_parent p on p.lei = r.lei`,
  )
}

/** Adds key and index. Returns an LEI that occurs twice, after which only a rollback is possible; otherwise null. */
export async function indexLegalEntities(db: Queryable): Promise<string | null> {
  try {
    await run(db, sql`alter table legal_entity_next add primary key (lei)`)
  } catch (error) {
    const { code, detail } = error as { code?: unknown; detail?: unknown }
    if (code !== '23505') throw error
    return String(detail).match(/\(([0-9A-Z]{20})\)/)?.[1] ?? 'an LEI'
  }
  await run(db, sql`create index on legal_entity_next (name_key, country)`)
  await run(db, sql`analyze legal_entity_next`)
  return null
}

const EditionChanges = z.object({ added: z.int(), changed: z.int(), removed: z.int() })
export type EditionChanges = z.infer<typeof EditionChanges>

/** How many rows are only in the new table, and only in the one in use. */
export async function compareLegalEntities(db: Queryable): Promise<EditionChanges> {
  const changes = await parsedRow(
    db,
    EditionChanges,
    sql`select count(*) filter (where old.lei is null)::int as added,
            count(*) filter (where new.lei is null)::int as removed,
            count(*) filter (where old.lei = new.lei and row(old.*) is distinct from row(new.*))::int as changed
       from legal_entity old full join legal_entity_next new on new.lei = old.lei`,
  )
  return changes ?? { added: 0, changed: 0, removed: 0 }
}

/** Puts the new table in use; the old one becomes the previous edition, if an import had filled it. */
export async function swapLegalEntities(db: Queryable, edition: LegalEntityEdition): Promise<void> {
  await run(db, sql`drop table if exists legal_entity_previous`)
  if ((await findLegalEntityEdition(db, 'current')) === null) await run(db, sql`drop table legal_entity`)
  else await run(db, sql`alter table legal_entity rename to legal_entity_previous`)
  await run(db, sql`alter table legal_entity_next rename to legal_entity`)
  await tables(db).deleteFrom('legalEntityEdition').where('slot', '=', 'previous').execute()
  await tables(db).updateTable('legalEntityEdition').set({ slot: 'previous' }).where('slot', '=', 'current').execute()
  await tables(db)
    .insertInto('legalEntityEdition')
    .values({ slot: 'current', ...edition })
    .execute()
}

/** Exchanges the edition in use and the previous one; false without a previous one. A second call reverses it. */
export async function exchangeLegalEntities(db: Transaction): Promise<boolean> {
  await run(db, sql`select pg_advisory_xact_lock(7012004)`)
  if ((await findLegalEntityEdition(db, 'previous')) === null) return false
  await run(db, sql`alter table legal_entity rename to legal_entity_next`)
  await run(db, sql`alter table legal_entity_previous rename to legal_entity`)
  await run(db, sql`alter table legal_entity_next rename to legal_entity_previous`)
  // The key is checked row by row, so the two cannot swap in one statement.
  await run(db, sql`alter table legal_entity_edition drop constraint legal_entity_edition_pkey`)
  await run(db, sql`update legal_entity_edition set slot = case slot when 'current' then 'previous' else 'current' end`)
  await run(db, sql`alter table legal_entity_edition add primary key (slot)`)
  return true
}

/** The edition in use, or the previous one; null without one. */
export async function findLegalEntityEdition(
  db: Queryable,
  slot: 'current' | 'previous',
): Promise<LegalEntityEdition | null> {
  const edition = await tables(db)
    .selectFrom('legalEntityEdition')
    .select(['file', 'parentsFile', 'publishedAt', 'loadedAt', 'entityCount'])
    .where('slot', '=', slot)
    .executeTakeFirst()
  return edition ?? null
}

export type LegalEntityOfInterface = {
  lei: string
  name: string
  otherNames: readonly string[]
  nameKey: string
  country: string | null
  subregion: string | null
  legalCountry: string | null
  status: string
  registrationStatus: string
  category: string | null
  legalForm: string | null
  directParentLei: string | null
  ultimateParentLei: string | null
  updatedAt: string
}

/**
 * Writes single entities into the table in use; without an imported golden copy it starts with them. Returns how many are new or changed.
 */
export async function replaceLegalEntities(
  db: Transaction,
  entities: readonly LegalEntityOfInterface[],
  at: Date,
): Promise<number> {
  await run(db, sql`select pg_advisory_xact_lock(7012004)`)
  const changed = await parsedRow(
    db,
    z.object({ count: z.int() }),
    sql`with given as (
          select * from json_to_recordset(${JSON.stringify(entities)}::json) as r(lei text, name text, "otherNames" text[], "nameKey" text,
            country text, subregion text, "legalCountry" text, status text, "registrationStatus" text, category text, "legalForm" text,
            "directParentLei" text, "ultimateParentLei" text, "updatedAt" timestamptz)),
        written as (
          insert into legal_entity (${sql.raw(columns)})
          select lei, name, "otherNames", "nameKey", country, subregion, "legalCountry", status, "registrationStatus", category,
                 "legalForm", "directParentLei", "ultimateParentLei", "updatedAt" from given
          on conflict (lei) do update set name = excluded.name, other_names = excluded.other_names, name_key = excluded.name_key,
            country = excluded.country, subregion = excluded.subregion, legal_country = excluded.legal_country,
            status = excluded.status, registration_status = excluded.registration_status, category = excluded.category,
            legal_form = excluded.legal_form, direct_parent_lei = excluded.direct_parent_lei,
            ultimate_parent_lei = excluded.ultimate_parent_lei, updated_at = excluded.updated_at
          where row(legal_entity.*) is distinct from row(excluded.*)
          returning 1)
        select count(*)::int as count from written`,
  )
  const total = await parsedRow(db, z.object({ count: z.int() }), sql`select count(*)::int as count from legal_entity`)
  const edition = { file: 'the interface of GLEIF', parentsFile: null, publishedAt: at, loadedAt: at }
  if ((await findLegalEntityEdition(db, 'current')) === null) {
    await tables(db)
      .insertInto('legalEntityEdition')
      .values({ slot: 'current', ...edition, entityCount: total?.count ?? 0 })
      .execute()
  }
  return changed?.count ?? 0
}
