import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { LiveFetchTable } from '@/service/storage/schema'

/** Table live_fetch: the last fetch from each publisher's interface, how far it is, and its outcome. */

const Remarks = z.array(z.string())

type Columns = Selectable<LiveFetchTable>
export type LiveFetchRow = Omit<Columns, 'remarks'> & { remarks: string[] }

function toRow(row: Columns): LiveFetchRow {
  return { ...row, remarks: Remarks.parse(row.remarks) }
}

export async function listLiveFetches(db: Queryable): Promise<LiveFetchRow[]> {
  const rows = await tables(db).selectFrom('liveFetch').selectAll().orderBy('source').execute()
  return rows.map(toRow)
}

/** Requests a fetch; false if one is waiting or running. */
export async function requestLiveFetch(db: Queryable, source: string, at: Date): Promise<boolean> {
  const rows = await tables(db)
    .insertInto('liveFetch')
    .values({ source, state: 'waiting', askedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({ state: 'waiting', askedAt: at })
        .where('liveFetch.state', 'in', ['done', 'failed']),
    )
    .returning('source')
    .execute()
  return rows.length > 0
}

/** Claims a fetch that is waiting, or whose process is gone, until `until`, optionally of one `source`; null if there is none. */
export async function claimLiveFetch(
  db: Queryable,
  { now, until, source = null }: { now: Date; until: Date; source?: string | null },
): Promise<string | null> {
  const row = await tables(db)
    .updateTable('liveFetch')
    .set((eb) => ({
      state: 'running',
      claimedUntil: until,
      beganAt: eb.fn.coalesce(
        sql<Date | null>`case when state = 'running' then began_at end`,
        sql<Date>`${now}::timestamptz`,
      ),
      step: null,
      done: 0,
      total: null,
    }))
    .where('source', '=', (eb) =>
      eb
        .selectFrom('liveFetch as next')
        .select('next.source')
        .where((or) =>
          or.or([
            or('next.state', '=', 'waiting'),
            or.and([or('next.state', '=', 'running'), or('next.claimedUntil', '<=', now)]),
          ]),
        )
        .$if(source !== null, (query) => query.where('next.source', '=', source ?? ''))
        .orderBy('next.askedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('source')
    .executeTakeFirst()
  return row?.source ?? null
}

export type LiveProgress = { step: string; done: number; total: number | null }

/** Records the progress of a fetch, and extends this process's claim until `until`. */
export async function recordLiveProgress(
  db: Queryable,
  source: string,
  { step, done, total }: LiveProgress,
  until: Date,
): Promise<void> {
  await tables(db)
    .updateTable('liveFetch')
    .set({ step, done, total, claimedUntil: until })
    .where('source', '=', source)
    .where('state', '=', 'running')
    .execute()
}

export type LiveEnd =
  | { state: 'done'; outcome: 'imported' | 'unchanged'; remarks: readonly string[] }
  | { state: 'failed'; failureCode: string; failure: string; remedy: string | null }

/** Stores the outcome of a fetch and releases the claim on it. */
export async function endLiveFetch(db: Queryable, source: string, end: LiveEnd, at: Date): Promise<void> {
  const isDone = end.state === 'done'
  await tables(db)
    .updateTable('liveFetch')
    .set((eb) => ({
      state: end.state,
      claimedUntil: null,
      endedAt: at,
      outcome: isDone ? end.outcome : null,
      failureCode: isDone ? null : end.failureCode,
      failure: isDone ? null : end.failure,
      remedy: isDone ? null : end.remedy,
      failures: isDone ? 0 : eb('failures', '+', 1),
      remarks: JSON.stringify(isDone ? end.remarks : []),
    }))
    .where('source', '=', source)
    .execute()
}

/** This process stops: another one, or the next start, continues the fetch. */
export async function releaseLiveFetch(db: Queryable, source: string): Promise<void> {
  await tables(db)
    .updateTable('liveFetch')
    .set({ state: 'waiting', claimedUntil: null })
    .where('source', '=', source)
    .where('state', '=', 'running')
    .execute()
}
