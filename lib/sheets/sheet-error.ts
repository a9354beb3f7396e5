/** Why a file or text cannot be read as a sheet; the page has the words for it. */
export type SheetProblem =
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'empty'
  | 'unclosed_quote'
  | 'not_text'
  | 'old_or_protected_workbook'
  | 'no_workbook'
  | 'damaged'
  | 'unpacks_too_large'

export class SheetError extends Error {
  readonly problem: SheetProblem
  /** The row, counted from 1 as in spreadsheet programs; null if it concerns the whole file. */
  readonly row: number | null
  constructor(problem: SheetProblem, row: number | null = null, options?: { cause?: unknown }) {
    super(problem, options)
    this.name = 'SheetError'
    this.problem = problem
    this.row = row
  }
}
