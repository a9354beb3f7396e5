import { foreignUnit } from '@/service/reports/words/multiples-of-tonnes'
import { isBlankCell, type NumberStyle, parseNumber } from '@/service/reports/words/parse-number'
import { findUnit, isOtherUnit } from '@/service/reports/words/parse-unit'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { plainText } from '@/service/reports/words/plain-text'
import { type Layout, printedLayout } from './layout'
import type { Chunk, Line } from './page'

export type Value = { number: number; text: string; unit: string }

const trailingUnit =
  /^([-–−]?[\d.,'’\s\u00a0\u202f]*\d)\s*((?:(?:million|thousand|mio\.?|mn|mln|miljoner|tusen|k|m|mt|metric)?\s?(?:metric )?(?:t|tons?|tonnes?|tonnen|tonnellate|Mg(?= ?CO))?[\s-]?(?:of )?(?:CO\s?[2₂]\s?-?(?:e|eq\w*|äq\w*|ekv\w*)?\.?)?|(?:千|万|百万)?トン(?:CO[2₂](?:e|eq)?)?|kg.*))$/i

/**
 * What may follow an amount: footnote marks, also by number ("869※3"), ticks of assurance, "(R)" or "R" for restated, a share of the whole or a
 * change: "12,400 (4 %)", "12,400 (-7.4%)".
 */
const afterAmount =
  /(?<=\d)\s?(?:(?:\*+|[†‡§^#~✓✔√☑▲△◆◇■●○★☆]|\((?:[a-z\d]|restated|(?:location|market)[- ]?based|[LM]B)\)|\([-–−+]?\d+(?:[.,]\d+)?\s?%\)|[※＊*]\s?\d{0,2}(?:[,、]\s?[※＊*]?\d{1,2})*|[¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉⁱᴬᴮᴰᴱᴿ]+(?:[, ]?[¹²³⁴⁵⁶⁷⁸⁹])*[)⁾]?|\[(?:[a-z\d]{1,2}|\d{1,3}(?:[.,]\d+)?)\]|\{\d\}|\^\(?\d\)?|\((?:[ivx]{2,4}|注\d?|LA|RA|(?:see )?(?:foot)?note ?\d{1,2})\)|(?:note|注) ?\d{1,2}|(?<=\d )(?:R|LA|RA)|(?<=[.,']\d{3} )\d(?:,\d)+|(?<=\d)[\d]?\)|(?<=\d )\d\))\s?)+$/iu

/** The amount in a cell: "1,234", "1,234*", "★1,234", "1,234 tCO2e", "~1,200". Null for percentages, years, words and dashes. */
export function readValue(chunk: Chunk, style: NumberStyle): Value | null {
  return cellOf(chunk, style).value
}

function findValue(chunk: Chunk, style: NumberStyle): Value | null {
  const text = chunk.text
    .trim()
    .replace(
      /^(?:[~≈]|(?:ca\.?|circa|cirka|approx(?:\.|imately)?|c\.|about|around|rund|etwa|env(?:\.|iron)|noin|約)(?=\s?\d)|[★☆✓✔√☑◆◇■□†‡§]+(?=\s?\d))\s?/u,
      '',
    )
    .replace(methodBeside, '')
    .replace(afterAmount, '')
    .trim()
  const number = parseNumber(text, style)
  if (number !== null) return { number, text, unit: '' }
  const withUnit = trailingUnit.exec(text) ?? withUnitInWords(text)
  const digits = withUnit?.[1]
  if (!digits || !withUnit?.[2]) return unitFirst(text, style)
  const value = parseNumber(digits, style)
  if (value === null) return null
  const unit = withUnit[2].trim()
  // "1.2m", "45k": a magnitude; the unit stands elsewhere.
  const factor = /^(?:k|thousand|tusen)$/i.test(unit)
    ? 1e3
    : /^(?:mn?|mln|million|mio\.?|miljoner)$/i.test(unit)
      ? 1e6
      : 1
  if (factor > 1) return { number: value * factor, text, unit: '' }
  return { number: value, text: digits.trim(), unit }
}

/** "4,12 millions de tonnes éq. CO2": words that as a whole are a unit. */
function withUnitInWords(text: string): RegExpExecArray | null {
  const found = /^([-–−]?\d[\d.,'’\s\u00a0\u202f]*(?<=\d))\s*(\p{L}.{2,45})$/u.exec(text)
  return found?.[2] && readUnitCell(found[2]) ? found : null
}

/** "MtCO2e 4.12": the unit before its amount. */
function unitFirst(text: string, style: NumberStyle): Value | null {
  const [, unit = '', digits = ''] = /^(\p{L}[\p{L}\d₂ -]{0,22}?) ?((?<=[ e₂])\d[\d.,' ]*)$/u.exec(text) ?? []
  if (digits === '' || /^(?:19|20)\d\d$/.test(digits) || !readUnitCell(unit) || !/co ?[2₂]/i.test(unit)) return null
  const number = parseNumber(digits, style)
  return number === null ? null : { number, text: digits, unit }
}

/** "2,234 (location-based)", "2,234 tCO2e (location-based)": the scope 2 method of an amount. */
const methodBeside = /(?<=\d|co ?[2₂](?:e|[ -]?eq)?|\dt|tonnes) ?\((?:(?:location|market)[- ]?based|[LM]B)\)$/i

export type CellKind = 'value' | 'blank' | 'percent' | 'unit' | 'text'

/** Whether a cell can stand in a column of amounts: an amount, a share or a dash. */
export function cellIn(kind: CellKind): boolean {
  return kind === 'value' || kind === 'percent' || kind === 'blank'
}

type Known = { decimal: string; kind: CellKind; value: Value | null }

/** The same chunk is asked about many times while columns and labels are searched. */
const known = new WeakMap<Chunk, Known>()

function cellOf(chunk: Chunk, style: NumberStyle): Known {
  const decimal = style?.decimal ?? ''
  const before = known.get(chunk)
  if (before?.decimal === decimal) return before
  const value = findValue(chunk, style)
  const cell = { decimal, value, kind: findKind(chunk, value) }
  known.set(chunk, cell)
  return cell
}

export function kindOfCell(chunk: Chunk, style: NumberStyle): CellKind {
  return cellOf(chunk, style).kind
}

function findKind({ text }: Chunk, value: Value | null): CellKind {
  if (readUnitCell(text) || isOtherUnit(text)) return 'unit'
  if (isBlankCell(text)) return 'blank'
  // "305-" is the number of a disclosure, broken at its hyphen, and "210.8-" the beginning of a range.
  if (/\d ?[-–]$/.test(text)) return 'text'
  // "2028)" ends a remark in brackets.
  if (/^(?:19|20)\d\d\)$/.test(text)) return 'text'
  if (/^[+\-–−~<>(]*\s?[\d.,\s]+\s?(?:%|pp|p\.p\.)\)?$/.test(text)) return 'percent'
  // "<0.1": less than printed, so not an amount.
  if (/^[<≤] ?\d[\d.,]*$/.test(text.trim())) return 'blank'
  return value ? 'value' : 'text'
}

/** The words that units consist of, longer ones before their prefixes. */
const unitWords = new RegExp(
  [
    ...['metric', 'short', String.raw`\bus\b`, String.raw`p\.a\.`, 'per annum', 'per year', 'emissions?', '排出量'],
    ...[
      'tonnellate',
      'tonneja',
      'tonnia',
      'tonnen',
      'tonnes?',
      'tonn',
      'toneladas',
      'tons?',
      '公?[噸吨]',
      'トン(?:/年度?)?',
    ],
    ...[
      'kilotonn?e?s?',
      'megatonn?e?s?',
      'ktonn?e?s?',
      'ktons?',
      'mtons?',
      String.raw`mmt(?:co2)?e?`,
      String.raw`[mg]g(?= co2)`,
    ],
    ...[
      'thousands?',
      'tausend',
      String.raw`tsd\.?`,
      'tusentals',
      'tusinde?',
      'tusen',
      'milliers',
      'miles',
      'migliaia',
      'milhares',
    ],
    ...['duizend', 'tuhatta', String.raw`1[,.' ]?000`, String.raw`10\^?3`, "'000", '千', '万'],
    ...[
      'millionen',
      'millioner',
      'millions?',
      String.raw`millon(?:es)?`,
      'milion[ei]',
      'milhões',
      'milhão',
      'miljoner',
      'miljoonaa',
    ],
    ...[
      'miljoen',
      String.raw`mil[jl]\.`,
      String.raw`mio\.?`,
      'mln',
      'mn',
      '百万',
      String.raw`\bmil(?!\p{L})`,
      String.raw`\bmila\b`,
    ],
    ...[
      'kilograms?',
      'kg',
      String.raw`\b[km]?t ?[eé]q\.? ?co2`,
      String.raw`\b[km]?tco2-?(?:eq\w*|äq\w*|ækv\w*|ekv|e)?`,
      String.raw`\bmtco2e?`,
    ],
    ...[String.raw`co2[- ]?(?:eq\w*|äq\w*|ækv\w*|ekv\w*|aeq|e)?`, 'equivalentes?', 'equivalents?', String.raw`eqv?\b`],
    ...[
      'ekvivalenter',
      'äquivalente',
      'équivalents?',
      String.raw`éq\.?`,
      String.raw`(?:hiilidioksidi|koldioxid|kohlendioxid)[\p{L}-]*`,
    ],
    ...['carbono', 'carbone', 'dióxido', 'dioxyde', String.raw`\bt[nt]\b`],
    ...[
      String.raw`\b(?:of|de|di|in|i|en|x|t|mt|kt|mm|m|k|ton|carbon|dioxide|ghg|000s?|e)\b`,
      String.raw`[-()[\]/,.']`,
      String.raw`\s`,
    ],
  ].join('|'),
  'giu',
)

/** A whole cell that is a unit: "tCO2e", "1'000 tonnes", "Metric tons (t) CO2e". */
export function readUnitCell(raw: string): boolean {
  if (raw.length > 48) return false
  // "10³t-CO2", "×1,000 t" are units; of ten thousands only Japan's "10,000 t-CO2" is, other ones are amounts.
  const text = plainText(raw)
    .replace(/^[×x] ?(?=1)/, '')
    .replace(/(?<=\d)(?=t)/gi, ' ')
    // "tCO2e/year"
    .replace(/ ?\/ ?(?:year|yr|annum|a)$/i, '')
    .replace(/^(?:10[,.]000|10 thousand|ten thousand)(?= ?(?:t|tons?)-co2)/i, 'thousand')
  const foreign = foreignUnit(text)
  const own = foreign ? `${text.slice(0, foreign.at)} t ${text.slice(foreign.at + foreign.length)}` : text
  return /[a-z千万トン噸吨]/i.test(own) && own.replace(unitWords, '') === '' && findUnit(text) !== null
}

export type YearCell = { chunk: Chunk; year: NonNullable<ReturnType<typeof parseHeaderYear>> }

/** "14,220 metric tons CO2e (2021)" states an amount and heads no column; "1,000 t" is a unit. */
const isAnswer = /(?<![\d.,])(?!10?[.,]000\b)\d{1,3}(?:[.,]\d{3})+ ?(?:metric|[kM]?t\b|[kM]?tCO|tonnes?|tons?)/i

/** "We multiply spend in 2021 by factors." */
const isSentence = /^\p{Lu}(?:\S+ ){3,}\p{Ll}{3,}\.$/u

/** The cells of a line that can head a year's column. A year inside a sentence does not. */
export function yearCells(line: Line, { longest }: Layout = printedLayout): YearCell[] {
  return line.chunks.flatMap((chunk) => {
    if (chunk.text.length > longest.year) return []
    // "2015-" is the beginning of "2015-2016 change", broken over lines.
    if (/[-–/]$/.test(chunk.text) || isAnswer.test(chunk.text) || isSentence.test(chunk.text)) return []
    // "2022." ends a sentence.
    if (/(?:19|20)\d\d\.$/.test(chunk.text.trim())) return []
    // "Scope 1 (2022: 13,118)" is the amount that a tile compares with.
    if (/(?:19|20)\d\d ?[:=] ?\d/.test(chunk.text)) return []
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
