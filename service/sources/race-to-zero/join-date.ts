const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
// The list's newest entries are of December 2024. 251 SBTi rows have the day by which a commitment must be met (2026).
const LAST_DAY = '2024-12-31'

/**
 * Returns the day on which a member joined: "31/05/2021", "6th July 2021", "23.04.2021". Null where the cell holds no such day: a
 * note, a typing error ("7/72021"), or a day after the list was made.
 */
export function joinDate(cell: string): string | null {
  const text = cell.trim()
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)
  const words = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+) (\d{4})$/i.exec(text)
  const parts = numbers ?? words
  if (parts === null) return null
  const [, day = '', month = '', year = ''] = parts
  const monthNumber = numbers ? Number(month) : MONTHS.indexOf(month.toLowerCase().replace('janaury', 'january')) + 1
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = Date.parse(`${iso}T00:00:00Z`)
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== iso) return null
  return iso >= '2015-01-01' && iso <= LAST_DAY ? iso : null
}
