import type { Queryable } from '@/service/storage/engine/database'

export type JobName = 'research' | 'document' | 'named_report'
/** A report that a source names has a queue of its own: hundreds of them must not stand before one that a person waits for. */
export type JobData = {
  research: { organizationId: number }
  document: { documentId: number; turn: number }
  named_report: { documentId: number; turn: number }
}

/** The queue behind two functions. Handlers must be idempotent: a stalled worker may still finish. */
export type Queue = {
  /** Enqueued in the caller's transaction: rolled back with it, runs only after its commit. Of higher `priority` (default 0) first. */
  enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    data: JobData[Name],
    options?: { singletonKey?: string; priority?: number },
  ): Promise<void>
  /** Jobs with a `singletonKey` that no job has had before; in the caller's transaction too, in one statement. */
  enqueueNew<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    jobs: readonly { data: JobData[Name]; singletonKey: string }[],
  ): Promise<void>
  /**
   * Calls `handle` for each job. A throw is retried with backoff; after the last try `giveUp` is called once with the
   * last error's message (also when the process died during the last try).
   */
  work<Name extends JobName>(
    name: Name,
    handle: (data: JobData[Name]) => Promise<void>,
    giveUp: (data: JobData[Name], reason: string) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}
