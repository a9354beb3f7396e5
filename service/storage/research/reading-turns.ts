import { sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/**
 * Turns in a queue of readings: the next of a project comes after its own newest one, and not before what has begun. So each project
 * has one reading begun before any has its second, however many one of them gives, and nobody waits for turns that are over.
 */

/** The turn of a reading that a project adds; call it in the transaction that enqueues it. */
export async function takeTurn(db: Queryable, queue: string, projectId: number): Promise<number> {
  const begun = sql<number>`(select turn from reading_begun where queue = ${queue})`
  const { turn } = await tables(db)
    .insertInto('readingTurn')
    .values({ queue, projectId, turn: sql`coalesce(${begun}, 0)` })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'projectId']).doUpdateSet({ turn: sql`greatest(reading_turn.turn + 1, ${begun})` }),
    )
    .returning('turn')
    .executeTakeFirstOrThrow()
  return turn
}

export async function beginTurn(db: Queryable, queue: string, turn: number): Promise<void> {
  await tables(db)
    .insertInto('readingBegun')
    .values({ queue, turn })
    .onConflict((conflict) =>
      conflict.column('queue').doUpdateSet({ turn }).whereRef('readingBegun.turn', '<', 'excluded.turn'),
    )
    .execute()
}
