import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import type { Figure } from '@/service/reports/model/figure'
import { buildTestPdf, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPdfReport, readTextReport } from '../service/reports/read-report'

/** Scores the reader of reports on annotated ones: npm run bench:reports [-- --only NAME] [--long]. Prints every miss. */
const data = fileURLToPath(new URL('../../shared/data/reports', import.meta.url))

export type Expected = { year: number; scope: string; tonnes: number[] }
export type Report = {
  name: string
  fold: number
  expected: Expected[]
  empty: { year: number; scope: string }[]
  read: () => Promise<Figure[]>
}
type Score = { values: number; right: number; wrong: string[]; missed: string[]; empty: number; invented: string[] }

const isClose = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.005 * Math.abs(b), 0.006)

/** "2" (no method stated) answers for a cell of either method only where the reader found none with that method. */
function answer(figures: readonly Figure[], year: number, scope: string): Figure | undefined {
  const of = (code: string) => figures.find((one) => one.year === year && one.scope === code)
  if (scope === '2') return of('2') ?? of('2mb') ?? of('2lb')
  return of(scope) ?? (scope.startsWith('2') ? of('2') : undefined)
}

export function score(report: Report, figures: readonly Figure[]): Score {
  const result: Score = { values: 0, right: 0, wrong: [], missed: [], empty: report.empty.length, invented: [] }
  for (const { year, scope, tonnes } of report.expected) {
    result.values += 1
    const found = answer(figures, year, scope)
    const cell = `${year} ${scope}: ${tonnes.join(' or ')}`
    if (!found) result.missed.push(cell)
    else if (tonnes.some((one) => isClose(found.value, one))) result.right += 1
    else
      result.wrong.push(
        `${cell}, read ${found.value} on page ${found.page} from "${found.quote.slice(0, 90)}" [${found.printedUnit}] ${found.reasons.join('; ')}`,
      )
  }
  for (const { year, scope } of report.empty) {
    const isExpected = report.expected.some((one) => one.year === year && one.scope.startsWith('2'))
    const found = figures.find(
      (one) => one.year === year && (one.scope === scope || (one.scope === '2' && scope === '2lb' && !isExpected)),
    )
    if (found)
      result.invented.push(
        `${year} ${scope}: read ${found.value} on page ${found.page} from "${found.quote.slice(0, 90)}"`,
      )
  }
  return result
}

async function readPdf(path: string): Promise<Figure[]> {
  const reading = readPdfReport(new Uint8Array(readFileSync(path)))
  for (;;) {
    const step = await reading.next()
    if (step.done) return step.value.figures
  }
}

const tonnesOf = (unit: string) =>
  /^kt/.test(unit) ? 1e3 : /^MM MT/.test(unit) || /^m t/.test(unit) ? 1e6 : /US Tons/i.test(unit) ? 0.907_184_74 : 1

export function annotated(folder: string): Report[] {
  const rows: Record<string, string>[] = parse(readFileSync(join(data, 'beck-gold-slim-corrected.csv')), {
    columns: true,
  })
  const files = readdirSync(join(data, folder)).sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()))
  return files.flatMap((file, at) => {
    const name = file.replace(/\.pdf$/, '')
    const cells = new Map<string, Expected>()
    for (const row of rows.filter(
      (one) => one['report_name']?.toLowerCase().replace(/ /g, '_') === name.toLowerCase(),
    )) {
      const key = `${row['year']} ${row['scope']}`
      const cell = cells.get(key) ?? { year: Number(row['year']), scope: row['scope'] ?? '', tonnes: [] }
      if (row['value']) cell.tonnes.push(Number(row['value']) * tonnesOf(row['unit_normalized'] ?? ''))
      cells.set(key, cell)
    }
    if (cells.size === 0) return []
    const all = [...cells.values()]
    return [
      {
        name,
        fold: at % 3,
        expected: all.filter(({ tonnes }) => tonnes.length > 0),
        empty: all.filter(({ tonnes }) => tonnes.length === 0),
        read: () => readPdf(join(data, folder, file)),
      },
    ]
  })
}

type Garbo = Record<
  string,
  {
    scope12?: GarboYear[]
    scope3?: {
      year: number
      scope3: {
        categories: { category: number; total: number | null }[]
        statedTotalEmissions: { total: number } | null
      } | null
    }[]
  }
>
type GarboYear = {
  year: number
  scope1: { total: number } | null
  scope1And2: { total: number } | null
  scope2: { mb: number | null; lb: number | null; unknown: number | null } | null
}

function garboCells(entry: Garbo[string]): { year: number; scope: string; tonnes: number | null }[] {
  const twelve = (entry.scope12 ?? []).flatMap(({ year, scope1, scope1And2, scope2 }) => [
    { year, scope: '1', tonnes: scope1?.total ?? null },
    { year, scope: '1+2', tonnes: scope1And2?.total ?? null },
    { year, scope: '2mb', tonnes: scope2?.mb ?? null },
    { year, scope: '2lb', tonnes: scope2?.lb ?? null },
    { year, scope: '2', tonnes: scope2?.unknown ?? null },
  ])
  const three = (entry.scope3 ?? []).flatMap(({ year, scope3 }) => [
    { year, scope: '3', tonnes: scope3?.statedTotalEmissions?.total ?? null },
    ...(scope3?.categories ?? []).map(({ category, total }) => ({ year, scope: `3.${category}`, tonnes: total })),
  ])
  return [...twelve, ...three]
}

export function texts(folder: string): Report[] {
  const expected: Garbo = JSON.parse(readFileSync(join(data, folder, 'expected.json'), 'utf8'))
  return Object.entries(expected).flatMap(([name, entry], at) => {
    const file = [name, `unclearSource_${name}`]
      .map((one) => join(data, folder, `${one}.txt`))
      .find((one) => existsSync(one))
    if (!file) return []
    const cells = garboCells(entry)
    const isEmptyEntry = cells.length === 0
    const empty = isEmptyEntry ? ['1', '2', '2lb', '2mb', '1+2', '3'].map((scope) => ({ year: 2024, scope })) : []
    return [
      {
        name,
        fold: at % 3,
        expected: cells.flatMap(({ year, scope, tonnes }) =>
          tonnes === null ? [] : [{ year, scope, tonnes: [tonnes] }],
        ),
        empty: [
          ...empty,
          ...cells
            .filter(({ tonnes, scope }) => tonnes === null && scope !== '1+2' && scope !== '2')
            .map(({ year, scope }) => ({ year, scope })),
        ],
        read: async () => readTextReport(readFileSync(file, 'utf8')).figures,
      },
    ]
  })
}

async function run(title: string, reports: readonly Report[], isLoud: boolean): Promise<void> {
  const total: Score = { values: 0, right: 0, wrong: [], missed: [], empty: 0, invented: [] }
  for (const report of reports) {
    const one = score(report, await report.read())
    if (isLoud) {
      console.log(
        `${report.name} (fold ${report.fold}): ${one.right} of ${one.values} values, ${one.wrong.length} wrong, ${one.invented.length} of ${one.empty} empty cells filled`,
      )
      for (const line of one.wrong) console.log(`  WRONG    ${line}`)
      for (const line of one.missed) console.log(`  MISSED   ${line}`)
      for (const line of one.invented) console.log(`  INVENTED ${line}`)
    }
    total.values += one.values
    total.right += one.right
    total.empty += one.empty
    for (const key of ['wrong', 'missed', 'invented'] as const) total[key].push(...one[key])
  }
  const given = total.right + total.wrong.length + total.invented.length
  const share = (part: number, whole: number) => (whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`)
  console.log(
    `== ${title}: recall ${total.right}/${total.values} ${share(total.right, total.values)}, wrong ${total.wrong.length}, invented ${total.invented.length}/${total.empty} ${share(total.invented.length, total.empty)}, precision ${share(total.right, given)}`,
  )
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const fold = process.argv.includes('--fold') ? Number(process.argv[process.argv.indexOf('--fold') + 1]) : undefined
const without = process.argv.includes('--without')
  ? Number(process.argv[process.argv.indexOf('--without') + 1])
  : undefined
const pick = (reports: Report[]) =>
  reports.filter(
    (one) => (!only || one.name.includes(only)) && (fold === undefined || one.fold === fold) && one.fold !== without,
  )

const timed = process.argv.includes('--timed') ? process.argv[process.argv.indexOf('--timed') + 1] : undefined

if (timed) await timeLongReport(timed)
else if (!existsSync(data))
  console.log('The annotated reports are not here (../shared/data/reports): nothing to score.')
else {
  await run('annotated extracts', pick(annotated('pdf-pages')), true)
  await run('whole reports', pick(annotated('pdf-full')), true)
  await run('texts, scopes 1 and 2', pick(texts('garbo-text')), true)
  await run('texts, scope 3', pick(texts('garbo-text-scope3')), true)
}

if (process.argv.includes('--long')) {
  // Each in a process of its own: the memory of one says nothing of the other's.
  for (const kind of ['built', 'real']) {
    const own = fileURLToPath(import.meta.url)
    execFileSync(process.execPath, [...process.execArgv, own, '--timed', kind], { stdio: 'inherit' })
  }
}

async function time(what: string, read: () => Promise<number>): Promise<void> {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const pages = await read()
  console.log(
    `${pages} ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s, of the processor ${(process.cpuUsage(cpu).user / 1e6).toFixed(1)} s, peak memory of the process ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  )
}

/** A report of 200 dense pages, built from tables and prose. */
function buildLongReport(): Uint8Array {
  const prose = Array.from({ length: 30 }, (_, at) => ({
    x: 40,
    y: 300 + at * 14,
    text: `Line ${at} of a paragraph on emissions, energy and water in 2022 that says nothing of scope 1.`,
  }))
  const rows = [
    ['tCO2e', '2022', '2021', '2020'],
    ...Array.from({ length: 14 }, (_, at) => [`Scope ${(at % 3) + 1} of site ${at}`, '1,234', '2,345', '3,456']),
  ]
  const pages = Array.from({ length: 200 }, () => ({ texts: [...tableTexts(60, [40, 300, 380, 460], rows), ...prose] }))
  return buildTestPdf(pages)
}

/** The built report, or the longest real one again and again until 200 pages are read: seconds and peak memory. */
async function timeLongReport(kind: string): Promise<void> {
  if (kind === 'built') {
    const file = buildLongReport()
    return time('built pages', async () => (await readAnyReport(file)).pageCount)
  }
  const longest = new Uint8Array(readFileSync(join(data, 'pdf-full', 'jpmorgan_chase_2020_report.pdf')))
  return time('real pages (one report read again and again)', async () => {
    let read = 0
    while (read < 200) read += (await readAnyReport(longest)).pageCount
    return read
  })
}
