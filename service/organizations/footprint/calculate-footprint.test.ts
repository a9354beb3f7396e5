import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { calculateFootprint, footprintVersion } from './calculate-footprint'
import { FootprintInputs, type SupplierInputs } from './footprint-inputs'

const factor = {
  kgPerUsd: 0.5,
  spread: { low: 0.4, high: 0.8 },
  priceYear: 2022,
  region: 'US',
  basis: 'epa_supply_chain' as const,
  naicsCodes: 20,
  organizations: null,
}

function supplier(id: number, fields: Partial<SupplierInputs>): SupplierInputs {
  return {
    id,
    name: `Supplier ${id}`,
    country: 'SE',
    industry: { id: '10', name: 'Food products' },
    divisions: [],
    industryConfidence: 'high',
    target: 'none',
    chosenMethod: null,
    spend: [{ amount: 1_000, currency: 'USD', priceBasis: null }],
    own: [],
    allocated: [],
    factor,
    directMedian: { kgPerUsd: 0.2, organizations: 12 },
    ...fields,
  }
}

const own = {
  year: 2022,
  scope1And2Kg: 1e8,
  upstreamKg: 3e8,
  upstreamCategories: [1, 2, 3, 4],
  revenueUsd: 1e9,
  isPrivate: false,
}

/** One line of every method, and one spend for every reason that there is none. */
const inputs: FootprintInputs = {
  year: 2023,
  years: [2023],
  currency: 'EUR',
  rates: [
    { currency: 'EUR', year: 2023, perUsd: 0.9, source: 'ecb' },
    { currency: 'GBP', year: 2023, perUsd: 0.8, source: 'ecb' },
  ],
  goal: { basis: 'spend', share: 0.5, year: 2028 },
  editions: [{ source: 'sbti', retrievedOn: '2026-05-07' }],
  suppliers: [
    supplier(1, { own: [own], target: 'validated' }),
    supplier(2, { own: [{ ...own, upstreamKg: null, upstreamCategories: [] }] }),
    supplier(3, { spend: [{ amount: 800, currency: 'GBP', priceBasis: 'purchaser' }] }),
    supplier(4, { allocated: [{ kg: 250, covers: 'cradle_to_gate', isAssured: true }] }),
    supplier(5, { chosenMethod: 'industry_average', own: [own] }),
    supplier(6, { industry: null, divisions: ['10', '11'], industryConfidence: null, directMedian: null }),
    supplier(7, { spend: [{ amount: 1, currency: 'SEK', priceBasis: null }] }),
    supplier(8, { spend: [{ amount: -1, currency: 'USD', priceBasis: null }] }),
    supplier(9, { industry: null, factor: null, directMedian: null }),
    supplier(10, { factor: null }),
    supplier(11, { industry: null, divisions: ['10', '26'], factor: null, directMedian: null }),
  ],
}

it('computes every line by hand', () => {
  const { lines, total } = calculateFootprint(inputs)
  const byId = lines.toSorted((one, other) => one.organization_id - other.organization_id)
  expect(byId.map(({ result, not_covered: reason }) => result?.kg ?? reason)).toEqual([
    400, // (0.1 + 0.3) x 1,000
    400, // 0.1 x 1,000 + (0.5 - 0.2) x 1,000
    500, // 800 pounds are 1,000 dollars
    250, // as it allocated
    500, // as somebody chose
    500, // the mean of its divisions
    'no_rate',
    'not_positive',
    'industry_unknown',
    'no_factor',
    'industry_group',
  ])
  expect(total.kg).toBe(2_550)
  expect(lines.find(({ organization_id: id }) => id === 3)?.spend).toBeCloseTo(900)
})

it('gives the same from its inputs after they were written down and read again', () => {
  const read = FootprintInputs.parse(JSON.parse(JSON.stringify(inputs)))
  expect(calculateFootprint(read)).toEqual(calculateFootprint(inputs))
})

// A kept footprint says by this number whether a difference is ours. Where this fails: raise `footprintVersion`, then write the new
// digest here, and say in docs/footprint/over-time.md what is computed otherwise.
it('computes no other figures under the same version', () => {
  const { total, lines, methods, not_covered } = calculateFootprint(inputs)
  const figures = lines.map(({ organization_id, spend, result, not_covered: reason }) => [
    organization_id,
    spend,
    reason,
    result && [result.method, result.kg, result.low, result.high, result.primary_kg, result.quality],
  ])
  const digest = createHash('sha256')
    .update(JSON.stringify([total, figures, methods, not_covered]))
    .digest('hex')
  expect([footprintVersion, digest]).toEqual([1, '0b49efb75c51767ed3b20407674ded200f7301a56d783fd7046b3b39e1848768'])
})
