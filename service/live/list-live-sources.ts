import type { LiveSourceState } from '@/service/contract/live-source'
import { readEditions } from '@/service/reference/read-editions'
import { SourceId } from '@/service/reference/records'
import { nextCheck } from '@/service/refresh/next-check'
import { type LiveFetchRow, listLiveFetches } from '@/service/storage/editions/live-fetches'
import { listLiveKeys } from '@/service/storage/editions/live-keys'
import type { LiveContext } from './fetch-live-source'
import { LiveSourceId } from './live-source'
import { liveSources } from './live-sources'

type Listing = Pick<LiveContext, 'database' | 'referenceDirectory' | 'clock' | 'live'>

/**
 * Returns every source that is asked through an interface: its key, its cadence, the progress of a running fetch, the outcome of
 * the last one.
 */
export async function listLiveSources(ctx: Listing, isOnCadence: boolean): Promise<LiveSourceState[]> {
  const { byId } = readEditions(ctx.referenceDirectory)
  const rows = new Map((await listLiveFetches(ctx.database)).map((row) => [row.source, row]))
  const typed = new Set((await listLiveKeys(ctx.database)).map(({ source }) => source))
  const isForOwnUse = (id: LiveSourceId): boolean => {
    const source = SourceId.safeParse(id)
    return source.success && byId[source.data].isForOwnUse === true
  }
  return LiveSourceId.options.map((id) => {
    const { key, baseUrl, byHand, everyDays } = liveSources[id]
    const row = rows.get(id)
    const kept = ctx.live.keys[id] !== undefined ? 'environment' : typed.has(id) ? 'typed' : 'missing'
    const isAsked = isOnCadence && (key === null || kept !== 'missing')
    return {
      source: id,
      url: ctx.live.baseUrls[id] ?? baseUrl,
      key: key === null ? null : kept,
      key_from: key?.from ?? null,
      is_for_own_use: isForOwnUse(id),
      by_hand: byHand,
      every_days: everyDays,
      next_at: isAsked ? nextAt(row, everyDays, ctx.clock()).toISOString() : null,
      ...present(row),
    }
  })
}

function nextAt(row: LiveFetchRow | undefined, everyDays: number, now: Date): Date {
  const due = nextCheck({ checkedAt: row?.endedAt ?? null, failures: row?.failures ?? 0 }, everyDays)
  return due < now ? now : due
}

type Progress = Pick<
  LiveSourceState,
  'state' | 'asked_at' | 'step' | 'done' | 'total' | 'ended_at' | 'outcome' | 'failure' | 'remarks'
>

function present(row: LiveFetchRow | undefined): Progress {
  const {
    state = 'never' as const,
    askedAt,
    step,
    done,
    total,
    endedAt,
    outcome,
    failure,
    failureCode,
    remedy,
  } = row ?? {}
  const isRunning = state === 'running'
  return {
    state,
    asked_at: askedAt?.toISOString() ?? null,
    step: isRunning ? (step ?? null) : null,
    done: isRunning ? (done ?? 0) : 0,
    total: isRunning ? (total ?? null) : null,
    ended_at: endedAt?.toISOString() ?? null,
    outcome: state === 'done' ? (outcome ?? null) : null,
    failure:
      state === 'failed' && failure
        ? { code: failureCode ?? 'unreachable', reason: failure, remedy: remedy ?? null }
        : null,
    remarks: row?.remarks ?? [],
  }
}
