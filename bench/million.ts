import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { keptHeadings, writeSection } from '@/service/faults/results-section'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { writeCursor } from '@/service/organizations/list/list-cursor'
import { listOrganizations } from '@/service/organizations/list/list-organizations'
import { readReference } from '@/service/reference/read-reference'
import type { Database } from '@/service/storage/engine/database'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { loadForResearch } from '@/service/storage/research/research'
import { runPostgres } from '@/service/testing/programs/run-postgres'
import { describeMachine } from './speed/describe'
import { type Loader, startLoader } from './speed/many-organizations'

// npm run bench -- million [--organizations 1000000] [--asked 40] [--write]: GET by id, pages and searches in one project on
// PostgreSQL, with 10,000 organizations and then with a million: the same questions, each time about other organizations, one
// after the other. Each page has its counts, as in the service's answer. Rows are inserted by SQL. `--write` writes the table
// into bench/RESULTS.md. Ends after eight minutes, finished or not.
const { values: options } = parseArgs({
  options: {
    organizations: { type: 'string', default: '1000000' },
    asked: { type: 'string', default: '40' },
    write: { type: 'boolean', default: false },
  },
})
const sizes = [10_000, Number(options.organizations)]
const asked = Number(options.asked)
const reference = readReference(fileURLToPath(new URL('../service/reference/data', import.meta.url)))

type Times = { taken: readonly number[]; median: number; p95: number }
type Ask = (turn: number) => Promise<unknown>

function isTimedOut(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '57014'
}

async function measure(ask: Ask, times = asked): Promise<Times> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    // A statement over the time limit is recorded with the limit, its least possible time.
    await ask(turn).catch((error: unknown) => {
      if (!isTimedOut(error)) throw error
    })
    taken.push(performance.now() - began)
  }
  return timesOf(taken)
}

function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { taken, median: at(0.5), p95: at(0.95) }
}

/** Groups the measurements by kind, with equal weight for each question; questions asked without the index are left out. */
function withKinds(measured: ReadonlyMap<string, Times>): Map<string, Times> {
  const all = (belongs: (what: string) => boolean) =>
    timesOf([...measured].flatMap(([what, { taken }]) => (belongs(what) ? taken : [])))
  const isSearch = (what: string) => what.startsWith('Search: ')
  const isPage = (what: string) => !isSearch(what) && !/^(GET|Without)/.test(what)
  return new Map([...measured, ['All pages of the list', all(isPage)], ['All searches', all(isSearch)]])
}

type Page = (words: Record<string, string>) => Promise<unknown>

function pagesOf(page: Page): Record<string, Ask> {
  const sorts = ['name', '-score', '-emissions', 'intensity', '-country', '-updated'] as const
  const countries = ['SE', 'DE', 'US', 'JP', 'CH', 'FR', 'GB']
  return {
    ...Object.fromEntries(sorts.map((sort) => [`First page by ${sort}`, () => page({ sort })])),
    'Two countries and a target, by -emissions': (turn) =>
      page({
        country: `${countries[turn % 7]},${countries[(turn + 1) % 7]}`,
        science_based_target: 'yes',
        sort: '-emissions',
      }),
    'A page from the middle, by -score': () =>
      page({
        sort: '-score',
        cursor: writeCursor('-score', { from: { value: 0.5, id: 5_000 }, backwards: false, place: 5_000 }),
      }),
    'A page from the middle, by name': () =>
      page({ cursor: writeCursor('name', { from: { value: 'm', id: 5_000 }, backwards: false, place: 5_000 }) }),
  }
}

async function searchesOf(page: Page, loader: Loader, size: number): Promise<Record<string, Ask>> {
  const words = await Promise.all(
    Array.from({ length: asked + 1 }, (_, turn) => loader.wordsOf(1 + ((turn * 7_919 + 13) % size))),
  )
  const of = (turn: number) => words[turn % words.length] ?? ['', '', '']
  return {
    'Search: half of all have it': (turn) => page({ q: ['example', 'exam', 'xample', '.exam'][turn % 4] ?? '' }),
    'Search: a tenth of all has it': (turn) => page({ q: of(turn)[2] }),
    'Search: a tenth of all has it, by -emissions': (turn) => page({ q: of(turn)[2], sort: '-emissions' }),
    'Search: a thousandth has it': (turn) => page({ q: of(turn)[1] }),
    'Search: one has it': (turn) => page({ q: of(turn)[0] }),
    'Search: one has it, by -score': (turn) => page({ q: of(turn)[0], sort: '-score' }),
    'Search: one has it, a part of its word': (turn) => page({ q: of(turn)[0].slice(1, -1) }),
    'Search: none has it': (turn) => page({ q: `${of(turn)[0].slice(0, 4)}zy${of(turn)[0].slice(4)}` }),
    'Search: none has it, made of parts that many have': (turn) => page({ q: `${of(turn)[2]}${of(turn + 1)[2]}` }),
    'Search: two letters that many have': (turn) => page({ q: of(turn)[0].slice(0, 2) }),
  }
}

async function measureAll(database: Database, loader: Loader, size: number): Promise<Map<string, Times>> {
  const ctx = { database, reads: database, reference, clock: () => new Date(), counts: createCountCache() }
  const { projectId } = loader
  const page: Page = (words) => listOrganizations(ctx, { projectId, query: OrganizationListQuery.parse(words) })
  const all: Record<string, Ask> = {
    'GET by id: the row and its outcome': (turn) => loadForResearch(database, 1 + ((turn * 7_919) % size)),
    ...pagesOf(page),
    ...(await searchesOf(page, loader, size)),
  }
  const measured = new Map<string, Times>()
  async function add(what: string, ask: Ask, times = asked): Promise<void> {
    const measuredTimes = await measure(ask, times)
    measured.set(what, measuredTimes)
    console.log(
      `  ${what.padEnd(52)} median ${measuredTimes.median.toFixed(1)} ms, p95 ${measuredTimes.p95.toFixed(1)} ms`,
    )
  }
  // The first question pays for what all share: connections, plans, the first count of the project.
  await page({})
  for (const [what, ask] of Object.entries(all)) {
    await ask(asked)
    await add(what, ask)
  }
  await add('Search: two letters that none has', (turn) => page({ q: ['zq', 'qz', 'zj', 'jq', 'xz'][turn % 5] ?? '' }))
  const [own] = await loader.wordsOf(size)
  // For installations without the extension. Only a few questions, because these read all names.
  await loader.run(`update pg_index set indisvalid = false where indexrelid = 'organization_searched'::regclass`)
  await add('Without the index: one has it', () => page({ q: own }), 3)
  await loader.run(`update pg_index set indisvalid = true where indexrelid = 'organization_searched'::regclass`)
  return measured
}

function tableOf(small: ReadonlyMap<string, Times>, large: ReadonlyMap<string, Times>): string {
  const rows = [...withKinds(small)].map(([what, { median, p95 }]) => {
    const there = withKinds(large).get(what)
    const cells = [median, p95, there?.median, there?.p95].map((value) => value?.toFixed(1) ?? '')
    return `| ${[what, ...cells, there === undefined ? '' : (there.p95 / p95).toFixed(1)].join(' | ')} |`
  })
  const sizesText = sizes.map((size) => size.toLocaleString('en'))
  const head = `| milliseconds | ${sizesText.map((size) => `${size}: median | p95`).join(' | ')} | p95, times |`
  return [head, '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n')
}

async function run(): Promise<string> {
  // A quarter of the memory, as PostgreSQL's manual advises (docs/operations/processes.md, "Searching").
  const bufferMb = Math.round(totalmem() / 2 ** 20 / 4)
  const server = await runPostgres({ isDurable: true, bufferMb })
  const notes = [`PostgreSQL with ${bufferMb.toLocaleString('en')} MB of shared_buffers, which both projects fit into.`]
  try {
    const database = await openDatabase({ databaseUrl: server.url, dataDirectory: '.', templateDirectory: null })
    await migrate(database)
    const loader = await startLoader(server.url)
    const results: Map<string, Times>[] = []
    let from = 1
    for (const size of sizes) {
      const seconds = await loader.add(from, size)
      const told = Object.entries(seconds).map(([what, value]) => `${what} ${value.toFixed(0)} s`)
      notes.push(`${size.toLocaleString('en')} loaded: ${told.join(', ')}.`)
      console.log(notes.at(-1))
      from = size + 1
      results.push(await measureAll(database, loader, size))
    }
    await loader.stop()
    await database.close()
    return [
      `${describeMachine().split('; ').slice(0, 2).join('; ')}.`,
      ...notes,
      '',
      tableOf(results[0] ?? new Map(), results[1] ?? new Map()),
    ].join('\n')
  } finally {
    await server.stop()
  }
}

setTimeout(() => {
  console.error('The time is over')
  process.exit(1)
}, 8 * 60_000).unref()
const section = await run()
console.log(section)
if (options.write) {
  const file = 'bench/RESULTS.md'
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, writeSection(old, keptHeadings.million, section))
}
