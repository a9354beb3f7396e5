import type { PrintedFigure } from './records'

/** Kilograms in one unit of mass, by the unit's name as publishers write it. */
const kilogramsPerUnit: Readonly<Record<string, number>> = {
  'kg CO2e': 1,
  't CO2e': 1e3,
  'kt CO2e': 1e6,
  'thousand t CO2e': 1e6,
  'Mt CO2e': 1e9,
  'Millions t CO2e': 1e9,
}

/** Carbon Gap writes money in dollars with a decimal comma: "$89900000000,00". */
const withDecimalComma = /^\$?(\d+),(\d{1,2})$/
const withDecimalPoint = /^(?:EUR |[$¥€£] ?)?(\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(\.\d+)?(e[+-]?\d+)?$/

/**
 * Returns what a printed figure contributes to its field: kilograms CO2e, or whole units of money, multiplied by its share. Null
 * for a text or unit that no publisher of ours writes.
 */
export function amountOfPrinted({ field, printed, unit, perUnit, share = 100 }: PrintedFigure): number | null {
  const number = numberOf(printed)
  if (number === null) return null
  // Both factors of "4.33 million" are decimal; rounding to 15 digits removes the error of binary fractions.
  if (perUnit !== undefined) return Number(((number * perUnit * share) / 100).toPrecision(15))
  if (field === 'revenue') return /^[A-Z]{3}$/.test(unit) ? number : null
  const factor = kilogramsPerUnit[unit]
  return factor === undefined ? null : (number * factor * share) / 100
}

/** Reads "¥942,606", "804 956", "1,234.5" and the Indian "8,81,235" as numbers; returns null for anything else. */
export function numberOf(printed: string): number | null {
  const [, whole, hundredths] = withDecimalComma.exec(printed) ?? []
  if (whole !== undefined && hundredths !== undefined) return Number(`${whole}.${hundredths}`)
  return withDecimalPoint.test(printed) ? Number(printed.replace(/EUR|[$¥€£, ]/g, '')) : null
}
