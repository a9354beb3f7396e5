import { expect, it } from 'vitest'
import { toRates } from '@/service/reference/read-rates'
import { figuresForList } from '@/service/research/figures/list-figures'
import type { Outcome, StoredPerformance } from '@/service/storage/research/outcome'
import { unknownCommitments } from './build-commitments'
import { summarizeOutcome } from './summarize-outcome'

const rates = toRates([{ currency: 'SEK', year: 2023, perUsd: 10, source: 'ecb', method: 'mean' }])

function outcomeOf(fields: Partial<Outcome>): Outcome {
  return {
    company: null,
    industry: null,
    industryGroup: [],
    performances: [],
    sources: [],
    commitments: unknownCommitments,
    group: null,
    reportStatus: null,
    score: null,
    scoreReasons: [],
    percentile: null,
    assessment: null,
    standing: null,
    industryRank: 'unknown',
    regionRank: 'unknown',
    ...fields,
  }
}

function year(of: number, fields: Partial<StoredPerformance>): StoredPerformance {
  return {
    year: of,
    region: 'GLOBAL',
    emissions: {},
    revenue: null,
    documents: [],
    sources: ['klimatkollen'],
    ...fields,
  }
}

const headline = (performances: StoredPerformance[]) => figuresForList(outcomeOf({ performances })).headline

it('is null throughout where nothing is known', () => {
  expect(summarizeOutcome(outcomeOf({}), rates)).toEqual({
    scope1And2Kg: null,
    allScopesKg: null,
    intensityKgPerUsd: null,
    intensityYear: null,
    sbtiStatus: null,
    hasNetZeroTarget: null,
    isInRaceToZero: null,
    isInGlobalCompact: null,
    hasSignedClimatePledge: null,
    confidence: null,
    facts: {
      series: [],
      emissionSources: [],
      emissionBasis: null,
      industryGroup: [],
      scopes1And2: null,
      allScopes: null,
      scoreRange: null,
      knownShare: null,
      ownFigures: [],
      group: null,
      industryConfidence: null,
      netZeroStatus: null,
      sbtiListOf: null,
      raceToZeroListOf: null,
      targetYear: null,
      lastTargetYear: null,
    },
  })
})

it('has no day of the Race to Zero list where only Net Zero Tracker names a participant', () => {
  const un = {
    retrievedOn: '2025-11-09',
    url: null,
    initiatives: [{ name: 'Race to Zero', slug: 'race-to-zero' }],
  }
  const dayOf = (more: { isTracked?: true }) =>
    summarizeOutcome(outcomeOf({ commitments: { ...unknownCommitments, un: { ...un, ...more } } }), rates).facts
      .raceToZeroListOf
  expect([dayOf({}), dayOf({ isTracked: true })]).toEqual(['2025-11-09', null])
})

it('says "not listed" only for lists that were read', () => {
  const commitments = {
    sbti: { retrievedOn: '2026-01-01', targets: [] },
    un: { retrievedOn: '2026-01-01', url: null, initiatives: [] },
    climatePledge: { signed: null, signedOn: null, url: null },
  }
  expect(summarizeOutcome(outcomeOf({ commitments }), rates)).toMatchObject({
    sbtiStatus: 'none',
    hasNetZeroTarget: false,
    isInRaceToZero: false,
    hasSignedClimatePledge: null,
  })
})

it('divides scopes 1 and 2, and nothing wider, by the revenue of the newest year that has both', () => {
  const performances = [
    year(2024, { emissions: { scope1And2Kg: 900 }, revenue: { amount: 100, currency: 'SEK' } }),
    year(2023, { region: 'SE', emissions: { scope1And2Kg: 700 }, revenue: { amount: 100, currency: 'USD' } }),
    year(2023, { emissions: { totalKg: 90000, scope1And2Kg: 600 }, revenue: { amount: 3000, currency: 'SEK' } }),
  ]
  // 2024 has no rate, and the figures of one country have no revenue, so 2023 is used: 600 kg over 300 dollars.
  expect(summarizeOutcome(outcomeOf({ performances }), rates)).toMatchObject({
    intensityKgPerUsd: 2,
    intensityYear: 2023,
  })
})

it('keeps the sum of scopes 1 and 2 separate from that of all scopes, each with its own year, region and method', () => {
  const performances = [
    year(2024, { emissions: { totalKg: 900 } }),
    year(2024, { region: 'US', emissions: { scope1Kg: 5000 } }),
    year(2022, { emissions: { scope1Kg: 4, scope2MarketKg: 2, scope3Kg: 60 } }),
    year(2021, { emissions: { scope1Kg: 5, scope2LocationKg: 9 } }),
    year(2020, { emissions: { scope1Kg: 5, scope2MarketKg: 3 } }),
  ]
  const { scope1And2Kg, allScopesKg, facts } = summarizeOutcome(outcomeOf({ performances }), rates)
  expect([scope1And2Kg, allScopesKg]).toEqual([6, 900])
  expect(facts.scopes1And2).toEqual({
    year: 2022,
    region: 'GLOBAL',
    kilograms: 6,
    covers: 'scope_1_and_2',
    basis: 'added_up',
    scope2Method: 'market',
    scope3Categories: null,
    scope3Coverage: null,
    lacksInvestments: false,
    sources: ['klimatkollen'],
    // 2021 was computed by another method.
    series: [
      [2020, 8],
      [2022, 6],
    ],
  })
  expect(facts.allScopes).toMatchObject({ year: 2024, basis: 'stated', scope2Method: 'not_stated', kilograms: 900 })
})

it('does not rank a sum with a few categories of scope 3 among totals, and prefers a year with all of scope 3', () => {
  const some = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index + 1), 10]))
  const own = { scope1Kg: 1, scope2MarketKg: 1 }
  const few = year(2023, { emissions: { ...own, scope3CategoriesKg: { '14': 600 } } })
  const alone = summarizeOutcome(outcomeOf({ performances: [few] }), rates)
  expect(alone.allScopesKg).toBeNull()
  expect(alone.facts.allScopes).toMatchObject({ year: 2023, kilograms: 602, scope3Categories: [14] })
  // Nor is it used where a list shows one amount for an organization.
  expect(headline([few])).toMatchObject({ kilograms: 2, covers: 'scope_1_and_2' })

  const six = year(2022, { emissions: { ...own, scope3CategoriesKg: some(6) } })
  const seven = year(2021, { emissions: { ...own, scope3CategoriesKg: some(7) } })
  const stated = year(2020, { emissions: { ...own, scope3Kg: 500 } })
  const among = summarizeOutcome(outcomeOf({ performances: [few, six, seven, stated] }), rates)
  expect(among.allScopesKg).toBe(72)
  expect(among.facts.allScopes).toMatchObject({ year: 2021, scope3Categories: [1, 2, 3, 4, 5, 6, 7] })
  // The total of 2020 does not say what it holds.
  expect(among.facts.allScopes?.series).toEqual([[2021, 72]])
})

it('ranks neither a country nor scope 1 alone among totals', () => {
  const ofCountry = [
    year(2024, { revenue: { amount: 1, currency: 'USD' } }),
    year(2023, { region: 'US', emissions: { scope1Kg: 5000 } }),
  ]
  const found = summarizeOutcome(outcomeOf({ performances: ofCountry }), rates)
  expect(found).toMatchObject({ scope1And2Kg: null, allScopesKg: null, intensityKgPerUsd: null })
  expect(found.facts.scopes1And2).toMatchObject({ region: 'US', covers: 'scope_1', year: 2023, scope2Method: null })
  // The worldwide year has revenue only: the country's figure is still the newest there is.
  expect(headline(ofCountry)).toMatchObject({ region: 'US', kilograms: 5000 })
  const scope1 = summarizeOutcome(outcomeOf({ performances: [year(2024, { emissions: { scope1Kg: 7 } })] }), rates)
  expect(scope1).toMatchObject({ scope1And2Kg: null, facts: { scopes1And2: { covers: 'scope_1', kilograms: 7 } } })
})

it('does not rank a bank whose scope 3 lacks financed emissions, and says where that is unknown', () => {
  const stated = year(2020, { emissions: { scope1Kg: 70, scope2Kg: 660, scope3Kg: 36, totalKg: 766 } })
  const bank = { performances: [stated], industry: { id: '64', confidence: 'high' } as const }
  const found = summarizeOutcome(outcomeOf(bank), rates)
  expect(found.allScopesKg).toBeNull()
  expect(found.facts.allScopes).toMatchObject({ kilograms: 766, lacksInvestments: true, scope3Coverage: 'total_only' })
  // The same for a company whose list sector leaves open which of three divisions it belongs to.
  const group = { performances: [stated], industryGroup: ['64', '65', '66'] }
  expect(summarizeOutcome(outcomeOf(group), rates).allScopesKg).toBeNull()
  const financed = year(2020, { emissions: { ...stated.emissions, scope3CategoriesKg: { '15': 36 }, scope3Kg: 36 } })
  const known = summarizeOutcome(outcomeOf({ ...bank, performances: [financed] }), rates)
  expect(known.facts.allScopes).toMatchObject({ lacksInvestments: false, scope3Categories: [15] })
  const other = summarizeOutcome(
    outcomeOf({ performances: [stated], industry: { id: '26', confidence: 'high' } }),
    rates,
  )
  expect(other).toMatchObject({ allScopesKg: 766, facts: { allScopes: { lacksInvestments: false } } })
})

it('says that a stated scope 3 total is one category only', () => {
  const own = { scope1Kg: 1, scope2MarketKg: 1 }
  const one = year(2023, { emissions: { ...own, scope3Kg: 266, scope3CategoriesKg: { '11': 266 } } })
  const bare = year(2022, { emissions: { ...own, scope3Kg: 266 } })
  const more = year(2021, { emissions: { ...own, scope3Kg: 900, scope3CategoriesKg: { '11': 266 } } })
  const of = (...performances: StoredPerformance[]) => summarizeOutcome(outcomeOf({ performances }), rates)
  expect(of(one)).toMatchObject({ allScopesKg: null, facts: { allScopes: { scope3Categories: [11] } } })
  expect(of(bare, one)).toMatchObject({ allScopesKg: null, facts: { allScopes: { scope3Categories: [11] } } })
  expect(of(bare)).toMatchObject({ allScopesKg: 268, facts: { allScopes: { scope3Coverage: 'total_only' } } })
  // Most of the stated total belongs to categories that the source does not have.
  expect(of(more)).toMatchObject({ allScopesKg: 902, facts: { allScopes: { scope3Coverage: 'total_only' } } })
})

it('shows no sum without scope 1, and no total of scopes 1 and 2 as one of all scopes', () => {
  const part = year(2021, { emissions: { scope2MarketKg: 2464, scope3Kg: 97246 } })
  const before = year(2020, { emissions: { scope1Kg: 17523, scope2MarketKg: 3279, scope3Kg: 113000 } })
  const found = summarizeOutcome(outcomeOf({ performances: [part, before] }), rates)
  expect([found.allScopesKg, found.scope1And2Kg]).toEqual([133802, 20802])
  expect(headline([part])).toBeNull()
  const filed = year(2023, { emissions: { scope1Kg: 37, scope2MarketKg: 54, totalKg: 91 } })
  expect(summarizeOutcome(outcomeOf({ performances: [filed] }), rates).allScopesKg).toBeNull()
  // A newer year with scope 1 alone does not replace one with both.
  const direct = year(2024, { emissions: { scope1Kg: 5 } })
  expect(headline([direct, filed])).toMatchObject({ year: 2023, covers: 'scope_1_and_2' })
})

it('draws only years with the scopes and region of the newest that compare with it', () => {
  const performances = [
    year(2024, { emissions: { scope1Kg: 1, scope2Kg: 2 } }),
    year(2023, { emissions: { scope1Kg: 5 } }),
    year(2022, { region: 'SE', emissions: { scope1Kg: 9, scope2Kg: 9 } }),
    year(2021, { emissions: { scope1Kg: 2, scope2Kg: 3 } }),
    year(2020, { emissions: { scope1Kg: 20, scope2Kg: 30 } }),
  ]
  expect(summarizeOutcome(outcomeOf({ performances }), rates).facts).toMatchObject({
    series: [
      [2021, 5],
      [2024, 3],
    ],
    emissionSources: ['klimatkollen'],
    emissionBasis: 'added_up',
    scoreRange: null,
    knownShare: null,
  })
})

it('keeps the factors for spend of each worldwide year with revenue, upstream only where purchased goods are included', () => {
  const revenue = { amount: 1_000, currency: 'SEK' }
  const performances = [
    year(2023, {
      revenue,
      emissions: { scope1Kg: 10, scope2MarketKg: 5, scope3CategoriesKg: { '1': 70, '4': 10, '11': 900 } },
    }),
    year(2023, { region: 'SE', revenue, emissions: { scope1Kg: 1, scope2Kg: 1 } }),
    year(2022, { revenue, emissions: { scope1Kg: 10, scope2Kg: 5 } }),
    year(2021, { revenue: null, emissions: { scope1Kg: 10, scope2Kg: 5 } }),
  ]
  const twoYears = toRates(
    [2022, 2023].map((of) => ({ currency: 'SEK', year: of, perUsd: 10, source: 'ecb', method: 'mean' })),
  )
  expect(summarizeOutcome(outcomeOf({ performances }), twoYears).facts?.ownFigures).toEqual([
    {
      year: 2023,
      scope1And2Kg: 15,
      upstreamKg: 80,
      upstreamCategories: [1, 4],
      revenueUsd: 100,
      isPrivate: false,
      sources: ['klimatkollen'],
    },
    {
      year: 2022,
      scope1And2Kg: 15,
      upstreamKg: null,
      upstreamCategories: [],
      revenueUsd: 100,
      isPrivate: false,
      sources: ['klimatkollen'],
    },
  ])
})

it('has the newest twelve years of a longer series for a row', () => {
  const performances = Array.from({ length: 14 }, (_, index) =>
    year(2023 - index, { emissions: { scope1Kg: 100, scope2MarketKg: 100 } }),
  )
  const { facts } = summarizeOutcome(outcomeOf({ performances }), rates)
  for (const series of [facts.series, facts.scopes1And2?.series ?? []]) {
    expect(series.map(([of]) => of)).toEqual(Array.from({ length: 12 }, (_, index) => 2012 + index))
  }
})

it('calls the sum of scopes 1 and 2 stated where the source prints it as a total without naming the method', () => {
  const basisOf = (scope1And2Kg: number) =>
    summarizeOutcome(
      outcomeOf({ performances: [year(2023, { emissions: { scope1Kg: 92, scope2MarketKg: 6, scope1And2Kg } })] }),
      rates,
    ).facts.scopes1And2
  expect(basisOf(98)).toMatchObject({ kilograms: 98, basis: 'stated', scope2Method: 'market' })
  expect(basisOf(99)).toMatchObject({ kilograms: 98, basis: 'added_up', scope2Method: 'market' })
})

it('keeps the year of the near-term target, and the latest year of all validated ones', () => {
  const none = { nearTermDegrees: null, nearTermAmbition: null, longTermDegrees: null, longTermAmbition: null }
  const target = {
    ...none,
    createdOn: '2024-04-18',
    nearTerm: 'set' as const,
    nearTermYear: 2025,
    longTerm: 'set' as const,
    longTermYear: 2040,
    netZero: 'committed' as const,
    netZeroYear: null,
    businessAmbition: false,
    businessAmbitionJoinedOn: null,
    detail: '',
    reason: null,
    removedOn: null,
  }
  const commitments = {
    sbti: { retrievedOn: '2026-01-01', targets: [target] },
    un: { retrievedOn: null, url: null, initiatives: [] },
    climatePledge: { signed: null, signedOn: null, url: null },
  }
  const { facts } = summarizeOutcome(outcomeOf({ commitments }), rates)
  expect([facts.targetYear, facts.lastTargetYear]).toEqual([2025, 2040])
})
