import { stat } from 'node:fs/promises'
import { join } from 'node:path'

const everyMs = 2_000

/** Error codes of a missing file, and of a missing disk. */
const goneCodes = new Set(['ENOENT', 'ENOTDIR', 'ESTALE', 'EIO', 'ENODEV', 'ENXIO'])

/** The directory of the open database was removed, moved or unmounted: whatever is written now is lost. */
export class DirectoryGone extends Error {
  constructor(directory: string, cause: unknown) {
    super(`The files of the database are not in ${directory} any more`, { cause })
    this.name = 'DirectoryGone'
  }
}

/** Calls `onGone` once when `directory` is no longer a database. Returns a function that stops it. */
export function watchDirectory(
  directory: string,
  onGone: (error: DirectoryGone) => void,
  pauseMs = everyMs,
): () => void {
  const timer = setInterval(() => {
    stat(join(directory, 'PG_VERSION')).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!goneCodes.has(code)) return
      clearInterval(timer)
      onGone(new DirectoryGone(directory, error))
    })
  }, pauseMs).unref()
  return () => clearInterval(timer)
}
