import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from '../is-running.ts'

const pollMs = 300
/** Two processes that find the lock of a dead process both write their own: after this time the one whose lock was overwritten waits. */
const recheckMs = 50

/** Returns the process that the lock names; null where there is no lock, or that process has ended. */
function ownerOf(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null
  } catch {
    return null
  }
}

function tryLock(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function acquireLock(lock: string): Promise<void> {
  let hasReported = false
  for (;;) {
    const owner = ownerOf(lock)
    if (owner === null) {
      rmSync(lock, { force: true })
      if (tryLock(lock)) {
        await setTimeout(recheckMs)
        if (ownerOf(lock) === process.pid) return
      }
      continue
    }
    if (!hasReported) console.log(`Process ${owner} is building in this folder; this one waits until it is done.`)
    hasReported = true
    await setTimeout(pollMs)
  }
}

/**
 * Runs `work` while no other process runs the same in this folder; the file `lock` names the process meanwhile. Otherwise `npm
 * start` and `npm test` side by side would write the same files. A lock whose process has ended does not count.
 */
export async function buildAlone(lock: string, work: () => Promise<void>): Promise<void> {
  await acquireLock(lock)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
