import type { Queryable } from '@/service/storage/engine/database'

export type JobName = 'research' | 'document' | 'named_report'
/** Reports named by a source have their own queue, so that hundreds of them do not delay one that a person waits for. */
export type JobData = {
  research: { organizationId: number }
  document: { documentId: number; turn: number }
  named_report: { documentId: number; turn: number }
}

/** The queue's interface. Handlers must be idempotent: a stalled worker may still finish. */
export type Queue = {
  /** Enqueues in the caller's transaction: rolled back with it, and run only after its commit. Higher `priority` (default 0) runs first. */
  enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    data: JobData[Name],
    options?: { singletonKey?: string; priority?: number },
  ): Promise<void>
  /** Enqueues jobs whose `singletonKey` has never been used, also in the caller's transaction, in one statement. */
  enqueueNew<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    jobs: readonly { data: JobData[Name]; singletonKey: string }[],
  ): Promise<void>
  /**
   * Calls `handle` for each job. If it throws, the job is retried with backoff; after the last attempt `giveUp` is called once with the
   * last error's message (also if the process died during the last attempt).
   */
  work<Name extends JobName>(
    name: Name,
    handle: (data: JobData[Name]) => Promise<void>,
    giveUp: (data: JobData[Name], reason: string) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}
