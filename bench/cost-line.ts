import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keptHeadings, readSection, writeSection } from '@/service/faults/results-section'
import { medianOf } from './speed/measure-load'
import { processorSeconds } from './speed/processes'
import { knownNames } from './speed/registered'
import { request, wordOf } from './speed/research'
import { type Subject, startSubject } from './speed/subject'

// npm run bench -- line [--engine postgres|embedded] [--minutes 7] [--marks 1000,3000,10000,30000,100000] [--write]: what one
// more organization costs, from registered to synced, in a project that already has many, all of them registered and researched
// by the service itself. At each mark the last 3,000 are measured separately, one request each, in three rounds of which the
// median counts; those before them are registered in batches. PostgreSQL has two workers; the embedded database flushes to disk.
// A quarter of the measured organizations are companies in our sources, the others are unknown names. Ends after the minutes,
// with the marks reached by then.
const round = 1_000
const rounds = 3
const atOnce = 32
const batchRows = 100
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres,embedded' },
    minutes: { type: 'string', default: '9' },
    marks: { type: 'string', default: '1000,3000,10000,30000,100000' },
    write: { type: 'boolean', default: false },
  },
})
const marks = options.marks.split(',').map(Number)
const port = Number(process.env['BENCH_PORT'] ?? 4250)

type Body = { name: string; hq_region?: string; external_id?: string }
type Mark = {
  organizations: number
  millisecondsEach: number
  processorEach: number | null
  fillMillisecondsEach: number | null
}

type Last = Pick<Mark, 'millisecondsEach' | 'processorEach'>

/**
 * Every fourth name is a company in our sources: enough of them are reserved for the measured organizations, and the rest is
 * spread over the others as far as it lasts.
 */
function bodiesOf(total: number): Body[] {
  const listed = knownNames(100_000)
  const kept = listed.splice(0, (marks.length * rounds * round) / 4)
  const isMeasured = (place: number) => marks.some((mark) => place >= mark - rounds * round && place < mark)
  return Array.from({ length: total }, (_, place) => {
    const known = place % 4 === 0 ? (isMeasured(place) ? kept : listed).shift() : undefined
    return known === undefined
      ? { name: `Subject ${wordOf(place)} Works`, hq_region: 'DE' }
      : { ...known, external_id: `line-${place}` }
  })
}

async function inParallel<Item>(items: readonly Item[], at: number, work: (item: Item) => Promise<unknown>) {
  const left = [...items].reverse()
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
    }),
  )
}

async function fill(subject: Subject, bodies: readonly Body[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(bodies.length / batchRows) }, (_, place) =>
    bodies.slice(place * batchRows, (place + 1) * batchRows),
  )
  const ids: number[] = []
  await inParallel(batches, 2, async (rows) => {
    const { outcomes = [] } = (await request(subject, '/organizations/batch', { rows })) as {
      outcomes?: { organization: { id: number } | null }[]
    }
    ids.push(...outcomes.flatMap(({ organization }) => (organization === null ? [] : [organization.id])))
  })
  await untilSettled(subject, ids)
}

async function measureRounds(subject: Subject, bodies: readonly Body[]): Promise<Last> {
  const measured: Last[] = []
  for (let from = 0; from < bodies.length; from += round) {
    measured.push(await measureLast(subject, bodies.slice(from, from + round)))
  }
  return {
    millisecondsEach: medianOf(measured.map(({ millisecondsEach }) => millisecondsEach)),
    processorEach: medianOf(measured.map(({ processorEach }) => processorEach ?? Number.NaN)),
  }
}

function processorOf({ pids }: Subject): number | null {
  const used = pids().map(processorSeconds)
  return used.some((one) => one === null) ? null : used.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

async function measureLast(subject: Subject, bodies: readonly Body[]): Promise<Last> {
  const before = processorOf(subject)
  const began = performance.now()
  const ids: number[] = []
  await inParallel(bodies, atOnce, async (body) => {
    const { id } = await request(subject, '/organizations', body)
    ids.push(Number(id))
  })
  await untilSettled(subject, ids)
  const passed = performance.now() - began
  const after = processorOf(subject)
  return {
    millisecondsEach: passed / bodies.length,
    processorEach: before === null || after === null ? null : (1_000 * (after - before)) / bodies.length,
  }
}

/** Waits by id, because the counts of a large project may be ten seconds old (count-cache.ts). */
async function untilSettled(subject: Subject, ids: readonly number[]): Promise<void> {
  let left = [...ids]
  while (left.length > 0) {
    const { organizations = [] } = (await request(
      subject,
      `/organizations/batch?ids=${left.slice(0, 200).join(',')}`,
    )) as {
      organizations?: { id: number; status: string }[]
    }
    const settled = new Set(organizations.filter(({ status }) => status === 'synced').map(({ id }) => id))
    left = left.filter((id) => !settled.has(id))
    if (settled.size === 0) await sleep(50)
  }
}

async function measureLine(engine: Subject['engine']): Promise<Mark[]> {
  const until = performance.now() + Number(options.minutes) * 60_000
  const bodies = bodiesOf(Math.max(...marks))
  const subject = await startSubject(engine, engine === 'postgres' ? port : port + 4, {}, engine === 'postgres' ? 2 : 0)
  const line: Mark[] = []
  let done = 0
  try {
    for (const mark of marks) {
      const began = performance.now()
      const first = Math.max(done, mark - rounds * round)
      const filled = first - done
      // In pieces, so that the size reached when the time is over is reported.
      for (let from = done; from < first && performance.now() < until; from += 5_000) {
        done = Math.min(first, from + 5_000)
        await fill(subject, bodies.slice(from, done))
      }
      const fillMillisecondsEach = filled <= 0 ? null : (performance.now() - began) / filled
      if (performance.now() > until) break
      const last = await measureRounds(subject, bodies.slice(first, mark))
      done = mark
      line.push({ organizations: mark, ...last, fillMillisecondsEach })
      console.log(engine, line.at(-1))
    }
    if (performance.now() > until) console.log(`${engine}: the time was over at ${done} organizations`)
  } finally {
    await subject.stop()
  }
  return line
}

function write(engine: string, line: readonly Mark[]): void {
  const file = 'bench/RESULTS.md'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const others = readSection(text, keptHeadings.line)
    .split('\n')
    .filter((row) => /^\| (?:postgres|embedded) /.test(row) && !row.startsWith(`| ${engine} `))
  const rounded = (value: number | null) => (value === null ? '' : value.toFixed(2))
  const day = new Date().toISOString().slice(0, 10)
  const rows = line.map(
    ({ organizations, millisecondsEach, processorEach, fillMillisecondsEach }) =>
      `| ${engine} | ${day} | ${organizations} | ${rounded(millisecondsEach)} | ${rounded(processorEach)} | ${rounded(fillMillisecondsEach)} |`,
  )
  const head = [
    `Milliseconds of one of the last 3,000, from registered to synced, 32 requests at a time (PostgreSQL with two workers, embedded with`,
    'real fsync), processor of service and workers; and of one of those before it, which came in batches.',
    '',
    '| engine | day | organizations | ms each | processor ms each | before, ms each |',
    '| --- | --- | --- | --- | --- | --- |',
  ]
  const all = engine === 'postgres' ? [...rows, ...others] : [...others, ...rows]
  writeFileSync(file, writeSection(text, keptHeadings.line, [...head, ...all].join('\n')))
}

for (const engine of options.engine.split(',')) {
  if (engine !== 'postgres' && engine !== 'embedded') throw new Error(`There is no engine ${engine}`)
  const line = await measureLine(engine)
  if (options.write) write(engine, line)
}
