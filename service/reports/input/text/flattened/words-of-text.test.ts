import { expect, it } from 'vitest'
import { isSetApart } from './words-of-text'

it('a line with thousands of blanks between two words is read at once', () => {
  const began = process.cpuUsage()
  expect(isSetApart(`scope 1${' '.repeat(100_000)}x!`)).toBe(true)
  expect(isSetApart(`Scope 2 Tonnes${' '.repeat(100_000)}455 386 412`)).toBe(false)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(200)
})
