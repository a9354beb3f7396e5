import type { Context } from '@/service/context'
import { lookEvery } from '@/service/look-every'
import { eraseRemoved } from '@/service/storage/organizations/removed-organizations'
import { insertAuditEvent, serviceItself } from '@/service/storage/projects/audit-events'
import { keptSince } from './remove-organizations'

/** A few at a time, so that registrations in between are not delayed. */
const batch = 200
const everyMs = 60 * 60 * 1000

/** Permanently erases what was removed 30 days ago. Safe in several processes. Resolves to their number. */
export async function eraseOld(ctx: Pick<Context, 'clock' | 'database'>): Promise<number> {
  const at = ctx.clock()
  const before = keptSince(at)
  let total = 0
  for (let erased = batch; erased === batch; total += erased) {
    erased = await ctx.database.transaction(async (transaction) => {
      const gone = await eraseRemoved(transaction, before, batch)
      for (const projectId of new Set(gone.map((one) => one.projectId))) {
        const ids = gone.filter((one) => one.projectId === projectId).map(({ id }) => id)
        const details = { project_id: projectId, organization_ids: ids }
        await insertAuditEvent(transaction, { kind: 'organization.erased', by: serviceItself, details, at })
      }
      return gone.length
    })
  }
  return total
}

/** Erases now and then every hour; after a failure it tries again in the next round. Returns a function that stops it. */
export function watchRemoved(ctx: Pick<Context, 'clock' | 'database' | 'log'>): () => Promise<void> {
  async function round(): Promise<void> {
    const erased = await eraseOld(ctx)
    if (erased > 0) ctx.log.info({ erased }, 'Organizations that were removed 30 days ago are erased')
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Erasing what was removed failed; it will be tried again'),
  )
}
