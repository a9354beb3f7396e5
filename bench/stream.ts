import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keptHeadings, writeSection } from '@/service/faults/results-section'
import { describeMachine } from './speed/describe'
import { startLoader } from './speed/many-organizations'
import { residentMegabytes } from './speed/processes'
import { createKeyOf, startSubject } from './speed/subject'

// npm run bench -- stream [--organizations 100000] [--write]: exports a project of 10,000 organizations and then of 100,000
// (PostgreSQL) as NDJSON, CSV and Parquet from the running service: seconds, bytes, and the maximum memory of the service
// meanwhile. Ends with 1 where the larger export adds more than half to the memory that the service had before.

const { values: options } = parseArgs({
  options: { organizations: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
})
const sizes = [10_000, Number(options.organizations)]
const formats = ['ndjson', 'csv', 'parquet'] as const
const port = 4135

type Measured = { size: number; format: string; seconds: number; megabytes: number; before: number; highest: number }

async function stream(url: string, key: string, pid: number): Promise<Omit<Measured, 'size' | 'format'>> {
  const before = residentMegabytes(pid) ?? 0
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid) ?? 0)
  }, 50)
  const began = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  if (response.body === null || !response.ok) throw new Error(`${url} answered ${response.status}`)
  let bytes = 0
  for await (const chunk of response.body) bytes += chunk.length
  clearInterval(timer)
  return { seconds: (performance.now() - began) / 1_000, megabytes: bytes / 2 ** 20, before, highest }
}

async function run(): Promise<Measured[]> {
  const subject = await startSubject('postgres', port)
  const measured: Measured[] = []
  try {
    const loader = await startLoader(subject.databaseUrl ?? '')
    const key = await createKeyOf(subject.url, loader.projectId)
    let from = 1
    for (const size of sizes) {
      await loader.add(from, size)
      from = size + 1
      // The first request pays for connections and plans.
      await stream(`${subject.url}/organizations.ndjson?q=none`, key, subject.pid)
      for (const format of formats) {
        const one = { size, format, ...(await stream(`${subject.url}/organizations.${format}`, key, subject.pid)) }
        measured.push(one)
        console.log(rowOf(one))
      }
    }
    await loader.stop()
  } finally {
    await subject.stop()
  }
  return measured
}

function rowOf({ size, format, seconds, megabytes, before, highest }: Measured): string {
  const cells = [
    size.toLocaleString('en'),
    format,
    seconds.toFixed(1),
    megabytes.toFixed(1),
    before.toFixed(0),
    highest.toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

const measured = await run()
const head =
  '| organizations | format | seconds | MB sent | MB of memory before | at its highest |\n| --- | --- | --- | --- | --- | --- |'
const section = `${describeMachine().split('; ').slice(0, 2).join('; ')}.\n\n${[head, ...measured.map(rowOf)].join('\n')}`
console.log(section)
if (options.write) {
  const file = 'bench/RESULTS.md'
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, writeSection(old, keptHeadings.stream, section))
}
const highestOf = (size: number | undefined) =>
  Math.max(...measured.filter((one) => one.size === size).map(({ highest }) => highest))
const [small, large] = sizes.map(highestOf)
if (small !== undefined && large !== undefined && large > small * 1.5) {
  console.error(`Memory grows with the size: ${small.toFixed(0)} MB, then ${large.toFixed(0)} MB`)
  process.exitCode = 1
}
