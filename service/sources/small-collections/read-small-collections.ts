import { z } from 'zod'
import type { FigurePlace, PrintedFigure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName, toEmissions } from '@/service/sources/tables/printed-figures'
import { readCsvRows, readSheetRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { type CollectionFile, type ReviewedYear, reviewedYears, SMALL_COLLECTIONS_FILES } from './reviewed-cells'

type Bytes = (file: CollectionFile) => Uint8Array
type ReviewedCell = ReviewedYear['cells'][number]
type Found = { text: string; place: FigurePlace }

const sheet = 'Sheet1'
const kilograms: Readonly<Record<ReviewedYear['unit'], number>> = { 't CO2e': 1e3, 'Mt CO2e': 1e9 }

/**
 * Worldwide figures of single companies from small open collections: only the cells that a person reviewed (reviewed-cells.ts).
 * Throws SourceFileError where a file is unexpected or a cell holds another text than was reviewed.
 */
export async function readSmallCollections(bytes: Bytes): Promise<SourceReading> {
  const years = await Promise.all(reviewedYears.map(async (year) => ({ year, found: await findCells(year, bytes) })))
  const records = [...groupBy(years, ({ year }) => year.company).entries()].map(
    ([company, ofCompany]): SourceRecord =>
      plainRecord({
        source: 'small-collections',
        recordId: company,
        name: company,
        hqRegion: ofCompany[0]?.year.hqRegion ?? null,
        disclosures: ofCompany.map(({ year, found }) => toDisclosure(year, found)),
      }),
  )
  return withRecords('emissions/small', { records, refused: [] })
}

async function findCells(year: ReviewedYear, bytes: Bytes): Promise<Found[]> {
  const file = SMALL_COLLECTIONS_FILES[year.file]
  const textAt = await openFile(file, bytes(year.file))
  return year.cells.map((cell) => {
    const { text, place } = textAt(cell)
    if (text === cell.seen) return { text, place }
    const where = place.path ?? `row ${place.row}, column ${place.column}`
    throw new SourceFileError(
      file,
      where,
      `holds ${JSON.stringify(text)}, and a person saw ${JSON.stringify(cell.seen)}`,
    )
  })
}

/** Returns the text of a cell, and its place as a user of the file finds it. */
async function openFile(file: string, bytes: Uint8Array): Promise<(cell: ReviewedCell) => Found> {
  const named = { file: baseName(file) }
  if (file.endsWith('.json')) {
    const figures = openDataland(file, bytes)
    return (cell) => {
      const figure = 'figure' in cell ? cell.figure : ''
      const path = `[0].data.environmental.greenhouseGasEmissions.${figure}.value`
      return { text: String(figures.get(figure) ?? ''), place: { ...named, path } }
    }
  }
  const rows = file.endsWith('.xlsx') ? await readSheetRows(file, bytes, sheet) : openText(file, bytes)
  const inSheet = file.endsWith('.xlsx') ? { sheet } : {}
  return (cell) => {
    const { row, column } = 'row' in cell ? cell : { row: 0, column: '' }
    const cells = rows.find((one) => one.row === row)?.cells ?? []
    const heading = file.endsWith('.sql') ? column : String(rows[0]?.cells[indexOf(column)] ?? column).trim()
    return { text: String(cells[indexOf(column)] ?? '').trim(), place: { ...named, ...inSheet, row, column: heading } }
  }
}

function indexOf(letter: string): number {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0)
}

function openText(file: string, bytes: Uint8Array): { row: number; cells: readonly unknown[] }[] {
  if (!file.endsWith('.sql')) return readCsvRows(file, bytes)
  // The dump has one row of its table on each line, and no comma before the last column that we read.
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/)
  return lines.map((line, index) => ({ row: index + 1, cells: line.split(',') }))
}

const Dataland = z
  .array(
    z.object({
      data: z.object({
        environmental: z.object({
          greenhouseGasEmissions: z.record(z.string(), z.object({ value: z.unknown() }).nullable()),
        }),
      }),
    }),
  )
  .length(1)

function openDataland(file: string, bytes: Uint8Array): ReadonlyMap<string, unknown> {
  try {
    const [disclosure] = Dataland.parse(JSON.parse(new TextDecoder().decode(bytes)))
    const figures = Object.entries(disclosure?.data.environmental.greenhouseGasEmissions ?? {})
    return new Map(figures.map(([name, figure]) => [name, figure?.value]))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', 'is no disclosure of Dataland', { cause })
  }
}

function toDisclosure(year: ReviewedYear, found: readonly Found[]): SourceRecord['disclosures'][number] {
  const printed = found.map(({ text, place }, index): PrintedFigure & { field: ReviewedCell['field'] } => {
    const field = year.cells[index]?.field ?? 'scope1Kg'
    return { field, printed: text, unit: year.unit, place }
  })
  const amount = (text: string) => Number((Number(text) * kilograms[year.unit]).toPrecision(15))
  return {
    source: 'small-collections',
    recordId: year.company,
    year: year.year,
    ...(year.period && { period: year.period }),
    region: 'GLOBAL',
    emissions: toEmissions(printed.map(({ field, printed: text }) => [field, amount(text)] as const)),
    revenue: null,
    document: year.document,
    ...(year.filedIn && { filedIn: year.filedIn }),
    locator: `${found[0]?.place.file}, each cell looked at by a person`,
    printed,
  }
}
