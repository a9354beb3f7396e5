import { type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { jsonOf, rowsIn } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { CommitmentEventTable } from '@/service/storage/schema'

/** Table commitment_event: records that a newer edition of a list no longer has. */

export type CommitmentEventRow = Selectable<CommitmentEventTable>

/** Rows per page: a record has about a kilobyte, and the embedded engine's memory never shrinks. */
const page = 500

/** All events, for each record from the oldest edition to the newest, a page at a time. */
export async function* pagesOfCommitmentEvents(db: Queryable): AsyncGenerator<CommitmentEventRow[]> {
  let last: CommitmentEventRow | undefined
  do {
    const after = sql`(${last?.source ?? ''}, ${last?.recordId ?? ''}, ${last?.edition ?? -1})`
    const rows: CommitmentEventRow[] = await tables(db)
      .selectFrom('commitmentEvent')
      .selectAll()
      .where(sql<boolean>`(source, record_id, edition) > ${after}`)
      .orderBy('source')
      .orderBy('recordId')
      .orderBy('edition')
      .limit(page)
      .execute()
    last = rows.length === page ? rows.at(-1) : undefined
    yield rows
  } while (last !== undefined)
}

/** Once another edition is imported, a rolled-back one cannot return: deletes its events. */
export async function deleteInactiveEvents(db: Queryable, source: string): Promise<void> {
  await tables(db).deleteFrom('commitmentEvent').where('source', '=', source).where('isActive', '=', false).execute()
}

type NewEvent = Omit<CommitmentEventRow, 'edition' | 'isActive'>

const given = ['source', 'recordId', 'listedOn', 'removedOn', 'record'] as const

/** The rows as JSON texts of bounded size: built where the events are, written where the database is. */
export function chunksOfEvents(events: readonly NewEvent[]): string[] {
  const chunks: string[] = []
  for (let start = 0; start < events.length; start += page) {
    chunks.push(jsonOf(given, events.slice(start, start + page)))
  }
  return chunks
}

/** Inserts a text of `chunksOfEvents`. */
export async function insertEventChunk(db: Queryable, edition: number, chunk: string): Promise<void> {
  await tables(db)
    .insertInto('commitmentEvent')
    .columns(['edition', 'isActive', ...given])
    .expression((eb) =>
      eb
        .selectFrom(rowsIn('commitmentEvent', given, chunk, 'event'))
        .select([sql<number>`${edition}::integer`.as('edition'), sql<boolean>`true`.as('isActive')])
        .selectAll('event'),
    )
    .execute()
}

export async function setEventsActive(
  db: Queryable,
  source: string,
  edition: number,
  isActive: boolean,
): Promise<void> {
  await tables(db)
    .updateTable('commitmentEvent')
    .set({ isActive })
    .where('source', '=', source)
    .where('edition', '=', edition)
    .execute()
}
