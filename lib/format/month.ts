const monthFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached by locale: creating one costs far more than using it. */
function monthFormatOf(locale: string): Intl.DateTimeFormat {
  const known =
    monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  monthFormats.set(locale, known)
  return known
}

/** "November 2024" of an ISO month or day. Every edition of ICU writes month and year the same in our languages, so no table is sent for
 * it. */
export function formatMonth(day: string, locale: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return monthFormatOf(locale).format(date)
}
