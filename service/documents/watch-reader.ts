import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// A thread of the process that reads a stranger's file (report-process.ts). It looks on while the main thread is busy with the
// file, and ends the process that takes too much memory or time, or whose parent is gone.

type WatchData = {
  megabytes: number
  milliseconds: number
  firstPageMilliseconds: number
  parent: number
  /** One number: how many pages were read. */
  pagesRead: SharedArrayBuffer
}

const { megabytes, milliseconds, firstPageMilliseconds, parent, pagesRead }: WatchData = workerData
const pages = new Int32Array(pagesRead)
const began = Date.now()

function end(verdict: 'memory' | 'time' | 'first'): void {
  try {
    // The pipe of start-reader.ts.
    writeSync(4, verdict)
  } catch {
    // Nobody listens any more.
  }
  process.kill(process.pid, 'SIGKILL')
}

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) end('memory')
  else if (Date.now() - began > milliseconds) end('time')
  else if (Date.now() - began > firstPageMilliseconds && Atomics.load(pages, 0) === 0) end('first')
  else if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 50)
