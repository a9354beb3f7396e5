import { expect, it } from 'vitest'
import { isLimit } from './amounts/qualifier'
import { hasThousandths, moneySignOf, readMoney } from './amounts/read-money'
import { readTitleUnit } from './amounts/title-unit'
import { findCountryOfLostLetters } from './broken-country'
import { isOfOthers, readHeading } from './column-headings'
import { isCollective } from './left-out/collective-rows'
import { isRegionLabel } from './left-out/group-rows'
import { readBlockMark } from './marks/block-mark'
import { readCell } from './read-cell'
import { readSpendHeading } from './spend-heading'

it.each([
  ['a name with a million dots', () => isCollective(`Spend ${'.'.repeat(1_000_000)}1`), false],
  ['a country of many shortened words', () => isRegionLabel('Co. '.repeat(20_000)), false],
  ['a region of colons', () => isRegionLabel(`${':'.repeat(100_000)}x`), false],
  ['an amount of blanks', () => readMoney(`1${' '.repeat(100_000)}x`, '.'), null],
  ['an amount of digits', () => readMoney('1'.repeat(100_000), '.'), null],
  ['a limit of blanks', () => isLimit(`1${' '.repeat(100_000)}x`), false],
  ['thousandths of blanks', () => hasThousandths(`1${' '.repeat(100_000)}x`, '.'), false],
  ['the decimal sign of blanks', () => moneySignOf([`x1${' '.repeat(100_000)}x`], '.'), '.'],
  ['the unit of a title of colons', () => readTitleUnit([': '.repeat(100_000)]), null],
  ['a name of brackets', () => readBlockMark(`scope ${'('.repeat(100_000)}x`), null],
  ['a currency of brackets', () => readSpendHeading('('.repeat(100_000)).currency, null],
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
