import type { Queryable } from '@/service/storage/engine/database'

/**
 * Turns in a queue of readings: the next of a project comes after its own newest one, and not before what has begun. So each project
 * has one reading begun before any has its second, however many one of them gives, and nobody waits for turns that are over.
 */

/** The turn of a reading that a project adds; in the transaction that enqueues it. */
export async function takeTurn(db: Queryable, queue: string, projectId: number): Promise<number> {
  const [row] = await db.query<{ turn: number }>(
    `insert into reading_turn (queue, project_id, turn)
     values ($1, $2, coalesce((select turn from reading_begun where queue = $1), 0))
     on conflict (queue, project_id) do update
       set turn = greatest(reading_turn.turn + 1, (select turn from reading_begun where queue = $1))
     returning turn`,
    [queue, projectId],
  )
  if (!row) throw new Error('No turn was taken')
  return row.turn
}

export async function beginTurn(db: Queryable, queue: string, turn: number): Promise<void> {
  await db.query(
    `insert into reading_begun (queue, turn) values ($1, $2)
     on conflict (queue) do update set turn = excluded.turn where reading_begun.turn < excluded.turn`,
    [queue, turn],
  )
}
