import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from './answer-for-tests'
import { viewDifferences } from './differences-view'

const format = createFormat('en')
const matching_organization = { id: 1, name: 'Known' }

function year(of: number, factor: number | null, currency = 'USD') {
  return {
    year: of,
    region: 'GLOBAL',
    revenue_currency: currency,
    scope_1_and_2_emission_factor: factor,
    emissions: { scope_1: { total: 1 }, scope_2: { total: 2 } },
  }
}

it('puts the largest difference first, and names its direction', () => {
  const rows = viewDifferences(
    [
      answerWith({
        id: 1,
        name: 'A',
        score: 0.4,
        matching_organization,
        performances: [year(2023, 0.5), year(2022, 9)],
      }),
      answerWith({ id: 2, name: 'B', score: 0.7, matching_organization, performances: [year(2022, 0.05)] }),
    ],
    format,
  )
  expect(rows.slice(0, 3).map(({ key, best, sentence }) => [key, best, sentence])).toEqual([
    ['intensity', 1, 'B 0.05, A 0.5: lower is better.'],
    ['score', 1, 'B 70, A 40: higher is better.'],
    ['disclosure', 0, 'A 2, B 1: higher is better.'],
  ])
  expect(rows.find(({ key }) => key === 'categories')?.sentence).toBe('Not known for any of them.')
})

it('takes no unknown for a zero and no other currency for a difference', () => {
  const rows = viewDifferences(
    [
      answerWith({ id: 1, name: 'A', score: null, matching_organization, performances: [year(2023, 0.5, 'EUR')] }),
      answerWith({ id: 2, name: 'B', score: 0.7, performances: [year(2023, 5)] }),
    ],
    format,
  )
  const of = (key: string) => rows.find((row) => row.key === key)
  expect(of('score')).toMatchObject({ values: [null, '70'], best: null, spread: 0, sentence: 'Only known for B.' })
  expect(of('intensity')).toMatchObject({ best: null, sentence: 'In different currencies, so they do not compare.' })
  expect(of('disclosure')).toMatchObject({ values: ['1', null], best: null })
})
