import type { Context } from '@/service/context'
import { enterState } from '@/service/storage/organizations'
import { listOrganizationIds } from '@/service/storage/reference-load'

/**
 * Has every organization researched again, because the known companies changed. One transaction an organization, so that
 * nobody who registers meanwhile waits. Gives how many.
 */
export async function researchAllAgain(
  ctx: Pick<Context, 'database' | 'queue' | 'clock'>,
  reason: string,
): Promise<number> {
  return researchAgain(ctx, await listOrganizationIds(ctx.database), reason)
}

/** The same for some of them. */
export async function researchAgain(
  ctx: Pick<Context, 'database' | 'queue' | 'clock'>,
  ids: readonly number[],
  reason: string,
): Promise<number> {
  for (const id of ids) {
    await ctx.database.transaction(async (transaction) => {
      const at = ctx.clock()
      await enterState(transaction, { id, state: 'created', reason, at })
      await ctx.queue.enqueue(
        transaction,
        'research',
        { organizationId: id },
        { singletonKey: `${id}-${at.getTime()}` },
      )
    })
  }
  return ids.length
}
