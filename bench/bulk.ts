import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkRows } from '@/lib/queries/import/check-rows'
import { registerRows } from '@/lib/queries/import/register-rows'
import { settleRows } from '@/lib/queries/import/settle-rows'
import {
  beginImport,
  completeImport,
  keepImportRows,
  restoreImport,
  takeBackImport,
} from '@/lib/queries/imports/change-imports'
import { blockingKeys } from '@/service/matching/names/name-keys'
import { parseRecords, recordsFile } from '@/service/reference/read-records'
import { CompanySource } from '@/service/reference/records'
import { seededRandom } from '@/service/testing/data/seeded-random'

// npm run bench -- bulk [ROWS]: starts both programs on a temporary embedded database, and imports 10,000 rows of real names
// through the dashboard's backend with the page's own code: all rows are checked, registered and stored with their import; then
// it waits until the research of all is complete. Meanwhile a reader requests the list every 250 ms. Then the import is undone
// and restored. PORT and SERVICE_PORT set the ports; `-- 5000` imports fewer rows.
const rowCount = Number(process.argv[2] ?? 10_000)
const limitSeconds = 90
const takenBackSeconds = 10
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carbon-bulk-'))
const ports = { PORT: process.env['PORT'] ?? '3480', SERVICE_PORT: process.env['SERVICE_PORT'] ?? '4480' }
const dashboard = `http://127.0.0.1:${ports.PORT}`

function takeRows(): { name: string; hq_region: string }[] {
  const names = new Map<string, { name: string; hq_region: string }>()
  for (const source of CompanySource.options) {
    const file = recordsFile(source)
    for (const { name, hqRegion } of parseRecords(readFileSync(join(root, 'service/reference/data', file)), file)) {
      if (hqRegion !== null && name.length <= 200) names.set(`${name} ${hqRegion}`, { name, hq_region: hqRegion })
    }
  }
  const random = seededRandom(5000)
  const shuffled = [...names.values()].map((row) => ({ row, at: random() })).sort((one, other) => one.at - other.at)
  return shuffled.slice(0, rowCount).map(({ row }) => row)
}

async function startPrograms() {
  const started = spawn(process.execPath, ['service/scripts/start/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...ports,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SERVICE_URL: '',
      SERVICE_API_KEY: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()))
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`${dashboard}/api/organizations`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (tries > 600 || started.exitCode !== null) throw new Error('The programs did not start')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return async () => {
    started.kill('SIGTERM')
    await ended
  }
}

function startReader(): () => Promise<string> {
  const waits: number[] = []
  let isStopped = false
  const reading = (async () => {
    while (!isStopped) {
      const began = performance.now()
      await (await fetch('/api/organizations?limit=50')).arrayBuffer()
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  return async () => {
    isStopped = true
    await reading
    const sorted = waits.toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
    return `${waits.length} reads of the list meanwhile: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`
  }
}

/**
 * Seconds that this machine, as busy as it is now, takes to make the keys of all names. What the import takes is told as a multiple of
 * them too, which compares runs on different and on busy machines.
 */
function measureYardstick(): number {
  const began = performance.now()
  const keys = rows.reduce((sum, { name }) => sum + blockingKeys(name).length, 0)
  if (keys < rows.length) throw new Error('The names have too few keys')
  return since(began)
}

function since(began: number): number {
  return (performance.now() - began) / 1000
}

const rows = takeRows()
const stop = await startPrograms()
const { fetch: ask } = globalThis
globalThis.fetch = (path, init) => ask(typeof path === 'string' ? new URL(path, dashboard) : path, init)
try {
  const entries = rows.map((body, place) => ({ place, body, ownData: null, choice: null }))
  const run = { signal: new AbortController().signal, onWaiting: () => {} }
  const kinds = new Map<string, number>()
  const stopReader = startReader()
  const yardstick = measureYardstick()
  console.log(`Yardstick: the keys of all names in ${yardstick.toFixed(2)} s`)
  const inYardsticks = (seconds: number) => `${(seconds / yardstick).toFixed(0)} times the yardstick`
  const began = performance.now()
  let longestPause = 0
  let lastMove = began
  /** The progress bar that the reader sees moves with each call. */
  function move(): void {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - lastMove)
    lastMove = now
  }
  await checkRows(entries, {
    ...run,
    onChecks: (checks) => {
      move()
      for (const { kind } of Object.values(checks)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    },
  })
  console.log(
    `${rows.length} rows checked in ${since(began).toFixed(1)} s: ${JSON.stringify(Object.fromEntries(kinds))}`,
  )
  const importId = await beginImport('bulk.csv', run.signal)
  if (importId === null) throw new Error('The service keeps no imports')
  let kept = Promise.resolve()
  const ids = new Set<number>()
  let refused = 0
  await registerRows(entries, {
    ...run,
    onResults: (results) => {
      move()
      const told = Object.entries(results).map(([place, result]) => ({
        number: Number(place) + 1,
        name: rows[Number(place)]?.name ?? '',
        country: rows[Number(place)]?.hq_region ?? null,
        organization_id: result.kind === 'registered' ? result.id : null,
        detail: result.kind === 'error' ? result.detail : null,
      }))
      kept = kept.then(() => keepImportRows(importId, told, run.signal))
      for (const result of Object.values(results)) {
        if (result.kind === 'registered') ids.add(result.id)
        else refused++
      }
    },
  })
  await kept
  await completeImport(importId, null, run.signal)
  const verdictOf = (seconds: number, limit: number) => (seconds <= limit ? 'within' : 'beyond')
  console.log(
    `checked and registered after ${since(began).toFixed(1)} s, ${verdictOf(since(began), limitSeconds)} ${limitSeconds} s, ${inYardsticks(since(began))}; the bar stood still for ${(longestPause / 1000).toFixed(1)} s at most`,
  )
  console.log(
    `${rows.length} rows registered as ${ids.size} organizations, ${refused} refused, in ${since(began).toFixed(1)} s`,
  )
  const isSettled = await settleRows([...ids], { ...run, onStatuses: () => {} })
  console.log(`${isSettled ? 'all' : 'not all'} settled after ${since(began).toFixed(1)} s`)
  console.log(await stopReader())
  const takingBack = performance.now()
  const taken = await takeBackImport(importId)
  const seconds = since(takingBack)
  console.log(
    `${taken} organizations taken back in ${seconds.toFixed(1)} s, ${verdictOf(seconds, takenBackSeconds)} ${takenBackSeconds} s, ${inYardsticks(seconds)}`,
  )
  const restoring = performance.now()
  console.log(`${await restoreImport(importId)} restored in ${since(restoring).toFixed(1)} s`)
  console.log(
    `${availableParallelism()} processors, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
