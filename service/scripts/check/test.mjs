import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build.mjs'

// npm test: every test there is. The last line is "N passed, N failed, N skipped".

/** @typedef {{ passed: number, failed: number, skipped: number }} Sum */

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it ended well
 */
function run(words, env = {}) {
  const { status } = spawnSync(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * @param {string} report
 * @returns {Sum}
 */
function runVitest(report) {
  const isFine = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const result = readReport(report)
  if (result === null) return { passed: 0, failed: 1, skipped: 0 }
  // A file that could not be loaded has failed without a test that did.
  const broken = result.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && file.assertionResults.every((/** @type {any} */ one) => one.status !== 'failed'),
  ).length
  const failed = result.numFailedTests + broken
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && !isFine ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

/**
 * @param {string} report
 * @returns {Sum}
 */
function runPlaywright(report) {
  // Traces take a fifth of the time, and are for whoever looks at one journey by hand.
  const isFine = run(['node_modules/@playwright/test/cli.js', 'test', '--trace=off', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const result = readReport(report)
  if (result === null) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = result.stats
  const failed = unexpected + result.errors.length
  return { passed: expected + flaky, failed: failed === 0 && !isFine ? 1 : failed, skipped }
}

function hasJourneys() {
  return existsSync('e2e') && readdirSync('e2e').some((name) => /\.(spec|test)\.ts$/.test(name))
}

/** @returns {Promise<Sum[]>} */
async function runAll() {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-report-'))
  try {
    await build()
    const sums = [runVitest(join(directory, 'vitest.json'))]
    if (hasJourneys()) sums.push(runPlaywright(join(directory, 'playwright.json')))
    else console.log('There are no journeys in e2e/: Playwright is left out.')
    return sums
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

let sums
try {
  sums = await runAll()
} catch (error) {
  console.error(error)
  sums = [{ passed: 0, failed: 1, skipped: 0 }]
}
const total = (/** @type {keyof Sum} */ key) => sums.reduce((sum, one) => sum + one[key], 0)
const isGreen = total('failed') === 0 && total('passed') > 0
process.exitCode = isGreen ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
