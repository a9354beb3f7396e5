import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewComparison } from './compare-view'

const format = createFormat('en')
const year = (of: number, emissions: object) => ({ year: of, region: 'GLOBAL', emissions })
const all = { scope_1: { total: 1e9 }, scope_2: { total: 1e9 }, scope_3: { total: 9e9 } }
const operations = { scope_1: { total: 1e9 }, scope_2: { total: 1e9 } }

it('says whose bars lack a scope that another of them has: on one scale they look lower than they are', () => {
  const { emissions } = viewComparison(
    [
      answerWith({ id: 1, name: 'A', performances: [year(2020, all), year(2019, operations)] }),
      answerWith({ id: 2, name: 'B', performances: [year(2020, operations), year(2019, operations)] }),
      answerWith({ id: 3, name: 'C' }),
    ],
    format,
  )
  expect(emissions.map((one) => (one.series === null ? null : [one.incomplete, one.missing]))).toEqual([
    [[2019], 'Without scope 3: 2019.'],
    [[2019, 2020], 'Without scope 3: 2020, 2019.'],
    null,
  ])
})

it('finds nothing missing where all of them state the same scopes', () => {
  const { emissions } = viewComparison(
    [1, 2].map((id) => answerWith({ id, name: 'A', performances: [year(2020, operations)] })),
    format,
  )
  expect(emissions.every((one) => one.series === null || one.missing === null)).toBe(true)
})

it('says where scope 2 of those compared is counted by different methods', () => {
  const of = (id: number, name: string, scope_2: object) =>
    answerWith({
      id,
      name,
      performances: [{ year: 2023, region: 'GLOBAL', emissions: { scope_1: { total: 1e9 }, scope_2 } }],
    })
  const market = of(1, 'A', { total_market_based: 1e9 })
  const unstated = of(2, 'B', { total: 1e9 })
  expect(viewComparison([market, unstated], createFormat('en')).methods).toBe(
    'Scope 2 is counted by different methods, so they do not quite compare: A market based, B method not stated.',
  )
  expect(viewComparison([market, of(3, 'C', { total_market_based: 2e9 })], createFormat('en')).methods).toBeNull()
})
