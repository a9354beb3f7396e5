import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeArguments } from '@/service/scripts/start/memory-settings'
import { runPostgres } from '@/service/testing/programs/run-postgres'
import { type Program, startProgram } from './processes'

const teamKey = 'crt_key-of-the-measurement'

/** A running service with a separate project. */
export type Subject = {
  engine: 'embedded' | 'postgres'
  url: string
  pid: number
  /** Ids of the processes of the service and of its workers. */
  pids: () => readonly number[]
  headers: Record<string, string>
  databaseUrl: string | null
  /** Starts it again on the same data, with other settings. */
  restart: (environment: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** Creates a key of an existing project. */
export async function createKeyOf(url: string, projectId: number): Promise<string> {
  const response = await fetch(`${url}/projects/${projectId}/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teamKey}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const made = (await response.json()) as { api_key?: string }
  if (made.api_key === undefined) throw new Error(`No key was made: ${response.status}`)
  return made.api_key
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

/** Starts worker processes; the service then works no jobs itself. PostgreSQL only. */
async function startWorkers(
  settings: Record<string, string>,
  { port, count }: { port: number; count: number },
): Promise<Program[]> {
  const workers: Program[] = []
  for (let place = 0; place < count; place++) {
    const own = String(port + 1 + place)
    const url = `http://127.0.0.1:${own}/readyz`
    workers.push(
      await startProgram([...nodeArguments, 'dist/service/main.js', 'worker'], url, { ...settings, WORKER_PORT: own }),
    )
  }
  return workers
}

/**
 * Starts the built service on an empty database: embedded with flushes to disk, or on a PostgreSQL started for it that flushes
 * too. With `workers` this many processes work its jobs, at the ports after its own, and the service works none.
 */
export async function startSubject(
  engine: Subject['engine'],
  port: number,
  environment: Record<string, string> = {},
  workers = 0,
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
    ...(workers === 0 ? {} : { WORKERS: 'off' }),
  }
  const start = (extra: Record<string, string>): Promise<Program> =>
    startProgram([...nodeArguments, 'dist/service/main.js'], `${url}/readyz`, { ...settings, ...extra })
  let program = await start(environment)
  const working = await startWorkers(settings, { port, count: workers })
  const subject: Subject = {
    engine,
    url,
    pid: program.pid,
    pids: () => [program, ...working].map(({ pid }) => pid),
    headers: { authorization: `Bearer ${await createProject(url)}`, 'content-type': 'application/json' },
    databaseUrl: server?.url ?? null,
    async restart(extra) {
      await program.stop()
      program = await start(extra)
      subject.pid = program.pid
    },
    async stop() {
      for (const one of [...working, program]) await one.stop()
      await server?.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return subject
}
