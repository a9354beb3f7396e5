import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../is-running.ts'

// Short, because the folder contains sockets, whose paths have at most 107 characters.
const begin = 'cr-tests-'
/** In bytes: databases of tests and journeys and a PostgreSQL are in it at the same time. */
const room = 4e9

/** Removes the folders of runs that were killed, because they use memory. */
function removeLeft(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(begin) ? Number(name.slice(begin.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** Containers often mount it so that no program in it can run; tests unpack PostgreSQL and a browser there. */
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
 * Creates a folder in memory for temporary files of tests: a database there does not wait for a disk at each commit, and
 * otherwise behaves as on a disk. Null where there is no such file system, or too little space, or no program may run there; a
 * disk is used then. The caller removes the folder; the next run removes that of a killed process.
 * @param parent a file system in memory
 */
export function makeMemoryFolder(parent = '/dev/shm'): string | null {
  try {
    const { bavail, bsize } = statfsSync(parent)
    if (Math.min(bavail * bsize, process.availableMemory() / 2) < room) return null
    removeLeft(parent)
    const folder = mkdtempSync(join(parent, `${begin}${process.pid}-`))
    // PostgreSQL runs as another user below it where this process is root.
    chmodSync(folder, 0o711)
    if (runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true })
    return null
  } catch {
    return null
  }
}
