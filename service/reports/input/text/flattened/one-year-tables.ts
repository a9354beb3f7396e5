import { readUnitCell } from '@/service/reports/model/columns'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'

/** "Indicator 2022", "FY2022", "GHG emissions (tCO2e) 2022": words and one year. */
const headLine =
  /^(?<words>[^\d|]{0,60}?(?:CO2[^\d|]{0,20})?)(?<year>(?:(?:FY|CY) ?)?20\d\d(?:[/–-]\d\d)?(?:年度?)?)(?<unit> ?\([^()|]{1,24}\))?$/iu
/** Words that make of a year something else than the one of all amounts below; that of a report's title may be when it was published. */
const ofOther =
  /report|bericht|rapport|redovisning|review|statement|disclosure|edition|version|copyright|©|target|goal|base ?line|base ?year|reduc|chang|intensity|offset|avoided|\b(?:in|by|of|since|from|until|vs\.?|to|and|for)\s*$/i

const rowLine =
  /^(?<label>[^|]{3,110}?)[ :]+(?<amount>\d{1,3}(?:[,.'’]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: (?<unit>\D{1,30}))?\.?$/u
const yearAlone = /^(?:(?:FY|CY) ?)?(?:19|20)\d\d\b/i

/** The most lines under the head, or under a row, that are no rows. */
const mostOthers = 4

type Row = { at: number; label: string; amount: string; unit: string; scope: string }

/**
 * Gives rows of one year their borders: "Indicator 2022" over "Scope 1 emissions (tCO2e) 1,234" and "Scope 2 emissions (tCO2e) 2,345". Each
 * scope must stand there once, and at least two of them: rows that repeat a scope are parts of it.
 */
export function withOneYearTables(lines: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < lines.length; ) {
    const head = headOf(lines, at)
    const rows = head ? rowsUnder(lines, at) : []
    const scopes = new Set(rows.map(({ scope }) => scope))
    const last = rows.at(-1)
    if (!head || !last || scopes.size < 2 || scopes.size < rows.length) {
      result.push(lines[at] ?? '')
      at += 1
      continue
    }
    result.push('', `| ${head.words} | | ${head.year} |`)
    const byLine = new Map(rows.map((row) => [row.at, row]))
    for (let own = at + 1; own <= last.at; own += 1) {
      const row = byLine.get(own)
      if (row) result.push(`| ${row.label} | ${row.unit} | ${row.amount} |`)
    }
    result.push('')
    at = last.at + 1
  }
  return result
}

function headOf(lines: readonly string[], at: number): { words: string; year: string } | null {
  const line = (lines[at] ?? '').trim()
  const { words = '', year = '', unit = '' } = line.length < 100 ? (headLine.exec(line)?.groups ?? {}) : {}
  const isOne = parseHeaderYear(year)?.kind === 'actual'
  // A year above or below it is another column of the table.
  const isAmongYears = [at - 1, at + 1].some((beside) => yearAlone.test((lines[beside] ?? '').trim()))
  return isOne && !isAmongYears && !ofOther.test(words) ? { words: `${words.trim()}${unit}`, year } : null
}

function rowsUnder(lines: readonly string[], head: number): Row[] {
  const rows: Row[] = []
  let last = head
  for (let at = head + 1; at < lines.length && at - last <= mostOthers; at += 1) {
    const line = (lines[at] ?? '').trim()
    if (line.includes('|') || headOf(lines, at)) break
    const row = rowOf(line, at)
    // Amounts or years that no row has: the table has other columns, rows that go on, or a head of its own.
    if (!row && /\d[.,]\d{3}|(?<!\d)20\d\d(?!\d)/.test(line)) return []
    if (!row) continue
    rows.push(row)
    last = at
  }
  return rows
}

function rowOf(line: string, at: number): Row | null {
  if (line.length > 140) return null
  const { label = '', amount = '', unit = '' } = rowLine.exec(line)?.groups ?? {}
  const scope = label === '' ? null : parseScope(label)
  if (!scope || scope.isByWords || scope.narrowness > 4 || /^\d{1,2}$/.test(amount) || yearAlone.test(amount))
    return null
  if (unit !== '' && !readUnitCell(unit)) return null
  if (/\d{2}/.test(label.replace(/CO ?2|305-\d|302-\d|scope ?\d/gi, ''))) return null
  return { at, label, amount, unit, scope: `${scope.scopes.join()} ${scope.method ?? ''} ${scope.category ?? ''}` }
}
