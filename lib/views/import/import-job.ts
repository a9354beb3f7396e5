import { type ImportColumns, type ImportField, isRepeatable, namingFields } from './import-field'
import type { LeftOutReason } from './left-out/left-out-rows'

/** A known company that a row may be. */
export type ImportCandidate = { companyId: number; name: string; region: string | null }

/** The service's messages about the cells without which a row is registered, as `field: message`; see field-errors.ts. */
export type DroppedCells = string

/** A record already matched to the row's company, which stays separate unless a person merges the two. */
export type SameCompany = { id: number; name: string | null; region: string | null }

/** The service's check before anything is created. `company`: the known company; `id`: the existing record. */
export type Check =
  /** `region`: the company's country, which may differ from the row's. */
  | { kind: 'new'; company: string | null; region?: string | null; same?: SameCompany; dropped?: DroppedCells }
  /** `isIdentified`: found by an identifier or own id; null if the service does not say. `company`: the company of both, if found by that. */
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

/** By row index. */
export type Checks = Readonly<Record<number, Check>>

/** Checks that this browser has stored of an import that was at its preview. `since`: when the oldest was made; null without any. */
export type KeptChecks = { checks: Checks; since: number | null }

/** The outcome of a row. `status` is null until read, `isNew` if the service does not say; `isChosen` false: the chosen company was
 * refused. */
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
 * A reader's decision for a row: which known company it is, or none of those shown; if its company already has a record, to register it
 * and merge both (`into`: that record), or to leave it out ('skip').
 */
export type Choice = number | 'none' | 'skip' | { into: number }

/** The reader's input and decisions. A row is identified by its index in `rows`; its number is one more. */
export type ImportPlan = {
  /** Distinguishes the imports of this browser. */
  id: string
  fileName: string | null
  rows: readonly (readonly string[])[]
  /** The index of the row with the column names; null without one. Rows above are not part of the list. */
  headings: number | null
  columns: ImportColumns
  /** Indexes of rows that the workbook hides, by hand or by a filter. */
  hidden: readonly number[]
  /** Link addresses of cells of a workbook, by "row,column" from 0. */
  links: Readonly<Record<string, string>>
  /** The number of formulas whose value is not in the workbook. */
  unknownFormulas: number
  /** The country that the reader chose for unrecognised country cells, by their text. */
  countries: Readonly<Record<string, string>>
  /** The stored import that this one replaces. */
  replaces?: number
  /** The name of the sheet in its workbook. */
  sheetName?: string | null | undefined
  /** Reasons for which rows are left out by default, but the reader includes them. */
  takenIn?: readonly LeftOutReason[] | undefined
  /** Columns of amounts that are no spend, as the reader has said. */
  notSpend?: readonly number[] | undefined
  /** The reader's multiplier for a column of spend, by its index. */
  scales?: Readonly<Record<number, number>> | undefined
  /** Year and currency of spend if neither heading nor row has them; '' if the reader has not chosen. */
  spend: { year: string; currency: string }
  /** The reader's decisions by row. */
  choices: Readonly<Record<number, Choice>>
}

export type ImportProgress = {
  /** `begun`: rows are being registered, or were when the page was left. */
  state: 'preparing' | 'begun' | 'done'
  results: Readonly<Record<number, RowResult>>
  /** The id under which the service stores it: null if it stores none, undefined before it is asked. */
  importId?: number | null
}

export const noProgress: ImportProgress = { state: 'preparing', results: {} }

/** The plan as one that replaces an earlier import, where there is one to replace. */
export function withReplaced(plan: ImportPlan, replaces: number | null): ImportPlan {
  return replaces === null ? plan : { ...plan, replaces }
}

/** Whether the columns hold what a registration needs. */
export function canRegister(columns: ImportColumns): boolean {
  return namingFields.some((field) => columns.includes(field))
}

/** Uses this column for `field`, removing the field from any other column. */
export function assignColumn(columns: ImportColumns, column: number, field: ImportField | null): ImportColumns {
  const isTaken = (held: ImportField | null) => field !== null && held === field && !isRepeatable(field)
  return columns.map((held, place) => (place === column ? field : isTaken(held) ? null : held))
}

/** The rows with one of them edited. */
export function editRow(plan: ImportPlan, place: number, cells: readonly string[]): ImportPlan {
  return { ...plan, rows: plan.rows.map((row, other) => (other === place ? cells : row)) }
}

/** The results with updated research states. */
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
