import type { StatedFault } from '@/lib/views/engagement/read-stated-sheet'
import { stateRows } from './stated-figures'

/** The outcome of importing a sheet. `number` of a row counts the heading row; `detail` is the service's own sentence. */
export type ImportedStated =
  | { kind: 'no_sheet' }
  | { kind: 'no_columns' }
  | {
      kind: 'taken'
      kept: number
      refused: { number: number; fault: StatedFault | null; detail: string | null }[]
      isUnitAssumed: boolean
    }

/** Reads the first sheet of a file and sends its rows. Throws AnswerError if they cannot be sent. */
export async function importStated(file: File, locale: string): Promise<ImportedStated> {
  const [{ readSheetFile }, { SheetError }, { readStatedSheet }, { usualDecimalSign }] = await Promise.all([
    import('@/lib/sheets/read-sheet'),
    import('@/lib/sheets/sheet-error'),
    import('@/lib/views/engagement/read-stated-sheet'),
    import('@/lib/views/import/read-amount'),
  ])
  const tables = await readSheetFile(file).then(
    (sheet) => sheet.tables,
    (error: unknown) => {
      if (error instanceof SheetError) return null
      throw error
    },
  )
  if (tables === null) return { kind: 'no_sheet' }
  const read = readStatedSheet(tables[0]?.rows ?? [], usualDecimalSign(locale))
  if (read === null) return { kind: 'no_columns' }
  const outcomes = await stateRows(read.rows.map(({ row }) => row))
  const refused = [
    ...read.faults.map(({ number, fault }) => ({ number, fault, detail: null })),
    ...outcomes.flatMap(({ organization_id: id, detail }, place) =>
      id === null ? [{ number: read.rows[place]?.number ?? 0, fault: null, detail }] : [],
    ),
  ].toSorted((one, other) => one.number - other.number)
  const kept = outcomes.filter(({ organization_id: id }) => id !== null).length
  return { kind: 'taken', kept, refused, isUnitAssumed: read.isUnitAssumed }
}
