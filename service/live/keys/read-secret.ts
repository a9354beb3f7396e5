import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the secret with which typed keys are encrypted: `given` (LIVE_KEYS_SECRET), else the file `live-keys-secret` in the
 * data directory, which is created at first use and is readable by the programs' account alone. No backup of the database
 * contains it.
 */
export async function readSecret(dataDirectory: string, given: string | null): Promise<string> {
  if (given !== null) return given
  const path = join(dataDirectory, 'live-keys-secret')
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  try {
    // Where two processes begin at once, one writes the file and both read it.
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
