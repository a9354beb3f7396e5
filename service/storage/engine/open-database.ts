import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '@/service/storage/engine/embedded/embedded'
import { makeDataDirectory } from '@/service/storage/engine/embedded/make-data-directory'
import type { StorageLog } from '@/service/storage/engine/embedded/start-upkeep'
import { openPostgres } from './postgres/postgres'
import type { ScriptDatabase } from './script-database'

export type DatabaseSettings = {
  /** `postgres://…`; null opens the embedded database in `dataDirectory`. */
  databaseUrl: string | null
  /** Contains `database/` (the embedded files) and `database.lock`. Created if missing. */
  dataDirectory: string
  /** A prepared database to copy on first start; null runs initdb, which takes 3 s and 800 MB in this process. */
  templateDirectory?: string | null
  /**
   * Whether a query on the database from inside a transaction, which is a bug, is refused; default true. The running service switches it
   * off, because detecting it costs every request (transaction-scope.ts).
   */
  isGuarded?: boolean
  log?: StorageLog
  /** Called when the embedded database cannot continue in this process; the error says what to do. */
  onFault?: (error: Error) => void
}

/** Beside the bundle, where `npm run build` prepares it; absent when run from source. */
const builtTemplate = fileURLToPath(new URL('../database-template', import.meta.url))

/**
 * Opens the database, embedded or PostgreSQL. Run `migrate` next. Throws `ServiceError('unavailable')` if the embedded directory is in
 * use by another process or PostgreSQL does not answer.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<ScriptDatabase> {
  const { templateDirectory = builtTemplate, isGuarded = true } = settings
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, isGuarded)
  makeDataDirectory(settings.dataDirectory)
  return openEmbedded({
    directory: join(settings.dataDirectory, 'database'),
    lockPath: join(settings.dataDirectory, 'database.lock'),
    templateDirectory,
    isGuarded,
    log: settings.log,
    onFault: settings.onFault,
  })
}
