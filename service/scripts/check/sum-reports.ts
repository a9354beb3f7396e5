/** Numbers of tests of one kind. */
export type Sum = { passed: number; failed: number; skipped: number }

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: unknown[]
}

/** A program without a report has failed as a whole; so has one that failed without naming a test. */
function withEnd(sum: Sum, endedWell: boolean): Sum {
  return { ...sum, failed: sum.failed === 0 && !endedWell ? 1 : sum.failed }
}

const nothing: Sum = { passed: 0, failed: 1, skipped: 0 }

/** A file that could not be loaded counts as failed, although none of its tests ran. */
export function sumVitest(report: VitestReport | null, endedWell: boolean): Sum {
  if (report === null) return nothing
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length
  const sum = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withEnd(sum, endedWell)
}

/** A journey that passed only when it was tried again has failed. */
export function sumPlaywright(report: PlaywrightReport | null, endedWell: boolean): Sum {
  if (report === null) return nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  return withEnd({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, endedWell)
}
