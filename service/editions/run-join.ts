import { Worker } from 'node:worker_threads'
import type { JoinInput, JoinOutput } from './join-task'

/** Beside the bundle; from source it is TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
const workerUrl = new URL(isBundled ? './join-worker.js' : './join-worker.ts', import.meta.url)

/** Node 20 does not apply `--import tsx` to the first file of a thread: tsx is registered inside. */
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(workerUrl.href)}) })`

function startWorker(workerData: JoinInput): Worker {
  return isBundled ? new Worker(workerUrl, { workerData }) : new Worker(fromSource, { eval: true, workerData })
}

/** `joinEditions` in a thread of its own, which leaves this one free to answer. Rejects with what it threw. */
export function runJoin(input: JoinInput): Promise<JoinOutput> {
  const worker = startWorker(input)
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The joining thread ended with ${code} and no result`)))
  })
}
