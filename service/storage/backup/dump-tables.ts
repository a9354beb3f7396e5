import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow, parsedRows, run } from '@/service/storage/engine/rows'

/**
 * Every table of the service as text, for backups: the same text on both engines and in every version from 15 on, so that a copy can be
 * compared with its original. The queue's own tables are left out: unfinished research is due again after a restore.
 */

const DumpedColumn = z.object({ name: z.string(), type: z.string() })
export type DumpedColumn = z.infer<typeof DumpedColumn>

/** `rows of a table` reference `parents` and so come after them; `refersToItself`: its rows reference each other. */
export type DumpedTable = { name: string; columns: DumpedColumn[]; parents: string[]; refersToItself: boolean }

/** Written by `migrate` itself; a backup has it in its header. */
const migrationTable = 'schema_migration'

/** A few rows at a time keep memory constant; for a column of files only one, as it may have some hundred megabytes. */
const rowsAtOnce = 500

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Fixes how values are written, whatever the settings of server or session. */
export async function fixTextForm(db: Queryable): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await run(db, sql`set local ${sql.raw(setting)}`)
  }
}

const TableRow = z.object({ name: z.string(), columns: z.array(DumpedColumn), parents: z.array(z.string()) })

/** All tables with their columns, parents before children. Generated columns are left out, as they follow from the others. */
export async function listTables(db: Queryable): Promise<DumpedTable[]> {
  const tables = await parsedRows(
    db,
    TableRow,
    sql`select c.relname::text as name,
            (select coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                               order by a.attnum), '[]')
               from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            (select coalesce(jsonb_agg(distinct p.relname), '[]')
               from pg_constraint f join pg_class p on p.oid = f.confrelid
              where f.conrelid = c.oid and f.contype = 'f') as parents
       from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ${migrationTable}
      order by c.relname`,
  )
  return parentsFirst(
    tables.map(({ name, columns, parents }) => ({
      name,
      columns,
      parents: parents.filter((parent) => parent !== name),
      refersToItself: parents.includes(name),
    })),
  )
}

function parentsFirst(tables: readonly DumpedTable[]): DumpedTable[] {
  const sorted: DumpedTable[] = []
  while (sorted.length < tables.length) {
    const placed = new Set(sorted.map(({ name }) => name))
    const next = tables.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    )
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle; there is no order to restore them in')
    sorted.push(...next)
  }
  return sorted
}

/** A row as the JSON text of an array of texts and nulls, in the order of `columns`. */
function rowsOf(table: string, columns: readonly DumpedColumn[]): string {
  const values = columns.map(({ name }) => `t.${quoted(name)}::text`).join(', ')
  return `select to_jsonb(array[${values}]::text[])::text as row from ${quoted(table)} t`
}

const DumpedRow = z.object({ row: z.string() })

/** Calls `take` for the rows of a table, in no particular order, inside the caller's transaction and so as of one moment. */
export async function readRows(
  db: Queryable,
  { name, columns }: Pick<DumpedTable, 'name' | 'columns'>,
  take: (rows: string[]) => Promise<void> | void,
): Promise<void> {
  await run(db, sql`declare dumped_rows no scroll cursor for ${sql.raw(rowsOf(name, columns))}`)
  const count = columns.some(({ type }) => type === 'bytea') ? 1 : rowsAtOnce
  for (;;) {
    const rows = await parsedRows(db, DumpedRow, sql`fetch ${sql.lit(count)} from dumped_rows`)
    if (rows.length === 0) break
    await take(rows.map(({ row }) => row))
  }
  await run(db, sql`close dumped_rows`)
}

export type DumpedSequence = { name: string; last: number; isCalled: boolean }

/** The next ids, so that no id is given twice even if the newest rows were deleted. */
export async function readSequences(db: Queryable): Promise<DumpedSequence[]> {
  const names = await parsedRows(
    db,
    z.object({ name: z.string() }),
    sql`select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: DumpedSequence[] = []
  for (const { name } of names) {
    const row = await parsedRow(
      db,
      z.object({ last: z.int(), isCalled: z.boolean() }),
      sql`select last_value as last, is_called from ${sql.id(name)}`,
    )
    if (row) sequences.push({ name, ...row })
  }
  return sequences
}

/** Migrations as applied, oldest first; empty for a database without tables. */
export async function readMigrations(db: Queryable): Promise<{ name: string; checksum: string }[]> {
  const Found = z.object({ table: z.string().nullable() })
  const found = await parsedRow(db, Found, sql`select to_regclass(${migrationTable})::text as "table"`)
  if (found === null || found.table === null) return []
  return parsedRows(
    db,
    z.object({ name: z.string(), checksum: z.string() }),
    sql`select name, checksum from schema_migration order by name`,
  )
}
