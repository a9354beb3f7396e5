import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The publishers' files are in a folder beside the repository, never in it: tests that read them are skipped where they are missing. */
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

export const hasTestData = existsSync(folder)
export const needsTestData = hasTestData ? '' : ' (skipped: no ../shared/data)'

/** Bytes of a publisher's file by its path below ../shared/data. */
export function readTestData(path: string): Uint8Array {
  return readFileSync(`${folder}${path}`)
}
