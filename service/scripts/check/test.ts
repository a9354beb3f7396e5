import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build.ts'
import { runTask } from '../tasks.ts'
import { runStep, runSteps, types } from './steps.ts'
import { type PlaywrightReport, type Sum, sumPlaywright, sumVitest, type VitestReport } from './sum-reports.ts'

// npm test: every test there is; that the types agree is one of them. The last line is "N passed, N failed, N skipped".
// npm test -- faults | soak: service/scripts/tasks.ts.

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

async function checkTypes(): Promise<Sum> {
  const isFine = (await runSteps(types)).length === 0
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }
}

async function runVitest(report: string): Promise<Sum> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isFine = await runStep({ name: 'tests', words: ['node_modules/vitest/vitest.mjs', 'run', ...reporters] })
  return sumVitest(readReport<VitestReport>(report), isFine)
}

/** What the journeys say is printed at their end: the tests talk meanwhile. */
async function runPlaywright(report: string): Promise<Sum> {
  // Traces take a fifth of the time, and are for whoever looks at one journey by hand.
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--trace=off', '--reporter=list,json']
  const log = `${report}.log`
  const isFine = await runStep({ name: 'journeys', words }, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, log })
  console.log(`\njourneys\n${readFileSync(log, 'utf8')}`)
  return sumPlaywright(readReport<PlaywrightReport>(report), isFine)
}

/** Gives way from now on, with all that is started from now on, to what was started before. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}

/**
 * Journeys wait most of their time, for a page or a clock: types and tests fill the gaps and give way to them, so that a
 * page is not slower for a reader of a journey than on a machine that does nothing else.
 */
async function runAll(): Promise<Sum[]> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-report-'))
  try {
    await build()
    const journeys = runPlaywright(join(directory, 'playwright.json'))
    giveWay()
    return [await checkTypes(), await runVitest(join(directory, 'vitest.json')), await journeys]
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
