import { format, isDateFormat } from 'numfmt'
import { createPause } from './create-pause'
import { attribute, firstOf, unescapeXml } from './workbook-xml'
import { elementsOf } from './xml-elements'

/** The built-in formats that are dates (ECMA-376, 18.8.30). */
const builtInDates = new Set([14, 15, 16, 17, 22])

/** Spreadsheet programs take no format with more letters; a longer one is parsed for seconds in each cell. */
const longestCode = 255

/** The format code by style number (`s` of a cell); "" if the number is to be read as it is. Pauses for the page. */
export async function readNumberFormats(styles: string): Promise<string[]> {
  const pause = createPause()
  const codes = new Map<number, string>()
  for (const { attributes } of elementsOf(styles, 'numFmt')) {
    const code = unescapeXml(attribute(attributes, 'formatCode') ?? '')
    codes.set(Number(attribute(attributes, 'numFmtId')), code.length > longestCode ? '' : code)
    const pausing = pause()
    if (pausing) await pausing
  }
  const formats: string[] = []
  for (const { attributes } of elementsOf(firstOf(styles, 'cellXfs'), 'xf')) {
    const id = Number(attribute(attributes, 'numFmtId'))
    formats.push(builtInDates.has(id) ? 'yyyy-mm-dd' : (codes.get(id) ?? ''))
    const pausing = pause()
    if (pausing) await pausing
  }
  return formats
}

/** Formats that only make an amount more readable (thousands, decimals, percent, currencies): the plain number is read. */
function isOfAmounts(code: string): boolean {
  return /[#0?],|[.%/]|E[+-]|\[\$[^-\]]|[€$£¥]/i.test(code) || !/0/.test(code)
}

/** A number without the noise of binary fractions; what a double cannot hold exactly stays as written, "1E+17". */
function plainNumber(written: string): string {
  const number = Number(written)
  if (written === '' || !Number.isFinite(number)) return written
  const rounded = Number(number.toPrecision(15))
  if (Number.isSafeInteger(rounded) && Math.abs(rounded) < 1e15) return String(rounded)
  if (Math.abs(rounded) >= 1e15) return format('General', number)
  return String(rounded)
}

/** A number as its cell shows it, if the format carries meaning: leading zeros, a custom pattern, a date (ISO 8601). */
export function showNumber(written: string, code: string): string {
  const number = Number(written)
  if (code === '' || written === '' || !Number.isFinite(number)) return plainNumber(written)
  try {
    if (isDateFormat(code)) return format('yyyy-mm-dd', number)
    return isOfAmounts(code) ? plainNumber(written) : format(code, number).trim()
  } catch {
    return plainNumber(written)
  }
}
