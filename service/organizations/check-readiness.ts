import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { hasAnyEdition } from '@/service/storage/companies/reference-load'

/** Returns if organizations can be registered; otherwise throws ServiceError('unavailable') with what is missing. */
export async function checkReadiness(ctx: Pick<Context, 'database'>): Promise<void> {
  if (!(await isLoaded(ctx))) throw new ServiceError('unavailable', 'The known companies are not loaded yet')
}

async function isLoaded(ctx: Pick<Context, 'database'>): Promise<boolean> {
  try {
    return await hasAnyEdition(ctx.database)
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    // The table comes from a migration, so this fails before the first one has run.
    throw new ServiceError('unavailable', 'The database is not migrated yet', { cause })
  }
}
