import type { Key, Words } from '@/lib/messages/words'
import type { OrganizationSummary } from './list-answer'

/** The list as a table of texts and numbers: what CSV and XLSX hold. Null is an empty cell, never 0. */
export type Cell = string | number | null

type ExportWords = Words<'export'>
type Column = { header: Key<'export'> | 'ID'; cell: (summary: OrganizationSummary, words: ExportWords) => Cell }

const coverWords: Readonly<Record<string, Key<'export'>>> = {
  all_scopes: 'coversAll',
  scope_1_and_2: 'covers12',
  scope_1: 'covers1',
}

const basisWords: Readonly<Record<string, Key<'export'>>> = { stated: 'statedTotal', added_up: 'sumOfScopes' }

/** A service's own word where it is none of ours. */
function say(code: string | null | undefined, keys: Readonly<Record<string, Key<'export'>>>, words: ExportWords): Cell {
  if (!code) return null
  const key = keys[code]
  return key === undefined ? code : words(key)
}

function word(answer: boolean | null, words: ExportWords): Cell {
  return answer === null ? null : words(answer ? 'yes' : 'no')
}

function round(value: number | null, digits: number): Cell {
  return value === null ? null : Number(value.toPrecision(digits))
}

/** Unit in the header; year, coverage and method of a figure in the columns beside it. */
const columns: readonly Column[] = [
  { header: 'ID', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'externalId', cell: ({ external_id: id }) => id },
  { header: 'country', cell: ({ hq_region: code }) => code },
  { header: 'industry', cell: ({ industry }) => industry?.name ?? null },
  { header: 'research', cell: ({ status }) => status },
  { header: 'score', cell: ({ score }) => (score === null ? null : Math.round(score * 1000) / 10) },
  { header: 'confidence', cell: ({ confidence }) => confidence },
  {
    header: 'percentile',
    cell: ({ industry_score_percentile: percentile }) => round(percentile, 4),
  },
  { header: 'emissions', cell: ({ latest_emissions: latest }) => latest?.kilograms ?? null },
  { header: 'emissionsYear', cell: ({ latest_emissions: latest }) => latest?.year ?? null },
  { header: 'emissionsRegion', cell: ({ latest_emissions: latest }) => latest?.region ?? null },
  {
    header: 'emissionsCover',
    cell: ({ latest_emissions: latest }, words) => say(latest?.covers, coverWords, words),
  },
  {
    header: 'emissionsMethod',
    cell: ({ latest_emissions: latest }, words) => say(latest?.basis, basisWords, words),
  },
  {
    header: 'emissionsBy',
    cell: ({ latest_emissions: latest }) => latest?.publishers.join('; ') || null,
  },
  {
    header: 'intensity',
    cell: ({ intensity }) => round(intensity?.kilograms_per_unit ?? null, 6),
  },
  { header: 'intensityYear', cell: ({ intensity }) => intensity?.year ?? null },
  {
    header: 'intensityMethod',
    cell: ({ intensity }, words) => (intensity ? words('intensityIs') : null),
  },
  { header: 'target', cell: ({ commitments }) => commitments.sbti },
  { header: 'netZero', cell: ({ commitments }, words) => word(commitments.net_zero_target, words) },
  { header: 'raceToZero', cell: ({ commitments }, words) => word(commitments.race_to_zero, words) },
  { header: 'climatePledgeSigned', cell: ({ commitments }, words) => word(commitments.climate_pledge, words) },
  { header: 'industryLevel', cell: ({ industry_rank: rank }) => rank },
  { header: 'regionLevel', cell: ({ region_rank: rank }) => rank },
  { header: 'labels', cell: ({ labels }) => labels.join('; ') || null },
  { header: 'lastChange', cell: ({ updated_at: at }) => at },
]

/** The heads of the columns, in the reader's language. */
export function exportHeaders(words: ExportWords): string[] {
  return columns.map(({ header }) => (header === 'ID' ? header : words(header)))
}

/** One organization in the order of the heads. Codes stay as the service has them, for programs. */
export function toCells(summary: OrganizationSummary, words: ExportWords): Cell[] {
  return columns.map(({ cell }) => cell(summary, words))
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front, which spreadsheets do not show (OWASP,
 * "CSV Injection"). Numbers stay numbers.
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180: commas, CRLF. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Without it, Excel reads UTF-8 as the machine's own code page. */
export const byteOrderMark = '\uFEFF'
