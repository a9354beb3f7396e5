import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../is-running.ts'

// Short, because sockets stand below it, whose paths have at most 107 letters.
const begin = 'cr-tests-'
/** Databases of tests, of journeys and a PostgreSQL stand in it at once. */
const room = 4e9

/** Removes what runs that were killed have left: it takes memory. */
function removeLeft(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(begin) ? Number(name.slice(begin.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** Containers often mount it so that nothing there can be run; tests unpack PostgreSQL and a browser. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 })
  try {
    execFileSync(program)
    return true
  } catch {
    return false
  } finally {
    rmSync(program)
  }
}

/**
 * A folder in memory, for what tests write and nobody keeps: a database there does not wait for a disk at each commit, and
 * does all else as on a disk. Null where there is none, or little room, or nothing may be run in it: a disk will do.
 * Whoever makes it removes it; one whose process was killed is removed by the next run.
 *
 * @param parent a file system in memory
 */
export function makeMemoryFolder(parent = '/dev/shm'): string | null {
  try {
    const { bavail, bsize } = statfsSync(parent)
    if (Math.min(bavail * bsize, process.availableMemory() / 2) < room) return null
    removeLeft(parent)
    const folder = mkdtempSync(join(parent, `${begin}${process.pid}-`))
    // PostgreSQL runs as another user below it where this one is root.
    chmodSync(folder, 0o711)
    if (runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true })
    return null
  } catch {
    return null
  }
}
