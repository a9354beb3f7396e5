import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

/** Table source_check: when each source's public address was asked, and what came of it. */

const SourceCheckRow = z.object({
  source: z.string(),
  checkedAt: z.date().nullable(),
  failures: z.int(),
  lastFailure: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  sha256: z.string().nullable(),
})
export type SourceCheckRow = z.infer<typeof SourceCheckRow>

const columns = `source, checked_at as "checkedAt", failures, last_failure as "lastFailure", etag,
  last_modified as "lastModified", sha256`

export async function listSourceChecks(db: Queryable): Promise<SourceCheckRow[]> {
  return (await db.query(`select ${columns} from source_check order by source`)).map((row) => SourceCheckRow.parse(row))
}

/** What is remembered of a source's address; of one that was never asked, nothing. */
export async function findSourceCheck(db: Queryable, source: string): Promise<SourceCheckRow> {
  const [row] = await db.query(`select ${columns} from source_check where source = $1`, [source])
  if (row) return SourceCheckRow.parse(row)
  return { source, checkedAt: null, failures: 0, lastFailure: null, etag: null, lastModified: null, sha256: null }
}

/**
 * Takes a source for this process until `until`; false where another one has it, or has asked since `seen` was read. A
 * row and not a lock: a lock would hold a connection as long as a publisher takes to answer.
 */
export async function claimSourceCheck(
  db: Queryable,
  seen: Pick<SourceCheckRow, 'source' | 'checkedAt'>,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await db.query(
    `insert into source_check as c (source, claimed_until) values ($1, $2)
     on conflict (source) do update set claimed_until = excluded.claimed_until
       where (c.claimed_until is null or c.claimed_until <= $3) and c.checked_at is not distinct from $4::timestamptz
     returning source`,
    [seen.source, until, now, seen.checkedAt],
  )
  return rows.length > 0
}

/** Writes what came of a check and lets go of the source. */
export async function recordSourceCheck(db: Queryable, check: SourceCheckRow): Promise<void> {
  await db.query(
    `update source_check set checked_at = $2, failures = $3, last_failure = $4, etag = $5, last_modified = $6,
            sha256 = $7, claimed_until = null where source = $1`,
    [check.source, check.checkedAt, check.failures, check.lastFailure, check.etag, check.lastModified, check.sha256],
  )
}

/** Lets go of a source that was not asked after all. */
export async function releaseSourceCheck(db: Queryable, source: string): Promise<void> {
  await db.query('update source_check set claimed_until = null where source = $1', [source])
}
