import { type ImportColumns, type ImportField, isRepeatable, namingFields } from './import-field'
import type { LeftOutReason } from './left-out-rows'

/** A known company that a row may be. */
export type ImportCandidate = { companyId: number; name: string; region: string | null }

/** What the service said of the cells a row is registered without, by `field: message`; see field-errors.ts. */
export type DroppedCells = string

/** A record that is matched to the company of a row already, and stays another unless a person joins them. */
export type SameCompany = { id: number; name: string | null; region: string | null }

/** What the service says before anything is created. `company`: the known one it is; `id`: the record that is there. */
export type Check =
  /** `region`: where the company is, which may be another country than the row's. */
  | { kind: 'new'; company: string | null; region?: string | null; same?: SameCompany; dropped?: DroppedCells }
  /** `isIdentified`: found by an identifier or an own id; null where the service does not say. `company`: what both are, where it was found by that. */
  | {
      kind: 'there'
      id: number | null
      name?: string | null
      isIdentified?: boolean | null
      company?: string | null
      dropped?: DroppedCells
    }
  | { kind: 'candidates'; candidates: ImportCandidate[]; dropped?: DroppedCells }
  | { kind: 'error'; detail: string }

/** The outcome of a row. `status` is null until it has been read, `isNew` where the service does not tell; `isChosen` false: the choice of a company was not taken. */
export type RowResult =
  | {
      kind: 'registered'
      id: number
      isNew: boolean | null
      status: string | null
      isChosen?: boolean
      dropped?: DroppedCells
    }
  | { kind: 'error'; detail: string }

/**
 * What a reader decided for a row: which known company it is, or none of those shown; where a record of its company is there
 * already, to register it and make both one (`into`: that record), or to leave it out ('skip').
 */
export type Choice = number | 'none' | 'skip' | { into: number }

/** What the reader gave and decided. A row is known by its place in `rows`; its number is one more. */
export type ImportPlan = {
  /** Tells one import of this browser from the next. */
  id: string
  fileName: string | null
  rows: readonly (readonly string[])[]
  /** The place of the row that names the columns; null where none does. What stands above it is no row of the list. */
  headings: number | null
  columns: ImportColumns
  /** Places of rows that the workbook hides, by hand or by a filter. */
  hidden: readonly number[]
  /** Addresses behind cells of a workbook, by "row,column" from 0. */
  links: Readonly<Record<string, string>>
  /** Formulas whose value the workbook does not hold. */
  unknownFormulas: number
  /** The country a reader chose for cells that none is called like, by their text. */
  countries: Readonly<Record<string, string>>
  /** The kept import whose place this one takes. */
  replaces?: number
  /** The name of the sheet in its workbook. */
  sheetName?: string | null | undefined
  /** Rows that are left out for these reasons by themselves and that the reader takes in. */
  takenIn?: readonly LeftOutReason[] | undefined
  /** What the reader chose to multiply a column of spend with, by its place. */
  scales?: Readonly<Record<number, number>> | undefined
  /** Year and currency of spend where neither its heading nor its row says them; '' where the reader has not chosen. */
  spend: { year: string; currency: string }
  /** What a reader decided for rows. */
  choices: Readonly<Record<number, Choice>>
}

export type ImportProgress = {
  /** `begun`: rows are being registered, or were when the page was left. */
  state: 'preparing' | 'begun' | 'done'
  results: Readonly<Record<number, RowResult>>
  /** Under which the service keeps it: null where it keeps none, undefined before it is asked. */
  importId?: number | null
}

export const noProgress: ImportProgress = { state: 'preparing', results: {} }

/** Whether the columns hold what a registration needs. */
export function canRegister(columns: ImportColumns): boolean {
  return namingFields.some((field) => columns.includes(field))
}

/** The columns with this one used for `field`, which no other column then has. */
export function assignColumn(columns: ImportColumns, column: number, field: ImportField | null): ImportColumns {
  const isTaken = (held: ImportField | null) => field !== null && held === field && !isRepeatable(field)
  return columns.map((held, place) => (place === column ? field : isTaken(held) ? null : held))
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
