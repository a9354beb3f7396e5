import { ServiceError } from '@/service/errors'
import type { StorageLog } from '@/service/storage/engine/embedded/start-upkeep'
import type { Queryable } from './database'
import { openPostgres } from './postgres/postgres'

export type ReadReplica = Queryable & { close(): Promise<void> }

/** After a failure the replica is not used for this long, so that not every read waits for it first. */
const leaveMs = 10_000

/**
 * A replica for reads that may lag (lists and searches), never for what somebody has just written. While it does not answer, `primary` is
 * read. Throws `ServiceError('unavailable')` if it cannot be reached at the start.
 */
export async function openReadReplica(databaseUrl: string, primary: Queryable, log: StorageLog): Promise<ReadReplica> {
  const replica = await openPostgres(databaseUrl)
  let awayUntil = 0
  return {
    async query(sql, parameters, options) {
      if (performance.now() < awayUntil) return primary.query(sql, parameters, options)
      try {
        return await replica.query(sql, parameters, options)
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'unavailable') throw error
        awayUntil = performance.now() + leaveMs
        log.warn({ error }, 'The read replica does not answer; the primary is read for ten seconds')
        return primary.query(sql, parameters, options)
      }
    },
    close: () => replica.close(),
  }
}
