import type { Queue } from '@/service/jobs/queue'
import type { Transaction } from '@/service/storage/engine/database'
import { takeTurn } from '@/service/storage/research/reading-turns'

/** Enqueues the reading of a document in the caller's transaction. Projects take turns (docs/decisions/0054). */
export async function enqueueReading(
  queue: Pick<Queue, 'enqueue'>,
  transaction: Transaction,
  name: 'document' | 'named_report',
  { documentId, projectId }: { documentId: number; projectId: number },
): Promise<void> {
  const turn = await takeTurn(transaction, name, projectId)
  const job = { documentId, turn }
  await queue.enqueue(transaction, name, job, { singletonKey: `document-${documentId}`, priority: -turn })
}
