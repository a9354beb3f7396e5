import type { CompactStep, NumberMarks } from './write-number'

/** The Gregorian calendar: "{month} {day}, {year}", and the names of the twelve months in it. */
export type DayMarks = { pattern: string; months: readonly string[]; dayDigits: number }

/**
 * How a locale writes figures and days, computed on the server: the browser needs no Intl for its first page, and writes the same as the
 * server, whatever its edition of the locales. Null: only Intl can (other digits or calendars).
 */
export type Writing = {
  locale: string
  numbers: NumberMarks | null
  days: DayMarks | null
  /** For figures from a thousand up to 999 trillion. */
  compact: readonly CompactStep[] | null
}

const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

function readNumbers(locale: string): NumberMarks | null {
  const format = new Intl.NumberFormat(locale)
  if (format.resolvedOptions().numberingSystem !== 'latn') return null
  const parts = format.formatToParts(-1234567890.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const [decimal, mark, minus] = [find('decimal'), find('group'), find('minusSign')]
  const [before, last] = groups.slice(-2)
  if (decimal === undefined || mark === undefined || minus === undefined || !before || !last) return null
  return { decimal, group: mark, minus, last, before, least: format.format(1234).includes(mark) ? 1 : 2 }
}

/** Null if the short form depends on more than the size (one million, two millions), or has words before the figure. */
function readCompact(locale: string): CompactStep[] | null {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
  const steps: CompactStep[] = []
  for (let power = 3; power < 15; power++) {
    const [step, ...others] = [1, 2, 5, 1.5].map((first) => readStep(format.formatToParts(first * 10 ** power)))
    if (!step || others.some((other) => other?.whole !== step.whole || other.after !== step.after)) return null
    steps.push(step)
  }
  return steps
}

function readStep(parts: readonly Intl.NumberFormatPart[]): CompactStep | null {
  const marks = new Set(['integer', 'group', 'decimal', 'fraction'])
  const figures = parts.filter(({ type }) => marks.has(type))
  const after = parts.slice(figures.length)
  if (after.some(({ type }) => marks.has(type))) return null
  const whole = figures.filter(({ type }) => type === 'integer').reduce((sum, { value }) => sum + value.length, 0)
  return { whole, after: after.map(({ value }) => value).join('') }
}

function readDays(locale: string): DayMarks | null {
  const format = new Intl.DateTimeFormat(locale, options)
  const { calendar, numberingSystem } = format.resolvedOptions()
  if (calendar !== 'gregory' || numberingSystem !== 'latn') return null
  const months = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2033, month, 3)))
  const patterns = new Set(
    months.map((parts) => parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('')),
  )
  const [pattern] = patterns
  if (pattern === undefined || patterns.size > 1) return null
  const partOf = (parts: Intl.DateTimeFormatPart[], wanted: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    pattern,
    months: months.map((parts) => partOf(parts, 'month')),
    dayDigits: partOf(months[0] ?? [], 'day').length,
  }
}

const known = new Map<string, Writing>()

/** Reads it from Intl, once per locale. */
export function readWriting(locale: string): Writing {
  const kept = known.get(locale)
  if (kept) return kept
  const numbers = readNumbers(locale)
  const compact = numbers === null ? null : readCompact(locale)
  const writing: Writing = { locale, numbers, days: readDays(locale), compact }
  // Bounded, as browsers may ask for any locale.
  if (known.size < 500) known.set(locale, writing)
  return writing
}
