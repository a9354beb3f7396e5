import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { findKnownCompany } from '@/service/companies/find-known-company'
import { searchCandidates } from '@/service/companies/search-candidates'
import { searchCompanies } from '@/service/companies/search-companies'
import { loadReference } from '@/service/editions/load-reference'
import { decideMatch } from '@/service/matching/decide-match'
import { compareNames } from '@/service/matching/names/compare-names'
import { blockingKeys, hashBlockingKey } from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { readName } from '@/service/matching/names/read-name'
import type { Database } from '@/service/storage/engine/database'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { queryRows } from '@/service/storage/engine/rows'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { runPostgres } from '@/service/testing/programs/run-postgres'
import { readKnownNames } from './name-pairs'

/**
 * Measures exact matching and the search of candidates: on the default data in the embedded database, and on a number of names
 * generated from real ones (3,000,000) in PostgreSQL. `npm run bench -- matching-search 3000000`; `-- 0` leaves PostgreSQL out.
 * Besides the elapsed time it prints the processor time of this process and of the server, which other work on the machine does
 * not lengthen.
 */
const referenceDirectory = 'service/reference/data'

/** A generator that returns the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Generates names from words of real ones: the beginning of one and the end of another, because names of companies share words. */
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

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

type Cost = { passed: number; processor: number }

async function time(work: () => Promise<unknown>, processor: () => number = () => 0): Promise<Cost> {
  const [start, used] = [performance.now(), processor()]
  await work()
  return { passed: performance.now() - start, processor: processor() - used }
}

/** Processor milliseconds of this process and of the others; of the others only where the kernel reports them (Linux). */
function processorTime(pids: readonly number[]): number {
  const { user, system } = process.cpuUsage()
  const others = pids.map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      return 0
    }
  })
  return (user + system) / 1000 + others.reduce((sum, one) => sum + one, 0)
}

async function serverProcesses(database: Database): Promise<number[]> {
  if (database.engine === 'embedded') return []
  const rows = await queryRows(
    database,
    z.object({ pid: z.number() }),
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  )
  return rows.map(({ pid }) => pid)
}

async function search(database: Database, name: string): Promise<void> {
  const { candidates, hasRareWord } = await searchCandidates(database, name)
  decideMatch(
    { name, region: null, subregion: null, website: null, industryId: null, identifiers: [], hasRareWord },
    candidates,
  )
}

function describe(costs: readonly Cost[]): string {
  const [passed, processor] = [costs.map((cost) => cost.passed), costs.map((cost) => cost.processor)]
  return `p50 ${percentile(passed, 0.5)}, p95 ${percentile(passed, 0.95)}, p99 ${percentile(passed, 0.99)} (processor p50 ${percentile(processor, 0.5)}, p95 ${percentile(processor, 0.95)})`
}

async function measure(title: string, database: Database, names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, 100)) await search(database, name)
  const pids = await serverProcesses(database)
  const processor = () => processorTime(pids)
  const [exact, near]: [Cost[], Cost[]] = [[], []]
  for (const name of names) {
    const subject = {
      name,
      nameKey: normalizeName(name),
      region: 'SE',
      subregion: null,
      website: null,
      identifiers: [],
    }
    exact.push(await time(() => findKnownCompany(database, subject), processor))
  }
  for (const name of names) {
    const slipped = slip(name, createRandom(name.length))
    near.push(await time(() => search(database, slipped), processor))
  }
  console.log(`${title}: exact match ${describe(exact)}`)
  console.log(`${title}: candidate search ${describe(near)}`)
}

/** Writes files of rows that the server, which runs as another user, can read: one per table, one set per chunk. */
function writeRows(directory: string, file: string, rows: readonly string[]): string {
  const path = join(directory, file)
  writeFileSync(path, `${rows.join('\n')}\n`)
  return path
}

type Rows = { companies: string[]; keys: string[]; blocks: string[] }

function addName(rows: Rows, id: number, name: string): void {
  const record = { id, name, hqRegion: 'SE', hqSubregion: null, website: null, industry: null, names: [{ value: name, source: 'sbti' }], websites: [], identifiers: [], tickers: [], sizeUsd: null } // biome-ignore format: one row
  rows.companies.push(`${id}\t${name}\tSE\t${JSON.stringify(record).replaceAll('\\', '\\\\')}`)
  rows.keys.push(`name\t${normalizeName(name).replaceAll('\\', '')}\t${id}`)
  for (const key of blockingKeys(name)) rows.blocks.push(`${hashBlockingKey(key)}\t${id}`)
}

const tables = [
  ['companies', 'company (id, name, hq_region, record)'],
  ['keys', 'company_key (kind, value, company_id)'],
  ['blocks', 'company_block (key, company_id)'],
] as const

/**
 * Writes names, keys and blocking keys as the loader does, by COPY from files: our own server reads them while the next names are
 * generated here.
 */
async function fill(database: Database, real: readonly string[], count: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-rows-'))
  chmodSync(directory, 0o755)
  const next = createNames(real, createRandom(7))
  const chunk = 50_000
  let stored: Promise<unknown> = Promise.resolve()
  try {
    for (let start = 0; start < count; start += chunk) {
      const rows: Rows = { companies: [], keys: [], blocks: [] }
      for (let id = start + 1; id <= Math.min(count, start + chunk); id += 1) {
        addName(rows, id, next().replace(/[\t\\]/g, ' '))
        // Lets the running statements be sent and answered.
        if (id % 1_000 === 0) await setImmediate()
      }
      await stored
      stored = Promise.all(
        tables.map(([file, table]) => database.query(`copy ${table} from '${writeRows(directory, file, rows[file])}'`)),
      )
    }
    await stored
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Rows first, indexes afterwards, as for any large load. No log is needed, because nothing has to survive a crash. */
const withoutIndexes = [
  'alter table company_key drop constraint company_key_company_id_fkey',
  'alter table company_commitment drop constraint company_commitment_company_id_fkey',
  'alter table company_disclosure drop constraint company_disclosure_company_id_fkey',
  'alter table company_key drop constraint company_key_pkey',
  'drop index company_key_of',
  'alter table company_block drop constraint company_block_pkey',
  'alter table company drop constraint company_pkey cascade',
  'alter table company set unlogged',
  'alter table company_key set unlogged',
  'alter table company_block set unlogged',
]

/** Builds one index and reports its time in seconds. */
async function build(database: Database, statement: string): Promise<string> {
  const { passed } = await time(() =>
    database.transaction(async (transaction) => {
      await transaction.query('set local statement_timeout = 0')
      await transaction.query("set local maintenance_work_mem = '256MB'")
      await transaction.query(statement)
    }),
  )
  return (passed / 1000).toFixed(0)
}

const Sizes = z.object({ rows: z.number(), table: z.string(), index: z.string(), others: z.string() })
type Sizes = z.infer<typeof Sizes>

async function describeSizes(database: Database): Promise<Sizes | undefined> {
  const [sizes] = await queryRows(
    database,
    Sizes,
    `select (select count(*)::int from company_block) as rows, pg_size_pretty(pg_relation_size('company_block')) as table,
            pg_size_pretty(pg_indexes_size('company_block')) as index,
            pg_size_pretty(pg_total_relation_size('company') + pg_total_relation_size('company_key')) as others`,
  )
  return sizes
}

/** Outside a transaction and without the time limit of the service's connections. */
async function vacuum(url: string, table: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`vacuum (analyze) ${table}`)
  await client.end()
}

async function measurePostgres(real: readonly string[], count: number): Promise<void> {
  const server = await runPostgres()
  const database = await openPostgres(server.url)
  try {
    await migrate(database)
    for (const statement of withoutIndexes) await database.query(statement)
    const filled = await time(() => fill(database, real, count))
    const blocks = await build(database, 'alter table company_block add primary key (key, company_id)')
    const keys = await build(database, 'alter table company_key add primary key (kind, value, company_id)')
    await build(database, 'alter table company add primary key (id)')
    for (const table of ['company', 'company_key', 'company_block']) await vacuum(server.url, table)
    const sizes = await describeSizes(database)
    console.log(
      `${count} names made and stored in ${(filled.passed / 1000).toFixed(0)} s; ${sizes?.rows} blocking keys, table ${sizes?.table}, index ${sizes?.index} built in ${blocks} s, index of exact keys in ${keys} s, both with 256 MB; companies and exact keys ${sizes?.others}; the server reads through 64 MB of its own buffers`,
    )
    const stored = await queryRows(
      database,
      z.object({ name: z.string() }),
      'select name from company where id % $1 = 0 limit 1000',
      [Math.floor(count / 1000)],
    )
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

/** What a person types until the company is found: three letters, five, a word, the whole name. */
function typedOf(name: string): string[] {
  const [word = name] = name.split(/\s+/)
  return [...new Set([[...name].slice(0, 3).join(''), [...name].slice(0, 5).join(''), word, name])].filter(
    (typed) => typed.replace(/[^\p{L}\p{N}]/gu, '').length >= 3,
  )
}

async function measureTyped(title: string, database: Database, names: readonly string[]): Promise<void> {
  const typed = names.flatMap(typedOf)
  for (const words of typed.slice(0, 20)) await searchCompanies(database, words, 20)
  const costs: Cost[] = []
  for (const words of typed)
    costs.push(
      await time(
        () => searchCompanies(database, words, 20),
        () => processorTime([]),
      ),
    )
  console.log(`${title}: search for what a person types, ${typed.length} times ${describe(costs)}`)
}

async function measureEmbedded(real: readonly string[]): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'carbon-bench-'))
  const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: await embeddedTemplate() })
  try {
    const loaded = await time(() => loadReference({ database, referenceDirectory, clock: () => new Date() }))
    const [size] = await queryRows(
      database,
      z.object({ rows: z.number(), bytes: z.string() }),
      `select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('company_block')) as bytes from company_block`,
    )
    console.log(
      `Default data on the embedded database: loaded in ${(loaded.passed / 1000).toFixed(1)} s; ${size?.rows} keys, ${size?.bytes}`,
    )
    await measure(
      'Default data on the embedded database',
      database,
      real.filter((_, place) => place % 45 === 0).slice(0, 1000),
    )
    await measureTyped(
      'Default data on the embedded database',
      database,
      real.filter((_, place) => place % 101 === 0).slice(0, 250),
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
  const random = createRandom(3)
  const letters = (from: number, count: number) =>
    Array.from({ length: 200 }, () => String.fromCodePoint(from + Math.floor(random() * count))).join('')
  // The first comparisons compile the code and load the collation.
  for (let round = 0; round < 20; round += 1) compareNames(letters(0x4e00, 20_000), letters(0x21, 5_000))
  const read = long.flatMap((text) => Array.from({ length: 5 }, () => processorTimeOf(() => readName(text))))
  console.log(`Reading a name of 100,000 and more letters takes ${describeMost(read)}`)
  const scripts = [
    ['Han characters', 0x4e00, 20_000],
    ['characters of any script', 0x21, 0xd7d0],
    ['Cyrillic letters', 0x410, 64],
    ['Kana', 0x30a1, 80],
  ] as const
  for (const [title, from, count] of scripts) {
    const compared = Array.from({ length: 200 }, () => {
      const [left, right] = [letters(from, count), letters(from, count)]
      return processorTimeOf(() => compareNames(left, right))
    })
    console.log(`Comparing two names of 200 random ${title} takes ${describeMost(compared)}`)
  }
}

function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function describeMost(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}, at most ${percentile(times, 1)} of processor time`
}

const real = readKnownNames(referenceDirectory).map(({ name }) => name)
measureComparing()
if (!process.env['SKIP']) await measureEmbedded(real)
const count = Number(process.argv[2] ?? 3_000_000)
if (count > 0) await measurePostgres(real, count)
