import { z } from 'zod'
import { toCamelCase } from './camel-case'
import type { Queryable } from './database'

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  isNullable: z.boolean(),
  /** "always": only the database writes it; "default": the database writes it if no value is given. */
  made: z.enum(['always', 'default']).nullable(),
  /** The check constraint of this column alone, as PostgreSQL prints it. */
  condition: z.string().nullable(),
})
type Column = z.infer<typeof Column>

/** Written by `migrate` itself. */
const migrationTable = 'schema_migration'

const columnsSql = `
  select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type,
         not a.attnotnull as "isNullable",
         case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
              when a.attidentity = 'd' or a.atthasdef then 'default' end as made,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as condition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> $1
   order by c.relname collate "C", a.attnum`

/** The TypeScript types that the parsers of both engines produce (value-parsers.ts). */
const read: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  'double precision[]': 'number[]',
  'text[]': 'string[]',
}

/** The union of texts allowed by a constraint `in ('a', 'b')`. */
function wordsOf(condition: string | null): string | null {
  const words = condition?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/)?.[1]
  return words === undefined ? null : words.replaceAll('::text', '').split(', ').join(' | ')
}

function typeOf({ table, name, type, isNullable, made, condition }: Column): string {
  const known = read[type]
  if (known === undefined) throw new Error(`No type for ${table}.${name} ${type}: add it to describe-tables.ts`)
  const orNull = isNullable ? ' | null' : ''
  if (type === 'jsonb') {
    // Passed as JSON text (database.ts) and returned as unknown: readers parse it.
    const given = `string${orNull}`
    const isOptional = made === 'default' || isNullable
    return `ColumnType<unknown, ${given}${isOptional ? ' | undefined' : ''}, ${given}>`
  }
  const value = `${(type === 'text' ? wordsOf(condition) : null) ?? known}${orNull}`
  if (made === 'always') return `GeneratedAlways<${value}>`
  return made === 'default' ? `Generated<${value}>` : value
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * TypeScript types for the tables of a migrated database: what is read and written in each column, and its PostgreSQL type. The same text
 * on both engines. `npm run build -- types` writes it to service/storage/schema.ts.
 */
export async function describeTables(db: Queryable): Promise<string> {
  const columns = (await db.query(columnsSql, [migrationTable])).map((row) => Column.parse(row))
  const byTable = new Map<string, Column[]>()
  for (const column of columns) {
    const table = toCamelCase(column.table)
    byTable.set(table, [...(byTable.get(table) ?? []), column])
  }
  const lines = [
    '// Written by `npm run build -- types` from the migrations; service/storage/schema.db.test.ts compares the two.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
  ]
  for (const [table, its] of byTable) {
    lines.push('', `export interface ${capitalized(table)}Table {`)
    for (const column of its) lines.push(`  ${toCamelCase(column.name)}: ${typeOf(column)}`)
    lines.push('}')
  }
  lines.push('', 'export interface Tables {')
  for (const table of byTable.keys()) lines.push(`  ${table}: ${capitalized(table)}Table`)
  lines.push('}', '', '/** PostgreSQL types, for rows that are given as JSON. */', 'export const columnTypes = {')
  for (const [table, its] of byTable) {
    lines.push(`  ${table}: {`)
    for (const { name, type } of its) lines.push(`    ${toCamelCase(name)}: '${type}',`)
    lines.push('  },')
  }
  lines.push('} as const', '')
  return lines.join('\n')
}
