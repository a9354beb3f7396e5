import { writeFileSync, writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import type { ReadingBounds } from '@/service/reports/input/reading-bounds'
import { ReportError } from '@/service/reports/input/report-error'
import { readReportLines } from '@/service/reports/input/report-lines'
import type { Figure } from '@/service/reports/model/figure'
import { lookForNames } from './find/names-organization'
import { limitUnpacking } from './limit-unpacking'
import { collectNames } from './match/names-in-text'
import type { ReadingLimits, ReportMessage } from './read-in-process'

// The process that read-in-process.ts starts: it reads one report from its standard input, sends the result and ends. The system
// then frees all of its memory.

const limits: ReadingLimits = JSON.parse(process.argv[2] ?? '{}')
const began = Date.now()
const pagesRead = new SharedArrayBuffer(4)

/** Makes the system end this process, not the service, when the machine or the container has no memory left. */
function standFirstInLine(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not Linux, or not allowed.
  }
}

function refuse(): never {
  writeSync(4, 'unpacked')
  process.kill(process.pid, 'SIGKILL')
  throw new Error('It unpacks to too much')
}

function send(message: ReportMessage): void {
  process.send?.(bounded(message, 0))
}

const mostLetters = 1_000
const mostEntries = 5_000

/** Cuts texts and lists that come from the file, because the service holds them in its memory. */
function bounded<Value>(value: Value, depth: number): Value {
  if (typeof value === 'string') return value.slice(0, mostLetters) as Value
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((one) => bounded(one, depth + 1)) as Value
  if (typeof value !== 'object' || value === null || depth > 6) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bounded(one, depth + 1)])) as Value
}

function tellPage(page: number, pages: number, found: readonly Figure[] = []): void {
  Atomics.add(new Int32Array(pagesRead), 0, 1)
  send({ kind: 'page', page, pages, found: [...found] })
}

async function read(): Promise<void> {
  const bytes = await buffer(process.stdin)
  limitUnpacking(limits.unpackedMegabytes * 1024 * 1024, refuse)
  const bounds = {
    pages: limits.pages,
    isOver: () => Date.now() - began > limits.softMilliseconds,
    mustEnd: () => Date.now() - began > limits.softMilliseconds + (limits.milliseconds - limits.softMilliseconds) / 2,
  }
  await (limits.isForNames === true ? readNames(bytes, bounds) : readFigures(bytes, bounds))
}

async function readNames(bytes: Uint8Array, bounds: ReadingBounds): Promise<void> {
  const collected = collectNames()
  let pages = 0
  for await (const { page, pageCount, lines } of readReportLines(bytes, bounds)) {
    pages = pageCount
    collected.in(page, lines)
    tellPage(page, pageCount)
  }
  send({ kind: 'read', pages, figures: [], facts: [], namesInText: collected.names() })
}

async function readFigures(bytes: Uint8Array, bounds: ReadingBounds): Promise<void> {
  const { names = [] } = limits
  const look = lookForNames(names)
  const report = await readAnyReport(bytes, tellPage, { ...bounds, onLines: look.in })
  const { figures, facts, statements, pageCount: pages, skippedPages = [], ended = null, opening = [] } = report
  send({
    kind: 'read',
    pages,
    figures,
    facts: [...facts],
    statements,
    skipped: [...skippedPages],
    ended,
    opening: [...opening],
    isNamed: names.length === 0 ? null : look.isNamed(),
    ...(limits.isForModel === true && { pagesForModel: report.pagesForModel?.() ?? [] }),
  })
}

standFirstInLine()
// A terminal sends these signals to the whole process group, but the service decides whether it still waits for the result.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
const isBundled = import.meta.url.endsWith('.js')
const watch = new URL(isBundled ? './watch-reader.js' : './watch-reader.ts', import.meta.url)
new Worker(watch, {
  workerData: { ...limits, parent: process.ppid, pagesRead },
  // The thread needs none of the memory for code that V8 otherwise reserves (start-reader.ts).
  resourceLimits: { codeRangeSizeMb: 16 },
}).unref()

read().catch((error: unknown) => {
  if (error instanceof ReportError) return send({ kind: 'failed', failure: error.message, reason: error.reason })
  // The library's message is not passed on: the damaged file is the cause.
  send({ kind: 'failed', failure: 'The file is damaged: reading it failed', reason: { code: 'damaged' } })
})
process.once('disconnect', () => process.exit())
