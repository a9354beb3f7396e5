import { sql } from 'kysely'
import { z } from 'zod'
import { arriving } from '@/service/storage/documents/document-content'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow, parsedRows, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { type DumpedSequence, type DumpedTable, listTables, quoted } from './dump-tables'

/** Tables filled by a migration or a start. A database whose other tables have no rows counts as empty. */
const selfMade = new Set(['matching_rules'])

async function hasRows(db: Queryable, table: string): Promise<boolean> {
  const found = await parsedRow(
    db,
    z.object({ one: z.int() }),
    sql`select 1 as one from ${sql.raw(quoted(table))} limit 1`,
  )
  return found !== null
}

/** Names of tables with rows that were not made by the program. */
export async function listFilledTables(db: Queryable): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(db)) {
    if (selfMade.has(name)) continue
    if (await hasRows(db, name)) filled.push(name)
  }
  return filled
}

/** Until the transaction ends others can read the tables, but wait before writing. */
export async function lockTables(db: Queryable): Promise<void> {
  const tables = await listTables(db)
  await db.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`)
}

/** Tables created by an import of legal entities (service/storage/companies/legal-entity-load.ts), with the table whose form they copy. */
const madeLater: Readonly<Record<string, string>> = { legal_entity_previous: 'legal_entity' }

/** Creates a table that no migration creates; false if it is not one of those. */
export async function createLaterTable(db: Queryable, name: string): Promise<boolean> {
  const model = madeLater[name]
  if (model === undefined) return false
  await run(db, sql`create table ${sql.raw(quoted(name))} (like ${sql.raw(quoted(model))} including all)`)
  return true
}

const Reference = z.object({ name: z.string(), table: z.string() })
type Reference = z.infer<typeof Reference>

/**
 * Defers checking references of rows to rows of their own table, which come in no order, until `checkReferences`. Returns them for that
 * call.
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

/** Inserts rows as returned by `readRows`, including ids. */
export async function insertDumpedRows(
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

/** A table without rows is skipped: the audit log refuses deletions even when empty. */
export async function emptyTable(db: Queryable, name: string): Promise<void> {
  if (await hasRows(db, name)) await run(db, sql`delete from ${sql.raw(quoted(name))}`)
}

export async function setSequence(db: Queryable, { name, last, isCalled }: DumpedSequence): Promise<void> {
  await run(db, sql`select setval(${quoted(name)}::regclass, ${last}, ${isCalled})`)
}

/** The queue is not in a backup: research that had not finished runs again. */
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

/** Fails reports whose reading was lost with the queue; they would wait forever. Call it once the tables have this version. */
export async function failUnreadDocuments(db: Queryable): Promise<void> {
  await tables(db).deleteFrom('document').where('state', '=', arriving).execute()
  await tables(db)
    .updateTable('document')
    .set({ state: 'failed', failure: 'A backup was restored before it was read: add it again' })
    .where('state', 'not in', ['read', 'failed'])
    .execute()
}
