import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What typed keys are sealed with: `given` (LIVE_KEYS_SECRET), else the file `live-keys-secret` in the data directory, which is
 * made at its first use for the account of the programs alone. It is in no backup of the database.
 */
export async function readSecret(dataDirectory: string, given: string | null): Promise<string> {
  if (given !== null) return given
  const path = join(dataDirectory, 'live-keys-secret')
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  try {
    // Of two that begin at once one writes, and both read.
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
