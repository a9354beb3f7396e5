import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine, table } from './speed/describe'
import { measureReading, type ReadResult } from './speed/read'
import { measureRegistering } from './speed/register'
import { measureResearch } from './speed/research'
import { soak } from './speed/soak'
import { measureStart } from './speed/start'
import { type Subject, startSubject } from './speed/subject'

/**
 * `npm run bench`: what the service does in a second, beside yardsticks in the same run; writes bench/RESULTS.md.
 * `-- --only read|register|research`, `-- --full` (up to 100,000 organizations), `-- --soak MINUTES` (memory);
 * of research also `--engine postgres|embedded`, `--organizations 1000,10000`.
 */
const port = Number(process.env['BENCH_PORT'] ?? 4210)
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    soak: { type: 'string' },
    engine: { type: 'string' },
    organizations: { type: 'string' },
  },
})
const began = performance.now()
const sections = new Map<string, string>()

function writeResults(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const head = `# Results of \`npm run bench\`\n\n${describeMachine()}, commit ${commit}, ${minutes} minutes.`
  const file = options.only === undefined ? 'RESULTS.md' : `RESULTS-${options.only}.md`
  writeFileSync(`bench/${file}`, `${head}\n\n${[...sections.values()].join('\n\n')}\n`)
}

function report(title: string, rows: readonly Record<string, unknown>[]): void {
  console.log(`\n${title}`)
  console.table(rows)
  // The same part again, with more rows, takes the place of what it was.
  sections.set(title, `## ${title}\n\n${table(rows)}`)
  // After each part, so that a run that is broken off leaves what it measured.
  writeResults()
}

async function read(postgres: Subject, embedded: Subject): Promise<ReadResult[]> {
  const cached = await measureReading(postgres, [], port + 5)
  for (const subject of [postgres, embedded]) await subject.restart({ ANSWER_CACHE_MB: '0' })
  const uncached = await measureReading(postgres, [embedded], port + 5)
  for (const subject of [postgres, embedded]) await subject.restart({})
  return [
    ...cached,
    ...uncached.map((row) => ({ ...row, name: row.name.replace('GET, cached', 'GET, from the database, postgres') })),
  ].filter(({ name }) => !name.includes('304') || cached.some((row) => row.name === name))
}

async function measureAll(postgres: Subject, embedded: Subject): Promise<void> {
  const wants = (part: string) => options.only === undefined || options.only === part
  if (wants('read')) report('GET /organizations/{id}', await read(postgres, embedded))
  if (wants('start') || wants('research')) {
    const rows = []
    for (const subject of [postgres, embedded]) {
      rows.push({ engine: subject.engine, ...(await measureStart(subject, subject.engine)) })
    }
    report('From registered to begun and to synced when idle, milliseconds', rows)
  }
  if (wants('register')) {
    report('POST /organizations, PostgreSQL', await measureRegistering(postgres, ''))
    report('POST /organizations, embedded', await measureRegistering(embedded, ''))
  }
  if (wants('research')) {
    const rows = []
    const counts = options.organizations?.split(',').map(Number) ?? (options.full ? [1_000, 10_000, 100_000] : [10_000])
    for (const count of counts) {
      for (const engine of ['postgres', 'embedded'] as const) {
        if (options.engine !== undefined && options.engine !== engine) continue
        // A database of its own: what was measured before waits in the queue of the others.
        const subject = await startSubject(engine, port + 3, {}, engine === 'postgres' ? 2 : 0)
        rows.push({ engine, ...(await measureResearch(subject, `of ${count}`, count)) })
        await subject.stop()
        report('From registered to synced (PostgreSQL with two workers)', rows)
      }
    }
  }
}

if (options.soak !== undefined) {
  await soak(Number(options.soak), port)
} else {
  const embedded = await startSubject('embedded', port + 2)
  const postgres = await startSubject('postgres', port)
  try {
    await measureAll(postgres, embedded)
  } finally {
    for (const subject of [postgres, embedded]) await subject.stop()
  }
}
