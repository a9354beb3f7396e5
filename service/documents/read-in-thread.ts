import { Worker } from 'node:worker_threads'
import type { Fact } from '@/service/reports/fact'
import type { Figure } from '@/service/reports/figure'
import { ReportError } from '@/service/reports/report-error'

/** Beside the bundle; from source it is TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
const workerUrl = new URL(isBundled ? './report-worker.js' : './report-worker.ts', import.meta.url)

/** Node 20 does not apply `--import tsx` to the first file of a thread: tsx is registered inside. */
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(workerUrl.href)}) })`

export type ReportMessage =
  | { kind: 'page'; page: number; pages: number; found: Figure[] }
  | { kind: 'read'; pages: number; figures: Figure[]; facts: Fact[]; skipped: number[] }
  | { kind: 'failed'; failure: string }

export type ReadingLimits = { milliseconds: number; megabytes: number }

/** A report of 200 dense pages takes 14 s and 350 MB here (docs/reports.md); nobody's file may take much more. */
export const readingLimits: ReadingLimits = { milliseconds: 120_000, megabytes: 700 }

/** `skipped`: pages that are broken inside a file that is not. */
export type ReadReport = { pages: number; figures: Figure[]; facts: Fact[]; skipped?: readonly number[] }

export type OnPage = (progress: Extract<ReportMessage, { kind: 'page' }>) => void

/**
 * Reads a report in a thread of its own, page by page. Throws ReportError, in words, for a file that cannot be read or
 * needs more time or memory than `limits`; the thread is gone then, and this one never noticed.
 */
export async function readInThread(bytes: Uint8Array, onPage: OnPage, limits = readingLimits): Promise<ReadReport> {
  const options = {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    // What a library prints about a broken file is nobody's business, and a file could print a great deal.
    stdout: true,
    stderr: true,
  }
  const worker = isBundled ? new Worker(workerUrl, options) : new Worker(fromSource, { ...options, eval: true })
  const watch = watchLimits(limits)
  try {
    return await Promise.race([watch.exceeded, settle(worker, onPage, limits)])
  } finally {
    watch.stop()
    await worker.terminate()
  }
}

function settle(worker: Worker, onPage: OnPage, { megabytes }: ReadingLimits): Promise<ReadReport> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ReportMessage) => {
      if (message.kind === 'page') onPage(message)
      else if (message.kind === 'read')
        resolve({
          pages: message.pages,
          figures: message.figures,
          facts: message.facts,
          skipped: message.skipped,
        })
      else reject(new ReportError(message.failure))
    })
    worker.once('error', (error) => {
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(new ReportError(isFull ? tooLarge(megabytes) : 'The file is damaged: reading it failed', { cause: error }))
    })
    worker.once('exit', () => reject(new ReportError('Reading ended without a result')))
  })
}

function tooLarge(megabytes: number): string {
  return `Reading takes more than ${megabytes} MB of memory`
}

/** Time, and the memory that V8 does not count against a thread: what a stream unfolds to. */
function watchLimits({ milliseconds, megabytes }: ReadingLimits) {
  const before = process.memoryUsage().rss
  const began = Date.now()
  let timer: NodeJS.Timeout | undefined
  const exceeded = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (Date.now() - began > milliseconds) {
        reject(new ReportError(`Reading takes longer than ${milliseconds / 1000} s`))
      } else if (process.memoryUsage().rss - before > megabytes * 1024 * 1024) {
        reject(new ReportError(tooLarge(megabytes)))
      }
    }, 250)
  })
  return { exceeded, stop: () => clearInterval(timer) }
}
