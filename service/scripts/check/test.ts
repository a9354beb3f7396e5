import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build.ts'
import { runTask } from '../tasks.ts'
import { runStep, types } from './steps.ts'
import { type PlaywrightReport, type Sum, sumPlaywright, sumVitest, type VitestReport } from './sum-reports.ts'

// npm test: every test there is; that the types agree is one of them. The last line is "N passed, N failed, N skipped".
// npm test -- faults | soak: service/scripts/tasks.ts.

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function checkTypes(): Sum {
  const isFine = types.every((step) => runStep(step))
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }
}

function runVitest(report: string): Sum {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isFine = runStep({ name: 'tests', words: ['node_modules/vitest/vitest.mjs', 'run', ...reporters] })
  return sumVitest(readReport<VitestReport>(report), isFine)
}

function runPlaywright(report: string): Sum {
  // Traces take a fifth of the time, and are for whoever looks at one journey by hand.
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--trace=off', '--reporter=list,json']
  const isFine = runStep({ name: 'journeys', words }, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return sumPlaywright(readReport<PlaywrightReport>(report), isFine)
}

async function runAll(): Promise<Sum[]> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-report-'))
  try {
    await build()
    return [checkTypes(), runVitest(join(directory, 'vitest.json')), runPlaywright(join(directory, 'playwright.json'))]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function sumAll(): Promise<Sum[]> {
  try {
    return await runAll()
  } catch (error) {
    console.error(error)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  }
}

async function testAll(): Promise<number> {
  const sums = await sumAll()
  const total = (key: keyof Sum) => sums.reduce((sum, one) => sum + one[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1
}

process.exitCode = runTask('test', process.argv.slice(2)) ?? (await testAll())
