import { openAsBlob } from 'node:fs'
import type { Registration } from '@/client/src/client'
import { readSheetFile, type SheetTable } from '@/lib/sheets/read-sheet'
import { SheetError } from '@/lib/sheets/sheet-error'
import { type SpendUnit, spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import { guessColumns } from '@/lib/views/import/guess-columns'
import { headingCells } from '@/lib/views/import/heading-cells'
import { likelyAmounts } from '@/lib/views/import/headings/likely-amounts'
import { canRegister, type ImportPlan } from '@/lib/views/import/import-job'
import { cellOf, namesSomething, readRow } from '@/lib/views/import/import-row'
import { type LeftOutReason, type SortedRows, sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { codeLengthOf } from '@/lib/views/import/marks/code-in-name'
import { overflowColumnOf } from '@/lib/views/import/name-overflow'
import type { Remark } from '@/lib/views/import/read-cell'
import { gatherSpend, readingOf, readOwnData } from '@/lib/views/import/read-own-data'
import { CommandError } from './connection'
import { exitCodes } from './exit-codes'

export type ListRow = { number: number; body: Registration }
export type List = {
  /** The field assigned to each column, in order; null: not used. */
  columns: { heading: string; field: string | null }[]
  /** Remarks in words: the unit of amounts, rows left out with reasons, and cells that were interpreted or dropped. */
  notes: string[]
  rows: ListRow[]
}

type Choice = {
  sheet: string | undefined
  year: string
  currency: string
  industries: readonly { id: string; name: string }[]
}

/**
 * A CSV, TSV or XLSX file as registrations, with columns recognised as on the dashboard's page Import. Throws CommandError if it is not a
 * list.
 */
export async function readList(path: string, { sheet, year, currency, industries }: Choice): Promise<List> {
  const tableOf = chooseTable(await readTables(path), sheet)
  const { headings, columns } = guessColumns(tableOf.rows)
  if (!canRegister(columns)) throw refuse(`${path}: no column holds a name, an LEI, an ISIN or a DUNS number`)
  const plan: ImportPlan = {
    ...{ id: '', fileName: path, rows: tableOf.rows, headings, columns, hidden: tableOf.hidden, links: tableOf.links },
    ...{ unknownFormulas: tableOf.unknownFormulas, countries: {}, spend: { year, currency }, choices: {} },
    sheetName: tableOf.name,
  }
  const { kept: places, leftOut } = sortRows(plan)
  const units = spendUnitsOf(plan, leftOut)
  const heads = headingCells(plan)
  const reading = readingOf({ ...plan, places, units }, '.')
  const codeLength = codeLengthOf(places.map((place) => cellOf(plan.rows[place] ?? [], columns, 'name')))
  const overflow = overflowColumnOf(plan)
  const read = places.map((place) => {
    const cells = plan.rows[place] ?? []
    const { body, remarks } = readRow(cells, columns, industries, { ...plan, place, codeLength, overflow })
    const own = readOwnData(cells, reading)
    return { number: place + 1, body, ownData: own.ownData, remarks: [...remarks, ...own.remarks] }
  })
  const named = gatherSpend(read.filter(({ body }) => namesSomething(body)))
  return {
    notes: [
      ...describeUnits(units),
      ...likelyAmounts(plan, places).map(
        ({ column }) =>
          `${heads[column]}: may hold amounts of money, but its heading does not say that they are spend; it is not used`,
      ),
      ...describeLeftOut(leftOut),
      ...read.flatMap(({ number, remarks }) => remarks.map((remark) => describeRemark(number, remark))),
    ],
    columns: columns.map((field, column) => ({ heading: heads[column] ?? `column ${column + 1}`, field })),
    rows: named.map(({ number, body, ownData }) => ({
      number,
      body: (ownData === null ? body : { ...body, own_data: ownData }) as Registration,
    })),
  }
}

/** Describes the multipliers of amounts, and unit-like words that are unknown. */
function describeUnits(units: ReadonlyMap<number, SpendUnit>): string[] {
  return [...units.values()].flatMap(({ heading, scale, currency, unknown }) => {
    if (unknown !== null)
      return [`${heading}: "${unknown}" is no unit that is known; its amounts are taken as they stand`]
    const units = `${scale.toLocaleString('en')}${currency === null ? '' : ` ${currency}`}`
    return scale === 1 ? [] : [`${heading}: its amounts are multiplied, as they are in units of ${units}`]
  })
}

const reasons = {
  total: 'a total',
  note: 'a note',
  printout: 'a line that a program printed around the list',
  group: 'the heading of a group of rows',
  collective: 'no one company, such as "other suppliers" or an employee',
  hidden: 'hidden in the workbook',
  no_letters: 'without letters',
  headings: 'the headings once more',
} as const satisfies Record<LeftOutReason, string>

function describeLeftOut(leftOut: SortedRows['leftOut']): string[] {
  return leftOut.map(({ place, reason }) => `row ${place + 1} is left out: ${reasons[reason]}`)
}

const becameOf = {
  padded: 'had lost leading zeros',
  multiplied: 'is multiplied',
  approximate: 'is approximate',
  cut: 'was cut by a spreadsheet program and is not used',
  no_country: 'is no country we know; it is kept as words about the headquarters',
  no_duns: 'does not have nine digits and is not used',
  no_identifier: 'is a date or another value, as spreadsheet programs make of what is typed, and is not used',
  no_website: 'is no address and is not used',
  kept_as_text: 'is kept as text: it cannot be read',
  limit_kept: 'is kept as text: it is a limit, not an amount',
  no_amount: 'says that there is no amount: the row has no spend of it',
  no_year: 'is kept as text: its year is not known',
  no_currency: 'is kept as text: its currency is not known',
  no_year_or_currency: 'is kept as text: neither its year nor its currency is known',
  name_is_identifier: 'is an identifier, not a name',
  identifier_for_name: 'is an identifier, not a name, and is not used',
  ticker: 'is a ticker, not an ISIN, and is not used',
  code_in_name: 'is written with a number, which is no part of the name',
  marked_blocked: 'is marked blocked; the mark is no part of the name',
  ticker_kept: 'is a ticker, not an ISIN, and is kept as text',
} as const satisfies Record<Remark['kind'], string>

function describeRemark(number: number, remark: Remark): string {
  const value = 'value' in remark ? `; read as ${remark.value}` : ''
  // As JSON: a cell may have line breaks, and signs that a terminal obeys.
  return `row ${number}, ${remark.field} ${JSON.stringify(remark.cell)} ${becameOf[remark.kind]}${value}`
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
