import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders that PostgreSQL needs, and that are empty while no server runs, or contain nothing that a next start would read: state of
 * sessions, statistics, and of features that the embedded database does not use (replication, prepared transactions, tablespaces).
 */
const emptyFolders = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]

/** Folders that have files in every database. Where one has none, data are missing, and empty folders do not help. */
const filledFolders = ['base', 'global', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_wal', 'pg_xact']

function isFilled(path: string): boolean {
  return existsSync(path) && readdirSync(path).length > 0
}

/**
 * Makes again the empty folders of a database that was copied without them, as git and object storages do, which know files only.
 * Returns their names. Changes nothing where folders with data are missing, too: that database is damaged.
 */
export function restoreEmptyFolders(directory: string): string[] {
  if (!filledFolders.every((name) => isFilled(join(directory, name)))) return []
  const missing = emptyFolders.filter((name) => !existsSync(join(directory, name)))
  for (const name of missing) mkdirSync(join(directory, name), { recursive: true, mode: 0o700 })
  return missing
}
