import { endsInSum } from '@/service/reports/input/text/flattened/order-of-amounts'
import { withoutRepeatedYears } from '@/service/reports/input/text/repeated-years'
import { parseScope } from '@/service/reports/words/parse-scope'
import { ownAmounts } from './amounts-of-row'
import { type Token, tokensOf } from './cell-tokens'

/** The words between two runs of amounts, and the second run. */
type Group = { words: Token[]; amounts: Token[] }
type Row = { headings: readonly string[]; label: string; unit: string; amounts: readonly string[] }
/** `isLine`: all years are in one line. */
type Head = { from: number; to: number; years: readonly string[]; isLine: boolean }

/**
 * Turns text of a PDF with one cell per line into rows with borders: the years of the head, then for each row its label, unit and one
 * amount per year; or several labels, then their units, then their amounts. Rows with another number of amounts are left out, as nothing
 * says which one is missing.
 */
export function cellLines(lines: readonly string[]): string[] {
  const tokens = tokensOf(lines)
  const heads = headsOf(tokens)
  const result: string[] = []
  let from = 0
  for (const [i, head] of heads.entries()) {
    const end = heads[i + 1]?.from ?? tokens.length
    const own = bodyOf(tokens.slice(head.to, end))
    if (standAboveLabels(own, head.years.length)) continue
    const body = head.isLine ? evenPart(own, head.years.length) : own
    const rows = rowsOf(withUnitsBehind(body, tokens[head.to + body.length]), head.years.length)
    // A single row can have the right number of amounts by chance, unless a unit stands before them.
    if (rows.length < 2 && !rows[0]?.unit) continue
    result.push(...lines.slice(from, tokens[head.from]?.at ?? 0), ...printed(rows, head.years))
    from = (body.at(-1)?.at ?? 0) + 1
  }
  return [...result, ...lines.slice(from)]
}

/** Two or more consecutive years: in one line, each on its own, or each above the unit they share. */
function headsOf(tokens: readonly Token[]): Head[] {
  const found: Head[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const head = headAt(tokens, at)
    if (!head) continue
    found.push(head)
    at = head.to - 1
  }
  return found.flatMap((head) => {
    const { years } = head
    const areApart = new Set(years).size === years.length
    const read = areApart ? years : withoutRepeatedYears(years)
    return years.length > 1 && read ? [{ ...head, years: read }] : []
  })
}

function headAt(tokens: readonly Token[], from: number): Head | null {
  if (tokens[from]?.kind !== 'year') return null
  const unit =
    tokens[from + 1]?.kind === 'unit' && tokens[from + 2]?.kind === 'year' ? tokens[from + 1]?.text : undefined
  const years: string[] = []
  let to = from
  while (tokens[to]?.kind === 'year' && (unit === undefined || tokens[to + 1]?.text === unit)) {
    years.push([tokens[to]?.text, unit].filter(Boolean).join(' '))
    to += unit === undefined ? 1 : 2
  }
  return { from, to, years, isLine: tokens[from]?.at === tokens[to - 1]?.at }
}

/** A sentence ends the table, and so do lines with borders. */
function bodyOf(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'words' && (text.length > 110 || text.includes('|')))
  const own = end < 0 ? tokens : tokens.slice(0, end)
  return own.slice(0, own.findLastIndex(({ kind }) => kind === 'amount') + 1)
}

/**
 * A row of amounts between the years and the first label: they may stand above their labels throughout, so that those behind a label are
 * of the next one.
 */
function standAboveLabels(tokens: readonly Token[], count: number): boolean {
  const first = tokens.findIndex(({ kind }) => kind !== 'amount')
  return first >= count
}

/**
 * "Scope 1", "4.50", "4.58", "million t": if the first row has its unit behind its amounts, all rows do. Moves each unit before the
 * amounts; `next` is the token behind the last.
 */
function withUnitsBehind(tokens: readonly Token[], next: Token | undefined): Token[] {
  const groups = groupsOf(tokens)
  const [first, second] = groups
  const isBehind = first?.words[0]?.kind === 'words' && !hasOwnUnit(first) && second?.words[0]?.kind === 'unit'
  if (!isBehind || hasOwnUnit(second)) return [...tokens]
  return groups.flatMap(({ words, amounts }, i) => {
    const behind = groups[i + 1]?.words[0] ?? next
    const isOfRow = behind?.kind === 'unit' && !hasOwnUnit({ words })
    const own = i > 0 && words[0]?.kind === 'unit' ? words.slice(1) : words
    return [...own, ...(isOfRow ? [behind] : []), ...amounts]
  })
}

function hasOwnUnit({ words }: Pick<Group, 'words'>): boolean {
  return words.length > 1 && words.at(-1)?.kind === 'unit'
}

/** Below years in one line, rows in one line are just as likely: takes only rows that are complete from the first on, and stops at a row
 * in one line. */
function evenPart(tokens: readonly Token[], count: number): Token[] {
  const groups = groupsOf(tokens)
  const end = groups.findIndex((group) => group.words.length > 3 || rowsOfGroup(group, count, false).length === 0)
  const isBroken = /\d$/.test(groups[end]?.words[0]?.text ?? '')
  const even = end < 0 ? groups : isBroken ? [] : groups.slice(0, end)
  return even.flatMap(({ words, amounts }) => [...words, ...amounts])
}

function groupsOf(tokens: readonly Token[]): Group[] {
  const groups: Group[] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    if (token.kind === 'amount') {
      if (last) last.amounts.push(token)
    } else if (last && last.amounts.length === 0) last.words.push(token)
    else groups.push({ words: [token], amounts: [] })
  }
  return groups
}

function rowsOf(tokens: readonly Token[], count: number): Row[] {
  const groups = groupsOf(tokens)
  return groups.flatMap((group, at) => rowsOfGroup(group, count, at === groups.length - 1))
}

function rowsOfGroup({ words, amounts }: Group, count: number, isLast: boolean): Row[] {
  const tail = words.length - words.findLastIndex(({ kind }) => kind !== 'unit') - 1
  if (tail > 1) return rowsTogether(words, amounts, tail, { units: tail, count })
  const texts = amounts.map(({ text }) => text)
  const rows = amounts.length / count
  if (Number.isInteger(rows) && rows > 1) return rowsTogether(words, amounts, rows, { units: tail, count })
  // A unit before the row's own unit belongs to a row without amounts.
  const others = words.slice(0, words.length - tail)
  const own = others.slice(others.findLastIndex(({ kind }) => kind === 'unit') + 1).map(({ text }) => text)
  const labels = joinBroken(own)
  const read = ownAmounts({ label: labels.at(-1) ?? '', amounts: texts, count, isLast })
  const unit = tail === 1 ? (words.at(-1)?.text ?? '') : ''
  return read === null ? [] : [{ headings: labels.slice(0, -1), unit, ...read }]
}

const bareCategory = /^(?:カテゴリー?|category|cat\.?|kategorie?) ?\d{1,2}[.:]?$/i

/** "(compost)" and "methods" continue the label before them, as does a category's name after its number. */
export function joinBroken(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const last = joined.at(-1)
    if (last !== undefined && (/^[(\p{Ll}]/u.test(text) || bareCategory.test(last)))
      joined[joined.length - 1] = `${last} ${text}`
    else joined.push(text)
  }
  return joined
}

type Together = {
  /** How many of the words before the amounts are units: one for each row, one for all, or none. */ units: number
  count: number
}

/** Labels, then units, then amounts by row or by column: only a total that adds up tells which. */
function rowsTogether(
  words: readonly Token[],
  amounts: readonly Token[],
  rows: number,
  { units: unitCount, count }: Together,
): Row[] {
  const units = words.slice(words.length - unitCount).map(({ text }) => text)
  const labels = joinBroken(words.slice(0, words.length - unitCount).map(({ text }) => text))
  const own = labels.slice(-rows)
  if (own.length < rows || amounts.length !== rows * count || new Set(units).size > 1) return []
  const texts = amounts.map(({ text }) => text)
  const byRow = own.map((_, row) => texts.slice(row * count, (row + 1) * count))
  const byColumn = own.map((_, row) => texts.filter((_one, at) => at % rows === row))
  const fits = [byRow, byColumn].filter((one) => endsInSum(one, own))
  const [only] = fits
  if (!only || fits.length > 1) return []
  const headings = labels.slice(0, -rows)
  return own.map((label, row) => ({
    headings: row === 0 ? headings : [],
    label,
    unit: units[row] ?? units[0] ?? '',
    amounts: only[row] ?? [],
  }))
}

/** Writes the rows. A heading of a scope stands above its rows; any other heading ends the table, which begins again below it. */
export function printed(rows: readonly Row[], years: readonly string[]): string[] {
  const head = `| | | ${years.join(' | ')} |`
  const lines = [head]
  for (const { headings, label, unit, amounts } of rows) {
    for (const heading of headings)
      lines.push(
        ...(parseScope(heading) === null
          ? ['', heading, '', head]
          : [`| ${heading} |${' |'.repeat(years.length + 1)}`]),
      )
    lines.push(`| ${label} | ${unit} | ${amounts.join(' | ')} |`)
  }
  return ['', ...lines, '']
}
