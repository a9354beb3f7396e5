import { type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { SourceCheckTable } from '@/service/storage/schema'

/** Table source_check: when each source's public address was requested, and the outcome. */

export type SourceCheckRow = Omit<Selectable<SourceCheckTable>, 'claimedUntil'>

const columns = ['source', 'checkedAt', 'failures', 'lastFailure', 'etag', 'lastModified', 'sha256'] as const

export async function listSourceChecks(db: Queryable): Promise<SourceCheckRow[]> {
  return tables(db).selectFrom('sourceCheck').select(columns).orderBy('source').execute()
}

/** What is stored about a source's address; undefined fields if it was never requested. */
export async function findSourceCheck(db: Queryable, source: string): Promise<SourceCheckRow> {
  const query = tables(db).selectFrom('sourceCheck').select(columns).where('source', '=', source)
  const row = await query.executeTakeFirst()
  if (row) return row
  return { source, checkedAt: null, failures: 0, lastFailure: null, etag: null, lastModified: null, sha256: null }
}

/**
 * Claims a source for this process until `until`; false if another process has it, or has checked it since `seen` was read. A row rather
 * than a lock, which would hold a connection as long as a publisher takes to answer.
 */
export async function claimSourceCheck(
  db: Queryable,
  seen: Pick<SourceCheckRow, 'source' | 'checkedAt'>,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await tables(db)
    .insertInto('sourceCheck')
    .values({ source: seen.source, claimedUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({ claimedUntil: until })
        .where((eb) => eb.or([eb('sourceCheck.claimedUntil', 'is', null), eb('sourceCheck.claimedUntil', '<=', now)]))
        .where('sourceCheck.checkedAt', 'is not distinct from', sql<Date>`${seen.checkedAt}::timestamptz`),
    )
    .returning('source')
    .execute()
  return rows.length > 0
}

/** Stores the outcome of a check and releases the claim on the source. */
export async function recordSourceCheck(db: Queryable, { source, ...check }: SourceCheckRow): Promise<void> {
  const { checkedAt, failures, lastFailure, etag, lastModified, sha256 } = check
  await tables(db)
    .updateTable('sourceCheck')
    .set({ checkedAt, failures, lastFailure, etag, lastModified, sha256, claimedUntil: null })
    .where('source', '=', source)
    .execute()
}

/** Releases the claim on a source that was not requested after all. */
export async function releaseSourceCheck(db: Queryable, source: string): Promise<void> {
  await tables(db).updateTable('sourceCheck').set({ claimedUntil: null }).where('source', '=', source).execute()
}
