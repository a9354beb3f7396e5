import type { TargetState } from './target-coverage'

/** Day of the first state of SBTi's list whose changes are part of a release (docs/changes.md). */
export const firstListOn = '2024-05-06'

type Status = 'set' | 'committed' | 'removed' | 'none'

/** The near- and long-term targets in a company's row today, and their earlier changes, oldest first. */
export type SbtiPast = {
  nearTerm: Status
  longTerm: Status
  /** Year of today's near-term target. */
  nearTermYear: number | null
  /** Latest year of today's long-term and net-zero targets with status set; null: none is set, or one has no year. */
  laterYear: number | null
  /** Day of the row as the list states it. */
  updatedOn: string
  changes: readonly {
    on: string
    part: 'near_term' | 'long_term'
    change: 'committed' | 'set' | 'renewed' | 'removed'
  }[]
}

/** `state`: unknown if several states are possible. `mayBeValidated`: validated is one of them. */
export type PastState = { state: TargetState; mayBeValidated: boolean }

const strongestFirst = ['set', 'committed', 'removed', 'none'] as const

/**
 * Returns a supplier's state in the list on a day from `firstListOn` on. `today`: its state now; `past`: null if the list has no row
 * of it. Several states can be possible: a row newer than the day and without known changes was the same or not listed; before
 * the first known change every state is possible that it can have changed from.
 */
export function targetOn(day: string, today: TargetState, past: SbtiPast | null): PastState {
  if (today === 'unknown') return { state: 'unknown', mayBeValidated: true }
  if (past === null) return today === 'none' ? { state: 'none', mayBeValidated: false } : open
  const near = statusesOn(day, past, 'near_term')
  const long = statusesOn(day, past, 'long_term')
  const states = new Set(near.flatMap((one) => long.map((other) => stateOf(one, other, day, past))))
  const [only] = states
  if (states.size === 1 && only !== undefined) return { state: only, mayBeValidated: only === 'validated' }
  return { state: 'unknown', mayBeValidated: states.has('validated') }
}

const open: PastState = { state: 'unknown', mayBeValidated: true }

/** Returns every status that a part can have had on the day. */
function statusesOn(day: string, past: SbtiPast, part: 'near_term' | 'long_term'): readonly Status[] {
  const now = part === 'near_term' ? past.nearTerm : past.longTerm
  const changes = past.changes.filter((one) => one.part === part)
  const last = changes.findLast(({ on }) => on <= day)
  if (last !== undefined) return [last.change === 'renewed' ? 'set' : last.change]
  const [next] = changes
  if (next !== undefined) return before[next.change]
  return now === 'none' || past.updatedOn <= day || past.updatedOn <= firstListOn ? [now] : [now, 'none']
}

const before = {
  set: ['committed', 'removed', 'none'],
  renewed: ['set'],
  committed: ['removed', 'none'],
  removed: ['set', 'committed'],
} as const satisfies Record<SbtiPast['changes'][number]['change'], readonly Status[]>

function stateOf(near: Status, long: Status, day: string, past: SbtiPast): TargetState {
  const strongest = strongestFirst.find((status) => status === near || status === long) ?? 'none'
  if (strongest !== 'set') return strongest
  // The list states only the year of today's target; a target that was changed since had another year.
  const isOfToday = !past.changes.some(({ on, part }) => part === 'near_term' && on > day)
  const { nearTermYear: year, laterYear } = past
  const thisYear = Number(day.slice(0, 4))
  if (near !== 'set' || !isOfToday || year === null || year >= thisYear) return 'validated'
  const hasLater = long === 'set' || (past.longTerm !== 'set' && laterYear !== null)
  return hasLater && (laterYear === null || laterYear >= thisYear) ? 'validated' : 'expired'
}

/** Returns the day of the first list, the first day of each month after it, and `last`: ISO days, oldest first. */
export function monthsUntil(last: string): string[] {
  const days = [firstListOn]
  const month = new Date(`${firstListOn.slice(0, 7)}-01T00:00:00Z`)
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1)
    const day = month.toISOString().slice(0, 10)
    if (day >= last) return [...days, last]
    days.push(day)
  }
}
