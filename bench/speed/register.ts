import pg from 'pg'
import { runPostgres } from '@/service/testing/programs/run-postgres'
import { type Loaded, measureLoad, medianOf, requireStatus } from './measure-load'
import { untilIdle } from './research'
import type { Subject } from './subject'

/** POST /organizations, new and repeated, compared with bare statements by `pg`. */

const rounds = 3
const seconds = 3
const connections = 32
/**
 * More connections for new ones too: batches grow with the number of waiting requests
 * (service/organizations/register/register-organization.ts).
 */
const more = 64
/**
 * Before the first round, not counted: a service that has just started compiles the code it runs, above all PGlite's WebAssembly.
 * The first seconds measure the start, not a running service.
 */
const warmUpSeconds = 8

export type RegisterResult = {
  name: string
  perSecond: number
  /** Ratio to the baseline measured before it; null for a baseline. */
  ratio: number | null
  p50: number | null
  p99: number | null
  processor: number | null
}

/** Runs statements in turn on as many connections as the service has. */
async function bare(databaseUrl: string, statement: (place: number) => pg.QueryConfig): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const until = performance.now() + seconds * 1_000
  let done = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < until) await pool.query(statement(done++))
    }),
  )
  const passed = (performance.now() - began) / 1_000
  await pool.end()
  return done / passed
}

/** `bare` are the runs of its baseline, each just before its own run. */
function toResult(name: string, runs: readonly Loaded[], bare: readonly number[]): RegisterResult {
  const median = (of: (loaded: Loaded) => number) => medianOf(runs.map(of))
  return {
    name,
    perSecond: median(({ perSecond }) => perSecond),
    ratio: medianOf(runs.map(({ perSecond }, round) => perSecond / (bare[round] ?? Number.NaN))),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    processor: median(({ processorMicroseconds }) => processorMicroseconds ?? Number.NaN),
  }
}

type Yardsticks = { select: () => Promise<number>; insert: () => Promise<number>; stop: () => Promise<void> }

/** Baselines on the service's own PostgreSQL; for the embedded database on a PostgreSQL started for this, so that it has a figure too. */
async function yardsticks(subject: Subject): Promise<Yardsticks> {
  const server = subject.databaseUrl === null ? await runPostgres({ isDurable: true }) : null
  const databaseUrl = server?.url ?? subject.databaseUrl ?? ''
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table if not exists bare_row (id bigint generated always as identity primary key, body text)',
  )
  await client.query(`insert into bare_row (body) select repeat('x', 3900) from generate_series(1, 1000)`)
  await client.end()
  return {
    select: () =>
      bare(databaseUrl, (place) => ({ text: 'select body from bare_row where id = $1', values: [1 + (place % 1000)] })),
    insert: () =>
      bare(databaseUrl, () => ({ text: 'insert into bare_row (body) values ($1)', values: ['x'.repeat(400)] })),
    stop: async () => server?.stop(),
  }
}

/** Each round registers other names; `label` distinguishes them from those of other measurements. */
export async function measureRegistering(subject: Subject, label: string): Promise<RegisterResult[]> {
  const { url, headers, pid, engine } = subject
  const compared = await yardsticks(subject)
  const news: Loaded[] = []
  const newsOfMore: Loaded[] = []
  const repeats: Loaded[] = []
  const selects: number[] = []
  const inserts: number[] = []
  const target = { url: `${url}/organizations`, headers, connections, seconds }
  const first = { prefix: `Measured ${label} before`, modulo: 1_000_000 }
  requireStatus(await measureLoad({ ...target, seconds: warmUpSeconds, bodies: first }, pid), 200)
  await untilIdle(subject)
  for (let round = 0; round < rounds; round++) {
    // Distinguished by letters, because names that differ in a number never match.
    const bodies = { prefix: `Measured ${label} ${'abc'[round]}`, modulo: 1_000_000 }
    inserts.push(await compared.insert())
    news.push(requireStatus(await measureLoad({ ...target, bodies }, pid), 200))
    // The research of these organizations must not slow the next round down.
    await untilIdle(subject)
    const others = { prefix: `Measured ${label} many ${'abc'[round]}`, modulo: 1_000_000 }
    newsOfMore.push(requireStatus(await measureLoad({ ...target, connections: more, bodies: others }, pid), 200))
    await untilIdle(subject)
    // The first repetition of each creates and stores its answer, which is a write.
    const repeated = { ...bodies, modulo: 500 }
    requireStatus(await measureLoad({ ...target, bodies: repeated, amount: 500 }, pid), 200)
    selects.push(await compared.select())
    repeats.push(requireStatus(await measureLoad({ ...target, bodies: repeated }, pid), 200))
  }
  await compared.stop()
  const plain = (name: string, values: readonly number[]): RegisterResult => {
    return { name, perSecond: medianOf(values), ratio: null, p50: null, p99: null, processor: null }
  }
  return [
    plain('bare INSERT with commit by pg, 10 connections', inserts),
    toResult(`POST, new, ${engine}${label}, after ${warmUpSeconds} s of it`, news, inserts),
    toResult(`The same from ${more} connections`, newsOfMore, inserts),
    plain('bare indexed SELECT by pg, 10 connections', selects),
    toResult(`POST, repeated, ${engine}${label}`, repeats, selects),
  ]
}
