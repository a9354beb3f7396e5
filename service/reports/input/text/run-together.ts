import { readUnitCell } from '@/service/reports/model/columns'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'

/** A line of plain text as words and cells in order; `isAfterGap`: more than one space stands before it. */
type Token = { text: string; isAfterGap: boolean }
/** `hasTarget`: a column of aims behind the years, with an amount of its own. */
type Head = { label: string; years: string[]; hasMore: boolean; hasTarget: boolean }
type Row = { label: string; cells: string[]; rest: string }

/** A row of amounts, words alone between rows, or text that is not part of the table. */
type Part = { kind: 'row'; row: Row } | { kind: 'words'; text: string } | { kind: 'other'; text: string }

/** This many lines without a row end a table. */
const GAP = 8

/**
 * Turns tables of plain text whose cells are separated by one space, or whose amounts are not aligned, into rows with borders: below a
 * line that ends in years, each line with as many consecutive cells as years is a row. Text between and beside the rows follows them.
 * Lines whose cells can be counted in another way stay as they are.
 */
export function withRowsApart(text: readonly string[]): string[] {
  const lines = text.map(withTwoOfGas)
  const result: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const head = headOf(lines[at] ?? '')
    const table = head ? tableUnder(lines, at, head) : null
    if (!head || !table) {
      result.push(lines[at] ?? '')
      continue
    }
    // Separated from the title, which is not part of the head.
    result.push('', borders([head.label, ...head.years]), ...table.rows, '', ...table.others)
    at = table.last
  }
  return result
}

/** The small 2 of CO2 may be lost with its line: "tCO e". */
function withTwoOfGas(line: string): string {
  return line.replace(/\bCO(?= (?:eq?|-e)\b)|(?<=\b[kMG]?tCO)(?= e\b)/g, '$&2')
}

function borders(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function tokensOf(line: string): Token[] {
  const spans = line.trim().split(/\s{2,}|\t/)
  return spans.flatMap((span) => {
    const words = /^\d{1,3}(?:[ \u00a0]\d{3})+$/.test(span) ? [span] : span.split(/\s/)
    return words.filter(Boolean).map((text, at) => ({ text, isAfterGap: at === 0 }))
  })
}

/** "FY 2022-23" in two words is one year, as "31 March 2023" is. */
const fiscal = /\b(FY|CY) (?=(?:19|20)\d\d)/g
const dayOf =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* (?=(?:19|20)\d\d)/gi

/** "2019 (base year)" */
const ofBase = /(?<=\d) \((?:base(?:line)?(?: year)?|basår|basisjahr)\)/gi

const yearToken = /^(?:FY|CY)?(?:19|20)\d\d(?:[-–/]\d\d(?:\d\d)?)?\*?$/

/** "GHG emissions Unit 2021 2022 2023": at least two years at its end, or before the head of a change or a unit. */
function headOf(line: string): Head | null {
  if (line.includes('|') || line.length > 200) return null
  const tokens = tokensOf(line.replace(fiscal, '$1').replace(dayOf, '').replace(ofBase, ''))
  const first = tokens.findIndex(({ text }, at) => yearToken.test(text) && yearToken.test(tokens[at + 1]?.text ?? ''))
  if (first < 0) return null
  const end = tokens.findIndex(({ text }, at) => at > first && !yearToken.test(text))
  const years = tokens.slice(first, end < 0 ? undefined : end).map(({ text }) => text)
  const more = end < 0 ? [] : tokens.slice(end)
  const label = tokens.slice(0, first).map(({ text }) => text)
  const mentions = years.map((text) => parseHeaderYear(text))
  const areApart = new Set(mentions.map((one) => one?.year)).size === years.length
  const isSentence =
    label.length > 9 || /^(?:and|or|in|of|to|by|from|und|och|et|vs\.?|since|between)$/i.test(label.at(-1) ?? '')
  // The name of a second table, or prose beside it, stands after a gap.
  const isMore = more.length < 5 || more[0]?.isAfterGap === true
  if (!areApart || mentions.includes(null) || isSentence || !isMore) return null
  return {
    label: label.join(' '),
    years,
    hasMore: more.length > 0,
    hasTarget: targetHead.test(more.map(({ text }) => text).join(' ')),
  }
}

/** "Target 2030", "Mål" */
const targetHead = /^(?:targets?|goals?|ziele?|mål|objecti[fv]|objetivo|obiettivo)(?: (?:for )?20\d\d)?$/i

const cellToken =
  /^(?:[-–−+]?\d{1,3}(?:[,.'’ \u00a0]\d{3})+(?:[.,]\d+)?(?:\d\))?|\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?|[-–−+]?\d+(?:[.,]\d+)?|\(\d[\d,.]*\)|[-–−+]?\d+(?:[.,]\d+)?%|[-–—*#]|n\/?a\.?)$/i

function isCell(token: Token | undefined): boolean {
  return token !== undefined && cellToken.test(token.text)
}

/** Words that a number belongs to: "Scope 1", "Scope 1 & 2", "Category 11". */
const numbered =
  /^(?:scopes?|category|categories|cat\.?|kategorie?|categor[íi]a|catégorie|scope ?[12](?:&|\+)|&|\+|and|und|och|et|y)$/i

function rowOf(line: string, { years, ...head }: Head): Row | null {
  const tokens = tokensOf(line)
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isCell(tokens[from])) continue
    const end = tokens.findIndex((token, at) => at > from && !isCell(token))
    const to = end < 0 ? tokens.length : end
    const isName = from > 0 && numbered.test(tokens[from - 1]?.text ?? '')
    const first = isName ? from + 1 : from
    const cells = cellsIn(
      tokens.slice(first, to).map(({ text }) => text),
      years.length,
      head,
    )
    const rest = tokens.slice(to)
    const text = rest.map((token) => token.text).join(' ')
    const isBeside = rest.length === 0 || rest[0]?.isAfterGap === true || readUnitCell(text)
    const isOfScope = cells?.every(isGrouped) && parseScope(labelIn(tokens.slice(0, first), text)) !== null
    if (cells && (isBeside || isOfScope))
      return { label: labelIn(tokens.slice(0, first), text), cells, rest: readUnitCell(text) ? '' : text }
    from = to
  }
  return null
}

/** "8,057,008": certainly an amount, even with prose one space behind it. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:[.,'’]\d{3})+$/.test(text)
}

type More = Pick<Head, 'hasMore' | 'hasTarget'>

/** As many cells as years: one token each, or the same number of tokens each if spaces separate thousands; a change may follow. */
function cellsIn(tokens: readonly string[], count: number, { hasMore, hasTarget }: More): string[] | null {
  if (!tokens.some((one) => /\d/.test(one))) return null
  // If the target has no amount, nothing says which cell is missing.
  if (hasTarget) return tokens.length === count + 1 ? tokens.slice(0, count) : null
  if (tokens.length === count) return hasMore && /%$/.test(tokens.at(-1) ?? '') ? null : [...tokens]
  if (tokens.length === count + 1 && /^[-–−+]?\d.*%$|^[-–−+]\d/.test(tokens.at(-1) ?? '')) return tokens.slice(0, count)
  // A digit of the text beside the row.
  if (tokens.length === count + 1 && tokens.slice(0, count).every(isGrouped) && /^\d$/.test(tokens.at(-1) ?? ''))
    return tokens.slice(0, count)
  const size = tokens.length / count
  if (size !== 2 && size !== 3) return null
  const groups = Array.from({ length: count }, (_, at) => tokens.slice(at * size, (at + 1) * size))
  const areThousands = groups.every(
    ([first = '', ...others]) => /^[1-9]\d{0,2}$/.test(first) && others.every((one) => /^\d{3}$/.test(one)),
  )
  return areThousands ? groups.map((group) => group.join(' ')) : null
}

/** The words before the amounts: only the last column of them if it names a scope, otherwise all. */
function labelIn(tokens: readonly Token[], rest: string): string {
  const gap = tokens.findLastIndex(({ isAfterGap }) => isAfterGap)
  const join = (some: readonly Token[]) => some.map(({ text }) => text).join(' ')
  const last = join(tokens.slice(Math.max(0, gap)))
  const label = parseScope(last) ? last : join(tokens)
  return readUnitCell(rest) ? `${label} ${rest}` : label
}

function partOf(line: string, head: Head): Part {
  const row = rowOf(line, head)
  if (row) return { kind: 'row', row }
  const text = line.trim()
  const isSpaced = /\S\s{2,}\S/.test(text)
  const isWords = !isSpaced && text.length < 70 && /\p{L}/u.test(text) && !/[.;]$|\d[\d.,]{3}|%/.test(text)
  return { kind: isWords ? 'words' : 'other', text }
}

type Found = { rows: string[]; others: string[]; last: number }

function tableUnder(lines: readonly string[], at: number, head: Head): Found | null {
  const parts: Part[] = []
  let last = at
  for (let next = at + 1; next < lines.length && next - last <= GAP; next += 1) {
    const line = lines[next] ?? ''
    if (line.includes('|') || /^\s*(?:#|<!--)/.test(line) || headOf(line)) break
    if (line.trim() === '') continue
    parts.push(partOf(line, head))
    if (parts.at(-1)?.kind === 'row') last = next
  }
  const end = parts.findLastIndex(({ kind }) => kind === 'row')
  // The rest of the last label.
  const [after] = parts.slice(end + 1)
  const hasTail = after?.kind === 'words' && isRest(after.text)
  const own = parts.slice(0, end + (hasTail ? 2 : 1))
  if (own.filter(({ kind }) => kind === 'row').length < 2) return null
  const tail = hasTail ? lines.findIndex((line, i) => i > last && line.trim() !== '') : last
  const others = own.flatMap((part) =>
    part.kind === 'other' ? [part.text] : part.kind === 'row' && part.row.rest ? [part.row.rest] : [],
  )
  return {
    rows: rowsOf(
      own.filter(({ kind }) => kind !== 'other'),
      head,
    ),
    others,
    last: tail,
  }
}

/** "(tCO2e)", "and services": a line that continues a label. */
function isRest(text: string): boolean {
  return /^[(\p{Ll}]/u.test(text)
}

function isNameless({ label }: Row): boolean {
  return !/\p{L}{2}/u.test(label)
}

/** "Upstream transportation and": a label that continues on its next line. */
const isOpen = /(?:[,&(–-]|\b(?:and|of|from|the|to|in|und|och|et|de))$/i

/** The rows with borders. A label broken over lines is joined: its rest stands below its row, or its parts above and below amounts without
 * a label. */
function rowsOf(parts: readonly Part[], { years }: Head): string[] {
  const rows: { label: string; cells: string[] }[] = []
  parts.forEach((part, at) => {
    if (part.kind === 'row') {
      const { label, cells } = part.row
      const over = rows.at(-1)?.cells.length === 0 ? rows.at(-1)?.label : undefined
      const isOver = over !== undefined && (isNameless(part.row) || isRest(label) || isOpen.test(over))
      if (isOver) rows.pop()
      rows.push({ label: isNameless(part.row) ? (over ?? label) : isOver ? `${over} ${label}` : label, cells })
      return
    }
    const [before, last] = [parts[at - 1], rows.at(-1)]
    if (part.kind !== 'words') return
    const isUnderNameless = before?.kind === 'row' && isNameless(before.row)
    if (last && last.cells.length > 0 && before?.kind === 'row' && (isRest(part.text) || isUnderNameless))
      last.label = `${last.label} ${part.text}`
    else if (last && last.cells.length === 0 && (isOpen.test(last.label) || /\([^)]*$/.test(last.label)))
      last.label = `${last.label} ${part.text}`
    else rows.push({ label: part.text, cells: [] })
  })
  return rows.map(({ label, cells }) => borders([label, ...(cells.length > 0 ? cells : years.map(() => ''))]))
}
