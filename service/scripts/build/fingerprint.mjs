import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** Of files that tests alone read, nothing that is built depends. */
function isTestOnly(/** @type {string} */ path) {
  return /\.test\.tsx?$|^service\/testing\//.test(path)
}

/**
 * Changes when the content of one of the files below `paths` does, or the version of Node. (By content: a checkout sets
 * all times anew.)
 * @param {readonly string[]} paths relative to the working directory
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(listFiles)) {
    if (!isTestOnly(path)) hash.update(`\n${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
