import type { DataSource } from '@/service/contract/data-source'
import type { KeptEdition } from '@/service/editions/installed-editions'
import { ImportableSource } from '@/service/reference/records'
import { addresses } from '@/service/refresh/addresses'
import { nextCheck } from '@/service/refresh/next-check'
import type { SourceCheckRow } from '@/service/storage/editions/source-checks'

type Attempts = {
  check: SourceCheckRow | undefined
  /** The newest refused import, if no later import succeeded. */
  refused: { importedAt: Date; reason: string | null } | undefined
  inUse: KeptEdition | null
}

/** Returns where and when newer files of a source are looked for; null if its publisher has no stable address. */
export function describeCheck(
  source: string,
  check: SourceCheckRow | undefined,
  { isRefreshing, now }: { isRefreshing: boolean; now: Date },
): DataSource['check'] {
  const id = ImportableSource.safeParse(source)
  const address = id.success ? addresses[id.data] : undefined
  if (address === undefined) return null
  const { checkedAt, failures } = check ?? { checkedAt: null, failures: 0 }
  // A source that was never checked is due now, not in 1970.
  const due = nextCheck({ checkedAt, failures }, address.everyDays)
  return {
    url: address.url,
    every_days: address.everyDays,
    checked_at: checkedAt?.toISOString() ?? null,
    next_check_at: isRefreshing ? (due < now ? now : due).toISOString() : null,
  }
}

/** Returns why the last attempt to renew a source failed, by hand or at its address; null if the last one succeeded. */
export function lastFailure({ check, refused, inUse }: Attempts): DataSource['last_failure'] {
  const byHand = refused?.importedAt ?? inUse?.importedAt ?? null
  if (check?.checkedAt && (byHand === null || check.checkedAt >= byHand)) {
    return check.lastFailure === null ? null : { at: check.checkedAt.toISOString(), reason: check.lastFailure }
  }
  return refused ? { at: refused.importedAt.toISOString(), reason: refused.reason ?? '' } : null
}
