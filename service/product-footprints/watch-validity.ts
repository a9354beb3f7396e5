import type { Context } from '@/service/context'
import { lookEvery } from '@/service/look-every'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { lockDueFootprints, setNextChange } from '@/service/storage/engagement/product-footprints'
import { nextChange } from './footprint-state'

const everyMs = 10 * 60_000
const atOnce = 100

type Watching = Pick<Context, 'clock' | 'database' | 'log' | 'queue'>

/** Enqueues research of organizations when one of their footprints becomes valid or expires. Returns a function that stops it. */
export function watchValidity(ctx: Watching): () => Promise<void> {
  return lookEvery(
    everyMs,
    async (signal) => {
      while (!signal.aborted && (await renewDue(ctx)) === atOnce) {
        // Until none is due.
      }
    },
    (error) => ctx.log.warn({ error }, 'Looking for footprints that expired failed; it will be tried again'),
  )
}

/** Enqueues research for footprints whose validity changed, and returns how many there were, at most 100. */
export async function renewDue(ctx: Watching): Promise<number> {
  return ctx.database.transaction(async (transaction) => {
    const now = ctx.clock()
    const due = await lockDueFootprints(transaction, now, atOnce)
    for (const { id, ...validity } of due) await setNextChange(transaction, id, nextChange(validity, now))
    const ids = new Set(due.map(({ organizationId }) => organizationId))
    // In the order in which everybody locks organizations.
    for (const id of [...ids].sort((a, b) => a - b))
      await researchAgain(ctx, transaction, id, 'A product footprint began or ceased to be valid')
    return due.length
  })
}
