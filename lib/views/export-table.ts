import type { OrganizationSummary } from './list-answer'

/** The list as a table of texts and numbers: what CSV and XLSX hold. Null is an empty cell, never 0. */
export type Cell = string | number | null

type Column = { header: string; cell: (summary: OrganizationSummary) => Cell }

const coverWords: Record<string, string> = {
  all_scopes: 'scopes 1, 2 and 3',
  scope_1_and_2: 'scopes 1 and 2',
  scope_1: 'scope 1',
}

const basisWords: Record<string, string> = {
  stated: 'total as stated by the organization',
  added_up: 'sum of the scopes stated by the organization',
}

function word(answer: boolean | null): Cell {
  return answer === null ? null : answer ? 'yes' : 'no'
}

function round(value: number | null, digits: number): Cell {
  return value === null ? null : Number(value.toPrecision(digits))
}

/** Unit in the header; year, coverage and method of a figure in the columns beside it. */
const columns: readonly Column[] = [
  { header: 'ID', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'External ID', cell: ({ external_id: id }) => id },
  { header: 'Country (ISO 3166-1)', cell: ({ hq_region: code }) => code },
  { header: 'Industry (ISIC Rev. 4 division)', cell: ({ industry }) => industry?.name ?? null },
  { header: 'Research', cell: ({ status }) => status },
  { header: 'Score (0 to 100)', cell: ({ score }) => (score === null ? null : Math.round(score * 1000) / 10) },
  { header: 'Confidence of the score', cell: ({ confidence }) => confidence },
  {
    header: 'Percentile in its industry (0 to 100)',
    cell: ({ industry_score_percentile: percentile }) => round(percentile, 4),
  },
  { header: 'Latest emissions (kg CO2e)', cell: ({ latest_emissions: latest }) => latest?.kilograms ?? null },
  { header: 'Latest emissions: year', cell: ({ latest_emissions: latest }) => latest?.year ?? null },
  { header: 'Latest emissions: region', cell: ({ latest_emissions: latest }) => latest?.region ?? null },
  {
    header: 'Latest emissions: covers',
    cell: ({ latest_emissions: latest }) => (latest?.covers ? (coverWords[latest.covers] ?? latest.covers) : null),
  },
  {
    header: 'Latest emissions: method',
    cell: ({ latest_emissions: latest }) => (latest?.basis ? (basisWords[latest.basis] ?? latest.basis) : null),
  },
  {
    header: 'Latest emissions: compiled by',
    cell: ({ latest_emissions: latest }) => latest?.publishers.join('; ') || null,
  },
  {
    header: 'Intensity (kg CO2e of all scopes per USD of revenue)',
    cell: ({ intensity }) => round(intensity?.kilograms_per_unit ?? null, 6),
  },
  { header: 'Intensity: year', cell: ({ intensity }) => intensity?.year ?? null },
  {
    header: 'Intensity: method',
    cell: ({ intensity }) => (intensity ? 'emissions divided by revenue at the mean exchange rate of the year' : null),
  },
  { header: 'Science-based target (SBTi)', cell: ({ commitments }) => commitments.sbti },
  { header: 'Net-zero target (SBTi)', cell: ({ commitments }) => word(commitments.net_zero_target) },
  { header: 'Race to Zero', cell: ({ commitments }) => word(commitments.race_to_zero) },
  { header: 'The Climate Pledge', cell: ({ commitments }) => word(commitments.climate_pledge) },
  { header: 'Intensity of its industry', cell: ({ industry_rank: rank }) => rank },
  { header: 'Intensity of its country', cell: ({ region_rank: rank }) => rank },
  { header: 'Labels', cell: ({ labels }) => labels.join('; ') || null },
  { header: 'Last change', cell: ({ updated_at: at }) => at },
]

export const exportHeaders = columns.map(({ header }) => header)

export function toCells(summary: OrganizationSummary): Cell[] {
  return columns.map(({ cell }) => cell(summary))
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
