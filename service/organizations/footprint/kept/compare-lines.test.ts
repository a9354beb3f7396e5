import { expect, it } from 'vitest'
import { calculateFootprint } from '@/service/organizations/footprint/calculate-footprint'
import { FootprintInputs } from '@/service/organizations/footprint/footprint-inputs'
import { compareLines } from './compare-lines'

const wide = {
  kgPerUsd: 0.5,
  spread: { low: 0.4, high: 0.8 },
  priceYear: 2022,
  region: 'US',
  basis: 'epa_supply_chain',
  naicsCodes: null,
  organizations: null,
  isWide: true,
}

/** One supplier that may be in two divisions. */
function computedWith(factor: unknown) {
  const inputs = FootprintInputs.parse({
    year: 2023,
    years: [2023],
    currency: 'USD',
    rates: [],
    goal: null,
    editions: [],
    suppliers: [
      {
        id: 1,
        name: 'Supplier',
        country: null,
        industry: null,
        divisions: ['10', '11'],
        industryConfidence: null,
        target: 'unknown',
        chosenMethod: null,
        spend: [{ amount: 1_000, currency: 'USD', priceBasis: null }],
        own: [],
        allocated: [],
        factor,
        directMedian: null,
      },
    ],
  })
  return { inputs, footprint: calculateFootprint(inputs) }
}

it('sees no other factor in a mean that was noted in another way, and one in another range', () => {
  const now = computedWith(wide)
  // As means were kept before `isWide`: with so many codes that their spread was used.
  const before = computedWith({ ...wide, isWide: undefined, naicsCodes: 6 })
  expect(compareLines(before, now, before.footprint)).toEqual([])
  const other = computedWith({ ...wide, spread: { low: 0.3, high: 0.8 } })
  expect(compareLines(before, other, before.footprint)).toMatchObject([{ id: 1, reasons: ['factor'] }])
})
