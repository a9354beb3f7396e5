import { accessSync, constants, mkdirSync } from 'node:fs'
import { codeOf, isFile } from './prepare-directory'

function why(path: string, error: unknown): string {
  const code = codeOf(error)
  if (isFile(path)) return 'a file is there. Move it aside'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return (
      'the account that runs this program may not write there. Let the account own that folder (chown -R), or run as its ' +
      'owner'
    )
  }
  if (code === 'ENOENT' || code === 'EEXIST' || code === 'ELOOP' || code === 'ENOTDIR') {
    return 'its path leads through a link to a folder that is not there, or through a file. If it is on another disk, mount it'
  }
  return error instanceof Error ? error.message : String(error)
}

/**
 * Makes the folder of DATA_DIR, for the account of the programs alone; a folder that is there keeps its mode. Throws an Error that says
 * what to do if it cannot be written.
 */
export function makeDataDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR (${path}) cannot be used: ${why(path, error)}, or set another DATA_DIR.`, {
      cause: error,
    })
  }
}
