import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { dataFolder } from './data-folder'
import type { Cell, Kind, LabelledReport } from './labelled-report'

const Row = z.object({
  report_name: z.string(),
  year: z.string(),
  scope: z.string(),
  value: z.string(),
  unit_normalized: z.string(),
})
const Mending = z.array(
  z.object({
    report: z.string(),
    year: z.string(),
    scope: z.string(),
    do: z.enum(['drop', 'set', 'parts']),
    values: z.array(z.union([z.number(), z.string()])),
    f: z.number(),
  }),
)

const tonnesOf = (unit: string) =>
  /^kt/.test(unit) ? 1e3 : /^MM MT/.test(unit) || /^m t/.test(unit) ? 1e6 : /US Tons/i.test(unit) ? 0.907_184_74 : 1

/** Reports, or their pages with emissions, from an annotation that also says which cells are empty. */
export function annotatedReports(folder: string, kind: Kind): LabelledReport[] {
  const rows = z
    .array(Row)
    .parse(parse(readFileSync(join(dataFolder, 'beck-gold-slim-corrected.csv')), { columns: true }))
  const mendings = Mending.parse(
    JSON.parse(readFileSync(join(dataFolder, 'real', 'extracts', 'gold-mended.json'), 'utf8')),
  )
  const files = readdirSync(join(dataFolder, folder)).filter((file) => file.endsWith('.pdf'))
  return files.flatMap((file) => {
    const name = file.replace(/\.pdf$/, '').toLowerCase()
    const nameOf = (text: string) => text.toLowerCase().replace(/ /g, '_')
    const cells = new Map<string, { year: number; scope: string; tonnes: number[]; page: null }>()
    for (const row of rows.filter((one) => nameOf(one.report_name) === name)) {
      const key = `${row.year} ${row.scope}`
      const cell = cells.get(key) ?? { year: Number(row.year), scope: row.scope, tonnes: [], page: null }
      if (row.value) cell.tonnes.push(Number(row.value) * tonnesOf(row.unit_normalized))
      cells.set(key, cell)
    }
    for (const one of mendings.filter(({ report }) => nameOf(report) === name)) {
      const key = `${one.year} ${one.scope}`
      const tonnes = one.values.flatMap((value) => (typeof value === 'number' ? [value * one.f] : []))
      if (one.do === 'set') cells.set(key, { year: Number(one.year), scope: one.scope, tonnes, page: null })
      else cells.delete(key)
    }
    const all = [...cells.values()]
    if (all.length === 0) return []
    return [
      {
        name: file,
        kind,
        language: 'en',
        cells: all.filter(({ tonnes }) => tonnes.length > 0),
        others: [],
        empty: all.filter(({ tonnes }) => tonnes.length === 0),
        read: async () => (await readAnyReport(new Uint8Array(readFileSync(join(dataFolder, folder, file))))).figures,
      },
    ]
  })
}

const amount = z.number().nullish()
const Total = z.object({ total: amount }).nullish()
const Garbo = z.record(
  z.string(),
  z.object({
    scope12: z
      .array(
        z.object({
          year: z.number(),
          scope1: Total,
          scope1And2: Total,
          scope2: z.object({ mb: amount, lb: amount, unknown: amount }).nullish(),
        }),
      )
      .optional(),
    scope3: z
      .array(
        z.object({
          year: z.number(),
          scope3: z
            .object({
              categories: z.array(z.object({ category: z.number(), total: amount })).nullish(),
              statedTotalEmissions: Total,
            })
            .nullish(),
        }),
      )
      .optional(),
  }),
)

type Entry = z.infer<typeof Garbo>[string]

function cellsOf(entry: Entry): { year: number; scope: string; tonnes: number | null }[] {
  const twelve = (entry.scope12 ?? []).flatMap(({ year, scope1, scope1And2, scope2 }) => [
    { year, scope: '1', tonnes: scope1?.total ?? null },
    { year, scope: '1+2', tonnes: scope1And2?.total ?? null },
    { year, scope: '2mb', tonnes: scope2?.mb ?? null },
    { year, scope: '2lb', tonnes: scope2?.lb ?? null },
    { year, scope: '2', tonnes: scope2?.unknown ?? null },
  ])
  const three = (entry.scope3 ?? []).flatMap(({ year, scope3 }) => [
    { year, scope: '3', tonnes: scope3?.statedTotalEmissions?.total ?? null },
    ...(scope3?.categories ?? []).map(({ category, total }) => ({
      year,
      scope: `3.${category}`,
      tonnes: total ?? null,
    })),
  ])
  return [...twelve, ...three]
}

/** Short texts from reports, with the expected figures of each. */
export function shortTexts(folder: string): LabelledReport[] {
  const expected = Garbo.parse(JSON.parse(readFileSync(join(dataFolder, folder, 'expected.json'), 'utf8')))
  return Object.entries(expected).flatMap(([name, entry]) => {
    const file = [name, `unclearSource_${name}`]
      .map((one) => join(dataFolder, folder, `${one}.txt`))
      .find((one) => existsSync(one))
    if (!file) return []
    const cells = cellsOf(entry)
    const ofNothing = ['1', '2', '2lb', '2mb', '1+2', '3'].map((scope) => ({ year: 2024, scope }))
    const blank = cells.filter(({ tonnes, scope }) => tonnes === null && scope !== '1+2' && scope !== '2')
    return [
      {
        name,
        kind: 'text' as const,
        language: 'en',
        cells: cells.flatMap(({ year, scope, tonnes }): Cell[] =>
          tonnes === null ? [] : [{ year, scope, tonnes: [tonnes], page: null }],
        ),
        others: [],
        empty: cells.length === 0 ? ofNothing : blank,
        read: async () => (await readAnyReport(new Uint8Array(readFileSync(file)))).figures,
      },
    ]
  })
}
