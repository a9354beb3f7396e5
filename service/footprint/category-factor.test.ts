import { expect, it } from 'vitest'
import type { Factor } from '@/service/estimates/estimate-emissions'
import { categoryFactor } from './category-factor'

const food: Factor = {
  kgPerUsd: 0.5,
  spread: { low: 0.4, high: 0.8 },
  priceYear: 2022,
  region: 'US',
  basis: 'epa_supply_chain',
  naicsCodes: 20,
  organizations: null,
}
const services: Factor = { ...food, kgPerUsd: 0.1, spread: null, naicsCodes: null, priceYear: 2021 }

it('weighs the factors of several categories by spend', () => {
  const factor = categoryFactor([
    { usd: 300, factor: food },
    { usd: 100, factor: services },
  ])
  // (300 x 0.5 + 100 x 0.1) / 400; without a spread half to double.
  expect(factor?.kgPerUsd).toBeCloseTo(0.4)
  expect(factor?.spread?.low).toBeCloseTo((300 * 0.4 + 100 * 0.05) / 400)
  expect(factor?.spread?.high).toBeCloseTo((300 * 0.8 + 100 * 0.2) / 400)
  expect(factor?.priceYear).toBe(2021)
  expect(factor?.isWide).toBe(true)
})

it('has the range of the industry itself where one category is all: half to double where few figures are behind the factor', () => {
  const water: Factor = { ...food, kgPerUsd: 0.6, spread: { low: 0.6, high: 0.6 }, naicsCodes: 1 }
  expect(categoryFactor([{ usd: 100, factor: water }])?.spread).toEqual({ low: 0.3, high: 1.2 })
  expect(categoryFactor([{ usd: 100, factor: food }])?.spread).toEqual({ low: 0.4, high: 0.8 })
})

it('names the published factor as its basis if only one of them is published, in whatever order', () => {
  const median: Factor = { ...services, basis: 'median_of_disclosed', organizations: 12 }
  const basisOf = (...factors: Factor[]) => categoryFactor(factors.map((factor) => ({ usd: 1, factor })))?.basis
  expect([basisOf(food, median), basisOf(median, food), basisOf(median, median)]).toEqual([
    'epa_supply_chain',
    'epa_supply_chain',
    'median_of_disclosed',
  ])
  const withMedians = (...factors: Factor[]) =>
    categoryFactor(factors.map((factor) => ({ usd: 1, factor })))?.hasMedians
  expect([withMedians(food, median), withMedians(food, services)]).toEqual([true, false])
})

it('is null if a part of the spend has no factor, and for no spend', () => {
  expect(
    categoryFactor([
      { usd: 300, factor: food },
      { usd: 1, factor: null },
    ]),
  ).toBeNull()
  expect(categoryFactor([])).toBeNull()
})
