import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build.ts'
import { runTask } from '../tasks.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { runRows, runStep, types } from './steps.ts'
import { type PlaywrightReport, type Sum, sumPlaywright, sumVitest, type VitestReport } from './sum-reports.ts'

// npm test: every test, the check of types included; what does not depend on the database runs on PostgreSQL alone. The last line
// is "N passed, N failed, N skipped". npm test -- both | faults | soak: service/scripts/tasks.ts.

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Its output is printed at its end, as that of the journeys. */
async function checkTypes(): Promise<Sum> {
  const isFine = (await runRows([types])).length === 0
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }
}

async function runVitest(report: string): Promise<Sum> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...reporters]
  const isFine = await runStep({ name: 'tests', words }, { env: { TEST_EMBEDDED: 'dependent' } })
  return sumVitest(readReport<VitestReport>(report), isFine)
}

/** The journeys' output is printed at their end, because the tests print meanwhile. */
async function runPlaywright(report: string): Promise<Sum> {
  // Recording traces takes a fifth of the time and helps only when one journey is studied by hand.
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--trace=off', '--reporter=list,json']
  const log = `${report}.log`
  const isFine = await runStep({ name: 'journeys', words }, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, log })
  console.log(`\njourneys\n${readFileSync(log, 'utf8')}`)
  return sumPlaywright(readReport<PlaywrightReport>(report), isFine)
}

/** A third of the normal CPU share. With less, the tests would stop making progress on a machine with other work. */
const lowPriority = 5

/** Lowers the priority of this process and of all processes it starts from now on. */
function lowerPriority(): void {
  setPriority(lowPriority)
}

/**
 * Journeys wait most of their time, for a page or a clock: type checks and tests use the pauses with a lower priority, so that a
 * journey's page is as fast as on an idle machine.
 */
async function runAll(): Promise<Sum[]> {
  const inMemory = makeMemoryFolder()
  if (inMemory !== null) process.env['TMPDIR'] = inMemory
  const directory = inMemory ?? mkdtempSync(join(tmpdir(), 'carbon-report-'))
  try {
    await build()
    const journeys = runPlaywright(join(directory, 'playwright.json'))
    lowerPriority()
    return await Promise.all([checkTypes(), runVitest(join(directory, 'vitest.json')), journeys])
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
