import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL writes this file into every database directory. */
function isDatabase(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'))
}

function flushFiles(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = openSync(join(entry.parentPath, entry.name), 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

/**
 * Makes `directory` a database that can be opened: left alone when it is one, else a copy of `template`, else what
 * `initialize` writes. It appears under its name only when complete, so a start that was cut short is begun again.
 * The caller holds the lock. (Synchronous: nothing else runs at start, and copying a thousand files is twice as fast.)
 */
export async function prepareDirectory(
  directory: string,
  template: string | null,
  initialize: (directory: string) => Promise<void>,
): Promise<void> {
  if (isDatabase(directory)) return
  const incoming = `${directory}.incoming`
  rmSync(incoming, { recursive: true, force: true })
  if (template !== null && isDatabase(template)) {
    cpSync(template, incoming, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } else {
    await initialize(incoming)
  }
  // PGlite creates files that everyone may write.
  chmodSync(incoming, 0o700)
  flushFiles(incoming)
  rmSync(directory, { recursive: true, force: true })
  renameSync(incoming, directory)
}
