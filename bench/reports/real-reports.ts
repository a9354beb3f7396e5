import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { dataFolder } from './data-folder'
import { type Cell, type Kind, type LabelledReport, withLines } from './labelled-report'

const Label = z.object({
  document: z.string(),
  fiscal_year: z.string(),
  scope: z.string(),
  value_t: z.string(),
  boundary: z.string(),
  page: z.string(),
  intended_as: z.string(),
})
const Document = z.object({ file: z.string(), language: z.string() })

const kinds: Record<string, Kind> = { pdf: 'PDF', md: 'data pack', txt: 'text' }
const scopes = /^(?:1|2|2lb|2mb|3|3\.\d+|1\+2(?:lb|mb)?)$/

function rowsOf(file: string): unknown[] {
  return parse(readFileSync(join(dataFolder, 'real', file)), { columns: true })
}

/** The complete reports that people read, with every amount they found. */
export function realReports(): LabelledReport[] {
  const labels = z.array(Label).parse(rowsOf('labels.csv'))
  return z
    .array(Document)
    .parse(rowsOf('documents.csv'))
    .filter(({ file }) => existsSync(join(dataFolder, 'real', 'documents', file)))
    .map(({ file, language }) => {
      const own = labels.filter(({ document }) => document === file)
      const ofEmissions = own.filter(
        ({ scope, value_t }) => (scopes.test(scope) || scope === 'total') && value_t !== '',
      )
      return {
        name: file,
        kind: kinds[file.split('.').at(-1) ?? ''] ?? 'text',
        language,
        cells: cellsOf(
          ofEmissions.filter(
            (one) => one.intended_as === 'reported' && !one.boundary.startsWith('part') && one.scope !== 'total',
          ),
        ),
        others: ofEmissions.map(({ fiscal_year, value_t }) => ({ year: Number(fiscal_year), tonnes: Number(value_t) })),
        empty: null,
        read: async (trace, onLines) => {
          const bytes = new Uint8Array(readFileSync(join(dataFolder, 'real', 'documents', file)))
          return (await readAnyReport(bytes, undefined, withLines(onLines), trace)).figures
        },
      }
    })
}

function cellsOf(labels: readonly z.infer<typeof Label>[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { fiscal_year, scope: said, value_t, page } of labels) {
    const scope = said.startsWith('1+2') ? '1+2' : said
    const before = cells.get(`${fiscal_year} ${scope}`)
    const tonnes = [...(before?.tonnes ?? []), Number(value_t)]
    cells.set(`${fiscal_year} ${scope}`, {
      year: Number(fiscal_year),
      scope,
      tonnes,
      page: before?.page ?? (page === '' ? null : Number(page)),
    })
  }
  return [...cells.values()]
}
