import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { markLoaded } from '@/service/testing/mark-loaded'
import { type PostgresServer, runPostgres } from '@/service/testing/programs/run-postgres'
import { type Launched, launchBuilt, type Program } from '@/service/testing/programs/start-program'
import { teamKey } from './client'

export type Engine = 'embedded' | 'postgres'

export type Installation = {
  engine: Engine
  dataDirectory: string
  /** Null for the embedded database. */
  server: PostgresServer | null
  /** The environment of its programs. */
  settings: Record<string, string>
  /** Starts a program without waiting; it ends at the latest when the installation is removed. */
  launch: (role?: 'service' | 'worker', settings?: Record<string, string>) => Launched
  /** Starts a program and waits until it is ready. */
  start: (role?: 'service' | 'worker', settings?: Record<string, string>) => Promise<Program>
  /** Opens the database itself; for the embedded one only while no service has it open. */
  withDatabase: <T>(work: (database: ScriptDatabase) => Promise<T>) => Promise<T>
  /** Kills every program of it. */
  endAll: () => Promise<void>
  remove: () => Promise<void>
}

/** Prepares a migrated database: without known companies, so that programs start at once, or with all of the release when `full`. */
async function prepare(dataDirectory: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true })
  const database = await openDatabase({ databaseUrl, dataDirectory, templateDirectory: null })
  try {
    await migrate(database)
    await markLoaded(database, teamKey)
  } finally {
    await database.close()
  }
}

/** Creates a separate installation in `within` (else a temporary directory); it flushes to disk, as in production. */
export async function install(engine: Engine, { within, full = false }: { within?: string; full?: boolean } = {}) {
  const dataDirectory = within ?? (await mkdtemp(join(tmpdir(), 'carbon-faults-')))
  const server = engine === 'postgres' ? await runPostgres({ isDurable: true }) : null
  if (!full) await prepare(dataDirectory, server?.url ?? null)
  const settings = {
    DATA_DIR: dataDirectory,
    TEAM_KEY: teamKey,
    LOG_SAMPLE: '0',
    NODE_ENV: 'production',
    ...(server && { DATABASE_URL: server.url }),
  }
  const programs: Launched[] = []
  const installation: Installation = {
    engine,
    dataDirectory,
    server,
    settings,
    launch(role = 'service', more = {}) {
      const program = launchBuilt(role, { ...settings, ...more })
      programs.push(program)
      return program
    },
    async start(role, more) {
      const program = installation.launch(role, more)
      return { ...program, url: await program.ready }
    },
    async withDatabase(work) {
      const database = await openDatabase({ databaseUrl: server?.url ?? null, dataDirectory, templateDirectory: null })
      return work(database).finally(() => database.close())
    },
    async endAll() {
      await Promise.all(programs.map((program) => program.end('SIGKILL')))
    },
    async remove() {
      await installation.endAll()
      await server?.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
  return installation
}

const command = fileURLToPath(new URL('../../dist/service/database.js', import.meta.url))

/** Runs `carbon-register db …` on the installation. Returns its output and how it ended. */
export async function runDatabaseCommand(
  words: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command, ...words], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
