import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** Of files that tests alone read, nothing that is built depends. */
function isTestOnly(path: string): boolean {
  return /\.test\.tsx?$|^service\/testing\//.test(path)
}

/**
 * Changes when the content of one of the files below `paths` does, or the version of Node. (By content: a checkout sets
 * all times anew.) `paths`: relative to the working directory.
 */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(listFiles)) {
    if (!isTestOnly(path)) hash.update(`\n${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
