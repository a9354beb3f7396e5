import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { buildTestPdf, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { dataFolder } from './data-folder'

/**
 * Time and memory of a long report: npm run bench -- reports --long. Each kind runs in a separate process, so that its memory is
 * measured alone.
 */
export function timeLongReports(): void {
  for (const kind of ['built', 'real'])
    execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), kind], { stdio: 'inherit' })
}

async function time(what: string, read: () => Promise<number>): Promise<void> {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const pages = await read()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ofProcessor = (process.cpuUsage(cpu).user / 1e6).toFixed(1)
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `${pages} ${what}: ${seconds} s, of the processor ${ofProcessor} s, peak memory of the process ${memory} MB`,
  )
}

/** Builds a report of 200 dense pages from tables and prose. */
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

/** Reads the built report, or the longest real one again and again until 200 pages are read: seconds and peak memory. */
async function timeLongReport(kind: string): Promise<void> {
  if (kind === 'built') {
    const file = buildLongReport()
    return time('built pages', async () => (await readAnyReport(file)).pageCount)
  }
  const longest = new Uint8Array(readFileSync(join(dataFolder, 'pdf-full', 'jpmorgan_chase_2020_report.pdf')))
  return time('real pages (one report read again and again)', async () => {
    let read = 0
    while (read < 200) read += (await readAnyReport(longest)).pageCount
    return read
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await timeLongReport(process.argv[2] ?? 'built')
