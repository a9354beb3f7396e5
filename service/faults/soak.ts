import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sbtiList } from '@/service/testing/sbti-list'
import { createProject, send } from './client'
import type { Random } from './fault'
import { type Engine, type Installation, install } from './installation'
import { secondsSince } from './wait-for'

const data = fileURLToPath(new URL('../../dist/service/data.js', import.meta.url))
const clients = 8

/** Resident megabytes of the process; null where the system does not say so in /proc. */
function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** A generated list in the publisher's layout, other in each turn, imported as `npm run data:import` does. */
async function importOnce(installation: Installation, port: string, turn: number): Promise<boolean> {
  const lines = Array.from({ length: 200 }, (_, place) => ({
    id: 40_000_000 + place,
    name: `Quarry ${place} Works`,
    status: (place + turn) % 3 === 0 ? 'Targets set' : 'Committed',
  }))
  const file = join(installation.dataDirectory, `soak-${turn % 2}.xlsx`)
  writeFileSync(file, sbtiList(lines))
  const words = [data, 'import', 'sbti', file, '--allow-shrink']
  const env = { PATH: process.env['PATH'], ...installation.settings, SERVICE_PORT: port }
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  return code === 0
}

type Counts = { requests: number; failures: number; milliseconds: number[]; imports: number; failedImports: number }

async function request(url: string, key: string, ids: number[], random: Random, counts: Counts): Promise<void> {
  const began = performance.now()
  const kind = random()
  const known = ids[Math.floor(random() * ids.length)] ?? 0
  const path = kind < 0.2 ? '/organizations?limit=50' : `/organizations/${known}${kind < 0.5 ? '?currency=EUR' : ''}`
  const { status, body } =
    kind > 0.9 || known === 0
      ? await send(`${url}/organizations`, key, 'POST', { name: `Quarry ${Math.floor(random() * 5_000)} Works` })
      : await send(url + path, key, 'GET')
  counts.requests++
  if (status !== 200) counts.failures++
  if (typeof body['id'] === 'number') ids[Math.floor(random() * 1_000)] = body['id']
  counts.milliseconds.push(performance.now() - began)
}

function describeMinute(minute: number, megabytes: number | null, counts: Counts): string {
  const sorted = counts.milliseconds.splice(0).sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const { requests, failures, imports, failedImports } = counts
  const memory = megabytes === null ? 'unknown memory' : `${megabytes.toFixed(0)} MB`
  return `minute ${minute}: ${memory}, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms; so far ${requests} requests, ${failures} failed, ${imports} imports, ${failedImports} failed`
}

/** Reads, lists and registrations with imports going on, a line each minute. Gives whether nothing failed. */
export async function soak(engine: Engine, minutes: number, random: Random): Promise<boolean> {
  const installation = await install(engine)
  const counts: Counts = { requests: 0, failures: 0, milliseconds: [], imports: 0, failedImports: 0 }
  let isOver = false
  try {
    const { url, pid } = await installation.start()
    const key = await createProject(url)
    const ids: number[] = []
    const reading = Array.from({ length: clients }, async () => {
      while (!isOver) {
        await request(url, key, ids, random, counts).catch(() => counts.failures++)
        await sleep(10)
      }
    })
    const importing = (async () => {
      for (let turn = 0; !isOver; turn++) {
        if (await importOnce(installation, new URL(url).port, turn)) counts.imports++
        else counts.failedImports++
        await sleep(5_000)
      }
    })()
    const began = performance.now()
    for (let minute = 1; minute <= minutes; minute++) {
      await sleep(Math.max(0, minute * 60_000 - secondsSince(began) * 1_000))
      console.log(`${engine}, ${describeMinute(minute, residentMegabytes(pid), counts)}`)
    }
    isOver = true
    await Promise.all([...reading, importing])
    return counts.failures === 0 && counts.failedImports === 0
  } finally {
    isOver = true
    await installation.remove()
  }
}
