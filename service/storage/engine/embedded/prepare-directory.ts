import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { flushFileSync } from '@/service/storage/engine/flush'

/** PostgreSQL writes this file into every database directory. */
function isDatabase(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'))
}

/** The system's code of an error; '' for an error without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // A link to nowhere, or to itself, or in a folder that may not be searched.
    return false
  }
}

/** Some of these are in every database directory, even a partial copy. */
const partsOfDatabase = ['base', 'global', 'pg_wal', 'postgresql.conf']

/** Marks a folder that a start is filling, so that the next start may remove an unfinished one. */
const mark = 'CARBON_REGISTER_IS_FILLING_THIS'

function describeOther(directory: string, names: readonly string[]): Error {
  const isPart = partsOfDatabase.some((name) => names.includes(name))
  const what = isPart
    ? 'it has parts of a database, but not the file PG_VERSION that every database has: it was copied or restored in part, or is damaged'
    : `it is not empty (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and more' : ''}) and no database`
  return new Error(
    `${directory} is not opened: ${what}. Nothing in it was changed. To go on: copy it again in full from where it came; ` +
      `or move it aside (mv ${directory} ${directory}.aside) and restore the newest backup in its place with ` +
      '`npx carbon-register db restore FILE`; or set DATA_DIR to another folder. Started after moving it aside and without a ' +
      'backup, the service begins with an empty database.',
  )
}

/** What is wrong with a folder that cannot be listed, by the system's code. */
const unlistable: Readonly<Record<string, string>> = {
  ENOENT: 'it is a link to a folder that is not there. If that is on another disk, mount it; or make the folder',
  ELOOP: 'it is a link that leads back to itself. Make it a link to the folder of the database, or move it aside',
  EACCES:
    'the account that runs this program may not read it. Let the account own it (chown -R), or run as its owner; the ' +
    'account must own DATA_DIR, too',
}

/** The names in a folder; null if it does not exist. Throws an Error if it is not a folder, or cannot be listed. */
function listFolder(path: string): string[] | null {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return null
  if (found.isDirectory() || (found.isSymbolicLink() && !isFile(path))) {
    try {
      return readdirSync(path)
    } catch (error) {
      const what = unlistable[codeOf(error)]
      if (what === undefined) throw error
      throw new Error(`${path} is not opened: ${what}. Nothing was changed.`, { cause: error })
    }
  }
  throw new Error(`${path} should be the folder of the database, but is a file: move it aside, or set another DATA_DIR`)
}

/** Removes what an interrupted start has left, and nothing that this program did not create. */
function removeUnfinished(incoming: string): void {
  const names = listFolder(incoming)
  if (names === null || names.length === 0 || names.includes(mark)) {
    rmSync(incoming, { recursive: true, force: true })
    return
  }
  throw new Error(
    `${incoming} is where a new database is made, and there are files in it that this program did not put there. ` +
      'Nothing in it was changed: move it aside and start again.',
  )
}

function flushFiles(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) flushFileSync(join(entry.parentPath, entry.name))
  }
}

/**
 * Makes the folder `given` a database that can be opened: an existing one is left alone; if the folder is missing or empty, a copy of
 * `template`, otherwise the output of `initialize`. Never removes existing files: throws an Error that says what to do for any other
 * folder. The database appears under its name only when complete, so an interrupted start is repeated. The caller holds the lock.
 * (Synchronous: nothing else runs at start, and copying a thousand files is twice as fast.)
 */
export async function prepareDirectory(
  given: string,
  template: string | null,
  initialize: (directory: string) => Promise<void>,
): Promise<void> {
  if (isDatabase(given)) return
  // The target of a link is filled, and the link stays.
  const directory = existsSync(given) ? realpathSync(given) : given
  const names = listFolder(directory)
  if (names !== null && names.length > 0) throw describeOther(directory, names)
  const incoming = `${directory}.incoming`
  removeUnfinished(incoming)
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  writeFileSync(join(incoming, mark), '')
  const files = join(incoming, 'database')
  if (template !== null && isDatabase(template)) {
    cpSync(template, files, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } else {
    await initialize(files)
  }
  // PGlite creates files that everyone may write.
  chmodSync(files, 0o700)
  flushFiles(files)
  // Fails if the folder got files meanwhile.
  if (names !== null) rmdirSync(directory)
  renameSync(files, directory)
  rmSync(incoming, { recursive: true })
}
