import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from '../is-running.ts'

const pollMs = 300
/** Two that found the lock of a dead process both make their own: the one whose lock did not stay waits. */
const settleMs = 50

/** The process that the lock names; null where there is none, or it is not running any more. */
function ownerOf(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null
  } catch {
    return null
  }
}

function take(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function hold(lock: string): Promise<void> {
  let hasSaid = false
  for (;;) {
    const owner = ownerOf(lock)
    if (owner === null) {
      rmSync(lock, { force: true })
      if (take(lock)) {
        await setTimeout(settleMs)
        if (ownerOf(lock) === process.pid) return
      }
      continue
    }
    if (!hasSaid) console.log(`Process ${owner} is building in this folder; this one waits until it is done.`)
    hasSaid = true
    await setTimeout(pollMs)
  }
}

/**
 * Does `work` while no other process does the same in this folder; `lock` is a path that names the process meanwhile. `npm start`
 * and `npm test` side by side would otherwise write the same files. A lock whose process is gone is nobody's.
 */
export async function buildAlone(lock: string, work: () => Promise<void>): Promise<void> {
  await hold(lock)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
