import { writeSync } from 'node:fs'
import process from 'node:process'
import { workerData } from 'node:worker_threads'

// The thread that service/watch-blocked-loop.ts starts.

/** `shared`: first how often the main thread has come by. */
const { shared, limitSeconds }: { shared: Int32Array; limitSeconds: number } = workerData

let last = -1
let missed = 0

/** In the form of the other lines of the log. */
function say(): void {
  const msg =
    `Nothing was answered for ${limitSeconds} s, because one piece of work holds the process up: it is ended. ` +
    'Start it again; nothing that was answered is lost'
  const line = JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })
  try {
    writeSync(1, `${line}\n`)
  } catch {
    // Nobody reads it, or cannot just now: the process ends all the same.
  }
}

// Looks are counted, not seconds of a clock: one look after a machine was asleep for an hour is one look.
for (;;) {
  // Nobody notifies: it sleeps for a second.
  Atomics.wait(shared, 1, 0, 1_000)
  const now = Atomics.load(shared, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed >= limitSeconds) {
    say()
    // A thread cannot end the process in order, and the thread that could does not come to it.
    process.kill(process.pid, 'SIGKILL')
  }
}
