import { expect, test } from 'vitest'
import { addSoak, describeMinute } from './soak-result'

const minute = (megabytes: number | null, p50 = 2) => ({
  megabytes,
  mostMegabytes: megabytes && megabytes + 300,
  p50,
  p99: 30,
})
const totals = { requests: 900, failures: 0, imports: 3, failedImports: 1 }

test('a run’s line shows its first, middle and last third, and the other engine’s line does not change', () => {
  const minutes = [100, 200, 150, 160, 170, 180, 400, 500, 450].map((each) => minute(each))
  const once = addSoak('# A\n', { ...totals, engine: 'embedded', minutes })
  expect(once).toContain('| 9 | 900 | 0 | 3 | 1 | 150, 170, 450 | 2.0, 2.0, 2.0 | 30, 30, 30 | 450, 470, 750 |')
  const both = addSoak(once, { ...totals, engine: 'postgres', minutes: [minute(null)] })
  expect(both.indexOf('| postgres |')).toBeLessThan(both.indexOf('| embedded |'))
  expect(both).toContain('| 150, 170, 450 |')
  expect(both).toContain('| unknown, unknown, unknown |')
})

test('memory that the system does not report is unknown, never 0', () => {
  expect(describeMinute([minute(250), minute(null)], totals)).toMatch(/^minute 2: unknown memory, half within 2.0 ms/)
  expect(describeMinute([minute(250)], totals)).toMatch(/^minute 1: 250 MB, with what it started at most 550 MB, half/)
})
