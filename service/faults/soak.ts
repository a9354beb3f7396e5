import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { createProject, send } from './client'
import type { Random } from './fault'
import { type Engine, type Installation, install } from './installation'
import { describeMinute, type SoakMinute, type SoakResult, type SoakTotals } from './soak-result'
import { secondsSince } from './wait-for'

const data = fileURLToPath(new URL('../../dist/service/data.js', import.meta.url))
const clients = 8

/** Resident megabytes of the process; null where the system does not report it in /proc. */
function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** Resident megabytes of the process and those it started, added up. */
function megabytesTogether(pid: number): number | null {
  const own = residentMegabytes(pid)
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    // A process that has ended meanwhile uses none.
    return own && children.reduce((sum, child) => sum + (residentMegabytes(Number(child)) ?? 0), own)
  } catch {
    return null
  }
}

/** Imports a generated list in the publisher's layout, different each time, as `npx carbon-register data import` does. */
async function importOnce(installation: Installation, port: string, turn: number): Promise<boolean> {
  const lines = Array.from({ length: 200 }, (_, place) => ({
    id: 40_000_000 + place,
    name: `Quarry ${place} Works`,
    status: (place + turn) % 3 === 0 ? 'Targets set' : 'Committed',
  }))
  const file = join(installation.dataDirectory, `soak-${turn % 2}.xlsx`)
  writeFileSync(file, sbtiList(lines))
  const words = [data, 'import', 'sbti', file, '--allow-shrink']
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env['PATH'],
    ...installation.settings,
    SERVICE_PORT: port,
  }
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  return code === 0
}

type Counts = SoakTotals & { milliseconds: number[]; mostMegabytes: number | null }

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

function watchMost(pid: number, counts: Counts): NodeJS.Timeout {
  return setInterval(() => {
    const megabytes = megabytesTogether(pid)
    if (megabytes !== null) counts.mostMegabytes = Math.max(counts.mostMegabytes ?? 0, megabytes)
  }, 1_000).unref()
}

/** Returns the measurements since the last minute and resets them. */
function endMinute(counts: Counts, pid: number): SoakMinute {
  const sorted = counts.milliseconds.splice(0).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const { mostMegabytes } = counts
  counts.mostMegabytes = null
  return { megabytes: residentMegabytes(pid), mostMegabytes, p50: at(0.5), p99: at(0.99) }
}

/**
 * Reads, lists and registers on a service with the whole release, while lists are imported; prints a line each minute. Returns
 * its minutes and totals.
 */
export async function soak(engine: Engine, minutes: number, random: Random): Promise<SoakResult> {
  const installation = await install(engine, { full: true })
  const counts: Counts = {
    requests: 0,
    failures: 0,
    milliseconds: [],
    imports: 0,
    failedImports: 0,
    mostMegabytes: null,
  }
  let isOver = false
  try {
    const { url, pid } = await installation.start()
    const key = await createProject(url)
    const ids: number[] = []
    const reading = Array.from({ length: clients }, async () => {
      while (!isOver) {
        await request(url, key, ids, random, counts).catch(() => counts.failures++)
        await sleep(25)
      }
    })
    const importing = (async () => {
      for (let turn = 0; !isOver; turn++) {
        if (await importOnce(installation, new URL(url).port, turn)) counts.imports++
        else counts.failedImports++
        await sleep(20_000)
      }
    })()
    const watching = watchMost(pid, counts)
    const began = performance.now()
    const measured: SoakMinute[] = []
    while (measured.length < minutes) {
      await sleep(Math.max(0, (measured.length + 1) * 60_000 - secondsSince(began) * 1_000))
      measured.push(endMinute(counts, pid))
      console.log(`${engine}, ${describeMinute(measured, counts)}`)
    }
    isOver = true
    clearInterval(watching)
    await Promise.all([...reading, importing])
    const { requests, failures, imports, failedImports } = counts
    return { engine, minutes: measured, requests, failures, imports, failedImports }
  } finally {
    isOver = true
    await installation.remove()
  }
}
