import { parseNumber } from '@/service/reports/words/parse-number'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'

const column =
  /(?:scope ?[123](?!\d{3})(?:\d(?:,\d)?)?(?: ?\((?:location|market)[^()]{0,12}\)| (?:location|market)[- ]based)?|(?<!\p{L})(?:grand )?total(?!\p{L}))/giu
/** What may stand beside the names of columns: what is counted, and in which unit. */
const beside =
  /^(?:ghg|greenhouse|gas|emissions?|scope|year|in|by|of|co2e?|tco2-?e?q?|tonnes?|tons|metric|t|kt|unit|fiscal|financial|fy|[():;,/–-]+)*$/i
const row = /^(?<label>.{0,60}?)(?<cells>(?: (?:\d{1,3}(?:[,.'’]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[-–—]))+)$/u

/** The most lines below the head that are looked at. */
const mostRows = 16

type Table = { caption: string; columns: readonly string[] }

/**
 * "GHG emissions (tCO2e) Scope 1 Scope 2 Scope 3 Total" over "2022 1,234 2,345 12,345 15,924" and "2021 …": the scopes head the columns. Such
 * rows, each with a year and one amount per column, become rows of scopes with borders.
 */
export function withScopesInHead(lines: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < lines.length; ) {
    const head = headOf(lines[at] ?? '')
    const rows = head ? yearsUnder(lines, at, head.columns.length) : []
    const [only] = rows
    const isOne = rows.length === 1 && only !== undefined && head !== null && isProved(only.cells, head.columns)
    const ofTotal = head && rows.length === 0 ? totalUnder(lines, at, head.columns) : null
    const years = rows.length > 1 || isOne ? rows : ofTotal ? [ofTotal] : []
    if (!head || years.length === 0) {
      result.push(lines[at] ?? '')
      at += 1
      continue
    }
    result.push('', `| ${head.caption} | ${years.map(({ year }) => year).join(' | ')} |`)
    for (const [place, name] of head.columns.entries())
      result.push(`| ${name} | ${years.map(({ cells }) => cells[place] ?? '').join(' | ')} |`)
    result.push('')
    at += ofTotal ? 1 : years.length + 1
  }
  return result
}

function headOf(line: string): Table | null {
  if (line.length > 160 || !/scope/i.test(line) || line.includes('|') || /\d{4}/.test(line)) return null
  const columns = [...line.matchAll(column)].map(([name]) => name.replace(/(?<=scope ?[123])\d(?:,\d)?/i, '').trim())
  const scopes = columns.map((name) => name.toLowerCase())
  const rest = line.replace(column, ' ').replace(/\([^()]*\)/g, ' ')
  const isOnlyHead = rest
    .trim()
    .split(/\s+/)
    .every((word) => beside.test(word))
  if (columns.length < 2 || new Set(scopes).size < columns.length || !isOnlyHead) return null
  return {
    caption: line.slice(0, line.search(column)).trim() || line.replace(column, ' ').replace(/\s+/g, ' ').trim(),
    columns,
  }
}

/** The rows right below a head, each of another year and with an amount for each column; none where a row has another number of them. */
function yearsUnder(lines: readonly string[], head: number, count: number): { year: string; cells: string[] }[] {
  const found: { year: string; cells: string[] }[] = []
  for (let at = head + 1; at < Math.min(lines.length, head + mostRows); at += 1) {
    const { label = '', cells: printed = '' } = row.exec((lines[at] ?? '').trim())?.groups ?? {}
    const cells = printed.trim().split(' ')
    const year = parseHeaderYear(label)
    if (
      label === '' ||
      year?.kind !== 'actual' ||
      !/^(?:(?:FY|CY|fiscal(?: year)?) ?)?20\d\d(?:[/–-]\d\d)?$/i.test(label.trim())
    )
      break
    if (cells.length !== count) return []
    found.push({ year: label.trim(), cells })
  }
  return new Set(found.map(({ year }) => year)).size === found.length ? found : []
}

function numbersOf(cells: readonly string[]): number[] {
  return cells.map((text) => (/^[-–—]$/.test(text) ? 0 : (parseNumber(text, null) ?? Number.NaN)))
}

/** Whether the last column is called a total and is the sum of the others. */
function isProved(cells: readonly string[], columns: readonly string[]): boolean {
  const numbers = numbersOf(cells)
  const sum = numbers.slice(0, -1).reduce((all, one) => all + one, 0)
  const last = numbers.at(-1) ?? Number.NaN
  return columns.length > 2 && /total/i.test(columns.at(-1) ?? '') && last > 0 && Math.abs(sum - last) <= 1.5
}

/**
 * "2021 GHG emissions (tonnes CO2e)", "GHG Scope 1 Scope 2 Scope 3 Total", "Mine 25,014 24,097 746,750 795,861", …, "Total (tCO2e) 25,399 24,170
 * 746,750 796,319": places in rows. Only the row of their total is read, if it adds up, and one year stands over the head.
 */
function totalUnder(
  lines: readonly string[],
  head: number,
  columns: readonly string[],
): { year: string; cells: string[] } | null {
  let others = 0
  for (let at = head + 1; at < Math.min(lines.length, head + mostRows); at += 1) {
    const { label = '', cells: printed = '' } = row.exec((lines[at] ?? '').trim())?.groups ?? {}
    const cells = printed.trim().split(' ')
    if (cells.length !== columns.length || !/\p{L}{3}/u.test(label)) {
      if (others > 0 && label !== '') return null
      continue
    }
    if (!isTotalLabel(label.replace(/\([^()]*\)$/, '').trim())) {
      others += 1
      continue
    }
    const year = yearOver(lines, head)
    return others > 0 && year !== null && isProved(cells, columns) ? { year, cells } : null
  }
  return null
}

/** The only year in the few lines over a head. */
function yearOver(lines: readonly string[], head: number): string | null {
  const over = lines.slice(Math.max(0, head - 2), head + 1).filter((text) => text.length < 110)
  const years = new Set(over.flatMap((text) => text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []))
  const [only] = years
  return years.size === 1 && only !== undefined ? only : null
}
