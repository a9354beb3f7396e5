import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { parsedRow } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { ReportSearchTable } from '@/service/storage/schema'

/** Table report_search: searches for reports on the organizations' own websites. */

const Tried = z.array(z.object({ url: z.string(), what: z.string() }))
/** Requested addresses, each with its outcome in words. */
export type Tried = z.infer<typeof Tried>

type Columns = Selectable<ReportSearchTable>
export type ReportSearchRow = Omit<Columns, 'tried'> & { tried: Tried }

function toRow(row: Columns): ReportSearchRow {
  return { ...row, tried: Tried.parse(row.tried) }
}

/** Records that an organization's report is to be searched for; false if it was recorded before. */
export async function noteSearch(db: Queryable, organizationId: number, at: Date): Promise<boolean> {
  const rows = await tables(db)
    .insertInto('reportSearch')
    .values({ organizationId, state: 'waiting', askedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('organizationId')
    .execute()
  return rows.length > 0
}

/** Requests a new search; nothing changes if one is waiting or running. */
export async function requestSearch(db: Queryable, organizationId: number, at: Date): Promise<void> {
  await tables(db)
    .insertInto('reportSearch')
    .values({ organizationId, state: 'waiting', askedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('organizationId')
        .doUpdateSet({ state: 'waiting', askedAt: at, nextAt: null })
        .where('reportSearch.state', 'in', ['found', 'asks', 'not_found']),
    )
    .execute()
}

/** Requests all searches that are due. Returns their number. */
export async function requestDueSearches(db: Queryable, now: Date): Promise<number> {
  const rows = await tables(db)
    .updateTable('reportSearch')
    .set({ state: 'waiting', askedAt: now, nextAt: null })
    .where('nextAt', '<=', now)
    .returning('organizationId')
    .execute()
  return rows.length
}

const Claimed = z.object({ organizationId: z.int() })

/**
 * Claims a search that is waiting, or whose process is gone, until `until`; null if there is none. Projects take turns: the one whose last
 * search is the longest ago is next, however many searches others wait for. A search whose process is gone comes after those that wait.
 * A merged record's waits until it is separated: nobody would see what was found for it.
 */
export async function claimSearch(db: Queryable, { now, until }: { now: Date; until: Date }): Promise<number | null> {
  const row = await parsedRow(
    db,
    Claimed,
    sql`with open as (
               select r.organization_id, r.asked_at, r.state, o.project_id
                 from report_search r join organization o on o.id = r.organization_id
                where o.merged_into is null
                  and (r.state = 'waiting' or (r.state = 'searching' and r.claimed_until <= ${now}::timestamptz))),
             served as (
               select o.project_id, max(greatest(r.ended_at, r.claimed_until)) as last_at from report_search r join organization o on o.id = r.organization_id
                where o.project_id in (select project_id from open) group by o.project_id),
             next as (
               select r.organization_id from report_search r join open on open.organization_id = r.organization_id
                 left join served on served.project_id = open.project_id
                where r.state = 'waiting' or (r.state = 'searching' and r.claimed_until <= ${now}::timestamptz)
                order by open.state = 'searching', served.last_at nulls first, open.asked_at, open.organization_id
                limit 1 for update of r skip locked)
        update report_search r set state = 'searching', claimed_until = ${until}::timestamptz
          from next where r.organization_id = next.organization_id
     returning r.organization_id`,
  )
  return row?.organizationId ?? null
}

export type SearchEnd = {
  state: 'found' | 'asks' | 'not_found'
  documentId: number | null
  url: string | null
  tried: Tried
  endedAt: Date
  nextAt: Date
}

export async function endSearch(db: Queryable, organizationId: number, end: SearchEnd): Promise<void> {
  const { state, documentId, url, tried, endedAt, nextAt } = end
  await tables(db)
    .updateTable('reportSearch')
    .set({ state, documentId, url, tried: JSON.stringify(tried), endedAt, nextAt, claimedUntil: null })
    .where('organizationId', '=', organizationId)
    .execute()
}

/** Returns a search that did not end to the queue, behind those that wait, and its project behind the others. */
export async function releaseSearch(db: Queryable, organizationId: number, at: Date): Promise<void> {
  await tables(db)
    .updateTable('reportSearch')
    .set({ state: 'waiting', claimedUntil: at, askedAt: at })
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'searching')
    .execute()
}

/** Searching was switched off (REPORTS_FIND): waiting searches must not stay "processing" forever. */
export async function dropWaitingSearches(db: Queryable): Promise<void> {
  await tables(db).deleteFrom('reportSearch').where('state', 'in', ['waiting', 'searching']).execute()
}

export async function findSearch(db: Queryable, organizationId: number): Promise<ReportSearchRow | null> {
  const row = await tables(db)
    .selectFrom('reportSearch')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
  return row ? toRow(row) : null
}

const stateLookup: Lookup = {
  sql: 'select state from report_search where organization_id = $1',
  types: ['bigint'],
}

const State = z.object({ state: z.enum(['waiting', 'searching', 'found', 'asks', 'not_found']) })

/** Only the state; null without a search. */
export async function findSearchState(db: Batched, organizationId: number): Promise<ReportSearchRow['state'] | null> {
  const [row] = await batchLookup(db, stateLookup, [organizationId])
  return row ? State.parse(row).state : null
}

export type ListedSearch = ReportSearchRow & { name: string | null; figures: number; unchecked: number }

/** A project's finished and running searches, newest first, with the number of figures read. */
export async function listSearches(db: Queryable, projectId: number, limit: number): Promise<ListedSearch[]> {
  const rows = await tables(db)
    .selectFrom('reportSearch')
    .innerJoin('organization', 'organization.id', 'reportSearch.organizationId')
    .where('organization.projectId', '=', projectId)
    .where('organization.mergedInto', 'is', null)
    .selectAll('reportSearch')
    .select((eb) => [
      eb.fn.coalesce('organization.name', 'organization.foundName').as('name'),
      eb
        .selectFrom('documentFigure')
        .whereRef('documentFigure.documentId', '=', 'reportSearch.documentId')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('figures'),
      eb
        .selectFrom('documentFigure')
        .whereRef('documentFigure.documentId', '=', 'reportSearch.documentId')
        .where('documentFigure.decision', '=', 'unchecked')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('unchecked'),
    ])
    .orderBy(sql`coalesce(ended_at, asked_at)`, 'desc')
    .orderBy('reportSearch.organizationId')
    .limit(limit)
    .execute()
  return rows.map(({ name, figures, unchecked, ...row }) => ({
    ...toRow(row),
    name,
    figures: figures ?? 0,
    unchecked: unchecked ?? 0,
  }))
}
