import { readFileSync } from 'node:fs'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { ReportError } from '@/service/reports/input/report-error'
import type { TraceEntry } from '@/service/reports/model/trace'
import { answerWhy, parseWhy } from './answer-why'

// npx carbon-register report extract FILE: prints the emissions in a report as a JSON array. --all adds revenue, employees and
// statements about the method: {"figures": […], "facts": […], "statements": […]}. --why 2022 2mb: lists the rows examined for
// that year and scope, and the rule that read or left out each.

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const isAll = given.includes('--all')
  const why = parseWhy(given)
  const [file, ...others] = given.filter((one, at) => one !== '--all' && (why === null || at < why.from || at > why.to))
  const unknown = [file, ...others].find((one) => one?.startsWith('--')) ?? others[0]
  if (file === undefined || unknown !== undefined)
    throw new ReportError(
      `${unknown === undefined ? 'No file is given' : `"${unknown}" is not understood`}.\nUsage: npx carbon-register report extract FILE (PDF, markdown, text or XHTML) [--all | --why YEAR SCOPE]`,
    )
  const entries: TraceEntry[] = []
  const trace = why ? { note: (entry: TraceEntry) => entries.push(entry) } : undefined
  const {
    figures,
    facts,
    statements,
    skippedPages = [],
  } = await readAnyReport(readBytes(file), showProgress, undefined, trace)
  if (skippedPages.length > 0) console.error(`Broken and skipped: page ${skippedPages.join(', ')}`)
  if (why) for (const line of answerWhy(entries, figures, why)) console.log(line)
  else console.log(JSON.stringify(isAll ? { figures, facts, statements } : figures, null, 2))
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new ReportError(`Cannot read the file ${file}`, { cause: error })
  }
}

function showProgress(page: number, pageCount: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rpage ${page} of ${pageCount}${page === pageCount ? '\n' : ''}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ReportError ? error.message : `The report cannot be read: ${String(error)}`)
  process.exitCode = 1
})
