import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { TimelineAnswer } from '@/lib/views/answers/timeline-answer'

export type TimelineEntry = {
  key: string
  title: string
  reason: string | null
  /** "en" if the reason is the service's own and the page's language another. */
  lang: 'en' | undefined
  at: string
  machineAt: string
}

const titles: Readonly<Record<string, Key<'figures'>>> = {
  created: 'stepCreated',
  locating: 'stepLocating',
  located: 'stepLocated',
  enriching: 'stepEnriching',
  enriched: 'stepEnriched',
  resolving: 'stepResolving',
  resolved: 'stepResolved',
  unresolved: 'stepUnresolved',
  researching: 'stepResearching',
  calculating: 'stepCalculating',
  synced: 'complete',
  errored: 'errored',
  waiting: 'stepWaiting',
}

function titleOf(state: string, format: Format): string {
  const known = titles[state]
  if (known !== undefined) return format.words('figures')(known)
  const plain = state.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Every change of state with its time in the reader's locale and time zone, newest first. */
export function viewTimeline({ events }: TimelineAnswer, format: Format, timeZone?: string): TimelineEntry[] {
  const times = new Intl.DateTimeFormat(format.locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return events.flatMap(({ at, state, reason, english }, index) => {
    const date = new Date(at)
    if (Number.isNaN(date.getTime())) return []
    const lang = english ? ('en' as const) : undefined
    return [
      { key: `${at} ${index}`, title: titleOf(state, format), reason, lang, at: times.format(date), machineAt: at },
    ]
  })
}
