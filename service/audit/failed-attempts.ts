import type { Context } from '@/service/context'
import { insertAuditEvent, serviceItself } from '@/service/storage/projects/audit-events'

/** Requests whose key was missing or not accepted, counted until the next entry of the audit log. */
export type FailedAttempts = {
  count(addressGroup: string): void
  /** Writes what was counted as one entry, and starts again from nothing. */
  flush(): Promise<void>
}

const namedAddresses = 20

/** Of more addresses than this only the sum is kept: memory must not grow with an attack. */
const countedAddresses = 10_000

export function countFailedAttempts(ctx: Pick<Context, 'database' | 'clock' | 'log'>): FailedAttempts {
  let byAddress = new Map<string, number>()
  let total = 0
  let since: Date | null = null

  return {
    count(addressGroup) {
      since ??= ctx.clock()
      total += 1
      const count = byAddress.get(addressGroup)
      if (count !== undefined || byAddress.size < countedAddresses) byAddress.set(addressGroup, (count ?? 0) + 1)
    },
    async flush() {
      if (since === null) return
      const at = ctx.clock()
      const most = [...byAddress].sort(([, one], [, other]) => other - one).slice(0, namedAddresses)
      const details = {
        attempts: total,
        since: since.toISOString(),
        addresses: byAddress.size,
        most_from: most.map(([address, count]) => `${address} ${count}`),
      }
      byAddress = new Map()
      total = 0
      since = null
      try {
        await insertAuditEvent(ctx.database, { kind: 'authentication.failed', by: serviceItself, details, at })
      } catch (error) {
        // The log has what the audit log could not take.
        ctx.log.warn({ error, ...details }, 'Failed authentications could not be written to the audit log')
      }
    },
  }
}
