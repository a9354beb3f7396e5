import { readUnitCell } from '@/service/reports/model/columns'
import { isBlankCell, parseNumber } from '@/service/reports/words/parse-number'
import { isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'

type Kind = 'year' | 'amount' | 'unit' | 'words'
/** A cell, and the line that it stands in. */
export type Token = { kind: Kind; text: string; at: number }

/** "FY2023", "2023/24", "2024年度実績", "2019 (base year)", "2030 target": the head of a year's column, including target years. */
const year =
  /^(?:(?:FY|CY) ?)?(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?(?:年度?|\(年度\))?(?: ?\(?(?:base(?:line)?(?: year)?|基準年?度?|restated|basår|basisjahr|actual|実績|target|目標|予想)\)?)?[*†]{0,2}$|^FY ?['’]?\d\d$/i
/** "(目標)" below its year. */
const ofYear = /^\([^()\d]{1,14}\)$/

/** "※1", "*2)": the mark of a note in a line of its own. */
const mark = /^[※*†‡][\d,、・~〜–-]*\)?$/
/** Marks beside an amount that was assured or restated. */
const marksBehind = / ?[★☆✓✔◆◇■□†‡※]+\d?$|(?<=[\d)]) ?\*+\d?$/
export const share = /^[-–−+△▲]?\d[\d.,]* ?%$/

export function isYearCell(text: string): boolean {
  return year.test(text)
}

/** The cells of text that holds one per line. A line of only years or only amounts holds several; footnote marks are left out. */
export function tokensOf(lines: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const token of lines.flatMap(tokensIn)) {
    const last = tokens.at(-1)
    // "Scope" over "1", "2030" over "(target)".
    if (last && (isNumberOf(last, token) || isOfYear(last, token)))
      tokens.splice(-1, 1, { ...last, text: `${last.text} ${token.text}` })
    else tokens.push(token)
  }
  return tokens
}

function isOfYear({ kind }: Token, next: Token): boolean {
  return kind === 'year' && next.kind === 'words' && ofYear.test(next.text)
}

function isNumberOf({ kind, text }: Token, next: Token): boolean {
  if (kind !== 'words' || next.kind !== 'amount') return false
  return (
    (/^(?:scope|スコープ)$/i.test(text) && /^[123]$/.test(next.text)) ||
    (/^(?:category|カテゴリー?)$/i.test(text) && /^(?:[1-9]|1[0-5])$/.test(next.text))
  )
}

function tokensIn(line: string, at: number): Token[] {
  const text = line.normalize('NFKC').trim()
  if (text === '' || mark.test(text)) return []
  const own = toToken(text, at)
  if (own.kind !== 'words') return [own]
  const parts = text.length < 120 ? text.split(/ +/) : []
  if (parts.length > 1 && parts.every(isYearCell)) return parts.map((part) => ({ kind: 'year', text: part, at }))
  return areAmounts(parts) ? parts.map((part) => ({ kind: 'amount', text: amountIn(part), at })) : [own]
}

function toToken(text: string, at: number): Token {
  if (text.includes('|')) return { kind: 'words', text, at }
  if (year.test(text)) return { kind: 'year', text, at }
  if (isAmount(text)) return { kind: 'amount', text: amountIn(text), at }
  // "GHG emissions (tCO2e)" heads rows and gives the unit of all of them.
  const isHeading = /emission|footprint|排出量|utsläpp|treibhausgas/i.test(text)
  const isUnit =
    (readUnitCell(text) && !isHeading) || isOtherUnit(text) || (isIntensity(text) && /^[\p{L}\d, ]{1,12}\//u.test(text))
  return { kind: isUnit ? 'unit' : 'words', text, at }
}

function amountIn(text: string): string {
  return text.replace(marksBehind, '').replace(/^\((.*)\)$/, '$1')
}

function isAmount(text: string): boolean {
  return isBlankCell(text) || parseNumber(amountIn(text), null) !== null || share.test(text)
}

/** "1,234 1,300 1,402" can be split in one way only; "1 234 1 300" in two. */
function areAmounts(parts: readonly string[]): boolean {
  const isSplit = parts.some((part, i) => /^\d{3}$/.test(part) && /^\d{1,3}$/.test(parts[i - 1] ?? ''))
  return parts.length > 1 && !isSplit && parts.every(isAmount)
}
