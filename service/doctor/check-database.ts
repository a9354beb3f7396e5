import { z } from 'zod'
import { ServiceError } from '@/service/errors'
import { openDatabase } from '@/service/storage/engine/open-database'
import { bad, type Finding, good, warning } from './finding'

const what = 'database'
const leastVersion = 150_000
/** The largest difference of the two clocks: days of sources and ends of sessions are compared across them. */
const mostApartMs = 60_000

const State = z.object({ version: z.coerce.number(), at: z.coerce.date(), migrated: z.boolean() })

/** Checks whether the database answers, is new enough, has the right time, and was created by this version or an older one. */
export async function checkDatabase(
  settings: { databaseUrl: string | null; dataDirectory: string },
  {
    isServiceRunning,
    migrations,
    clock,
  }: { isServiceRunning: boolean; migrations: readonly string[]; clock: () => Date },
): Promise<Finding[]> {
  if (settings.databaseUrl === null && isServiceRunning)
    return [good(what, 'embedded, and in use by the running service')]
  const opened = await openDatabase(settings).catch((error: unknown) => error)
  if (opened instanceof Error || !isDatabase(opened)) return [unopened(opened, settings.databaseUrl)]
  try {
    const [row] = await opened.query(
      `select current_setting('server_version_num') as version, clock_timestamp() as at,
              to_regclass('schema_migration') is not null as migrated`,
    )
    const { version, at, migrated } = State.parse(row)
    const applied = migrated
      ? (await opened.query('select name from schema_migration order by name')).map(({ name }) => String(name))
      : []
    return [
      version < leastVersion
        ? bad(
            what,
            `PostgreSQL ${Math.floor(version / 10_000)} is older than 15`,
            'Upgrade the server: docs/operations.md.',
          )
        : good(
            what,
            `${opened.engine === 'embedded' ? 'embedded' : `PostgreSQL ${Math.floor(version / 10_000)}`} answers`,
          ),
      ...checkMigrations(applied, migrations),
      ...checkTime(at, clock()),
    ]
  } catch (error) {
    return [unopened(error, settings.databaseUrl)]
  } finally {
    await opened.close()
  }
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

function isDatabase(opened: unknown): opened is Opened {
  return typeof opened === 'object' && opened !== null && 'query' in opened
}

function unopened(error: unknown, databaseUrl: string | null): Finding {
  const cause = error instanceof ServiceError && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  const words = `${error instanceof Error ? error.message : String(error)}${cause}`
  if (databaseUrl === null) {
    return bad(
      what,
      words,
      'If a program uses it, stop that program; if its files are damaged, restore a backup (docs/operations.md, Backup).',
    )
  }
  return bad(
    what,
    words,
    'Does the server run, does a firewall let this machine reach it, and are host, user, password and name in DATABASE_URL right?',
  )
}

/** Compares the migrations `applied` to the database with those `known` to this version, both in order. */
export function checkMigrations(applied: readonly string[], known: readonly string[]): Finding[] {
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    return [
      bad(
        what,
        `a newer version has used it: ${unknown.join(', ')}`,
        'Start that version, or restore a backup from before.',
      ),
    ]
  }
  const waiting = known.length - applied.length
  if (waiting === 0) return []
  if (applied.length === 0) return [good(what, 'empty: the first start fills it')]
  return [
    warning(
      what,
      `${waiting} migrations of this version are still to come`,
      'Back up; the next start brings the tables up to this version.',
    ),
  ]
}

export function checkTime(ofDatabase: Date, ofMachine: Date): Finding[] {
  const apart = Math.abs(ofDatabase.getTime() - ofMachine.getTime())
  if (apart < mostApartMs) return []
  return [
    bad('clock', `this machine and the database are ${Math.round(apart / 1000)} s apart`, 'Set both clocks (NTP).'),
  ]
}
