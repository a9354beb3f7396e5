import { expect, it } from 'vitest'
import { estimateEmissions } from '@/service/estimates/estimate-emissions'
import { findGroupFactor } from './find-group-factor'

function division(id: string, kgPerUsd: number, spread: { low: number; high: number } | null, naicsCodes: number) {
  return [id, { id, name: id, epaFactor: { kgPerUsd, year: 2022, naicsCodes, spread } }] as const
}

const byId = new Map<string, unknown>([
  division('10', 0.5, { low: 0.4, high: 0.8 }, 20),
  division('11', 0.3, null, 2),
  division('36', 0.6, { low: 0.6, high: 0.6 }, 1),
  ['95', { id: '95', name: 'A median', epaFactor: null }],
  ['96', { id: '96', name: 'No factor', epaFactor: null }],
])
const median = { basis: 'median_of_disclosed', kgPerUsd: 0.2, year: 2022, region: 'GLOBAL', organizations: 12 }
const context = {
  reference: { industries: { byId } },
  industryFigures: { factors: new Map([['95', [median]]]) },
} as unknown as Parameters<typeof findGroupFactor>[0]

it('is the mean of the divisions, from the lowest end of any to the highest, also where few figures are behind them', () => {
  const factor = findGroupFactor(context, ['10', '11', '96'])
  // (0.5 + 0.3) / 2; without a spread half to double: 0.15 is the lowest end, 0.8 the highest.
  expect(factor).toMatchObject({ kgPerUsd: 0.4, spread: { low: 0.15, high: 0.8 }, naicsCodes: null, isWide: true })
  const of1000 = { kind: 'spend', usd: 1_000, year: 2022, isYearAssumed: false } as const
  expect(factor && estimateEmissions(factor, of1000, null)).toMatchObject({ value: 400, low: 150, high: 800 })
})

it('takes no range from the spread of too few figures', () => {
  expect(findGroupFactor(context, ['10', '36'])?.spread).toEqual({ low: 0.3, high: 1.2 })
})

it('says that a median is among what it is made of, and names the published basis in whatever order', () => {
  for (const divisions of [
    ['10', '95'],
    ['95', '10'],
  ])
    expect(findGroupFactor(context, divisions)).toMatchObject({ basis: 'epa_supply_chain', hasMedians: true })
  expect(findGroupFactor(context, ['95'])).toMatchObject({ basis: 'median_of_disclosed', hasMedians: true })
  expect(findGroupFactor(context, ['10', '11'])?.hasMedians).toBe(false)
})

it('is none without a division that has a factor', () => {
  expect(findGroupFactor(context, ['96'])).toBeNull()
  expect(findGroupFactor(context, [])).toBeNull()
})
