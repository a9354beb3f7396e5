import type { Format } from '@/lib/format/create-format'
import { parseTimeline, type TimelineAnswer } from '@/lib/views/answers/timeline-answer'
import { sayStateReason } from './say-state-reason'

function sayEvent(event: TimelineAnswer['events'][number], format: Format): TimelineAnswer['events'][number] {
  const said = sayStateReason(event.reason_codes, format)
  return said === null ? { ...event, english: event.reason !== null } : { ...event, reason: said }
}

/**
 * A service's timeline with its reasons in the reader's language; one without codes stays in the service's words and is marked. Any other
 * answer, and one for a reader of English, is returned unchanged.
 */
export function sayTimeline(answer: unknown, language: string, format: Format): unknown {
  const timeline = language === 'en' ? null : parseTimeline(answer)
  if (timeline === null) return answer
  return { ...timeline, events: timeline.events.map((event) => sayEvent(event, format)) }
}
