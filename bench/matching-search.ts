import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findKnownCompany } from '@/service/companies/find-known-company'
import { isRareFirstWord, searchCandidates } from '@/service/companies/search-candidates'
import { loadReference } from '@/service/editions/load-reference'
import { decideMatch } from '@/service/matching/decide-match'
import { blockingKeys, hashKey } from '@/service/matching/name-keys'
import { normalizeName } from '@/service/matching/normalize-name'
import { readName } from '@/service/matching/read-name'
import type { Database } from '@/service/storage/database'
import { migrate } from '@/service/storage/migrate'
import { openDatabase } from '@/service/storage/open-database'
import { openPostgres } from '@/service/storage/postgres'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { runPostgres } from '@/service/testing/run-postgres'
import { readKnownNames } from './name-pairs'

/**
 * How long exact match and candidate search take: the default data on the embedded database, and a given number of names
 * made from real ones (3,000,000) on PostgreSQL. `npm run bench:matching-search -- 3000000`
 */
const referenceDirectory = 'service/reference/data'

/** The same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Names with the words of real ones: the head of one, the tail of another, as names of companies share words. */
function createNames(real: readonly string[], random: () => number): () => string {
  const words = real.map((name) => name.split(/\s+/))
  const pick = () => words[Math.floor(random() * words.length)] ?? ['Name']
  return () => {
    const [head, middle, tail] = [pick(), pick(), pick()]
    return [
      ...head.slice(0, 1 + Math.floor(random() * 2)),
      ...middle.slice(0, Math.floor(random() * 2)),
      ...tail.slice(-2),
    ]
      .join(' ')
      .slice(0, 120)
  }
}

function slip(name: string, random: () => number): string {
  const place = Math.floor(random() * name.length)
  return random() < 0.5 ? name : name.slice(0, place) + name.slice(place + 1)
}

function percentile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function search(database: Database, name: string): Promise<void> {
  const found = await searchCandidates(database, name)
  const hasRareWord = await isRareFirstWord(database, readName(name).core[0] ?? '')
  decideMatch({ name, region: null, website: null, industryId: null, identifiers: [], hasRareWord }, found)
}

async function measure(title: string, database: Database, names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, 100)) await search(database, name)
  const [exact, near]: [number[], number[]] = [[], []]
  for (const name of names) {
    const subject = { name, nameKey: normalizeName(name), region: 'SE', website: null, identifiers: [] }
    exact.push(await time(() => findKnownCompany(database, subject)))
  }
  for (const name of names) near.push(await time(() => search(database, slip(name, createRandom(name.length)))))
  console.log(
    `${title}: exact match p50 ${percentile(exact, 0.5)}, p95 ${percentile(exact, 0.95)}; candidate search p50 ${percentile(near, 0.5)}, p95 ${percentile(near, 0.95)}, p99 ${percentile(near, 0.99)}`,
  )
}

async function fill(database: Database, real: readonly string[], count: number): Promise<void> {
  const next = createNames(real, createRandom(7))
  const chunk = 10_000
  for (let start = 0; start < count; start += chunk) {
    const names = Array.from({ length: Math.min(chunk, count - start) }, next)
    const rows = names.map((name, place) => ({ id: start + place + 1, name, key: normalizeName(name) }))
    await database.query(
      `insert into company (id, name, hq_region, record)
       select id, name, 'SE', jsonb_build_object('id', id, 'name', name, 'hqRegion', 'SE', 'hqSubregion', null, 'website', null,
         'industry', null, 'names', jsonb_build_array(jsonb_build_object('value', name, 'source', 'sbti')), 'websites', '[]'::jsonb,
         'identifiers', '[]'::jsonb, 'tickers', '[]'::jsonb, 'sizeUsd', null)
         from jsonb_to_recordset($1::jsonb) as r(id bigint, name text)`,
      [JSON.stringify(rows)],
    )
    await database.query(
      `insert into company_key (kind, value, company_id) select 'name', key, id from jsonb_to_recordset($1::jsonb) as r(id bigint, key text)`,
      [JSON.stringify(rows)],
    )
    const blocks = rows.flatMap(({ id, name }) => blockingKeys(name).map((key) => [hashKey(key), id] as const))
    await database.query(
      'insert into company_block (key, company_id) select * from unnest($1::bigint[], $2::bigint[])',
      [blocks.map(([key]) => key), blocks.map(([, id]) => id)],
    )
  }
}

async function measurePostgres(real: readonly string[], count: number): Promise<void> {
  const server = await runPostgres()
  const database = await openPostgres(server.url)
  try {
    await migrate(database)
    // As for any large load: fill first, build the indexes afterwards.
    await database.query('alter table company_block drop constraint company_block_pkey')
    await database.query('alter table company_key drop constraint company_key_pkey')
    await database.query('alter table company_key drop constraint company_key_company_id_fkey')
    const filled = await time(() => fill(database, real, count))
    const built = await time(() =>
      database.transaction(async (transaction) => {
        await transaction.query('set local statement_timeout = 0')
        await transaction.query("set local maintenance_work_mem = '256MB'")
        await transaction.query('create table block_once as select distinct key, company_id from company_block')
        await transaction.query('drop table company_block')
        await transaction.query('alter table block_once rename to company_block')
        await transaction.query('alter table company_block add primary key (key, company_id)')
      }),
    )
    await database.transaction(async (transaction) => {
      await transaction.query('set local statement_timeout = 0')
      await transaction.query('create index company_key_by_value on company_key (kind, value, company_id)')
      await transaction.query('analyze')
    })
    const [size] = await database.query<{ rows: number; table: string; index: string }>(
      `select (select count(*)::int from company_block) as rows, pg_size_pretty(pg_relation_size('company_block')) as table,
              pg_size_pretty(pg_indexes_size('company_block')) as index`,
    )
    console.log(
      `${count} names made and stored in ${(filled / 1000).toFixed(0)} s; ${size?.rows} keys, table ${size?.table}, index ${size?.index}, built in ${(built / 1000).toFixed(0)} s with 256 MB`,
    )
    const stored = await database.query<{ name: string }>('select name from company where id % $1 = 0 limit 1000', [
      Math.floor(count / 1000),
    ])
    await measure(
      `${count} names on PostgreSQL`,
      database,
      stored.map(({ name }) => name),
    )
  } finally {
    await database.close()
    await server.stop()
  }
}

async function measureEmbedded(real: readonly string[]): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'carbon-bench-'))
  const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: await embeddedTemplate() })
  try {
    const loaded = await time(() => loadReference({ database, referenceDirectory, clock: () => new Date() }))
    const [size] = await database.query<{ rows: number; bytes: string }>(
      `select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('company_block')) as bytes from company_block`,
    )
    console.log(
      `Default data on the embedded database: loaded in ${(loaded / 1000).toFixed(1)} s; ${size?.rows} keys, ${size?.bytes}`,
    )
    await measure(
      'Default data on the embedded database',
      database,
      real.filter((_, place) => place % 45 === 0).slice(0, 1000),
    )
  } finally {
    await database.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

function measureComparing(): void {
  const long = [
    'A'.repeat(200_000),
    '('.repeat(50_000),
    '株'.repeat(100_000),
    'a b '.repeat(50_000),
    'é̂'.repeat(60_000),
    '&'.repeat(100_000),
    '.'.repeat(100_000),
    '- '.repeat(80_000),
    'ა'.repeat(100_000),
  ]
  const times = long.map((text) => {
    const start = performance.now()
    readName(text)
    return performance.now() - start
  })
  console.log(`Reading a name of 100,000 and more letters takes at most ${Math.max(...times).toFixed(1)} ms`)
}

const real = readKnownNames(referenceDirectory).map(({ name }) => name)
measureComparing()
await measureEmbedded(real)
await measurePostgres(real, Number(process.argv[2] ?? 3_000_000))
