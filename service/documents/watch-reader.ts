import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// A thread of the process that reads an untrusted file (report-process.ts). While the main thread is busy with the file, this one
// ends the process if it takes too much memory or time, or if its parent has ended.

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
    // File descriptor 4 is the pipe `verdict` of start-reader.ts.
    writeSync(4, verdict)
  } catch {
    // The service has closed the pipe.
  }
  process.kill(process.pid, 'SIGKILL')
}

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) end('memory')
  else if (Date.now() - began > milliseconds) end('time')
  else if (Date.now() - began > firstPageMilliseconds && Atomics.load(pages, 0) === 0) end('first')
  else if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 50)
