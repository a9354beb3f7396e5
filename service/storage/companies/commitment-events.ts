import type { Queryable } from '@/service/storage/engine/database'

/** Table commitment_event: what an edition of a list no longer had. */

export type CommitmentEventRow = {
  source: string
  recordId: string
  edition: number
  listedOn: string
  removedOn: string
  record: unknown
  isActive: boolean
}

/** A record is some kilobyte: what a page or a parameter needs in the embedded engine, whose memory never shrinks. */
const page = 500

/** All of them, those of one record from the oldest edition to the newest; a page at a time. */
export async function* pagesOfCommitmentEvents(db: Queryable): AsyncGenerator<CommitmentEventRow[]> {
  let last: CommitmentEventRow | undefined
  do {
    const rows: CommitmentEventRow[] = await db.query<CommitmentEventRow>(
      `select source, record_id as "recordId", edition, listed_on as "listedOn", removed_on as "removedOn", record,
              is_active as "isActive"
         from commitment_event where (source, record_id, edition) > ($1, $2, $3)
        order by source, record_id, edition limit ${page}`,
      [last?.source ?? '', last?.recordId ?? '', last?.edition ?? -1],
    )
    last = rows.length === page ? rows.at(-1) : undefined
    yield rows
  } while (last !== undefined)
}

/** Events of an edition that was rolled back belong to no edition that can come back once another is imported. */
export async function deleteInactiveEvents(db: Queryable, source: string): Promise<void> {
  await db.query('delete from commitment_event where source = $1 and not is_active', [source])
}

type NewEvent = Omit<CommitmentEventRow, 'edition' | 'isActive'>

/** The rows as JSON texts of bounded size: made where the events are, written where the database is. */
export function chunksOfEvents(events: readonly NewEvent[]): string[] {
  const chunks: string[] = []
  for (let start = 0; start < events.length; start += page) {
    const rows = events.slice(start, start + page).map(({ source, recordId, listedOn, removedOn, record }) => ({
      source,
      record_id: recordId,
      listed_on: listedOn,
      removed_on: removedOn,
      record,
    }))
    chunks.push(JSON.stringify(rows))
  }
  return chunks
}

/** Writes a text of `chunksOfEvents`. */
export async function insertEventChunk(db: Queryable, edition: number, chunk: string): Promise<void> {
  await db.query(
    `insert into commitment_event (source, record_id, edition, listed_on, removed_on, record, is_active)
     select source, record_id, $1, listed_on, removed_on, record, true from jsonb_to_recordset($2::jsonb)
       as e(source text, record_id text, listed_on date, removed_on date, record jsonb)`,
    [edition, chunk],
  )
}

export async function setEventsActive(
  db: Queryable,
  source: string,
  edition: number,
  isActive: boolean,
): Promise<void> {
  await db.query('update commitment_event set is_active = $3 where source = $1 and edition = $2', [
    source,
    edition,
    isActive,
  ])
}
