import { readUnitCell } from '@/service/reports/model/columns'
import { isBlankCell, parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'
import { isTotalLabel } from '@/service/reports/words/total-labels'

type Kind = 'year' | 'amount' | 'unit' | 'words'
export type Token = { kind: Kind; text: string; at: number }
/** What stands between two runs of amounts, and the second of them. */
type Group = { words: Token[]; amounts: Token[] }
type Row = { headings: readonly string[]; label: string; unit: string; amounts: readonly string[] }

/**
 * Text taken out of a PDF may hold one cell a line: the years of the head, then for each row its label, its unit and as many amounts as
 * there are years; or the labels of several rows, then their units, then their amounts. Such tables become rows with borders. Rows
 * that do not come out even are left out, for nothing says which of their amounts is missing.
 */
export function cellLines(lines: readonly string[]): string[] {
  const tokens = lines.flatMap((line, at) => toToken(line, at) ?? [])
  const heads = headsOf(tokens)
  const result: string[] = []
  let from = 0
  for (const [i, head] of heads.entries()) {
    const end = heads[i + 1]?.from ?? tokens.length
    const body = bodyOf(tokens.slice(head.to, end))
    const rows = rowsOf(body, head.to - head.from)
    // One row alone comes out even by chance, unless a unit stands before its amounts.
    if (rows.length < 2 && !rows[0]?.unit) continue
    const years = tokens.slice(head.from, head.to).map(({ text }) => text)
    result.push(...lines.slice(from, tokens[head.from]?.at ?? 0), ...printed(rows, years))
    from = (body.at(-1)?.at ?? 0) + 1
  }
  return [...result, ...lines.slice(from)]
}

export function toToken(line: string, at: number): Token | null {
  const text = line.normalize('NFKC').trim()
  if (text === '' || text.includes('|')) return text === '' ? null : { kind: 'words', text, at }
  if (/^(?:FY ?)?(?:19|20)\d\d(?:年度?)?$/.test(text)) return { kind: 'year', text, at }
  const amount = text.replace(/(?<=[\d)]) ?\*+\d?$/, '').replace(/^\((.*)\)$/, '$1')
  if (isBlankCell(text) || parseNumber(amount, null) !== null) return { kind: 'amount', text: amount, at }
  const isUnit = readUnitCell(text) || isOtherUnit(text) || (isIntensity(text) && /^[\p{L}\d, ]{1,12}\//u.test(text))
  return { kind: isUnit ? 'unit' : 'words', text, at }
}

/** Two years or more, each alone on its line, one after the other. */
function headsOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  tokens.forEach(({ kind }, at) => {
    const last = found.at(-1)
    if (kind !== 'year') return
    if (last?.to === at) last.to = at + 1
    else found.push({ from: at, to: at + 1 })
  })
  const years = ({ from, to }: { from: number; to: number }) => new Set(tokens.slice(from, to).map(({ text }) => text))
  return found.filter((one) => one.to - one.from > 1 && years(one).size === one.to - one.from)
}

/** A sentence ends the table, and so do lines with borders. */
function bodyOf(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'words' && (text.length > 110 || text.includes('|')))
  const own = end < 0 ? tokens : tokens.slice(0, end)
  return own.slice(0, own.findLastIndex(({ kind }) => kind === 'amount') + 1)
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
  return groupsOf(tokens).flatMap(({ words, amounts }) => {
    const tail = words.length - words.findLastIndex(({ kind }) => kind !== 'unit') - 1
    if (tail > 1) return rowsTogether(words, amounts, tail, count)
    if (amounts.length !== count) return []
    // A unit before the row's own is that of a row without amounts.
    const others = words.slice(0, words.length - tail)
    const own = others.slice(others.findLastIndex(({ kind }) => kind === 'unit') + 1).map(({ text }) => text)
    const texts = joinBroken(own)
    const unit = tail === 1 ? (words.at(-1)?.text ?? '') : ''
    const printedAmounts = amounts.map(({ text }) => text)
    return [{ headings: texts.slice(0, -1), label: texts.at(-1) ?? '', unit, amounts: printedAmounts }]
  })
}

/** "(compost)" and "methods" go on with the label before them. */
export function joinBroken(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((joined, text) => {
    const last = joined.at(-1)
    return last !== undefined && /^[(\p{Ll}]/u.test(text)
      ? [...joined.slice(0, -1), `${last} ${text}`]
      : [...joined, text]
  }, [])
}

/** Labels, then units, then amounts row by row or column by column: only a total that adds up says which. */
function rowsTogether(words: readonly Token[], amounts: readonly Token[], rows: number, count: number): Row[] {
  const units = words.slice(-rows).map(({ text }) => text)
  const labels = words.slice(0, -rows).map(({ text }) => text)
  const own = labels.slice(-rows)
  if (own.length < rows || amounts.length !== rows * count || new Set(units).size > 1) return []
  const texts = amounts.map(({ text }) => text)
  const byRow = own.map((_, row) => texts.slice(row * count, (row + 1) * count))
  const byColumn = own.map((_, row) => texts.filter((_one, at) => at % rows === row))
  const fits = [byRow, byColumn].filter((one) => addsUp(one, own))
  const [only] = fits
  if (!only || fits.length > 1) return []
  const headings = labels.slice(0, -rows)
  return own.map((label, row) => ({
    headings: row === 0 ? headings : [],
    label,
    unit: units[row] ?? '',
    amounts: only[row] ?? [],
  }))
}

/** Whether the last row is called a total and is the sum of the others, in every column. */
function addsUp(rows: readonly (readonly string[])[], labels: readonly string[]): boolean {
  const numbers = rows.map((row) => row.map((text) => parseNumber(text, null) ?? Number.NaN))
  const last = numbers.at(-1) ?? []
  return (
    isTotalLabel(labels.at(-1) ?? '') &&
    last.every((total, column) => {
      const sum = numbers.slice(0, -1).reduce((all, row) => all + (row[column] ?? Number.NaN), 0)
      return Math.abs(sum - total) <= 1.5
    })
  )
}

/** A heading of a scope stands over its rows; any other ends the table, which begins anew below it. */
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
