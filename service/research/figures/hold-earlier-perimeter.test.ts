import { expect, it } from 'vitest'
import type { CompanyProfile } from '@/service/companies/company-profile'
import { readHeldReason } from '@/service/evidence/read-stored'
import { inEnglish } from '@/service/evidence/say'
import { findingKey } from '@/service/plausibility/finding'
import type { Disclosure, SourceId } from '@/service/reference/records'
import { holdEarlierPerimeter } from './hold-earlier-perimeter'

type Year = { year: number; source: SourceId; kilotonnes: number; region?: string }

function profile(names: readonly (readonly [string, SourceId])[], years: readonly Year[]): CompanyProfile {
  return {
    company: {
      id: 1,
      name: names[0]?.[0] ?? '',
      hqRegion: null,
      hqSubregion: null,
      website: null,
      industry: null,
      industryGroup: [],
      sectors: [],
      names: names.map(([value, source]) => ({ value, source })),
      websites: [],
      identifiers: [],
      tickers: [],
      sizeUsd: null,
    },
    commitments: [],
    disclosures: years.map(
      ({ year, source, kilotonnes, region = 'GLOBAL' }): Disclosure => ({
        companyId: 1,
        source,
        recordId: 'a',
        year,
        region,
        emissions: { scope1And2Kg: kilotonnes * 1e6, scope3CategoriesKg: { '6': 1 } },
        revenue: { amount: 1, currency: 'USD' },
        document: null,
        locator: '',
        printed: [],
      }),
    ),
  }
}

function heldYears(of: CompanyProfile, accepted: ReadonlySet<string> = new Set()): [number, string][] {
  return holdEarlierPerimeter(of, accepted).disclosures.flatMap(({ year, held = [], emissions, revenue }) => {
    const [first] = held
    if (first === undefined) return []
    // None of its figures is left to show.
    expect([emissions, revenue, held.length]).toEqual([{}, null, 3])
    return [[year, inEnglish([readHeldReason(first.reason)])]]
  })
}

const mercedes: readonly (readonly [string, SourceId])[] = [
  ['Mercedes-Benz Group', 'net-zero-tracker'],
  ['Daimler', 'carbon-gap'],
]

it('holds back figures stated under a former name before a large part left the company', () => {
  expect(heldYears(profile(mercedes, [{ year: 2020, source: 'carbon-gap', kilotonnes: 2519 }]))).toEqual([
    [2020, 'stated as Daimler, before Daimler Truck parted from it in December 2021'],
  ])
})

it('holds back figures stated under a former name before a large part joined the company', () => {
  const names = [
    ['Stellantis', 'sec'],
    ['Fiat Chrysler Automobiles', 'carbon-gap'],
  ] as const
  expect(heldYears(profile(names, [{ year: 2020, source: 'carbon-gap', kilotonnes: 900 }]))).toEqual([
    [2020, 'stated as Fiat Chrysler Automobiles, before it was joined with Groupe PSA in January 2021'],
  ])
})

it('keeps figures that were stated later, under the present name, or about sites in one country', () => {
  const years: Year[] = [
    { year: 2022, source: 'carbon-gap', kilotonnes: 1000 },
    { year: 2020, source: 'net-zero-tracker', kilotonnes: 1000 },
    { year: 2020, source: 'carbon-gap', kilotonnes: 24, region: 'US' },
  ]
  const given = profile(mercedes, years)
  expect(holdEarlierPerimeter(given, new Set())).toEqual(given)
})

it('keeps figures of a source that also has the company’s present name', () => {
  const given = profile(
    [...mercedes, ['Mercedes-Benz AG', 'carbon-gap'], ['Mercedes-Benz Group AG', 'carbon-gap']],
    [{ year: 2020, source: 'carbon-gap', kilotonnes: 2519 }],
  )
  expect(holdEarlierPerimeter(given, new Set())).toEqual(given)
})

it('treats a present name that abbreviates the former one as the present name', () => {
  const names = [
    ['GSK', 'read-reports'],
    ['GSK plc', 'sec'],
    ['GlaxoSmithKline', 'carbon-gap'],
  ] as const
  const years: Year[] = [
    { year: 2019, source: 'carbon-gap', kilotonnes: 1317 },
    { year: 2020, source: 'read-reports', kilotonnes: 879 },
  ]
  expect(heldYears(profile(names, years))).toEqual([
    [2019, 'stated as GlaxoSmithKline, before Haleon parted from it in July 2022'],
  ])
})

it('keeps a year under a former name of the same group, unless a nearby year under the present name differs widely', () => {
  const names = [
    ['Meta Platforms, Inc.', 'sbti'],
    ['Facebook', 'carbon-gap'],
    ['Meta', 'read-reports'],
  ] as const
  const of = (kilotonnes: number, year: number) =>
    profile(names, [
      { year: 2020, source: 'carbon-gap', kilotonnes: 100 },
      { year, source: 'read-reports', kilotonnes },
    ])
  expect(heldYears(of(190, 2021))).toEqual([])
  expect(heldYears(of(900, 2023))).toEqual([])
  expect(heldYears(of(210, 2021))).toEqual([
    [2020, 'stated as Facebook, and more than 2 times apart from 2021 under the name of today'],
  ])
})

it('shows what a person accepted', () => {
  const given = profile(mercedes, [{ year: 2020, source: 'carbon-gap', kilotonnes: 2519 }])
  const [one] = given.disclosures
  if (one === undefined) throw new Error('one year')
  const accepted = new Set(
    ['scope1And2Kg', 'scope3CategoriesKg.6', 'revenue'].map((field) => findingKey({ ...one, field })),
  )
  expect(heldYears(given, accepted)).toEqual([])
})
