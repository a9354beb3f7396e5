import { openAsBlob } from 'node:fs'
import type { Registration } from '@/client/src/client'
import { readSheetFile, type SheetTable } from '@/lib/sheets/read-sheet'
import { SheetError } from '@/lib/sheets/sheet-error'
import { guessColumns } from '@/lib/views/import/guess-columns'
import { canRegister, dataRows, headingRow, type ImportPlan } from '@/lib/views/import/import-job'
import { namesSomething, readRow } from '@/lib/views/import/import-row'
import { gatherSpend, readingOf, readOwnData } from '@/lib/views/import/read-own-data'
import { CommandError } from './connection'
import { exitCodes } from './exit-codes'

export type ListRow = { number: number; body: Registration }
export type List = {
  /** What each column was taken for, in their order; null: not used. */
  columns: { heading: string; field: string | null }[]
  rows: ListRow[]
}

type Choice = {
  sheet: string | undefined
  year: string
  currency: string
  industries: readonly { id: string; name: string }[]
}

/**
 * A CSV, TSV or XLSX file as registrations, its columns recognised as on the dashboard's page Import. CommandError where it is no
 * list.
 */
export async function readList(path: string, { sheet, year, currency, industries }: Choice): Promise<List> {
  const tableOf = chooseTable(await readTables(path), sheet)
  const { headings, columns } = guessColumns(tableOf.rows)
  if (!canRegister(columns)) throw refuse(`${path}: no column holds a name, an LEI, an ISIN or a DUNS number`)
  const plan: ImportPlan = {
    ...{ id: '', fileName: path, rows: tableOf.rows, headings, columns, hidden: tableOf.hidden, links: tableOf.links },
    ...{ unknownFormulas: tableOf.unknownFormulas, countries: {}, spend: { year, currency }, choices: {} },
  }
  const places = dataRows(plan)
  const heads = headingRow(plan)
  const reading = readingOf({ ...plan, headingRow: heads, places }, '.')
  const read = places.map((place) => {
    const cells = plan.rows[place] ?? []
    const { body } = readRow(cells, columns, industries, { ...plan, place })
    return { number: place + 1, body, ownData: readOwnData(cells, reading).ownData }
  })
  const named = gatherSpend(read.filter(({ body }) => namesSomething(body)))
  return {
    columns: columns.map((field, column) => ({ heading: heads[column] ?? `column ${column + 1}`, field })),
    rows: named.map(({ number, body, ownData }) => ({
      number,
      body: (ownData === null ? body : { ...body, own_data: ownData }) as Registration,
    })),
  }
}

async function readTables(path: string): Promise<SheetTable[]> {
  try {
    return (await readSheetFile(await openAsBlob(path))).tables
  } catch (error) {
    if (error instanceof SheetError) {
      const place = error.row === null ? '' : `, row ${error.row}`
      throw refuse(`${path} cannot be read as a list: ${error.problem.replaceAll('_', ' ')}${place}`)
    }
    throw refuse(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function chooseTable(tables: readonly SheetTable[], sheet: string | undefined): SheetTable {
  const chosen = sheet === undefined ? tables[0] : tables.find(({ name }) => name === sheet)
  if (chosen) return chosen
  throw refuse(`There is no sheet ${sheet}; there are ${tables.map(({ name }) => name).join(', ')}`)
}

function refuse(message: string): CommandError {
  return new CommandError(message, exitCodes.failed)
}
