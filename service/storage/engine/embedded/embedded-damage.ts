import { statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DirectoryGone } from './watch-directory'

/** SQLSTATEs of damaged files: data or index corrupted, a file missing or unreadable. */
const damageCodes = new Set(['XX001', 'XX002', '58P01', '58030'])

/** With less space PostgreSQL may be unable to create the next segment of its log, which ends it. */
const leastFreeBytes = 32 * 1024 * 1024

const pageBytes = 8192

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function isDamage(error: unknown): boolean {
  return damageCodes.has(codeOf(error))
}

/** Whether the disk of `directory` is nearly full; false if the system does not say. */
export function isDiskFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < leastFreeBytes
  } catch {
    return false
  }
}

/** An Error for the operator: why the directory could not be opened, and what to do. */
export function describeFailedOpening(directory: string, cause: unknown): Error {
  if (isDiskFull(dirname(directory))) {
    return new Error(
      `The database in ${directory} cannot be opened, because its disk is full. Make space and start again; nothing is lost.`,
      { cause },
    )
  }
  return new Error(
    `The database in ${directory} is damaged and is not opened (${cause instanceof Error ? cause.message : String(cause)}). ` +
      'To go on: keep that folder aside under another name, and restore the newest backup into ' +
      'its place with `npx carbon-register db restore FILE`. Without a backup start on an empty folder; what was registered is then gone.',
    { cause },
  )
}

/** The log message when the engine ends while serving. */
export function describeFault(directory: string, cause: unknown): Error {
  if (cause instanceof DirectoryGone) {
    return new Error(
      `The database in ${directory} stopped because its folder is gone: it was removed, moved away or unmounted. Bring it back, ` +
        'or restore the newest backup with `npx carbon-register db restore FILE`, and start again.',
      { cause },
    )
  }
  if (isDiskFull(dirname(directory))) {
    return new Error(
      `The database in ${directory} stopped because its disk is full. Make space and start again; nothing that was answered is lost.`,
      { cause },
    )
  }
  if (isDamage(cause)) return describeFailedOpening(directory, cause)
  const words = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The database in ${directory} stopped after a fault of its engine (${words}). Start the service again; nothing that was answered is lost.`,
    { cause },
  )
}

function assertWholePages(path: string): void {
  const { size } = statSync(path)
  if (size % pageBytes !== 0) throw new Error(`${path} ends in the middle of a page`)
}

/**
 * Checks quickly whether the database just opened is intact: every table and index has its file, which ends at a page boundary, and each
 * of our tables can be read. (Pages have checksums that PostgreSQL verifies on reading, so damage inside a table is found by its first
 * reader, at the latest by a backup.)
 */
export async function probe(pglite: Pick<PGlite, 'query'>, directory: string): Promise<void> {
  const { rows } = await pglite.query<{ path: string; name: string | null }>(
    `select pg_relation_filepath(c.oid) as path,
            case when c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
                 then format('%I.%I', n.nspname, c.relname) end as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relpersistence = 'p' and pg_relation_filepath(c.oid) is not null`,
  )
  for (const { path } of rows) assertWholePages(join(directory, path))
  for (const { name } of rows) if (name !== null) await pglite.query(`select 1 from ${name} limit 1`)
}
