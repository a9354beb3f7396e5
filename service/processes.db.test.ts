import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { markLoaded } from '@/service/testing/mark-loaded'
import { launchProgram, type Program, startProgram } from '@/service/testing/programs/start-program'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

const teamKey = 'crt_team-key-of-the-tests'
// Three programs start from source here: on a busy machine that alone takes half a minute.
vi.setConfig({ testTimeout: 120_000 })

const isPostgres = process.env['TEST_DATABASE'] === 'postgres'
let dataDirectory: string
let database: TestDatabase
let programs: Program[]

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-process-'))
  programs = []
  if (!isPostgres) return
  database = await openTestDatabase()
  await markLoaded(database, teamKey)
})
afterEach(async () => {
  await Promise.all(programs.map((program) => program.end('SIGKILL')))
  if (isPostgres) await database.close()
  await rm(dataDirectory, { recursive: true })
})

async function start(role: 'service' | 'worker', env: Record<string, string> = {}): Promise<Program> {
  const settings = { DATABASE_URL: database.databaseUrl ?? '', DATA_DIR: dataDirectory, TEAM_KEY: teamKey }
  const program = await startProgram(role, { ...settings, ...env })
  programs.push(program)
  return program
}

const loading = 'Loading the known companies of this version; all organizations are researched again'
const Line = z.object({ msg: z.string(), migration: z.string().optional() })

type Answer = { status: number; headers: IncomingMessage['headers']; body: Record<string, unknown> }

function send(url: string, key: string, { body, agent }: { body?: object; agent?: Agent } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) }
    const options = { method: body ? 'POST' : 'GET', headers, ...(agent && { agent }) }
    const sent = request(url, options, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function createProject(service: Program): Promise<string> {
  const { body } = await send(`${service.url}/projects`, teamKey, { body: { name: 'Test' } })
  return String(body['api_key'])
}

test.skipIf(isPostgres)('a worker of its own refuses the embedded database with words', async () => {
  await expect(startProgram('worker', { DATA_DIR: dataDirectory })).rejects.toThrow(
    'A worker of its own needs DATABASE_URL',
  )
})

test.skipIf(isPostgres)(
  'a start that takes long says each migration, and that it loads, before it does so',
  async () => {
    const { lines, end } = launchProgram('service', { DATA_DIR: dataDirectory })
    const said = () => lines.filter((line) => line.startsWith('{')).map((line) => Line.parse(JSON.parse(line)))
    try {
      await vi.waitFor(() => expect(said().map(({ msg }) => msg)).toContain(loading), 100_000)
    } finally {
      await end('SIGKILL')
    }
    const names = await readdir(new URL('./storage/migrations/', import.meta.url))
    const told = said().filter(({ msg }) => msg === 'Bringing the tables up to this version')
    expect(told.map(({ migration }) => migration)).toEqual(names.filter((name) => name.endsWith('.sql')).sort())
    expect(said().at(-1)?.msg).toBe(loading)
  },
)

describe.skipIf(!isPostgres)('processes on one PostgreSQL', () => {
  test('a service without workers leaves its jobs to a worker, which says what it did', async () => {
    const [service, worker] = await Promise.all([start('service', { WORKERS: 'off' }), start('worker')])
    const key = await createProject(service)
    const { body } = await send(`${service.url}/organizations`, key, { body: { name: 'Northwind' } })
    const read = () => send(`${service.url}/organizations/${body['id']}`, key)
    await vi.waitFor(async () => expect((await read()).body['status']).toBe('synced'), 30_000)
    const metrics = async ({ url }: Program) => (await fetch(`${url}/metrics`)).text()
    expect(await metrics(worker)).toContain('carbon_register_research_duration_seconds_count{outcome="done"} 1\n')
    expect(await metrics(service)).not.toContain('outcome="done"')
    expect(await metrics(service)).toContain('carbon_register_queue_jobs{state="waiting"} 0\n')
    expect(await metrics(service)).toMatch(/carbon_register_source_age_days\{source="sbti"\} \d+\n/)
    for (const path of ['/healthz', '/readyz']) expect((await fetch(worker.url + path)).status).toBe(200)
    expect((await send(`${worker.url}/organizations`, key)).status).toBe(404)
    expect(await worker.end('SIGTERM')).toBe(0)
  })

  test('a signal at the very moment in which it says that it is ready ends it in order', async () => {
    const program = `import fs from 'node:fs'
      for (const name of ['write', 'writeSync']) {
        const write = fs[name]
        fs[name] = (target, text, ...more) => {
          if (String(text).includes('"msg":"Ready"')) process.kill(process.pid, 'SIGTERM')
          return write(target, text, ...more)
        }
      }`
    const preload = `--import=data:text/javascript,${encodeURIComponent(program)}`
    const { ended, lines } = await start('worker', { NODE_OPTIONS: preload })
    expect(await ended).toBe(0)
    expect(lines.some((line) => line.includes('"msg":"Stopping"'))).toBe(true)
  })

  test('SIGTERM: not ready at once, connections not kept, the answer under way is given, no new one is', async () => {
    const service = await start('service', { DRAIN_DELAY_SECONDS: '1' })
    const key = await createProject(service)
    const agent = new Agent({ keepAlive: true })
    expect((await send(`${service.url}/readyz`, key, { agent })).headers.connection).toBe('keep-alive')
    let registered: Promise<Answer> | undefined
    await database.transaction(async (transaction) => {
      await transaction.query('select id from project for update')
      registered = send(`${service.url}/organizations`, key, { body: { name: 'Under way' } })
      await vi.waitFor(async () => {
        // What sessions do is read once for a transaction, unless it is told to look again.
        await transaction.query('select pg_stat_clear_snapshot()')
        const waiting = await transaction.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
        expect(waiting.length).toBe(1)
      }, 30_000)
      void service.end('SIGTERM')
      await vi.waitFor(async () => {
        const ready = await send(`${service.url}/readyz`, key, { agent })
        expect([ready.status, ready.headers.connection, ready.body['detail']]).toEqual([
          503,
          'close',
          'This process is stopping',
        ])
      }, 30_000)
      await vi.waitFor(() => expect(fetch(`${service.url}/healthz`)).rejects.toThrow(), 30_000)
    })
    expect((await registered)?.status).toBe(200)
    expect(await service.ended).toBe(0)
    expect(await database.query('select name from organization')).toEqual([{ name: 'Under way' }])
  })
})
