import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/engine/database'
import { type EmbeddedDatabase, isEmbedded } from '@/service/storage/engine/embedded/embedded'

const prefix = 'backup-copy-'
/** Names of folders that this program creates, not of other folders that begin the same way. */
const ownName = /^backup-copy-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const keptMs = 24 * 60 * 60 * 1000

/**
 * Copies the embedded database to a new folder under `dataDirectory` that is structured like a DATA_DIR, and returns its name. The
 * backup command opens the copy, reads it and removes it. ServiceError `bad_request` on PostgreSQL, which is backed up directly.
 */
export async function copyRunning(database: Database, dataDirectory: string): Promise<string> {
  if (!isEmbedded(database)) {
    throw new ServiceError('bad_request', 'This service uses PostgreSQL: make the backup with its DATABASE_URL')
  }
  await removeForgotten(dataDirectory)
  const name = `${prefix}${randomUUID()}`
  await mkdir(join(dataDirectory, name), { mode: 0o700 })
  try {
    await (database as EmbeddedDatabase).copyTo(join(dataDirectory, name, 'database'))
  } catch (error) {
    await rm(join(dataDirectory, name), { recursive: true, force: true })
    throw error
  }
  return name
}

/** Removes copies of commands that were killed before they removed them. */
async function removeForgotten(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (!ownName.test(name)) continue
    const path = join(dataDirectory, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > keptMs) await rm(path, { recursive: true, force: true })
  }
}
