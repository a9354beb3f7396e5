import fc from 'fast-check'
import type { Evidence, YearOfEvidence } from '@/service/scoring/evidence'

/** Evidence in which everything is unknown. */
export const nothing: Evidence = {
  years: [],
  newestYearOfData: 2024,
  isMatched: false,
  sbti: null,
  raceToZero: null,
  climatePledge: null,
  cdp: null,
  industryId: null,
  industryKgPerUsd: null,
  peers: null,
  industryLevel: 'unknown',
  regionLevel: 'unknown',
}

export function yearOf(year: number, given: Partial<Omit<YearOfEvidence, 'year'>> = {}): YearOfEvidence {
  return { year, emissions: {}, source: 'klimatkollen', revenue: null, revenueUsd: null, ...given }
}

/** From a gram to ten billion tonnes, and zero. */
const amount = fc.oneof(fc.double({ min: 0.001, max: 1e13, noNaN: true }), fc.constant(0))
const level = fc.constantFrom('very_low', 'low', 'medium', 'high', 'very_high', 'unknown' as const)
const status = fc.constantFrom('set', 'committed', 'removed', 'ended', 'none' as const)
const categories = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [String(index + 1), amount]))

const emissions = fc.record(
  {
    scope1Kg: amount,
    scope2Kg: amount,
    scope2LocationKg: amount,
    scope2MarketKg: amount,
    scope1And2Kg: amount,
    scope1And2LocationKg: amount,
    scope1And2MarketKg: amount,
    scope3Kg: amount,
    scope3CategoriesKg: fc.record(categories, { requiredKeys: [] }),
    totalKg: amount,
  },
  { requiredKeys: [] },
)

function arbitraryYear(year: number): fc.Arbitrary<YearOfEvidence> {
  return fc.record({
    year: fc.constant(year),
    emissions,
    source: fc.constantFrom('klimatkollen', 'carbon-gap', null),
    revenue: fc.option(fc.record({ amount, currency: fc.constantFrom('SEK', 'USD') })),
    revenueUsd: fc.option(amount),
  })
}

/** Any evidence, also such as no source would print: zeros, tiny and huge amounts, years of several publishers. */
export const arbitraryEvidence: fc.Arbitrary<Evidence> = fc.record({
  years: fc
    .uniqueArray(fc.integer({ min: 2015, max: 2024 }), { maxLength: 8 })
    .chain((years) => fc.tuple(...years.map(arbitraryYear))),
  newestYearOfData: fc.integer({ min: 2020, max: 2026 }),
  isMatched: fc.boolean(),
  sbti: fc.option(
    fc.record({
      nearTerm: status,
      nearTermDegrees: fc.constantFrom('1.5', '2', null),
      longTerm: status,
      netZero: status,
    }),
  ),
  raceToZero: fc.constantFrom<Evidence['raceToZero'][]>(true, false, 'by_sbti', null),
  climatePledge: fc.constantFrom(true, null),
  cdp: fc.constantFrom(true, false, null),
  industryId: fc.constantFrom('06', '24', '26', '35', '64', '99', 'no such division', null),
  industryKgPerUsd: fc.option(fc.double({ min: 1e-9, max: 100, noNaN: true })),
  peers: fc.option(
    fc.record({
      kgPerUsd: fc.double({ min: 1e-9, max: 100, noNaN: true }),
      organizations: fc.integer({ min: 5, max: 90 }),
      of: fc.constant('Manufacturing'),
    }),
  ),
  industryLevel: level,
  regionLevel: level,
})
