import type { Disclosure } from '@/service/reference/records'
import { baseName, printedFigure } from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { isTaiwanTaxId } from '../taiwan-moenv/tax-id'
import { revenueColumns } from './revenue-columns'

export const TAIWAN_REVENUE_FILE = 'emissions/tw-gcaa/gcaa-排碳大戶表_Data.csv'

const years = [2022, 2023, 2024] as const

export type Revenues = {
  taxId: string
  fullName: string
  shortName: string
  years: readonly Omit<Disclosure, 'companyId'>[]
}

/**
 * Revenue of listed companies in whole Taiwan dollars, as published by the Market Observation Post System; the other columns of
 * the wide table are not read. Throws SourceFileError for another heading, tax id or cell.
 */
export function readRevenues(plainRows: readonly PlainRow<string>[]): Revenues[] {
  return keyByHeading(TAIWAN_REVENUE_FILE, plainRows, revenueColumns).flatMap((row) => {
    const taxId = row.cells['統一編號']?.trim().padStart(8, '0') ?? ''
    const fullName = row.cells['公司全稱']?.trim() ?? ''
    const found = years.flatMap((year) => readYear(row, taxId, year))
    if (found.length === 0) return []
    if (!isTaiwanTaxId(taxId) || fullName === '') {
      const reason = `${JSON.stringify(taxId)} is not a tax id of Taiwan, or has no name`
      throw new SourceFileError(TAIWAN_REVENUE_FILE, `row ${row.row}, column 統一編號`, reason)
    }
    return [{ taxId, fullName, shortName: row.cells['公司簡稱']?.trim() || fullName, years: found }]
  })
}

function readYear(row: TableRow<string>, taxId: string, year: number): Omit<Disclosure, 'companyId'>[] {
  const column = `營收_${year}`
  const cell = row.cells[column] ?? ''
  const amount = readAmount(cell, { file: TAIWAN_REVENUE_FILE, row: row.row, column })
  if (amount === null || amount === 0) return []
  const place = { file: baseName(TAIWAN_REVENUE_FILE), row: row.row, column }
  return [
    {
      source: 'taiwan-reports',
      recordId: taxId,
      year,
      region: 'GLOBAL',
      emissions: {},
      revenue: { amount, currency: 'TWD' },
      document: null,
      locator: `row ${row.row}, column ${column}`,
      printed: [printedFigure('revenue', cell, 'TWD', place)],
    },
  ]
}
