import { parentPort, workerData } from 'node:worker_threads'
import { type JoinInput, joinEditions } from './join-task'

// The thread of run-join.ts: joins once and ends, so that its memory is given back.
const output = await joinEditions(workerData as JoinInput)
parentPort?.postMessage(output)
