import type { TargetState } from './target-coverage'

/** The first state of SBTi's list whose changes a release brings along (docs/changes.md). */
export const firstListOn = '2024-05-06'

type Status = 'set' | 'committed' | 'removed' | 'none'

/** What the row of a company says of its near- and long-term targets today, and of what changed before, oldest first. */
export type SbtiPast = {
  nearTerm: Status
  longTerm: Status
  /** Of the near-term target of today. */
  nearTermYear: number | null
  /** The list's own day of the row. */
  updatedOn: string
  changes: readonly {
    on: string
    part: 'near_term' | 'long_term'
    change: 'committed' | 'set' | 'renewed' | 'removed'
  }[]
}

/** `state`: unknown where it may be any of several. `mayBeValidated`: one of them is. */
export type PastState = { state: TargetState; mayBeValidated: boolean }

const strongestFirst = ['set', 'committed', 'removed', 'none'] as const

/**
 * What the list said of a supplier on a day from `firstListOn` on. `today`: what is known of it now; `past`: null where the list has
 * no row of it. What the list does not tell stays open: a row that is newer than the day, of which nothing changed while it was listed,
 * was as it is or was not there; before the first change it was anything that this change can have come from.
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

/** All that a part can have been on the day. */
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
  // The list says the year of today's target alone; one that was renewed since had another.
  const isOfToday = !past.changes.some(({ on, part }) => part === 'near_term' && on > day)
  const { nearTermYear: year } = past
  return near === 'set' && isOfToday && year !== null && year < Number(day.slice(0, 4)) ? 'expired' : 'validated'
}

/** The first list, the first day of each month after it, and `last`: ISO days, oldest first. */
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
