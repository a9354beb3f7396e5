import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { currencyCodes } from '@/service/contract/currency-codes'
import { Rate } from '@/service/reference/records'

const years = Array.from({ length: 27 }, (_, index) => 1999 + index)

/** "1999-2001, 2024: AAA BBB" as one entry for each currency and year. */
function listed(): string[] {
  const block =
    /<!-- missing rates -->\n([\s\S]*?)\n<!-- end -->/.exec(
      readFileSync('docs/data/factors-and-rates.md', 'utf8'),
    )?.[1] ?? ''
  return block.split('\n').flatMap((line) => {
    const [spans = '', codes = ''] = line.replace(/^- /, '').split(': ')
    return spans.split(', ').flatMap((span) => {
      const [first = 0, last = first] = span.split('-').map(Number)
      return years
        .filter((year) => year >= first && year <= last)
        .flatMap((year) => codes.split(' ').map((code) => `${code} ${year}`))
    })
  })
}

it('lists in docs/data/factors-and-rates.md every currency and year that has no rate, and no other', () => {
  const rates = Rate.array().parse(JSON.parse(readFileSync('service/reference/data/rates.json', 'utf8')))
  const known = new Set(rates.map(({ currency, year }) => `${currency} ${year}`))
  const missing = currencyCodes
    .filter((code) => code !== 'USD')
    .flatMap((code) => years.map((year) => `${code} ${year}`))
    .filter((place) => !known.has(place))
  expect(missing.length).toBeGreaterThan(100)
  expect(listed().sort()).toEqual(missing.sort())
})
