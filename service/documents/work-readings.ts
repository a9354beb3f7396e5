import type { JobData, Queue } from '@/service/jobs/queue'
import type { Database } from '@/service/storage/engine/database'
import { beginTurn } from '@/service/storage/research/reading-turns'

type Reading = JobData['document']

/** Handles the readings of a queue in the order of their turns; reports that a project adds later do not overtake turns that have begun. */
export async function workReadings(
  { queue, database }: { queue: Queue; database: Database },
  name: 'document' | 'named_report',
  handle: (job: Reading) => Promise<void>,
  giveUp: (job: Reading, reason: string) => Promise<void>,
): Promise<void> {
  await queue.work(
    name,
    async (job) => {
      // A job that an older version enqueued has no turn.
      await beginTurn(database, name, job.turn ?? 0)
      await handle(job)
    },
    giveUp,
  )
}
