import { Worker } from 'node:worker_threads'

const beatMs = 250

/** Beside the bundle as JavaScript of its own. */
const name = import.meta.url.endsWith('.js') ? './blocked-loop-watch.js' : './blocked-loop-watch.ts'

/**
 * Ends this process (SIGKILL, after a line in the log) when its event loop has not come round for `limitSeconds`: a loop
 * that never ends, in the embedded engine or anywhere else, would keep a process alive that answers nobody, and whoever
 * supervises it cannot tell. A thread of its own looks every second. 0 seconds: nothing is watched.
 */
export function watchBlockedLoop(limitSeconds: number): void {
  if (limitSeconds === 0) return
  const shared = new Int32Array(new SharedArrayBuffer(8))
  setInterval(() => Atomics.add(shared, 0, 1), beatMs).unref()
  const worker = new Worker(new URL(name, import.meta.url), {
    workerData: { shared, limitSeconds },
    // It does nothing but count.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    execArgv: [],
  })
  worker.unref()
}
