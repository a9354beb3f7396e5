import { iso31662 } from 'iso-3166'
import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import {
  type Cell,
  keyByHeading,
  type PlainRow,
  readCsvRows,
  readWorkbookRows,
} from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { GhgrpYear } from './sheets'

export const GHGRP_PARENT_FILES = {
  2020: 'emissions/us-ghgrp/ghgp_data_parent_company_10_2021.xlsx',
  2023: 'emissions/us-ghgrp/ghgp_data_parent_company.csv',
} as const satisfies Record<GhgrpYear, string>

export const SHARE_COLUMN = 'PARENT CO. PERCENT OWNERSHIP'
const columns = [
  'GHGRP FACILITY ID',
  'FRS ID (FACILITY)',
  'REPORTING YEAR',
  'FACILITY NAME',
  'FACILITY ADDRESS',
  'FACILITY CITY',
  'FACILITY STATE',
  'FACILITY ZIP',
  'FACILITY COUNTY',
  'PARENT COMPANY NAME',
  'PARENT CO. STREET ADDRESS',
  'PARENT CO. CITY',
  'PARENT CO. STATE',
  'PARENT CO. ZIP',
  SHARE_COLUMN,
  'FACILITY NAICS CODE',
]

// The archived file of 2020 has a column of row numbers, two computed amounts, which we compute ourselves, and three more sheets.
const archivedColumns = ['', ...columns, 'FAC_EMISSIONS', 'FAC_EMISSIONS_ADJUSTED']
const archivedSheets = [
  'DE_Parents_Pivot',
  'DE_parentcompanies',
  'Suppliers_parents_pivot',
  'Suppliers_parentcompanies',
] as const

const states = new Set(iso31662.filter(({ parent }) => parent === 'US').map(({ code }) => code.slice('US-'.length)))

const Text = z
  .union([z.string(), z.number().transform(String)])
  .nullable()
  .transform((text) => text?.replace(/\s+/g, ' ').trim() || null)
/** A number in the workbook, digits in the CSV file; an empty cell is null there and "" here. */
const NumberCell = z.union([z.number(), z.stringFormat('number', /^\d+(\.\d+)?$/).transform(Number)])
const Percent = z.union([z.literal(['']).transform(() => null), z.null(), NumberCell.pipe(z.number().min(0).max(100))])

const OwnerRow = z.object({
  'GHGRP FACILITY ID': NumberCell.pipe(z.int().positive()),
  'REPORTING YEAR': NumberCell.pipe(z.int()),
  'PARENT COMPANY NAME': Text.pipe(z.string()),
  'PARENT CO. STREET ADDRESS': Text,
  'PARENT CO. STATE': Text.refine((state) => state === null || states.has(state), 'not a state of the US'),
  [SHARE_COLUMN]: Percent,
})

/** One line of a parent file: who owns which share of a site. */
export type Owner = {
  /** Sheet of the parent file; null for the CSV file, which has no sheets. */
  sheet: string | null
  row: number
  siteId: number
  parent: string
  street: string | null
  state: string | null
  /** 0 to 100; null where the file has none. */
  percent: number | null
}

/**
 * The owners of every site of one year, as EPA's parent file lists them.
 * @throws SourceFileError for an unknown heading or cell, or a row of another year
 */
export async function readOwners(year: GhgrpYear, bytes: Uint8Array): Promise<Owner[]> {
  const file = GHGRP_PARENT_FILES[year]
  if (year === 2023) return readOwnerRows(year, readCsvRows(file, bytes))
  return readOwnerRows(year, (await readWorkbookRows(file, bytes, archivedSheets)).DE_parentcompanies)
}

/** Like the function above, but from the rows of the file or of its one sheet. */
export function readOwnerRows(year: GhgrpYear, rows: readonly PlainRow[]): Owner[] {
  const file = GHGRP_PARENT_FILES[year]
  if (year === 2023) return toOwners(file, null, year, rows, columns)
  return toOwners(file, 'DE_parentcompanies', year, rows, archivedColumns)
}

function toOwners(
  file: string,
  sheet: string | null,
  year: GhgrpYear,
  rows: readonly PlainRow<Cell>[],
  headings: readonly string[],
) {
  return keyByHeading(file, rows, headings).map(({ row, cells }): Owner => {
    const owner = parseRow(OwnerRow, cells, file, row)
    if (owner['REPORTING YEAR'] !== year) {
      throw new SourceFileError(file, `row ${row}, column REPORTING YEAR`, `${owner['REPORTING YEAR']}, not ${year}`)
    }
    return {
      sheet,
      row,
      siteId: owner['GHGRP FACILITY ID'],
      parent: owner['PARENT COMPANY NAME'],
      street: owner['PARENT CO. STREET ADDRESS'],
      state: owner['PARENT CO. STATE'],
      percent: owner[SHARE_COLUMN],
    }
  })
}
