/** What keeps a file or text from being read as a sheet; the words for it are the page's. */
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
  /** The row it is in, counted from 1 as spreadsheet programs do; null where it is about the whole. */
  readonly row: number | null
  constructor(problem: SheetProblem, row: number | null = null, options?: { cause?: unknown }) {
    super(problem, options)
    this.name = 'SheetError'
    this.problem = problem
    this.row = row
  }
}
