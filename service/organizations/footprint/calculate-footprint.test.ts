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
    spend: [{ amount: 1_000, currency: 'USD', priceBasis: null, category: null }],
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
  sources: ['carbon-gap'],
}

const unknown = { industry: null, industryConfidence: null, factor: null, directMedian: null } as const

function spent(amount: number, category: string | null): SupplierInputs['spend'][number] {
  return { amount, currency: 'USD', priceBasis: null, category }
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
  categories: [
    {
      category: 'Packaging',
      industry: { id: '17', name: 'Paper' },
      scope3Category: 1,
      factor: { ...factor, kgPerUsd: 0.8 },
    },
    { category: 'Machines', industry: { id: '28', name: 'Machinery' }, scope3Category: 2, factor },
    { category: 'Other', industry: null, scope3Category: null, factor: null },
  ],
  divisionNames: { '10': 'Food products', '11': 'Beverages' },
  suppliers: [
    supplier(1, { own: [own], target: 'validated' }),
    supplier(2, { own: [{ ...own, upstreamKg: null, upstreamCategories: [] }] }),
    supplier(3, { spend: [{ amount: 800, currency: 'GBP', priceBasis: 'purchaser', category: null }] }),
    supplier(4, { allocated: [{ kg: 250, covers: 'cradle_to_gate', isAssured: true }] }),
    supplier(5, { chosenMethod: 'industry_average', own: [own] }),
    supplier(6, { industry: null, divisions: ['10', '11'], industryConfidence: null, directMedian: null }),
    supplier(7, { spend: [{ amount: 1, currency: 'SEK', priceBasis: null, category: null }] }),
    supplier(8, { spend: [{ amount: -1, currency: 'USD', priceBasis: null, category: null }] }),
    supplier(9, { industry: null, factor: null, directMedian: null }),
    supplier(10, { factor: null }),
    supplier(11, { industry: null, divisions: ['10', '26'], factor: null, directMedian: null }),
    supplier(12, { ...unknown, spend: [spent(300, 'Packaging'), spent(100, 'Machines')] }),
    supplier(13, { ...unknown, spend: [spent(300, 'Packaging'), spent(100, 'Other')] }),
    supplier(14, { spend: [spent(1_000, 'Machines'), spent(-400, 'Packaging')] }),
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
    290, // 300 x 0.8 of packaging and 100 x 0.5 of machines
    'industry_unknown', // for a quarter of it nobody said an industry
    300, // 600 of it are left after the credit
  ])
  expect(total.kg).toBe(3_140)
  expect(lines.find(({ organization_id: id }) => id === 3)?.spend).toBeCloseTo(900)
})

it('says what a mean is of, and at which quality', () => {
  const { lines } = calculateFootprint(inputs)
  const resultOf = (id: number) => lines.find(({ organization_id }) => organization_id === id)?.result
  expect(resultOf(12)).toMatchObject({
    method: 'industry_average',
    quality: 5,
    factor: {
      basis: 'spend_category',
      divisions: null,
      categories: ['Packaging', 'Machines'],
      industries: [
        { id: '17', name: 'Paper' },
        { id: '28', name: 'Machinery' },
      ],
    },
    sources: ['epa-supply-chain', 'census-naics-isic'],
  })
  expect(resultOf(6)?.factor).toMatchObject({
    basis: 'mean_of_divisions',
    divisions: 2,
    industries: [
      { id: '10', name: 'Food products' },
      { id: '11', name: 'Beverages' },
    ],
  })
  expect(resultOf(1)?.sources).toEqual(['carbon-gap'])
})

it('says of a line that it stands on a median of what companies disclose', () => {
  const median = { ...factor, basis: 'median_of_disclosed' as const, organizations: 12 }
  const { lines } = calculateFootprint({
    ...inputs,
    categories: [{ category: 'Repair', industry: { id: '95', name: 'Repair' }, scope3Category: null, factor: median }],
    suppliers: [supplier(1, {}), supplier(2, { ...unknown, spend: [spent(300, 'Repair')] })],
  })
  expect(
    lines.map(({ organization_id, result }) => [organization_id, result?.sources, result?.factor?.has_medians]),
  ).toEqual([
    [1, ['epa-supply-chain', 'census-naics-isic'], undefined],
    [2, [], true],
  ])
})

it('counts a supplier of unknown industry under the industries of its categories, and says how much that is', () => {
  const { hot_spots } = calculateFootprint({
    ...inputs,
    suppliers: [
      supplier(1, { industry: { id: '28', name: 'Machinery' } }), // 500 of its own industry
      supplier(2, { ...unknown, spend: [spent(300, 'Packaging'), spent(100, 'Machines')] }), // 240 and 50
      // 250 as it allocated: three parts by 300 x 0.8 and 100 x 0.8, a part by 160 x 0.5
      supplier(3, {
        ...unknown,
        spend: [spent(300, 'Packaging'), spent(100, 'Packaging'), spent(160, 'Machines')],
        allocated: [{ kg: 250, covers: 'cradle_to_gate', isAssured: true }],
      }),
      supplier(4, { industry: null, divisions: ['10', '11'], industryConfidence: null, directMedian: null }), // 500
    ],
  })
  expect(hot_spots.industries.map(({ id, name, kg, category_kg }) => [id, name, kg, category_kg])).toEqual([
    ['28', 'Machinery', 600, 100],
    [null, null, 500, 0],
    ['17', 'Paper', 440, 440],
  ])
  expect(hot_spots.industries.at(-1)?.cumulative_share).toBeCloseTo(1)
})

it('takes credits off the spend of their own supplier, and off no share of the others', () => {
  const { total } = calculateFootprint({ ...inputs, currency: 'USD', suppliers: inputs.suppliers.slice(7) })
  // 8 is a credit of 1 alone; 9 to 11 have 1,000 each, 12 and 13 have 400 each, 14 has 600 after a credit of 400.
  expect(total).toMatchObject({ spend: 4_400, covered_spend: 1_000 })
  expect(total.credits).toEqual({ suppliers: 2, amount: -401, beyond_spend: -1 })
})

it('tells purchased goods from capital goods where somebody said so', () => {
  const { scope_3_categories: apart, categories } = calculateFootprint({
    ...inputs,
    currency: 'USD',
    suppliers: inputs.suppliers.slice(10),
  })
  expect(apart).toEqual([
    {
      scope_3_category: 1,
      kg: 217.5,
      primary_share: 0,
      methods: ['industry_average'],
      spend: 600,
      covered_spend: 300,
      suppliers: 2,
    },
    {
      scope_3_category: 2,
      kg: 372.5,
      primary_share: 0,
      methods: ['industry_average'],
      spend: 700,
      covered_spend: 700,
      suppliers: 2,
    },
    { scope_3_category: null, kg: 0, primary_share: null, methods: [], spend: 1_100, covered_spend: 0, suppliers: 2 },
  ])
  expect(
    categories?.map(({ category, suppliers, waiting_suppliers }) => [category, suppliers, waiting_suppliers]),
  ).toEqual([
    ['Machines', 2, 0],
    [null, 1, 1],
    ['Packaging', 2, 1],
    ['Other', 1, 1],
  ])
})

it('has the digits of the total in what nobody told apart', () => {
  const third = supplier(1, { spend: [{ amount: 1_333_333, currency: 'USD', priceBasis: null, category: null }] })
  const { total, scope_3_categories: parts } = calculateFootprint({
    ...inputs,
    suppliers: [third, { ...third, id: 2 }],
  })
  expect(parts?.map(({ kg }) => kg)).toEqual([total.kg])
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
  expect([footprintVersion, digest]).toEqual([3, '337817ea7d62b64fe705d275df968943694dd4928bf34e56426cc4f7ef45b67f'])
})
