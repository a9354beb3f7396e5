import { z } from 'zod'
import type { FigurePlace } from '@/service/reference/records'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readWorkbookRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { emissionSheets, type GhgrpYear, type SheetName, sheetNames } from './sheets'

export const GHGRP_FILES = {
  2020: 'emissions/us-ghgrp/ghgp_data_2020.xlsx',
  2023: 'emissions/us-ghgrp/ghgp_data_2023.xlsx',
} as const satisfies Record<GhgrpYear, string>

/** EPA writes three lines above its headings; the archived file of 2020 lacks them. */
const headingRows: Readonly<Record<GhgrpYear, number>> = { 2020: 1, 2023: 4 }

const SiteId = z.int().positive()
const SiteName = z.string().trim().min(1)
/** The whole world emits 5e10. */
const Tonnes = z.number().min(0).max(1e12)

/** A site with all emissions it reported in one year, in tonnes CO2e, and their rows. */
export type Site = { id: number; tonnes: number; rows: SiteRow[] }
export type SiteRow = { name: string; tonnes: number; place: FigurePlace }

/**
 * Returns the sites of one year's workbook, each with the sum over the emission sheets: without biogenic CO2, which EPA excludes
 * from its totals, and never with `Suppliers`.
 * @throws SourceFileError for an unexpected sheet, heading or cell, and for a site twice in a sheet with one row per site
 */
export async function readSites(year: GhgrpYear, bytes: Uint8Array): Promise<Map<number, Site>> {
  return readSiteRows(year, await readWorkbookRows(GHGRP_FILES[year], bytes, sheetNames[year]))
}

export type SiteSheets = Readonly<Partial<Record<SheetName, readonly PlainRow[]>>>

/** Like the function above, but from the rows of the workbook's sheets. */
export function readSiteRows(year: GhgrpYear, workbook: SiteSheets): Map<number, Site> {
  const file = GHGRP_FILES[year]
  const sites = new Map<number, Site>()
  for (const { name, columns, total, rowsPerSite } of emissionSheets) {
    const sheet = name[year]
    const inFile = `${file}, sheet "${sheet}"`
    const rows = keyByHeading(inFile, workbook[sheet] ?? [], columns, headingRows[year])
    if (rows.length === 0) throw new SourceFileError(inFile, 'the whole sheet', 'there are no rows')
    const Row = z.object({ 'Facility Id': SiteId, 'Facility Name': SiteName, [total]: Tonnes })
    const seen = new Set<number>()
    for (const { row, cells } of rows) {
      const parsed = parseRow(Row, cells, inFile, row)
      const id = SiteId.parse(parsed['Facility Id'])
      if (rowsPerSite === 'one' && seen.has(id)) {
        throw new SourceFileError(inFile, `row ${row}, column Facility Id`, `${id} is in the sheet already`)
      }
      seen.add(id)
      const site = sites.get(id) ?? { id, tonnes: 0, rows: [] }
      const tonnes = Tonnes.parse(parsed[total])
      site.tonnes += tonnes
      const place = { file: baseName(file), sheet, row, column: total }
      site.rows.push({ name: SiteName.parse(parsed['Facility Name']), tonnes, place })
      sites.set(id, site)
    }
  }
  return sites
}
