import { describe, expect, it } from 'vitest'
import { sumPlaywright, sumVitest } from './sum-reports'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1, testResults: [] }
const stats = { expected: 7, flaky: 0, unexpected: 0, skipped: 1 }

describe('the sum of tests', () => {
  it('counts passed tests, and those that are skipped or still to be written', () => {
    expect(sumVitest(vitest, true)).toEqual({ passed: 5, failed: 0, skipped: 3 })
    expect(sumPlaywright({ stats, errors: [] }, true)).toEqual({ passed: 7, failed: 0, skipped: 1 })
  })

  it('counts a journey that passed only when tried again as failed', () => {
    const flaky = { stats: { ...stats, flaky: 2 }, errors: [] }
    expect(sumPlaywright(flaky, true)).toEqual({ passed: 7, failed: 2, skipped: 1 })
  })

  it('counts a file that could not be loaded, and an error outside of any test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const tested = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(sumVitest({ ...vitest, numFailedTests: 1, testResults: [broken, tested] }, false).failed).toBe(2)
    expect(sumPlaywright({ stats, errors: [new Error('no server')] }, false).failed).toBe(1)
  })

  it('is a failure where a program failed although no test did, or left no report', () => {
    expect(sumVitest(vitest, false).failed).toBe(1)
    expect(sumPlaywright({ stats, errors: [] }, false).failed).toBe(1)
    expect(sumVitest(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(sumPlaywright(null, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
