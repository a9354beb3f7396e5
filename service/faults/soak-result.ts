import { keptHeadings, readSection, replaceRow, writeSection } from './results-section'

/** Resident memory at its end, and the latency of its requests in milliseconds. */
export type SoakMinute = { megabytes: number | null; p50: number; p99: number }

export type SoakTotals = { requests: number; failures: number; imports: number; failedImports: number }

export type SoakResult = SoakTotals & { engine: string; minutes: readonly SoakMinute[] }

export function describeMinute(minutes: readonly SoakMinute[], totals: SoakTotals): string {
  const { megabytes, p50, p99 } = minutes.at(-1) ?? { megabytes: null, p50: 0, p99: 0 }
  const memory = megabytes === null ? 'unknown memory' : `${megabytes.toFixed(0)} MB`
  const { requests, failures, imports, failedImports } = totals
  return `minute ${minutes.length}: ${memory}, half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms; so far ${requests} requests, ${failures} failed, ${imports} imports, ${failedImports} failed`
}

function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null
}

/** Medians of the first, the middle and the last third: what grows, grows from one to the next. */
function thirds(minutes: readonly SoakMinute[], read: (minute: SoakMinute) => number | null): string {
  const length = Math.ceil(minutes.length / 3)
  return [0, length, 2 * length]
    .map((start) => median(minutes.slice(start, start + length).flatMap((minute) => read(minute) ?? [])))
    .map((value) => value?.toFixed(value < 20 ? 1 : 0) ?? 'unknown')
    .join(', ')
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
]

/** The text of a file of results with this run's line in it. */
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
    ],
  )
  return writeSection(text, keptHeadings.soak, table)
}
