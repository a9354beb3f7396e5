import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/engine/database'
import { type EmbeddedDatabase, isEmbedded } from '@/service/storage/engine/embedded/embedded'

const prefix = 'backup-copy-'
/** Of this program's own making, and nobody's folder that happens to begin the same. */
const ownName = /^backup-copy-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const keptMs = 24 * 60 * 60 * 1000

/**
 * A copy of the embedded database of one moment in a folder of its own under `dataDirectory`, laid out like a DATA_DIR:
 * whoever makes the backup opens it, reads it at leisure and removes it. Returns the name of the folder. ServiceError
 * `bad_request` on PostgreSQL, which is backed up directly.
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

/** Of a command that was killed before it removed its copy. */
async function removeForgotten(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (!ownName.test(name)) continue
    const path = join(dataDirectory, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > keptMs) await rm(path, { recursive: true, force: true })
  }
}
