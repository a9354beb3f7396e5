import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Loaded, measureLoad, medianOf, requireStatus } from './measure-load'
import { type Program, startProgram } from './processes'
import { knownOrganizations } from './registered'
import type { Subject } from './subject'

/** GET /organizations/{id}, compared with node:http that receives the same requests and sends the same answer. */

const rounds = 7
const seconds = 2
const connections = 32

type Way = { name: string; url: string; pid: number; headers: Record<string, string>; path: string; status: number }
export type ReadResult = {
  name: string
  perSecond: number
  ratio: number
  p50: number
  p99: number
  p99Ratio: number
  processor: number | null
}

const bareServer = fileURLToPath(new URL('./bare.ts', import.meta.url))

async function startBare(subject: Subject, path: string, port: number): Promise<Program> {
  const response = await fetch(`${subject.url}${path}`, { headers: subject.headers })
  const sent = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )
  const file = join(mkdtempSync(join(tmpdir(), 'carbon-bare-')), 'answer.json')
  writeFileSync(file, JSON.stringify({ headers: sent, body: await response.text() }))
  return startProgram([bareServer, String(port), file], `http://127.0.0.1:${port}/`)
}

async function run(way: Way): Promise<Loaded> {
  const { url, path, headers, pid } = way
  return requireStatus(await measureLoad({ url: `${url}${path}`, headers, connections, seconds }, pid), way.status)
}

function toResult(name: string, runs: readonly Loaded[], bare: readonly Loaded[]): ReadResult {
  const median = (of: (loaded: Loaded) => number, list = runs) => medianOf(list.map(of))
  return {
    name,
    perSecond: median(({ perSecond }) => perSecond),
    // Ratio of two runs measured one after the other, so that other work on the machine affects both.
    ratio: medianOf(runs.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN))),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    p99Ratio:
      median(({ p99 }) => p99) /
      Math.max(
        median(({ p99 }) => p99, bare),
        0.1,
      ),
    processor: median(({ processorMicroseconds }) => processorMicroseconds ?? Number.NaN),
  }
}

/** `uncached` services have no cache in memory, so that every answer comes from the text stored in the database. */
export async function measureReading(
  subject: Subject,
  uncached: readonly Subject[],
  port: number,
): Promise<ReadResult[]> {
  const ids = await knownOrganizations(subject, 1)
  const path = `/organizations/${ids[0]}`
  const bare = await startBare(subject, path, port)
  const etag = (await fetch(`${subject.url}${path}`, { headers: subject.headers })).headers.get('etag') ?? ''
  const ways: Way[] = [
    {
      name: `bare node:http`,
      url: `http://127.0.0.1:${port}`,
      pid: bare.pid,
      headers: subject.headers,
      path,
      status: 200,
    },
    { ...subject, name: 'GET, cached', path, status: 200 },
    { ...subject, name: 'GET, 304', headers: { ...subject.headers, 'if-none-match': etag }, path, status: 304 },
  ]
  for (const other of uncached) {
    const [id] = await knownOrganizations(other, 1)
    ways.push({ ...other, name: `GET, uncached, ${other.engine}`, path: `/organizations/${id}`, status: 200 })
  }
  const runs = ways.map((): Loaded[] => [])
  try {
    for (const way of ways) await run(way)
    for (let round = 0; round < rounds; round++) {
      for (const [place, way] of ways.entries()) runs[place]?.push(await run(way))
    }
  } finally {
    await bare.stop()
  }
  return ways.map(({ name }, place) => toResult(name, runs[place] ?? [], runs[0] ?? []))
}
