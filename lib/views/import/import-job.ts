import { type ImportColumns, type ImportField, namingFields } from './import-field'

/** A known company that a row may be. */
export type ImportCandidate = { companyId: number; name: string; region: string | null }

/** What the service says before anything is created. `company`: the known one it is; `id`: the record that is there. */
export type Check =
  | { kind: 'new'; company: string | null }
  | { kind: 'there'; id: number | null }
  | { kind: 'candidates'; candidates: ImportCandidate[] }
  | { kind: 'error'; detail: string }

/** What became of a row. `status` is null until it has been read, `isNew` where the service does not tell; `isChosen` false: the choice of a company was not taken. */
export type RowResult =
  | { kind: 'registered'; id: number; isNew: boolean | null; status: string | null; isChosen?: boolean }
  | { kind: 'error'; detail: string }

export type Choice = number | 'none'

/** What the reader gave and decided. A row is known by its place in `rows`; its number is one more. */
export type ImportPlan = {
  /** Tells one import of this browser from the next. */
  id: string
  fileName: string | null
  rows: readonly (readonly string[])[]
  hasHeadings: boolean
  columns: ImportColumns
  /** The company a reader chose for a row, or that it is none of the candidates. */
  choices: Readonly<Record<number, Choice>>
}

export type ImportProgress = {
  /** `begun`: rows are being registered, or were when the page was left. */
  state: 'preparing' | 'begun' | 'done'
  results: Readonly<Record<number, RowResult>>
}

export const noProgress: ImportProgress = { state: 'preparing', results: {} }

/** The places of the rows that are to be registered: neither blank nor the headings. */
export function dataRows({ rows, hasHeadings }: Pick<ImportPlan, 'rows' | 'hasHeadings'>): number[] {
  const filled = rows.flatMap((row, place) => (row.some((cell) => cell.trim() !== '') ? [place] : []))
  return hasHeadings ? filled.slice(1) : filled
}

/** The row of headings; empty where there is none. */
export function headingRow({ rows, hasHeadings }: Pick<ImportPlan, 'rows' | 'hasHeadings'>): readonly string[] {
  return hasHeadings ? (rows.find((row) => row.some((cell) => cell.trim() !== '')) ?? []) : []
}

/** Whether the columns hold what a registration needs. */
export function canRegister(columns: ImportColumns): boolean {
  return namingFields.some((field) => columns.includes(field))
}

/** The columns with this one used for `field`, which no other column then has. */
export function assignColumn(columns: ImportColumns, column: number, field: ImportField | null): ImportColumns {
  return columns.map((held, place) => (place === column ? field : field !== null && held === field ? null : held))
}

/** The rows with one of them edited. */
export function editRow(plan: ImportPlan, place: number, cells: readonly string[]): ImportPlan {
  return { ...plan, rows: plan.rows.map((row, other) => (other === place ? cells : row)) }
}

/** The results with what is told of the research of some. */
export function withStatuses(
  results: ImportProgress['results'],
  statuses: ReadonlyMap<number, string>,
): ImportProgress['results'] {
  return Object.fromEntries(
    Object.entries(results).map(([place, result]) => {
      const status = result.kind === 'registered' ? statuses.get(result.id) : undefined
      return [place, status === undefined ? result : { ...result, status }]
    }),
  )
}
