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
import { chooseWrite, countAnswer, type Method, prepareWrites, showCounts } from '@/service/testing/colliding-writes'
import { seededRandom } from '@/service/testing/data/seeded-random'
import { companyOf, send, startTestService, type TestService } from '@/service/testing/programs/start-test-service'

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

const Deadlocks = z.object({ deadlocks: z.number() })

test.skipIf(!isPostgres)(
  'writes of six processes about the same organizations never wait for each other in a circle',
  { timeout: 240_000 },
  async () => {
    const project = await service.project()
    const ask = async (method: Method, path: string, given?: object) => {
      const { status, body, text } = await project.ask(method, path, given)
      expect(status, `${method} ${path} ${text}`).toBeLessThan(300)
      return body
    }
    const writing = await prepareWrites(ask, { random: seededRandom(7), choices: ['none', 1, 2] })
    const counts = new Map<string, number>()
    const until = performance.now() + secondsOfWriting * 1_000
    const writeUntilOver = async (place: number) => {
      while (performance.now() < until) {
        const asked = chooseWrite(writing)
        const { app } = all[(place + Math.floor(writing.random() * processes)) % processes] as Process
        const headers = { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' }
        const payload = JSON.stringify(asked.body ?? {})
        const { status, text } = await send(app, { method: asked.method, url: asked.path, headers, payload })
        const what = countAnswer(counts, asked, status)
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
    if (process.env['WRITES_SHOWN']) console.log(showCounts(counts))
    const counted = 'select deadlocks::int from pg_stat_database where datname = current_database()'
    const [row] = await queryRows(service.database, Deadlocks, counted)
    expect([row, failures]).toEqual([{ deadlocks: 0 }, []])
    // Most kinds of writes were carried out, or the test would say nothing; what is merged or removed meanwhile refuses some.
    const done = [...counts.keys()].filter((what) => / 20[01]$/.test(what))
    expect(done.length).toBeGreaterThan(12)
  },
)
