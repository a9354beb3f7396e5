import { sql } from 'kysely'
import { z } from 'zod'
import { arriving } from '@/service/storage/documents/document-content'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow, parsedRows, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { type DumpedSequence, type DumpedTable, listTables, quoted } from './dump-tables'

/** Tables that a migration or a start fills. A database whose other tables have no rows counts as empty. */
const selfMade = new Set(['matching_rules'])

async function hasRows(db: Queryable, table: string): Promise<boolean> {
  const found = await parsedRow(
    db,
    z.object({ one: z.int() }),
    sql`select 1 as one from ${sql.raw(quoted(table))} limit 1`,
  )
  return found !== null
}

/** Names of tables that have rows somebody gave. */
export async function listFilledTables(db: Queryable): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(db)) {
    if (selfMade.has(name)) continue
    if (await hasRows(db, name)) filled.push(name)
  }
  return filled
}

/** Until the transaction ends others may read the tables, and wait before they write to one. */
export async function lockTables(db: Queryable): Promise<void> {
  const tables = await listTables(db)
  await db.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`)
}

/** Tables that an import of legal entities makes (service/storage/companies/legal-entity-load.ts), by the one they are like. */
const madeLater: Readonly<Record<string, string>> = { legal_entity_previous: 'legal_entity' }

/** Makes a table that no migration makes; false when it is none of those. */
export async function createLaterTable(db: Queryable, name: string): Promise<boolean> {
  const model = madeLater[name]
  if (model === undefined) return false
  await run(db, sql`create table ${sql.raw(quoted(name))} (like ${sql.raw(quoted(model))} including all)`)
  return true
}

const Reference = z.object({ name: z.string(), table: z.string() })
type Reference = z.infer<typeof Reference>

/**
 * Rows that name rows of their own table come in no order: until `checkReferences` these references are not checked.
 * Returns them, for that call.
 */
export async function deferReferences(db: Queryable): Promise<Reference[]> {
  const references = await parsedRows(
    db,
    Reference,
    sql`select f.conname::text as name, c.relname::text as "table"
       from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confrelid = f.conrelid and c.relnamespace = current_schema()::regnamespace`,
  )
  for (const { name, table } of references) {
    await run(
      db,
      sql`alter table ${sql.raw(quoted(table))} alter constraint ${sql.raw(quoted(name))} deferrable initially deferred`,
    )
  }
  return references
}

export async function checkReferences(db: Queryable, references: readonly Reference[]): Promise<void> {
  await run(db, sql`set constraints all immediate`)
  for (const { name, table } of references) {
    await run(db, sql`alter table ${sql.raw(quoted(table))} alter constraint ${sql.raw(quoted(name))} not deferrable`)
  }
}

/** Writes rows as `readRows` gives them, ids and all. */
export async function insertRows(
  db: Queryable,
  { name, columns }: Pick<DumpedTable, 'name' | 'columns'>,
  rows: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, place) => `(r ->> ${place})::${type}`).join(', ')
  await run(
    db,
    sql`insert into ${sql.raw(quoted(name))} (${sql.raw(names)}) overriding system value
     select ${sql.raw(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as r`,
  )
}

/** One without rows is not touched: the audit log refuses to be, whatever is in it. */
export async function emptyTable(db: Queryable, name: string): Promise<void> {
  if (await hasRows(db, name)) await run(db, sql`delete from ${sql.raw(quoted(name))}`)
}

export async function setSequence(db: Queryable, { name, last, isCalled }: DumpedSequence): Promise<void> {
  await run(db, sql`select setval(${quoted(name)}::regclass, ${last}, ${isCalled})`)
}

/** The queue is not in a backup: what was not researched to its end is researched again. */
export async function markUnsettledDue(db: Queryable): Promise<number> {
  const rows = await tables(db)
    .insertInto('researchDue')
    .columns(['organizationId', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('organization')
        .select(['id', sql<string>`'A backup was restored'`.as('reason')])
        .where('status', 'not in', ['synced', 'errored']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('organizationId')
    .execute()
  return rows.length
}

/** A report whose reading the queue has forgotten would wait for ever. Call it once the tables are of this version. */
export async function failUnreadDocuments(db: Queryable): Promise<void> {
  await tables(db).deleteFrom('document').where('state', '=', arriving).execute()
  await tables(db)
    .updateTable('document')
    .set({ state: 'failed', failure: 'A backup was restored before it was read: add it again' })
    .where('state', 'not in', ['read', 'failed'])
    .execute()
}
