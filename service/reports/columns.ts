import type { Chunk, Line } from './page'
import { isBlankCell, type NumberStyle, parseNumber } from './parse-number'
import { findUnit, isOtherUnit } from './parse-unit'
import { parseHeaderYear } from './parse-year'
import { plainText } from './plain-text'

export type Value = { number: number; text: string; unit: string }

const trailingUnit =
  /^([-–−]?[\d.,'’\s\u00a0\u202f]*\d)\s*((?:(?:million|thousand|mio\.?|miljoner|tusen|k|m|mt|metric)?\s?(?:metric )?(?:t|tons?|tonnes?|tonnen)?[\s-]?(?:of )?(?:CO\s?[2₂]\s?-?(?:e|eq\w*|äq\w*|ekv\w*)?\.?)?|kg.*))$/i

/** The amount a cell holds: "1,234", "1,234*", "1,234 tCO2e", "~1,200". Null for percentages, years' words and dashes. */
export function readValue(chunk: Chunk, style: NumberStyle): Value | null {
  const text = chunk.text
    .trim()
    .replace(/^[~≈]\s?/, '')
    .replace(/(?<=\d)\s?(?:\*+|[†‡§]|\([a-z\d]\)|[¹²³⁴⁵⁶⁷⁸⁹]+|(?<=\d)[\d]?\)|(?<=\d )\d\))$/u, '')
    .trim()
  const number = parseNumber(text, style)
  if (number !== null) return { number, text, unit: '' }
  const withUnit = trailingUnit.exec(text)
  const digits = withUnit?.[1]
  if (!digits || !withUnit[2]) return null
  const value = parseNumber(digits, style)
  return value === null ? null : { number: value, text: digits.trim(), unit: withUnit[2].trim() }
}

export type CellKind = 'value' | 'blank' | 'percent' | 'unit' | 'text'

/** Asked of the same chunk again and again while columns and labels are sought. */
const known = new WeakMap<Chunk, { decimal: string; kind: CellKind }>()

export function kindOfCell(chunk: Chunk, style: NumberStyle): CellKind {
  const decimal = style?.decimal ?? ''
  const before = known.get(chunk)
  if (before?.decimal === decimal) return before.kind
  const kind = findKind(chunk, style)
  known.set(chunk, { decimal, kind })
  return kind
}

function findKind(chunk: Chunk, style: NumberStyle): CellKind {
  const { text } = chunk
  if (readUnitCell(text) || isOtherUnit(text)) return 'unit'
  if (isBlankCell(text)) return 'blank'
  if (/^[+\-–−~<>(]*\s?[\d.,\s]+\s?(?:%|pp|p\.p\.)\)?$/.test(text)) return 'percent'
  if (readValue(chunk, style)) return 'value'
  return 'text'
}

const unitWords =
  /metric|tonnes?|tons?|tonnen|tonn|toneladas|kilotonnes?|megatonnes?|thousands?|millions?|tausend|tsd\.?|tusen|mio\.?|miljoner|milliers|short|\bus\b|kilograms?|kg|\b[km]?tco2-?(?:e|eq\w*)?|\bmtco2e?|co2[- ]?(?:e|eq\w*|äq\w*|ekv\w*|aeq)?|equivalents?|eqv?\b|ekvivalenter|äquivalente|emissions?|\b(?:of|de|in|i|en|x|t|mt|kt|mm|m|k|ton|carbon|dioxide|ghg|000s?|e)\b|1[,.' ]?000|10\^?3|'000|千|万|百万|[-()[\]/,.']|\s/gi

/** A whole cell that is a unit: "tCO2e", "1'000 tonnes", "Metric tons (t) CO2e". */
export function readUnitCell(raw: string): boolean {
  if (raw.length > 48) return false
  const text = plainText(raw)
  return /[a-z千万]/i.test(text) && text.replace(unitWords, '') === '' && findUnit(text) !== null
}

export type YearCell = { chunk: Chunk; year: NonNullable<ReturnType<typeof parseHeaderYear>> }

/** The cells of a line that read as the year of a column. A year inside a sentence is no header. */
export function yearCells(line: Line, isMarkdown: boolean): YearCell[] {
  return line.chunks.flatMap((chunk) => {
    if (chunk.text.length > (isMarkdown ? 60 : 40)) return []
    // "2015-" is the beginning of "2015-2016 change", broken over lines.
    if (/[-–/]$/.test(chunk.text)) return []
    const year = parseHeaderYear(chunk.text)
    return year ? [{ chunk, year }] : []
  })
}

export function center(chunk: { x0: number; x1: number }): number {
  return (chunk.x0 + chunk.x1) / 2
}

export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}
