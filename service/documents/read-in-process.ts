import type { Readable } from 'node:stream'
import type { ReadingEnd } from '@/service/reports/input/reading-bounds'
import { type FailureReason, ReportError } from '@/service/reports/input/report-error'
import type { Fact } from '@/service/reports/model/fact'
import type { Figure } from '@/service/reports/model/figure'
import type { Statement } from '@/service/reports/model/statement'
import type { PrintedPage } from '@/service/reports/readers/choose-pages'
import { keepSoFar } from './read-so-far'
import { type ReaderChild, startReader } from './start-reader'

export type ReportMessage =
  | { kind: 'page'; page: number; pages: number; found: Figure[] }
  | ({ kind: 'read' } & ReadReport)
  | { kind: 'failed'; failure: string; reason: FailureReason | null }

export type ReadingLimits = {
  /** No further page is begun after so long: the result says what was read. */
  softMilliseconds: number
  /** The process is ended after so long. */
  milliseconds: number
  /** The same where no page was read until then. */
  firstPageMilliseconds: number
  /** Of the whole process, V8's heap and all that is outside of it. */
  megabytes: number
  pages: number
  /** Of one stream that a PDF holds packed. */
  unpackedMegabytes: number
  /** Whether the pages that print emissions are handed over, for a second reader. */
  isForModel?: boolean
  /** Names of the organization whose report it is said to be: the reading says whether its text has one of them. */
  names?: readonly string[]
}

/** A report of 200 dense pages takes 14 s and 550 MB (docs/reports.md); nobody's file may take much more. */
export const readingLimits: ReadingLimits = {
  softMilliseconds: 45_000,
  milliseconds: 75_000,
  firstPageMilliseconds: 30_000,
  megabytes: 700,
  pages: 2_000,
  unpackedMegabytes: 128,
}

/** `skipped`: pages that are broken inside a file that is not; `ended`: from which page on nothing was read to its end, and why. */
export type ReadReport = {
  pages: number
  figures: Figure[]
  facts: Fact[]
  statements?: readonly Statement[]
  skipped?: readonly number[]
  ended?: { page: number; reason: ReadingEnd } | null
  /** The lines of its first pages, to see whose report it is. */
  opening?: readonly string[]
  /** Whether its text has one of the names that were asked for; null where none was. */
  isNamed?: boolean | null
  /** The pages that most likely print emissions, where they were asked for. */
  pagesForModel?: readonly PrintedPage[]
}

export type OnPage = (progress: Extract<ReportMessage, { kind: 'page' }>) => void

/** The reader ended without a word: it crashed, or the system ended it. The file may be why, or the machine. */
export class ReaderEnded extends Error {}

/** This process is stopping: the file has done nothing, and is to be read again. */
export class ReadingStopped extends Error {}

const running = new Set<() => void>()

/** Ends all readings of this process; each rejects with ReadingStopped. */
export function stopReadings(): void {
  for (const stop of running) stop()
}

/**
 * Reads a report in a process of its own, page by page, which is ended with it: whatever a stranger's file makes it take, the system
 * takes back whole. A file that needs more time or memory than `limits` gives what its pages said until then. Throws ReportError, in
 * words, for one that cannot be read or has no page that was read before a limit; ReaderEnded; ReadingStopped.
 */
export async function readInProcess(bytes: Uint8Array, onPage: OnPage, limits = readingLimits): Promise<ReadReport> {
  const reader = startReader(limits)
  let isLate = false
  // Its own watch ends it; this is for the case that the watch cannot.
  const timer = setTimeout(() => {
    isLate = true
    reader.kill()
  }, limits.milliseconds + 5_000)
  try {
    const read = settle(reader, onPage, limits, () => isLate)
    reader.input.end(bytes)
    return await read
  } finally {
    clearTimeout(timer)
    reader.kill()
  }
}

function settle(
  reader: ReaderChild,
  onPage: OnPage,
  limits: ReadingLimits,
  isLate: () => boolean,
): Promise<ReadReport> {
  const said = textOf(reader.verdict)
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ReadingStopped('Reading was stopped with the service'))
    running.add(stop)
    const soFar = keepSoFar()
    reader.onMessage((message) => {
      if (message.kind === 'page') {
        soFar.add(message)
        onPage(message)
      } else if (message.kind === 'read') resolve(message)
      else reject(new ReportError(message.failure, message.reason === null ? {} : { reason: message.reason }))
    })
    reader.onEnd((code, signal) => {
      running.delete(stop)
      // What it said before it was ended may arrive after its end.
      void said.then((verdict) => {
        const error = whyEnded(verdict === '' && isLate() ? 'time' : verdict, code, signal, limits)
        const read = error instanceof ReportError ? soFar.endedBy(error.reason?.code) : null
        if (read === null) reject(error)
        else resolve(read)
      })
    })
  })
}

async function textOf(stream: Readable): Promise<string> {
  let text = ''
  try {
    for await (const piece of stream) text += String(piece).slice(0, 100)
  } catch {
    // A pipe that broke with its process has said nothing.
  }
  return text
}

/** V8 ends the process that has no memory left by SIGABRT, some versions by SIGTRAP; through a shell these are 134 and 133. */
const outOfMemory: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 134, 133]

function whyEnded(verdict: string, code: number | null, signal: string | null, limits: ReadingLimits): Error {
  const { milliseconds, firstPageMilliseconds, megabytes, unpackedMegabytes } = limits
  if (verdict.startsWith('unpacked')) {
    return new ReportError(`It unpacks to more than ${unpackedMegabytes} MB`, {
      reason: { code: 'unpacks_too_large', limit: unpackedMegabytes },
    })
  }
  if (verdict.startsWith('time') || verdict.startsWith('first')) {
    const seconds = (verdict.startsWith('time') ? milliseconds : firstPageMilliseconds) / 1000
    return new ReportError(`Reading it takes longer than ${seconds} s`, {
      reason: { code: 'takes_too_long', limit: seconds },
    })
  }
  if (verdict.startsWith('memory') || outOfMemory.includes(signal ?? code)) {
    return new ReportError(`Reading it needs more than ${megabytes} MB of memory`, {
      reason: { code: 'needs_too_much_memory', limit: megabytes },
    })
  }
  return new ReaderEnded(`The reader ended with ${signal ?? code} and no result`)
}
