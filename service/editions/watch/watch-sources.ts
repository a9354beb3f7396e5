import type { Context } from '@/service/context'
import type { EditionContext } from '@/service/editions/edition-context'
import type { Reach } from '@/service/fetching/connect-guard'
import { lookEvery } from '@/service/look-every'
import { ImportableSource } from '@/service/reference/records'
import type { Addresses } from '@/service/refresh/addresses'
import { type FetchLimits, type RefreshOutcome, refreshSource } from './refresh-source'

/** How often to look which sources are due; the cadence of each is its address's own. */
const everyMs = 60_000

/** In all, for a file of some megabytes. */
const timeoutMs = 120_000

/** Asks each source that is due, one after the other: an import joins all sources, and two would join twice. */
export async function refreshSources(
  ctx: EditionContext & Pick<Context, 'log'>,
  addresses: Addresses,
  limits: FetchLimits,
): Promise<Partial<Record<ImportableSource, RefreshOutcome>>> {
  const outcomes: Partial<Record<ImportableSource, RefreshOutcome>> = {}
  for (const source of ImportableSource.options) {
    const address = addresses[source]
    if (address === undefined || limits.signal.aborted) continue
    const outcome = await refreshSource(ctx, source, address, limits)
    outcomes[source] = outcome
    if (outcome.kind === 'failed') {
      ctx.log.warn({ source, reason: outcome.reason }, 'A source could not be renewed; its edition in use stays')
    } else if (outcome.kind !== 'skipped') {
      ctx.log.info({ source, outcome: outcome.kind }, 'A source was asked for a newer file')
    }
  }
  return outcomes
}

/** Looks at once and then every minute which sources are due. Returns a function that stops it, which ends a fetch under way. */
export function watchSources(
  ctx: EditionContext & Pick<Context, 'log'>,
  addresses: Addresses,
  reach: Reach & { contact?: string | null } = {},
): () => Promise<void> {
  async function round(signal: AbortSignal): Promise<void> {
    await refreshSources(ctx, addresses, { ...reach, timeoutMs, signal })
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Looking for newer files failed; it will be tried again'),
  )
}
