import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPostgres } from '@/service/testing/run-postgres'
import { type Program, startProgram } from './processes'

const teamKey = 'crt_key-of-the-measurement'

/** A running service with a project of its own. */
export type Subject = {
  engine: 'embedded' | 'postgres'
  url: string
  pid: number
  headers: Record<string, string>
  databaseUrl: string | null
  /** Starts it anew on the same data, with other settings. */
  restart: (environment: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

async function createProject(url: string): Promise<string> {
  const response = await fetch(`${url}/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teamKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Measurement' }),
  })
  const made = (await response.json()) as { api_key?: string }
  if (made.api_key === undefined) throw new Error(`No project was made: ${response.status}`)
  return made.api_key
}

/** The built service on an empty database: embedded with real fsync, or a PostgreSQL started for it that flushes too. */
export async function startSubject(
  engine: Subject['engine'],
  port: number,
  environment: Record<string, string> = {},
): Promise<Subject> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-bench-'))
  const server = engine === 'postgres' ? await runPostgres({ isDurable: true }) : null
  const url = `http://127.0.0.1:${port}`
  const settings = {
    SERVICE_PORT: String(port),
    DATA_DIR: directory,
    TEAM_KEY: teamKey,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...(server === null ? {} : { DATABASE_URL: server.url }),
  }
  const start = (extra: Record<string, string>): Promise<Program> =>
    startProgram(['dist/service/main.js'], `${url}/readyz`, { ...settings, ...extra })
  let program = await start(environment)
  const subject: Subject = {
    engine,
    url,
    pid: program.pid,
    headers: { authorization: `Bearer ${await createProject(url)}`, 'content-type': 'application/json' },
    databaseUrl: server?.url ?? null,
    async restart(extra) {
      await program.stop()
      program = await start(extra)
      subject.pid = program.pid
    },
    async stop() {
      await program.stop()
      await server?.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return subject
}
