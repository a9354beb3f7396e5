import type { TimelineAnswer } from './timeline-answer'

export type TimelineEntry = { key: string; title: string; reason: string | null; at: string; machineAt: string }

const words: Readonly<Record<string, string>> = {
  created: 'Registered or queued',
  locating: 'Looking for it',
  located: 'Found where it is',
  enriching: 'Filling blanks',
  enriched: 'Filled blanks',
  resolving: 'Matching to a known company',
  resolved: 'Matched',
  unresolved: 'Not matched',
  researching: 'Reading what sources say',
  calculating: 'Computing sums and score',
  synced: 'Complete',
  errored: 'Failed',
  waiting: 'Waiting',
}

function titleOf(state: string): string {
  const known = words[state]
  if (known !== undefined) return known
  const plain = state.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Every change of state with its time in the reader's locale and time zone, newest first. */
export function viewTimeline({ events }: TimelineAnswer, locale: string, timeZone?: string): TimelineEntry[] {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return events.flatMap(({ at, state, reason }, index) => {
    const date = new Date(at)
    if (Number.isNaN(date.getTime())) return []
    return [{ key: `${at} ${index}`, title: titleOf(state), reason, at: format.format(date), machineAt: at }]
  })
}
