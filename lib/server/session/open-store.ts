import 'server-only'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Kysely, SqliteDatabase } from 'kysely'
import type { SignInSettings } from './sign-in-settings'

/** The dashboard's own tables beside the library's users, sessions, accounts and one-time values. */
type OwnTables = {
  audit: {
    id: string
    at: string
    actor: string
    action: string
    subject: string
    detail: string
    /** How many failures within the hour. */
    times: number
  }
  throttle: { key: string; attempts: number; ends_at: string }
}

/** Instants are ISO 8601 texts in UTC, which both databases compare in the same way. */
export type Store = { db: Kysely<OwnTables>; kind: 'postgres' | 'sqlite'; close: () => Promise<void> }

/** A separate schema: the service's tables may be in the same database. */
const schema = 'dashboard'

async function openPostgres(url: string): Promise<Store> {
  const [{ Kysely, PostgresDialect, sql }, { default: pg }] = await Promise.all([import('kysely'), import('pg')])
  const pool = new pg.Pool({ connectionString: url, max: 4, options: `-c search_path=${schema}` })
  // An idle connection that breaks must not end the program.
  pool.on('error', () => {})
  const db = new Kysely<OwnTables>({ dialect: new PostgresDialect({ pool }) })
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
  return { db, kind: 'postgres', close: () => db.destroy() }
}

/**
 * Password hashes and session tokens are for the dashboard's own account only. The file is created with that mode before anything is
 * written; SQLite's companion files inherit it. An older file is closed to others.
 */
function keepPrivate(path: string): void {
  closeSync(openSync(/* turbopackIgnore: true */ path, 'a', 0o600))
  for (const end of ['', '-wal', '-shm']) {
    const file = `${path}${end}`
    if (existsSync(/* turbopackIgnore: true */ file)) chmodSync(/* turbopackIgnore: true */ file, 0o600)
  }
}

/** SQLite of Node behind Kysely's interface. */
function toKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text)
      // Text, numbers, null and bytes; SQLite itself refuses anything else.
      const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...given(parameters)),
        run: (parameters) => statement.run(...given(parameters)),
        iterate: (parameters) => statement.iterate(...given(parameters)),
      }
    },
  }
}

async function openFile(path: string): Promise<Store> {
  const [{ Kysely, SqliteDialect }, { DatabaseSync }] = await Promise.all([import('kysely'), import('node:sqlite')])
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  keepPrivate(path)
  const database = new DatabaseSync(path)
  // Many readers and one writer at once: `carbon-register users …` works beside the running dashboard.
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on')
  const db = new Kysely<OwnTables>({ dialect: new SqliteDialect({ database: toKysely(database) }) })
  return {
    db,
    kind: 'sqlite',
    close: async () => {
      await db.destroy()
      // Kysely closes the database itself if it was used.
      if (database.isOpen) database.close()
    },
  }
}

async function makeOwnTables({ db }: Store): Promise<void> {
  await db.schema
    .createTable('audit')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_at').ifNotExists().on('audit').column('at').execute()
  await db.schema
    .createTable('throttle')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}

/** Opens the database of users and creates the dashboard's own tables. */
export async function openStore(database: SignInSettings['database']): Promise<Store> {
  const store = await (database.kind === 'postgres' ? openPostgres(database.url) : openFile(database.path))
  await makeOwnTables(store)
  return store
}
