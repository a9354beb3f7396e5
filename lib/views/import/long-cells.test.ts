import { expect, it } from 'vitest'
import { findCountryOfLostLetters } from './broken-country'
import { isCollective } from './collective-rows'
import { isOfOthers, readHeading } from './column-headings'
import { isRegionLabel } from './group-rows'
import { readCell } from './read-cell'

it.each([
  ['a name with a million dots', () => isCollective(`Spend ${'.'.repeat(1_000_000)}1`), false],
  ['a country of many shortened words', () => isRegionLabel('Co. '.repeat(20_000)), false],
  ['a heading of a million brackets', () => readHeading(`${'('.repeat(1_000_000)}\n`), null],
  ['a heading of others with a million brackets', () => isOfOthers(`Parent ${'('.repeat(1_000_000)}\n`), true],
  ['a country of a million question marks', () => readCell('hq_region', 'a?b'.repeat(300_000)).value, null],
  [
    'a hundred countries with lost letters',
    () => Array.from({ length: 100 }, (_, at) => findCountryOfLostLetters(`Testland?${at}`)).find(Boolean),
    undefined,
  ],
])('%s is recognised as nothing at once', (_what, read, expected) => {
  const began = process.cpuUsage()
  expect(read()).toBe(expected)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(200)
})
