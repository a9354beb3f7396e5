import { expect, it } from 'vitest'
import { isCollective } from './collective-rows'
import { isOfOthers, readHeading } from './column-headings'
import { isRegionLabel } from './group-rows'

it.each([
  ['a name with a million dots', () => isCollective(`Spend ${'.'.repeat(1_000_000)}1`), false],
  ['a country of many shortened words', () => isRegionLabel('Co. '.repeat(20_000)), false],
  ['a heading of a million brackets', () => readHeading(`${'('.repeat(1_000_000)}\n`), null],
  ['a heading of others with a million brackets', () => isOfOthers(`Parent ${'('.repeat(1_000_000)}\n`), true],
])('%s is recognised as nothing at once', (_what, read, expected) => {
  const began = process.cpuUsage()
  expect(read()).toBe(expected)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(200)
})
