import { median } from '@/service/reference/median'
import { keptHeadings, readSection, replaceRow, writeSection } from './results-section'

/**
 * One minute: the service's resident memory at its end, the maximum of it and the processes it started (joins of imports)
 * together, and the latency of its requests in milliseconds.
 */
export type SoakMinute = { megabytes: number | null; mostMegabytes: number | null; p50: number; p99: number }

export type SoakTotals = { requests: number; failures: number; imports: number; failedImports: number }

export type SoakResult = SoakTotals & { engine: string; minutes: readonly SoakMinute[] }

export function describeMinute(minutes: readonly SoakMinute[], totals: SoakTotals): string {
  const { megabytes, mostMegabytes, p50, p99 } = minutes.at(-1) ?? { ...unknownMemory, p50: 0, p99: 0 }
  const most = mostMegabytes === null ? '' : `, with what it started at most ${mostMegabytes.toFixed(0)} MB`
  const memory = megabytes === null ? 'unknown memory' : `${megabytes.toFixed(0)} MB${most}`
  const { requests, failures, imports, failedImports } = totals
  return `minute ${minutes.length}: ${memory}, half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms; so far ${requests} requests, ${failures} failed, ${imports} imports, ${failedImports} failed`
}

const unknownMemory = { megabytes: null, mostMegabytes: null }

/** Medians of the first, the middle and the last third: steady growth shows in all three. */
function thirds(minutes: readonly SoakMinute[], read: (minute: SoakMinute) => number | null): string {
  const length = Math.ceil(minutes.length / 3)
  return [0, length, 2 * length]
    .map((start) => minutes.slice(start, start + length).flatMap((minute) => read(minute) ?? []))
    .map((values) => (values.length === 0 ? 'unknown' : describe(median(values.toSorted((a, b) => a - b)))))
    .join(', ')
}

function describe(value: number): string {
  return value.toFixed(value < 20 ? 1 : 0)
}

const headers = [
  'engine',
  'day',
  'minutes',
  'requests',
  'failed',
  'imports',
  'failed',
  'memory by thirds, MB',
  'p50 by thirds, ms',
  'p99 by thirds, ms',
  'memory with the processes it starts, at most, by thirds, MB',
]

/** Returns the text of a file of results with this run's line. */
export function addSoak(text: string, result: SoakResult): string {
  const { engine, minutes, requests, failures, imports, failedImports } = result
  const table = replaceRow(
    readSection(text, keptHeadings.soak),
    headers,
    ['postgres', 'embedded'],
    [
      engine,
      new Date().toISOString().slice(0, 10),
      minutes.length,
      requests,
      failures,
      imports,
      failedImports,
      thirds(minutes, ({ megabytes }) => megabytes),
      thirds(minutes, ({ p50 }) => p50),
      thirds(minutes, ({ p99 }) => p99),
      thirds(minutes, ({ mostMegabytes }) => mostMegabytes),
    ],
  )
  return writeSection(text, keptHeadings.soak, table)
}
