import { arriving } from '@/service/storage/documents/document-content'
import type { Queryable } from '@/service/storage/engine/database'
import { type DumpedSequence, type DumpedTable, listTables, quoted } from './dump-tables'

/** What a migration or a start writes by itself: a database that has nothing else is empty. */
const selfMade = new Set(['matching_rules'])

/** Names of tables that have rows somebody gave. */
export async function listFilledTables(db: Queryable): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(db)) {
    if (selfMade.has(name)) continue
    if ((await db.query(`select 1 from ${quoted(name)} limit 1`)).length > 0) filled.push(name)
  }
  return filled
}

/** Tables that an import of legal entities makes (service/storage/companies/legal-entity-load.ts), by the one they are like. */
const madeLater: Readonly<Record<string, string>> = { legal_entity_previous: 'legal_entity' }

/** Makes a table that no migration makes; false when it is none of those. */
export async function createLaterTable(db: Queryable, name: string): Promise<boolean> {
  const model = madeLater[name]
  if (model === undefined) return false
  await db.query(`create table ${quoted(name)} (like ${quoted(model)} including all)`)
  return true
}

type Reference = { name: string; table: string }

/**
 * Rows that name rows of their own table come in no order: until `checkReferences` these references are not checked.
 * Gives them, for that call.
 */
export async function deferReferences(db: Queryable): Promise<Reference[]> {
  const references = await db.query<Reference>(
    `select f.conname::text as name, c.relname::text as table
       from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confrelid = f.conrelid and c.relnamespace = current_schema()::regnamespace`,
  )
  for (const { name, table } of references) {
    await db.query(`alter table ${quoted(table)} alter constraint ${quoted(name)} deferrable initially deferred`)
  }
  return references
}

export async function checkReferences(db: Queryable, references: readonly Reference[]): Promise<void> {
  await db.query('set constraints all immediate')
  for (const { name, table } of references) {
    await db.query(`alter table ${quoted(table)} alter constraint ${quoted(name)} not deferrable`)
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
  await db.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as r`,
    [`[${rows.join(',')}]`],
  )
}

/** One without rows is not touched: the audit log refuses to be, whatever is in it. */
export async function emptyTable(db: Queryable, name: string): Promise<void> {
  if ((await db.query(`select 1 from ${quoted(name)} limit 1`)).length === 0) return
  await db.query(`delete from ${quoted(name)}`)
}

export async function setSequence(db: Queryable, { name, last, isCalled }: DumpedSequence): Promise<void> {
  await db.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
}

/** The queue is not in a backup: what was not researched to its end is researched again. */
export async function markUnsettledDue(db: Queryable): Promise<number> {
  const rows = await db.query(
    `insert into research_due (organization_id, reason)
     select id, 'A backup was restored' from organization where status not in ('synced', 'errored')
     on conflict do nothing returning organization_id`,
  )
  return rows.length
}

/** A report whose reading the queue has forgotten would wait for ever. Call it once the tables are of this version. */
export async function failUnreadDocuments(db: Queryable): Promise<void> {
  await db.query(`delete from document where state = '${arriving}'`)
  await db.query(
    `update document set state = 'failed', failure = 'A backup was restored before it was read: add it again'
      where state not in ('read', 'failed')`,
  )
}
