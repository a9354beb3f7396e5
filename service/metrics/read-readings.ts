import type { Context } from '@/service/context'
import { listSources } from '@/service/editions/describe/list-sources'
import { readQueueDepth } from '@/service/storage/research/queue-depth'
import type { Readings } from './create-metrics'

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch {
    // The database is away: monitoring must still see the rest, and that this part is missing.
    return null
  }
}

/** What the database and its pool say just now. A part that cannot be read is null, not 0. */
export async function readReadings(ctx: Pick<Context, 'database' | 'referenceDirectory' | 'clock'>): Promise<Readings> {
  const [queue, sources] = await Promise.all([orNull(readQueueDepth(ctx.database)), orNull(listSources(ctx))])
  return {
    queue,
    sources: sources?.map((source) => ({ source: source.source, ageDays: source.age_days })) ?? null,
    pool: ctx.database.pool(),
  }
}
