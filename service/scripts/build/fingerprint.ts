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

/** Files that only tests read are left out: no build depends on them. */
function isTestOnly(path: string): boolean {
  return /\.test\.tsx?$|^service\/testing\//.test(path)
}

/**
 * Returns a hash that changes when the content of a file below `paths` changes, or the version of Node. It ignores times, which a
 * checkout resets. `paths` are relative to the working directory.
 */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(listFiles)) {
    if (!isTestOnly(path)) hash.update(`\n${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
