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
  const ids = await listOrganizationIds(ctx.database)
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
