import { constants, existsSync } from 'node:fs'
import { cp, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** PostgreSQL writes this file into every database directory. */
function isDatabase(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'))
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushAll(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) await flush(join(entry.parentPath, entry.name))
  }
}

/**
 * Makes `directory` a database that can be opened: left alone when it is one, else a copy of `template`, else what
 * `initialize` writes. It appears under its name only when complete, so a start that was cut short is begun again.
 * The caller holds the lock.
 */
export async function prepareDirectory(
  directory: string,
  template: string | null,
  initialize: (directory: string) => Promise<void>,
): Promise<void> {
  if (isDatabase(directory)) return
  const incoming = `${directory}.incoming`
  await rm(incoming, { recursive: true, force: true })
  if (template !== null && isDatabase(template)) {
    await cp(template, incoming, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } else {
    await initialize(incoming)
  }
  await flushAll(incoming)
  await rm(directory, { recursive: true, force: true })
  await rename(incoming, directory)
}
