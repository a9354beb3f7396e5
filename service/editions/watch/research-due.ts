import type { Context } from '@/service/context'
import { enterState } from '@/service/storage/organizations/organizations'
import { takeDue } from '@/service/storage/research/research-due'

/** Organizations per transaction: few, so that registrations in between do not wait. */
const batch = 20

/**
 * Enqueues research for every organization that a load or an import made due, and returns how many. Any process may call it at
 * any time, also after the process that imported has ended.
 */
export async function researchDue(ctx: Pick<Context, 'database' | 'queue' | 'clock'>): Promise<number> {
  let total = 0
  for (let taken = batch; taken === batch; ) {
    taken = await ctx.database.transaction(async (transaction) => {
      const due = await takeDue(transaction, batch)
      for (const { organizationId, reason } of due) {
        const at = ctx.clock()
        await enterState(transaction, { id: organizationId, state: 'created', reason, at })
        const singletonKey = `${organizationId}-${at.getTime()}`
        await ctx.queue.enqueue(transaction, 'research', { organizationId }, { singletonKey })
      }
      return due.length
    })
    total += taken
  }
  return total
}
