import type { ImportPlan } from './import-job'

/** What decides which rows of a sheet are rows of the list. */
export type ListedRows = Pick<ImportPlan, 'rows' | 'headings' | 'columns' | 'hidden'>

/** Why a row is left out: a total, a row that the workbook hides, one without letters, or the headings once more. */
export type LeftOutReason = 'total' | 'hidden' | 'no_letters' | 'headings'
export type SortedRows = { kept: number[]; leftOut: { place: number; reason: LeftOutReason }[] }

/** Words that begin or are the label of a row of sums; a company may be called so only with something more ("Total SE"). */
const totals = new RegExp(
  `^(?:${[
    '(?:grand |sub-?|overall |sum )?totals?',
    '(?:gesamt|zwischen|end)?-?summen?',
    'gesamt(?:ergebnis|betrag|wert|umsatz)?',
    'insgesamt',
    'summe gesamt',
    '(?:sous-?)?totaux',
    'sous-?total',
    'total g[eé]n[eé]ral',
    'somme',
    'ensemble',
    '(?:del|slut|total)?summa',
    'totalt',
    '(?:総|小|合)計',
    '总计|合计|小计|總計|小計',
    '합계|총계|소계',
    'итого|всего',
    'sum',
    'totale|totaal|suma|razem|celkem|toplam',
  ].join(
    '|',
  )})(?:\\s*[:=]|\\s*\\([^)]*\\))?[\\s\\d.,'’%€$£:-]*(?:eur|usd|chf|sek|jpy|gbp|suppliers?|lieferanten|fournisseurs|leverant[öo]rer|rows|zeilen|lignes|rader|件|社)?[.:]?$`,
  'iu',
)
const countLabel = /^(?:number of|count of|anzahl|nombre de|antal)\s+\p{L}+(?:[\s:=]*[\d.,\s]*)$/iu

function isTotal(text: string): boolean {
  const label = text.trim().normalize('NFKC')
  return totals.test(label) || countLabel.test(label)
}

const identifiers = ['hq_region', 'website', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

function reasonOf(row: readonly string[], { columns }: ListedRows): LeftOutReason | null {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const held = (field: (typeof columns)[number]) => (row[columns.indexOf(field)] ?? '').trim()
  const isIdentified = identifiers.some((field) => columns.includes(field) && /[\p{L}\p{N}]/u.test(held(field)))
  if (!isIdentified) {
    const name = columns.includes('name') ? held('name') : ''
    if (isTotal(name) || (name === '' && cells.some(isTotal))) return 'total'
    if (!cells.some((cell) => /\p{L}/u.test(cell))) return 'no_letters'
  }
  return null
}

function isSame(row: readonly string[], other: readonly string[] | undefined): boolean {
  const width = Math.max(row.length, other?.length ?? 0)
  if (other === undefined) return false
  for (let at = 0; at < width; at++) if ((row[at] ?? '').trim() !== (other[at] ?? '').trim()) return false
  return true
}

/** The rows of a sheet below its headings that are not blank: those of the list, and those left out, with why. */
export function sortRows(plan: ListedRows): SortedRows {
  const { rows, headings, hidden } = plan
  const isHidden = new Set(hidden)
  const names = headings === null ? undefined : rows[headings]
  const sorted: SortedRows = { kept: [], leftOut: [] }
  for (let place = headings === null ? 0 : headings + 1; place < rows.length; place++) {
    const row = rows[place] ?? []
    if (!row.some((cell) => cell.trim() !== '')) continue
    const reason = isHidden.has(place) ? 'hidden' : isSame(row, names) ? 'headings' : reasonOf(row, plan)
    if (reason === null) sorted.kept.push(place)
    else sorted.leftOut.push({ place, reason })
  }
  return sorted
}
