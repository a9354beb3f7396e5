import type { Context } from '@/service/context'
import type { EditionContext } from '@/service/editions/edition-context'
import type { Reach } from '@/service/fetching/connect-guard'
import { lookEvery } from '@/service/look-every'
import { ImportableSource } from '@/service/reference/records'
import type { Addresses } from '@/service/refresh/addresses'
import { type FetchLimits, type RefreshOutcome, refreshSource } from './refresh-source'

/** How often to check which sources are due. How often each one is due is part of its address. */
const everyMs = 60_000

/** Time limit for fetching one file of a few megabytes. */
const timeoutMs = 120_000

/** Refreshes each source that is due, one after the other, because every import joins all sources. */
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

/** Checks immediately and then every minute which sources are due. Returns a function that stops it and aborts the current fetch. */
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
