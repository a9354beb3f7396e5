import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processorSeconds } from './processes'

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Paths to GET, in turn. */
  paths?: readonly string[]
  /**
   * POST of organizations with generated names, a prefix and a number below `modulo`; or of each listed body once, instead of for
   * `seconds`.
   */
  bodies?: { prefix: string; modulo: number } | readonly object[]
  /** Ends after this many requests instead of after `seconds`. */
  amount?: number
}

export type Loaded = {
  /** When the first request was sent, as from Date.now(). */
  startedAt: number
  perSecond: number
  total: number
  /** In milliseconds. */
  p50: number
  p99: number
  statuses: Record<string, number>
  failures: number
  /** Processor time of the measured process per request, in microseconds; null where it cannot be read. */
  processorMicroseconds: number | null
}

const generator = fileURLToPath(new URL('./load.ts', import.meta.url))

/** A list of bodies is too long for a command line, so it is written to a file. */
function bodiesOf({ bodies }: Load, file: string): object | undefined {
  if (!Array.isArray(bodies)) return bodies
  writeFileSync(file, JSON.stringify(bodies.map((body) => JSON.stringify(body))))
  return { list: file }
}

/** Sends the load from a separate process and returns the measurements. `pid` is the serving process. */
export async function measureLoad(load: Load, pid: number): Promise<Loaded> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-load-'))
  const output = join(directory, 'result.json')
  try {
    const settings = JSON.stringify({ ...load, bodies: bodiesOf(load, join(directory, 'bodies.json')) })
    const before = processorSeconds(pid)
    const child = spawn(process.execPath, [generator, output, settings], { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The load generator ended with ${code}`)
    const after = processorSeconds(pid)
    const result: Omit<Loaded, 'processorMicroseconds'> = JSON.parse(readFileSync(output, 'utf8'))
    const used = before === null || after === null ? null : after - before
    return { ...result, processorMicroseconds: used === null ? null : (used * 1e6) / Math.max(result.total, 1) }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Throws unless every answer has this status, because a fast error is no result. */
export function requireStatus(loaded: Loaded, status: number): Loaded {
  const statuses = Object.keys(loaded.statuses)
  if (statuses.length !== 1 || statuses[0] !== String(status) || loaded.failures > 0) {
    throw new Error(`Answers other than ${status}: ${JSON.stringify(loaded)}`)
  }
  return loaded
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
