import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '@/service/http/build-app'
import { looseLimits } from '@/service/http/limits/limits'
import { startQueue } from '@/service/jobs/pg-boss-queue'
import type { Queue } from '@/service/jobs/queue'
import { createAnswerCache } from '@/service/organizations/read/answer-cache'
import { createKeyCache } from '@/service/projects/key-cache'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { queryRows } from '@/service/storage/engine/rows'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { changeSpendRates } from '@/service/storage/organizations/yearly-spend'
import { seededRandom } from '@/service/testing/data/seeded-random'
import {
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

// What six processes on one PostgreSQL do together: each has connections, a queue and the routes of its own.

const isPostgres = process.env['TEST_DATABASE'] === 'postgres'
const processes = 6
const secondsOfWriting = 8
const clients = 24

type Process = { app: FastifyInstance; database: ScriptDatabase; queue: Queue }

let service: TestService
const all: Process[] = []
const failures: string[] = []

async function startProcess(databaseUrl: string): Promise<Process> {
  const database = await openPostgres(databaseUrl)
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object, message: string) => void failures.push(`${message} ${JSON.stringify(fields)}`),
  }
  const queue = await startQueue({ database, databaseUrl, log, retryDelaySeconds: 1 })
  const ctx = {
    ...service.ctx,
    database,
    reads: database,
    queue,
    log,
    keyCache: createKeyCache(),
    answers: createAnswerCache(1024 * 1024, () => Date.now()),
  }
  const research = {
    database,
    clock: ctx.clock,
    reference: ctx.reference,
    benchmarks: await loadBenchmarks(database, ctx.reference),
  }
  await queue.work(
    'research',
    (job) =>
      researchOrganization(research, job).catch((error: unknown) => {
        failures.push(`Research: ${String(error)}`)
        throw error
      }),
    async () => {},
  )
  return { app: await buildApp(ctx, looseLimits), database, queue }
}

beforeAll(async () => {
  if (!isPostgres) return
  service = await startTestService([
    companyOf({ id: 1, name: 'Quarry A Works', hqRegion: 'SE' }),
    companyOf({ id: 2, name: 'Quarry B Works', hqRegion: 'DE' }),
  ])
  const url = service.databaseUrl ?? ''
  // Together: each makes the queue's tables where they are missing, and changes the rates where they are others.
  all.push(...(await Promise.all(Array.from({ length: processes }, () => startProcess(url)))))
}, 180_000)
afterAll(async () => {
  await Promise.all(
    all.map(async ({ app, queue, database }) => {
      await app.close()
      await queue.stop()
      await database.close()
    }),
  )
  await service?.stop()
}, 180_000)

type Asked = { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; body?: object }
type Writing = { random: () => number; ids: readonly number[]; webhooks: readonly number[]; imports: readonly number[] }

function pick<T>({ random }: Pick<Writing, 'random'>, of: readonly [T, ...T[]] | readonly T[]): T {
  return of[Math.floor(random() * of.length)] as T
}

/** In no order: whoever locks several has to order them itself. */
function someIds(writing: Writing, count = 8): number[] {
  return [...new Set(Array.from({ length: count }, () => pick(writing, writing.ids)))]
}

function registrationOf(writing: Pick<Writing, 'random'>): object {
  const place = Math.floor(writing.random() * 40)
  const currency = pick(writing, ['EUR', 'USD', 'SEK', 'GBP'])
  return {
    name: `Quarry ${String.fromCharCode(65 + (place % 26))}${place > 25 ? ' North' : ''} Works`,
    external_id: `V${place}`,
    ...(writing.random() < 0.5 && { hq_region: 'SE' }),
    own_data: {
      category: pick(writing, ['Steel', 'Food', 'Travel']),
      spend: [2022, 2023, 2024].map((year) => ({ year, amount: 1 + Math.floor(writing.random() * 1e5), currency })),
    },
  }
}

/** The writes of the interface that touch several rows or tables. */
const writes: readonly ((writing: Writing) => Asked)[] = [
  (writing) => ({ method: 'POST', path: '/organizations', body: registrationOf(writing) }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/batch',
    body: { rows: Array.from({ length: 10 }, () => registrationOf(writing)) },
  }),
  (writing) => ({
    method: 'PATCH',
    path: '/organizations/batch',
    body: {
      changes: someIds(writing).map((id) => ({ id, website: `https://w${Math.floor(writing.random() * 9)}.example` })),
    },
  }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/labels',
    body: { ids: someIds(writing), add: ['a', 'b'].toSorted(() => writing.random() - 0.5), remove: ['c'] },
  }),
  (writing) => ({
    method: 'PUT',
    path: `/organizations/${pick(writing, writing.ids)}/labels`,
    body: { labels: ['b', 'c', 'a'] },
  }),
  (writing) => ({ method: 'POST', path: '/organizations/remove', body: { ids: someIds(writing, 3) } }),
  (writing) => ({ method: 'POST', path: '/organizations/restore', body: { ids: [...writing.ids].toReversed() } }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing, writing.ids)}/merge`,
    body: { into: pick(writing, writing.ids) },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing, writing.ids)}/merge` }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing, writing.ids)}/match`,
    body: { company_id: pick<number | string>(writing, ['none', 1, 2]) },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing, writing.ids)}/match` }),
  (writing) => ({
    method: 'PUT',
    path: '/footprint/categories',
    body: {
      categories: ['Travel', 'Steel', 'Food']
        .toSorted(() => writing.random() - 0.5)
        .map((category) => ({ category, industry_id: pick(writing, ['10', '26']), scope_3_category: 1 })),
    },
  }),
  (writing) => ({
    method: 'POST',
    path: '/stated-figures/batch',
    body: {
      rows: someIds(writing).map((id) => ({
        organization_id: id,
        year: 2023,
        scope: '1',
        value: 1 + Math.floor(writing.random() * 99),
      })),
    },
  }),
  (writing) => ({
    method: 'PATCH',
    path: `/webhooks/${pick(writing, writing.webhooks)}`,
    body: { state: pick(writing, ['on', 'off']) },
  }),
  (writing) => ({ method: 'DELETE', path: `/imports/${pick(writing, writing.imports)}` }),
  (writing) => ({ method: 'POST', path: `/imports/${pick(writing, writing.imports)}/restore` }),
  (writing) => ({
    method: 'PUT',
    path: `/organizations/${pick(writing, writing.ids)}/engagement`,
    body: { stage: pick(writing, ['contacted', 'answered']) },
  }),
]

async function prepare(project: TestProject, random: () => number): Promise<Writing> {
  const registered = await project.ask('POST', '/organizations/batch', {
    rows: Array.from({ length: 120 }, () => registrationOf({ random })),
  })
  expect(registered.status, registered.text).toBe(200)
  const { body } = await project.get('/organizations?limit=200')
  const ids = (body['organizations'] as { id: number }[]).map(({ id }) => id)
  const writing = { random, ids, webhooks: [] as number[], imports: [] as number[] }
  for (let time = 0; time < 3; time++) {
    const hook = await project.ask('POST', '/webhooks', { url: `https://hook-${time}.example/in` })
    writing.webhooks.push(Number(hook.body['id']))
    const made = await project.ask('POST', '/imports', { file_name: 'suppliers.csv' })
    const rows = ids.map((id, place) => ({ number: place + 1, name: `Row ${place}`, organization_id: id }))
    await project.ask('POST', `/imports/${made.body['id']}/rows`, { rows })
    await project.ask('POST', `/imports/${made.body['id']}/complete`, {})
    writing.imports.push(Number(made.body['id']))
  }
  return writing
}

const Deadlocks = z.object({ deadlocks: z.number() })

test.skipIf(!isPostgres)(
  'writes of six processes about the same organizations never wait for each other in a circle',
  { timeout: 240_000 },
  async () => {
    const project = await service.project()
    const writing = await prepare(project, seededRandom(7))
    const counts = new Map<string, number>()
    const until = performance.now() + secondsOfWriting * 1_000
    const writeUntilOver = async (place: number) => {
      while (performance.now() < until) {
        const { method, path, body } = pick(writing, writes)(writing)
        const { app } = all[(place + Math.floor(writing.random() * processes)) % processes] as Process
        const headers = { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' }
        const { status, text } = await send(app, { method, url: path, headers, payload: JSON.stringify(body ?? {}) })
        const what = `${method} ${path.replace(/\d+/g, ':id')} ${status}`
        counts.set(what, (counts.get(what) ?? 0) + 1)
        if (status >= 500) failures.push(`${what} ${text}`)
      }
    }
    // At its start each process changes the rates if its release has others.
    const changeRatesUntilOver = async () => {
      for (let time = 0; performance.now() < until; time++) {
        const rates = [
          { currency: 'EUR', year: 2023, perUsd: 0.5 + (time % 5) / 10 },
          { currency: 'SEK', year: 2022, perUsd: 10 + (time % 3) },
        ]
        await Promise.all(all.map(({ database }) => changeSpendRates(database, rates))).catch((error: unknown) => {
          failures.push(`Rates: ${String(error)}`)
        })
      }
    }
    await Promise.all([changeRatesUntilOver(), ...Array.from({ length: clients }, (_, place) => writeUntilOver(place))])
    if (process.env['WRITES_SHOWN'])
      console.log(
        [...counts]
          .sort()
          .map(([what, count]) => `${count} ${what}`)
          .join('\n'),
      )
    const counted = 'select deadlocks::int from pg_stat_database where datname = current_database()'
    const [row] = await queryRows(service.database, Deadlocks, counted)
    expect([row, failures]).toEqual([{ deadlocks: 0 }, []])
    // Each kind of write was carried out, or the test would say nothing.
    const done = [...counts].filter(([what]) => what.endsWith(' 200')).length
    expect(done).toBeGreaterThan(12)
  },
)
