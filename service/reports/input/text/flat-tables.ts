import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { isBlankCell } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'

type Row = { label: string; cells: string[] }
type Table = { before: string; head: string[]; rows: Row[]; end: number }

/** Shorter lines are a row or a sentence, not a page. */
const shortest = 240

/**
 * Tables in text of a page that a program stored as one line: "… CO2 emissions [tCO2e] 2022 2021 2020 Stationary combustion 244 280 259
 * Scope 1 265 301 272 …". Behind consecutive years, each label with one amount per year becomes a row with borders. A row whose cells
 * cannot be counted keeps only its label, and text that is not a table stays a line.
 */
export function withFlatTables(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.length < shortest || /[|\t]/.test(line) ? [line] : apart(line)))
}

function apart(line: string): string[] {
  const tokens = line.replace(lowTwo, '$12').replace(brokenThousand, '').trim().split(/\s+/)
  const result: string[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const table = tableAt(tokens, from, at)
    if (!table) continue
    result.push(
      table.before,
      '',
      ...[table.head, ...table.rows.map(({ label, cells }) => [label, ...cells])].map(borders),
      '',
    )
    from = table.end
    at = table.end - 1
  }
  return result.length === 0 ? [line] : [...result, tokens.slice(from).join(' ')]
}

/** "CO 2 e", "CO 2" */
const lowTwo = /(CO) 2(?: (?=eq?\b))?(?=\P{N})/gu

/** "118,10 0" and "4 ,745": spaced letters leave a space inside an amount. */
const brokenThousand = /(?<=\d,\d\d) (?=\d(?![\d.,]))|(?<=\d,\d) (?=\d\d(?![\d.,]))|(?<=\d) (?=,\d{3}(?!\d))/g

function borders(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The table whose years begin at `at`. The text between `from` and the years goes before it, its last words above the labels. */
function tableAt(tokens: readonly string[], from: number, at: number): Table | null {
  const years = yearsAt(tokens, at)
  if (years.length < 2) return null
  const { rows, end } = rowsAfter(tokens, at + years.length, years)
  const isOfEmissions = rows.some(({ label }) => parseScope(label) !== null || findCategory(label) !== null)
  if (rows.length < 3 || !isOfEmissions) return null
  const before = tokens.slice(from, at)
  const words = before.slice(before.findLastIndex((word) => /[.;:]$|^\d[\d.,]*$/.test(word)) + 1).slice(-12)
  return { before: before.join(' '), head: [words.join(' '), ...years], rows, end }
}

/** At least two years in rising or falling order that are not part of a sentence. */
function yearsAt(tokens: readonly string[], at: number): string[] {
  const isSaid = /^(?:in|from|of|to|by|since|until|and|between|fra|fr[åa]n|von|im|seit|und|och|et|de|en|dal|nel)$/i
  if (isSaid.test(tokens[at - 1] ?? '')) return []
  const years: string[] = []
  const numbers: number[] = []
  // By index: copying the rest of the page for each word would be quadratic.
  for (let place = at; place < tokens.length; place += 1) {
    const token = tokens[place] ?? ''
    const year = yearOf(token)
    const [before, last] = numbers.slice(-2)
    const isNext =
      last === undefined || before === undefined || Math.sign(last - before) === Math.sign((year ?? 0) - last)
    if (year === null || numbers.includes(year) || !(numbers.length < 2 || isNext)) break
    years.push(token)
    numbers.push(year)
  }
  return years
}

function yearOf(token: string): number | null {
  return /^(?:(?:FY|CY)?(?:19|20)\d\d|FY\d\d)(?:[/-]\d\d)?(?:年度?)?[*†¹²³]?$/.test(token)
    ? (parseHeaderYear(token)?.year ?? null)
    : null
}

const amount = /^(?:[-–−]?\d[\d.,'’]*[*†¹²³]?|\(\d[\d.,]*\))$/
/** "Purchased goods 1, 2, 5 4,058,000": footnote marks between a label and its amounts. */
const mark = /^\(?\d(?:,\d)*\)?,?$/
/** The most words of a label; more are a paragraph. */
const longest = 26

function rowsAfter(tokens: readonly string[], from: number, years: readonly string[]): { rows: Row[]; end: number } {
  const count = years.length
  const rows: Row[] = []
  let [end, label] = [from, [] as string[]]
  for (let at = from; at < tokens.length && label.length <= longest; ) {
    if (yearsAt(tokens, at).length > 1) break
    const cells = cellsAt(tokens, at)
    if (cells.length < count || !label.some((word) => /\p{L}{2}/u.test(word))) {
      label.push(...tokens.slice(at, at + Math.max(1, cells.length)))
      at += Math.max(1, cells.length)
      continue
    }
    const others = cells.slice(0, -count)
    const isNumber = /^(?:scopes?|categor(?:y|ies|ia)|cat\.?|kategorie?)$/i.test(label.at(-1) ?? '')
    // Which of its cells are complete is unknown, but its words still say what the rows below are about.
    const isCounted = areMarks(isNumber ? others.slice(1) : others, cells.at(-count) ?? '')
    rows.push({
      label: [...label, ...(isNumber ? others.slice(0, 1) : [])].join(' '),
      cells: isCounted ? cells.slice(-count) : years.map(() => ''),
    })
    at += cells.length
    end = at
    label = []
  }
  return { rows, end }
}

/** Footnote marks before the first amount, unless the last could be the beginning of that amount: "9 305". */
function areMarks(marks: readonly string[], first: string): boolean {
  const isApart = /,/.test(marks.at(-1) ?? ',') || /^[-–−(]?\d{1,3}[.,'’]\d/.test(first)
  return marks.every((one) => mark.test(one)) && isApart
}

function cellsAt(tokens: readonly string[], at: number): string[] {
  const isCell = (token: string | undefined) => token !== undefined && (amount.test(token) || isBlankCell(token))
  let end = at
  while (isCell(tokens[end])) end += 1
  return tokens.slice(at, end)
}
