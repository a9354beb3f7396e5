import { z } from 'zod'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SiteFigure } from '@/service/sources/tables/sum-of-sites'

export const JP_EEGS_HISTORY_FILE = 'emissions/jp-eegs/eegs_panel.csv'

const columns = ['spEmitCode', 'repDivID', 'year', 'gasID', 'value', 'unit', 'source_file']

/** The kinds of emitter that the file numbers: sites, and airlines. */
const kinds = { '1': '特定事業所排出者', '5': '特定航空輸送事業者' } as const

const Row = z.object({
  spEmitCode: z.string().regex(/^\d+$/, 'is no code'),
  repDivID: z.enum(['1', '5']),
  year: z
    .string()
    .regex(/^20[012]\d$/, 'is no year')
    .transform(Number),
  gasID: z.string().regex(/^\d{1,2}$/, 'is no gas'),
  value: z.string().regex(/^\d+(?:\.\d+)?$/, 'is no amount'),
  // The unit shown on the page it was copied from; the values are tonnes whatever it says.
  unit: z.enum(['', '千', '百万']),
})
type Row = z.infer<typeof Row> & { row: number }

/** One emitter's sums of all gases by year. */
export type History = { years: ReadonlyMap<number, SiteFigure> }

/**
 * Earlier years of listed companies in the register, by emitter's code and kind. Throws SourceFileError for an unexpected heading
 * or cell, and for a year that is there twice.
 */
export function readHistory(plainRows: readonly PlainRow<string>[]): ReadonlyMap<string, History> {
  const rows = keyByHeading(JP_EEGS_HISTORY_FILE, plainRows, columns).map(
    ({ row, cells }): Row => ({ ...parseRow(Row, cells, JP_EEGS_HISTORY_FILE, row), row }),
  )
  // Gas 0 is the sum of all gases; the others are its parts or amounts of energy.
  const sums = rows.filter(({ gasID }) => gasID === '0')
  return new Map(
    [...groupBy(sums, ({ spEmitCode, repDivID }) => historyKey(spEmitCode, kinds[repDivID])).entries()].map(
      ([key, ofEmitter]) => [key, { years: yearsOf(ofEmitter) }],
    ),
  )
}

export function historyKey(code: string, kind: string): string {
  return `${code} ${kind}`
}

function yearsOf(rows: readonly Row[]): Map<number, SiteFigure> {
  const years = new Map<number, SiteFigure>()
  for (const { year, value, row, spEmitCode } of rows) {
    if (years.has(year)) {
      const reason = `${spEmitCode} of ${year} is in another row already`
      throw new SourceFileError(JP_EEGS_HISTORY_FILE, `row ${row}, column year`, reason)
    }
    const place = { file: baseName(JP_EEGS_HISTORY_FILE), row, column: 'value' }
    years.set(year, { year, printed: { field: 'scope1And2Kg', printed: value, unit: 't CO2e', place } })
  }
  return years
}
