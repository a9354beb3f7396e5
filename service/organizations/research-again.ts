import type { Context } from '@/service/context'
import { enterState } from '@/service/storage/organizations'

/**
 * Has these organizations researched again, with the reason in their history. One transaction an organization, so that
 * nobody who registers meanwhile waits.
 */
export async function researchAgain(
  ctx: Pick<Context, 'database' | 'queue' | 'clock'>,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  for (const id of ids) {
    await ctx.database.transaction(async (transaction) => {
      const at = ctx.clock()
      await enterState(transaction, { id, state: 'created', reason, at })
      const singletonKey = `${id}-${at.getTime()}`
      await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey })
    })
  }
}
