import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { disagreements } from './disagreements'

const format = createFormat('en-US')
const found = (...emissions: Record<string, unknown>[]) =>
  disagreements(
    answerWith({
      performances: emissions.map((of, index) => ({ year: 2022 - index, region: 'GLOBAL', emissions: of })),
    }).performances,
    format,
  )

it('names where a stated total and the sum of its parts differ', () => {
  expect(
    found({ scope_3: { total: 27_609_345_000, sum: 30_844_359_000 }, total: 30_928_019_000, sum: 27_693_005_000 }),
  ).toEqual([
    '2022 scope 3: 27.61 Mt CO₂e stated, 30.84 Mt CO₂e added up',
    '2022 all scopes: 30.93 Mt CO₂e stated, 27.69 Mt CO₂e added up',
  ])
})

it('passes over rounding and over what is not known twice', () => {
  expect(found({ scope_1: { total: 1000, sum: 1005 }, scope_2: { total: 7 }, total: 0, sum: 0 })).toEqual([])
})

it('names no more than four', () => {
  const two = { scope_1: { total: 1, sum: 2 }, scope_2: { total: 1, sum: 2 } }
  expect(found(two, two, two).at(-1)).toBe('2 more: see the table')
  expect(found(two, two, two)).toHaveLength(5)
})
