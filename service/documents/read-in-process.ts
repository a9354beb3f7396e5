import type { Readable } from 'node:stream'
import type { ReadingEnd } from '@/service/reports/input/reading-bounds'
import { type FailureReason, ReportError } from '@/service/reports/input/report-error'
import type { Fact } from '@/service/reports/model/fact'
import type { Figure } from '@/service/reports/model/figure'
import type { Statement } from '@/service/reports/model/statement'
import type { PrintedPage } from '@/service/reports/readers/choose-pages'
import type { NameInText } from './match/names-in-text'
import { collectPartialReading } from './partial-reading'
import { type ReaderChild, startReader } from './start-reader'

export type ReportMessage =
  | { kind: 'page'; page: number; pages: number; found: Figure[] }
  | ({ kind: 'read' } & ReadReport)
  | { kind: 'failed'; failure: string; reason: FailureReason | null }

export type ReadingLimits = {
  /** After this time no further page is started; the result says what was read. */
  softMilliseconds: number
  /** After this time the process is ended. */
  milliseconds: number
  /** After this time the process is ended if no page was read until then. */
  firstPageMilliseconds: number
  /** Memory of the whole process: V8's heap and everything outside it. */
  megabytes: number
  pages: number
  /** Unpacked size of one compressed stream in a PDF. */
  unpackedMegabytes: number
  /** Whether to return the pages that print emissions, for a language model. */
  isForModel?: boolean
  /** Names of the organization to which the report was given; the result says whether the text has one of them. */
  names?: readonly string[]
  /** Whether to look for names of organizations, and for no figures. */
  isForNames?: boolean
}

/** A report of 200 dense pages takes 14 s and 550 MB (docs/reports.md); no file may take much more. */
export const readingLimits: ReadingLimits = {
  softMilliseconds: 45_000,
  milliseconds: 75_000,
  firstPageMilliseconds: 30_000,
  megabytes: 700,
  pages: 2_000,
  unpackedMegabytes: 128,
}

/** `skipped`: damaged pages of an otherwise readable file; `ended`: the first page that was not read completely, and why. */
export type ReadReport = {
  pages: number
  figures: Figure[]
  facts: Fact[]
  statements?: readonly Statement[]
  skipped?: readonly number[]
  ended?: { page: number; reason: ReadingEnd } | null
  /** The lines of its first pages, which show whose report it is. */
  opening?: readonly string[]
  /** Whether its text has one of `ReadingLimits.names`; null if there were none. */
  isNamed?: boolean | null
  /** The pages that most likely print emissions, if `isForModel` was set. */
  pagesForModel?: readonly PrintedPage[]
  /** What may be names of organizations, those that it has most often first, if `isForNames` was set. */
  namesInText?: readonly NameInText[]
}

export type OnPage = (progress: Extract<ReportMessage, { kind: 'page' }>) => void

/** The reader ended without a message: it crashed, or the system ended it. The file or the machine may be the cause. */
export class ReaderEnded extends Error {}

/** This process is stopping: the file is not the cause and should be read again. */
export class ReadingStopped extends Error {}

const running = new Set<() => void>()

/** Ends all readings of this process. Each rejects with ReadingStopped. */
export function stopReadings(): void {
  for (const stop of running) stop()
}

/**
 * Reads a report page by page in a separate process that ends afterwards, so that the system frees whatever an untrusted file made it
 * take. A file that needs more time or memory than `limits` yields the figures of the pages read until then. Throws ReportError for
 * a file that cannot be read, or of which no page was read within the limits; ReaderEnded; ReadingStopped.
 */
export async function readInProcess(bytes: Uint8Array, onPage: OnPage, limits = readingLimits): Promise<ReadReport> {
  const reader = startReader(limits)
  let isLate = false
  // The reader's own watch thread ends it; this timer is for the case that the thread cannot.
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
    const partial = collectPartialReading()
    reader.onMessage((message) => {
      if (message.kind === 'page') {
        partial.add(message)
        onPage(message)
      } else if (message.kind === 'read') resolve(message)
      else reject(new ReportError(message.failure, message.reason === null ? {} : { reason: message.reason }))
    })
    reader.onEnd((code, signal) => {
      running.delete(stop)
      // Its last message may arrive after its end.
      void said.then((verdict) => {
        const error = whyEnded(verdict === '' && isLate() ? 'time' : verdict, code, signal, limits)
        const read = error instanceof ReportError ? partial.endedBy(error.reason?.code) : null
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
    // The pipe broke with its process: there is no message.
  }
  return text
}

/** V8 ends a process that is out of memory by SIGABRT, in some versions by SIGTRAP; a shell reports these as 134 and 133. */
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
