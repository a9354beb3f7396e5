import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { LiveSourceState } from '@/service/contract/live-source'
import { keptHeadings, writeSection } from '@/service/faults/results-section'
import { memoryOf } from '@/service/faults/watch-memory'
import { answerAsNzdpu, nameOfCompany, nzdpuKey } from '@/service/live/testing/nzdpu-answers'
import { startStandIn } from '@/service/live/testing/start-stand-in'
import { launchBuilt } from '@/service/testing/programs/start-program'

// npm run bench -- live [--companies 12500] [--years 2] [--write]: loads NZDPU from a stand-in on this machine, which answers
// each question after a tenth of a second, as a distant publisher does, into a service that keeps answering. Measures the time of
// our own work (processor seconds of the service and of the joining process, which other programs do not lengthen), the time of
// GET meanwhile and at rest, the memory of the service in each third of the load, and its maximum together with the joining
// process. Ends with 1 where the load takes more than five minutes, or GET more than three times as long.
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '12500' },
    years: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
})
const count = Number(values.companies)
const years = Array.from({ length: Number(values.years) }, (_, index) => 2025 - index)
const teamKey = 'crt_team-key-of-the-bench'
const delayMs = 100
/** Number of parallel questions, as in the connector. */
const atOnce = 20

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
const most = (sizes: readonly number[]) => Math.round(Math.max(0, ...sizes))

/** Processor seconds of a process and of its children that have ended. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // utime, stime, cutime and cstime: fields 14 to 17, in hundredths of a second.
  return fields.slice(11, 15).reduce((sum, hundredths) => sum + Number(hundredths) / 100, 0)
}

/** Sends GET twenty times a second until `isOver`. */
async function readUntil(
  url: string,
  key: string,
  isOver: () => boolean,
): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  while (!isOver()) {
    const began = performance.now()
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
    await response.arrayBuffer()
    if (!response.ok) failed += 1
    times.push(performance.now() - began)
    await sleep(Math.max(0, 50 - (performance.now() - began)))
  }
  return { times, failed }
}

async function ask(method: string, url: string, key: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const directory = mkdtempSync(join(tmpdir(), 'bench-live-'))
const answerAtOnce = answerAsNzdpu({ count, years })
const standIn = await startStandIn((...asked) => void setTimeout(() => answerAtOnce(...asked), delayMs))
const service = launchBuilt('service', {
  DATA_DIR: directory,
  TEAM_KEY: teamKey,
  NZDPU_API_KEY: nzdpuKey,
  LIVE_SOURCE_URLS: `nzdpu=${standIn.url}`,
  FETCH_ALLOW_ADDRESSES: '127.0.0.1',
})
let isWell = false
try {
  const url = await service.ready
  const project = z
    .object({ api_key: z.string() })
    .parse(await ask('POST', `${url}/projects`, teamKey, { name: 'Bench' }))
  const Registered = z.object({ id: z.number() })
  const known = Registered.parse(
    await ask('POST', `${url}/organizations`, project.api_key, { name: 'Nestlé', hq_region: 'CH' }),
  )
  const unknown = Registered.parse(
    await ask('POST', `${url}/organizations`, project.api_key, { name: nameOfCompany(4), hq_region: 'US' }),
  )
  await sleep(3_000)
  const place = `${url}/organizations/${known.id}`
  let over = false
  setTimeout(() => {
    over = true
  }, 10_000)
  const atRest = await readUntil(place, project.api_key, () => over)

  const stateOf = async () => {
    const states = z.array(LiveSourceState).parse(await ask('GET', `${url}/data/live-sources`, teamKey))
    return states.find(({ source }) => source === 'nzdpu')
  }
  const own: number[] = []
  const all: number[] = []
  let state: LiveSourceState | undefined
  const began = performance.now()
  const processorBefore = processorSeconds(service.pid)
  let gathered = 0
  await ask('POST', `${url}/data/live-sources/nzdpu/fetch`, teamKey, {})
  const watching = (async () => {
    for (;;) {
      state = await stateOf()
      const memory = memoryOf(service.pid)
      own.push(memory.own)
      all.push(memory.all)
      if (gathered === 0 && state?.step === 'importing') gathered = (performance.now() - began) / 1000
      if (state?.state === 'done' || state?.state === 'failed') return
      await sleep(250)
    }
  })()
  const isOver = () => state?.state === 'done' || state?.state === 'failed'
  const gathering = await readUntil(place, project.api_key, () => gathered > 0 || isOver())
  const importing = await readUntil(place, project.api_key, isOver)
  const meanwhile = {
    times: [...gathering.times, ...importing.times],
    failed: gathering.failed + importing.failed,
  }
  await watching
  const seconds = (performance.now() - began) / 1000
  if (state?.state !== 'done') throw new Error(`The load came to nothing: ${JSON.stringify(state?.failure)}`)
  const sources = z
    .array(z.object({ source: z.string(), records: z.number() }))
    .parse(await ask('GET', `${url}/data/sources`, teamKey))
  const records = sources.find(({ source }) => source === 'nzdpu')?.records ?? 0
  await sleep(5_000)
  const Answer = z.object({ performances: z.array(z.object({ year: z.number() })) })
  const answered = Answer.parse(await ask('GET', `${url}/organizations/${unknown.id}`, project.api_key)).performances
    .length

  const waited = (count * years.length * delayMs) / atOnce / 1000
  const ownWork = processorSeconds(service.pid) - processorBefore
  const third = Math.ceil(own.length / 3)
  const row = {
    companies: count,
    answers: count * years.length,
    'in use after, s': seconds.toFixed(0),
    'of this waiting for answers, s': waited.toFixed(0),
    'own work, processor s': ownWork.toFixed(0),
    'companies answering': records,
    'GET p95 at rest, ms': p95(atRest.times).toFixed(1),
    'GET p95 meanwhile, ms': p95(meanwhile.times).toFixed(1),
    'while it asks, ms': p95(gathering.times).toFixed(1),
    'while it joins and writes, ms': p95(importing.times).toFixed(1),
    'GET, times': (p95(meanwhile.times) / p95(atRest.times)).toFixed(1),
    'GET failed': meanwhile.failed,
    'longest GET, ms': most(meanwhile.times),
    'memory by thirds, MB': [0, 1, 2].map((part) => most(own.slice(part * third, (part + 1) * third))).join(', '),
    'most with the join, MB': most(all),
  }
  console.table([row])
  if (answered !== years.length) throw new Error(`A company of the load has ${answered} years, not ${years.length}`)
  isWell =
    ownWork <= 300 && records === count && meanwhile.failed === 0 && p95(meanwhile.times) <= 3 * p95(atRest.times)
  if (values.write) {
    const path = fileURLToPath(new URL('./RESULTS.md', import.meta.url))
    const names = Object.keys(row)
    const table = [names, names.map(() => '---'), Object.values(row).map(String)]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n')
    const body = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(0)}; embedded database, the stand-in on the same machine.\n\n${table}`
    writeFileSync(path, writeSection(readFileSync(path, 'utf8'), keptHeadings.live, body))
  }
} finally {
  await service.end('SIGTERM')
  await standIn.stop()
  rmSync(directory, { recursive: true, force: true })
}
process.exit(isWell ? 0 : 1)
