/** "November 2024" of an ISO month or day. Every ICU writes month and year alike in our languages, so that no table is sent for it. */
export function formatMonth(day: string, locale: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}
