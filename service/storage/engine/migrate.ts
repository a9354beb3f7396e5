import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Queryable } from './database'
import type { ScriptDatabase } from './script-database'

const Applied = z.object({ name: z.string(), checksum: z.string() })

type Migration = { name: string; sql: string; checksum: string }

/** Beside the bundle, where the build copies it, otherwise in the folder above this one. */
const ownMigrations = fileURLToPath(
  ['./migrations/', '../migrations/'].map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url)) ??
    new URL('./migrations/', import.meta.url),
)

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    if (!name.startsWith(`${String(index + 1).padStart(4, '0')}-`)) {
      throw new Error(`Migration ${name} is number ${index + 1} in its folder: numbers run 0001, 0002, … without gaps`)
    }
    // A checkout may change line endings, which does not change the migration.
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function assertApplied(applied: readonly { name: string; checksum: string }[], migrations: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index]
    if (migration === undefined || migration.name !== name) {
      throw new Error(
        `The database has migration ${name}, which this version does not know: a newer version has used it`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: restore it and add a new one instead`)
    }
  }
}

/** Several processes may start at once: the others wait here, and then find the work done. */
async function lockAndRead(db: Queryable): Promise<{ name: string; checksum: string }[]> {
  await db.query('select pg_advisory_xact_lock(7012000)')
  await db.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = await db.query('select name, checksum from schema_migration order by name')
  return applied.map((row) => Applied.parse(row))
}

async function applyNext(
  database: ScriptDatabase,
  migrations: readonly Migration[],
  onApply: (name: string) => void,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const applied = await lockAndRead(transaction)
    assertApplied(applied, migrations)
    const next = migrations[applied.length]
    if (next === undefined) return null
    onApply(next.name)
    await transaction.query('set local statement_timeout = 0')
    await transaction.script(next.sql)
    await transaction.query('insert into schema_migration (name, checksum) values ($1, $2)', [next.name, next.checksum])
    return next.name
  })
}

/**
 * Brings the tables up to this version: each numbered SQL file in order, each in its own transaction. Returns the names applied now; with
 * `count` only the first so many. `onApply` is called with each name before it runs: a large table may take minutes. Throws an Error
 * naming the file if an applied one has changed or is unknown here.
 */
export async function migrate(
  database: ScriptDatabase,
  directory = ownMigrations,
  { count = Number.POSITIVE_INFINITY, onApply = () => {} }: { count?: number; onApply?: (name: string) => void } = {},
): Promise<string[]> {
  const migrations = readMigrations(directory).slice(0, count)
  const names: string[] = []
  for (;;) {
    const name = await applyNext(database, migrations, onApply)
    if (name === null) return names
    names.push(name)
  }
}

/** The names of all migrations of this version, in order. */
export function ownMigrationNames(): string[] {
  return readMigrations(ownMigrations).map(({ name }) => name)
}
