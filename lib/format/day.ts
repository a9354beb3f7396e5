import type { DayMarks } from '@/lib/messages/writing'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached by locale: creating one costs far more than using it. */
function dayFormatOf(locale: string): Intl.DateTimeFormat {
  const known =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  dayFormats.set(locale, known)
  return known
}

function writeDay(date: Date, { pattern, months, dayDigits }: DayMarks): string {
  const parts: Readonly<Record<string, string>> = {
    day: String(date.getUTCDate()).padStart(dayDigits, '0'),
    month: months[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  }
  return pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
}

/** "13 Apr 2026" in the reader's order; a text that is not a date is shown unchanged. Days have no time zone. */
export function formatDay(day: string, locale: string, marks: DayMarks | null): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  if (!parts) return day
  const date = new Date(`${parts[0]}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return marks === null ? dayFormatOf(locale).format(date) : writeDay(date, marks)
}
