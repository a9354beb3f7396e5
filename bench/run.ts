import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keptHeadings, readSection } from '@/service/faults/results-section'
import { measureBff } from './speed/bff'
import { describeMachine, table } from './speed/describe'
import { measureReading, type ReadResult } from './speed/read'
import { measureRegistering } from './speed/register'
import { measureResearch } from './speed/research'
import { soak } from './speed/soak'
import { measureStart } from './speed/start'
import { type Subject, startSubject } from './speed/subject'

/**
 * `npm run bench`: the service's requests per second, compared with baselines in the same run; writes bench/RESULTS.md and ends
 * after ten minutes, finished or not. `-- --only read,bff,start,register,research`, `-- --minutes 5`, `-- --full` (up to 100,000
 * organizations, without a time limit), `-- --soak MINUTES` (memory); for research also `--engine postgres|embedded` and
 * `--organizations 1000,10000`.
 */
const port = Number(process.env['BENCH_PORT'] ?? 4210)
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    soak: { type: 'string' },
    engine: { type: 'string' },
    organizations: { type: 'string' },
  },
})
const only = options.only?.split(',')
const began = performance.now()
const sections = new Map<string, string>()

function writeResults(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const head = `# Results of \`npm run bench\`\n\n${describeMachine()}, commit ${commit}, ${minutes} minutes.`
  const file = `bench/${only === undefined ? 'RESULTS.md' : `RESULTS-${only.join('-')}.md`}`
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = Object.values(keptHeadings)
    .filter((heading) => old.includes(heading))
    .map((heading) => `${heading}${readSection(old, heading).trimEnd()}`)
  writeFileSync(file, `${[head, ...sections.values(), ...kept].join('\n\n')}\n`)
}

function add(title: string, section: string): void {
  sections.set(title, section)
  // After each part, so that an interrupted run leaves its measurements.
  writeResults()
}

function report(title: string, rows: readonly Record<string, unknown>[]): void {
  console.log(`\n${title}`)
  console.table(rows)
  // The same part with more rows replaces the earlier table.
  add(title, `## ${title}\n\n${table(rows)}`)
}

/** One database after the other; `uncached` services keep no answers in memory. */
async function read(postgres: Subject, embedded: Subject): Promise<ReadResult[]> {
  const cached = await measureReading(postgres, [], port + 5)
  for (const subject of [postgres, embedded]) await subject.restart({ ANSWER_CACHE_MB: '0' })
  const uncached = await measureReading(postgres, [embedded], port + 5)
  for (const subject of [postgres, embedded]) await subject.restart({})
  const named = uncached.map((row) => ({
    ...row,
    name: row.name.replace(/^GET, (un)?cached/, 'GET, from the database'),
  }))
  return [...cached, ...named.filter(({ name }) => name !== 'GET, 304')]
}

async function start(subjects: readonly Subject[]): Promise<void> {
  const rows = []
  for (const subject of subjects)
    rows.push({ engine: subject.engine, ...(await measureStart(subject, subject.engine)) })
  report('From registered to begun and to synced when idle, milliseconds', rows)
}

async function bff(subject: Subject): Promise<void> {
  const rows = await measureBff(subject, port + 6)
  if (rows === null) add('BFF', '## Through the BFF\n\nNot measured: the dashboard is not built.')
  else report('GET of one organization through the BFF, milliseconds', rows)
}

async function register(subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects)
    report(`POST /organizations, ${subject.engine}`, await measureRegistering(subject, ''))
}

async function research(): Promise<void> {
  const rows = []
  const counts = options.organizations?.split(',').map(Number) ?? (options.full ? [1_000, 10_000, 100_000] : [10_000])
  for (const count of counts) {
    for (const engine of ['postgres', 'embedded'] as const) {
      if (options.engine !== undefined && options.engine !== engine) continue
      // A separate database, because earlier measurements have left jobs in the queues of the others.
      const subject = await startSubject(engine, port + 3, {}, engine === 'postgres' ? 2 : 0)
      rows.push({ engine, ...(await measureResearch(subject, `of ${count}`, count)) })
      await subject.stop()
      report('From registered to synced (PostgreSQL with two workers)', rows)
    }
  }
}

/** The parts in order, the longest last, because it matters least. */
async function measureAll(left: Set<string>): Promise<void> {
  const embedded = await startSubject('embedded', port + 2)
  const postgres = await startSubject('postgres', port)
  const parts: Record<string, () => Promise<void>> = {
    read: async () => report('GET /organizations/{id}', await read(postgres, embedded)),
    bff: () => bff(postgres),
    start: () => start([postgres, embedded]),
    register: () => register([postgres, embedded]),
    research,
  }
  for (const name of Object.keys(parts)) if (only === undefined || only.includes(name)) left.add(name)
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (!left.has(name)) continue
      await measure()
      left.delete(name)
    }
  } finally {
    for (const subject of [postgres, embedded]) await subject.stop()
  }
}

/** The started programs end with this one (bench/speed/processes.ts). */
function endInTime(left: ReadonlySet<string>): void {
  setTimeout(() => {
    add(
      'Not measured',
      `## Not measured\n\nThe ${options.minutes} minutes were over before the end of: ${[...left].join(', ')}.`,
    )
    console.error('The time is over; what was measured is written')
    process.exit(1)
  }, Number(options.minutes) * 60_000).unref()
}

if (options.soak !== undefined) {
  await soak(Number(options.soak), port)
} else {
  const left = new Set<string>()
  if (!options.full) endInTime(left)
  await measureAll(left)
}
