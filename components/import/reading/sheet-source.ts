import type { Sheet, TextChoice } from '@/lib/sheets/read-sheet'
import type { ImportPlan } from '@/lib/views/import/import-job'

/** The input and how it was read, so that it can be read in another way. `table`: the index of the sheet in use. */
export type SheetSource = { given: File | string; sheet: Sheet; table: number }

/** Reads the input; in a workbook the sheet with the best known headings is used. Throws SheetError. */
export async function readSource(given: File | string, choice?: TextChoice): Promise<SheetSource> {
  // The code for reading is loaded on demand.
  const [{ readSheetFile, readSheetText }, { countNamedColumns }, { readExportHeadings }] = await Promise.all([
    import('@/lib/sheets/read-sheet'),
    import('@/lib/views/import/guess-columns'),
    import('@/lib/views/import/export-headings'),
  ])
  const sheet = await (typeof given === 'string' ? readSheetText(given, choice) : readSheetFile(given, choice))
  // In our own export that is the data sheet, not the report for people beside it.
  const known = sheet.tables.map(({ rows }) =>
    readExportHeadings(rows) === null ? countNamedColumns(rows) : Number.POSITIVE_INFINITY,
  )
  return { given, sheet, table: Math.max(0, known.indexOf(Math.max(...known))) }
}

export async function planOf({ given, sheet, table }: SheetSource): Promise<ImportPlan> {
  const [{ guessColumns, keepOthers }, { readExportHeadings }] = await Promise.all([
    import('@/lib/views/import/guess-columns'),
    import('@/lib/views/import/export-headings'),
  ])
  const { name = null, rows = [], hidden = [], links = {}, unknownFormulas = 0 } = sheet.tables[table] ?? {}
  return {
    id: `${Date.now()} ${Math.random()}`,
    fileName: typeof given === 'string' ? null : given.name,
    rows,
    hidden,
    links,
    unknownFormulas,
    sheetName: name,
    ...(readExportHeadings(rows) ?? keepOthers(guessColumns(rows), rows)),
    choices: {},
    countries: {},
    spend: { year: '', currency: '' },
  }
}
