import { readFileSync } from 'node:fs'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { ReportError } from '@/service/reports/input/report-error'

// npm run --silent report:extract -- FILE: the emissions a report prints, as a JSON array on the standard output. --all adds
// revenue and employees: {"figures": […], "facts": […]}.

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const isAll = given.includes('--all')
  const [file] = given.filter((one) => one !== '--all')
  if (!file) throw new ReportError('Usage: npm run --silent report:extract -- FILE (PDF, markdown, text or XHTML)')
  const { figures, facts, skippedPages = [] } = await readAnyReport(readBytes(file), showProgress)
  if (skippedPages.length > 0) console.error(`Broken and skipped: page ${skippedPages.join(', ')}`)
  console.log(JSON.stringify(isAll ? { figures, facts } : figures, null, 2))
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
