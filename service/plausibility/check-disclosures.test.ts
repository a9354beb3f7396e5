import { describe, expect, it } from 'vitest'
import type { DisclosedEmissions, Disclosure } from '@/service/reference/records'
import { withoutAccepted } from './accepted'
import { checkDisclosures } from './check-disclosures'
import type { RevenueYardstick } from './find-odd-revenue'
import { findingKey } from './finding'
import { holdImplausible } from './hold-implausible'

const yardstick: RevenueYardstick = { toUsd: (amount) => amount, industryKgPerUsd: null }

function disclosure(year: number, emissions: DisclosedEmissions, more: Partial<Disclosure> = {}): Disclosure {
  return {
    companyId: 1,
    source: 'klimatkollen',
    recordId: 'Q1',
    year,
    region: 'GLOBAL',
    emissions,
    revenue: null,
    document: null,
    locator: `row ${year}`,
    printed: [],
    ...more,
  }
}

const kt = 1_000_000

function scope1Series(...kilotonnes: number[]): Disclosure[] {
  return kilotonnes.map((value, index) => disclosure(2018 + index, { scope1Kg: value * kt }))
}

function found(disclosures: readonly Disclosure[], by = yardstick): string[] {
  return checkDisclosures(disclosures, by).map(({ year, field, rule }) => `${year} ${field} ${rule}`)
}

describe('jumps', () => {
  it('finds a year ten times above both its neighbours', () => {
    expect(found(scope1Series(50, 500, 52))).toEqual(['2019 scope1Kg jump'])
  })
  it('finds a last year that is a tenth of two steady years before it, and says so', () => {
    const [finding] = checkDisclosures(scope1Series(91, 88, 9), yardstick)
    expect(finding).toMatchObject({ year: 2020, value: 9 * kt, locator: 'row 2020' })
    expect(finding?.reason).toBe('about 10 times less than in 2019 and 2018')
  })
  it('finds a first year that is a thousand times too small', () => {
    expect(found(scope1Series(1.2, 1239, 1027))).toEqual(['2018 scope1Kg jump'])
  })
  it('keeps both years of a series of two, because nothing shows which is wrong', () => {
    expect(found(scope1Series(50, 500))).toEqual([])
  })
  it('keeps a fall that continues a trend', () => {
    expect(found(scope1Series(480, 310, 100, 50, 5))).toEqual([])
  })
  it('keeps small figures, which may change tenfold', () => {
    expect(found(scope1Series(0.05, 0.5, 0.052))).toEqual([])
  })
  it('keeps figures of owners of sites, who buy and sell them', () => {
    const years = scope1Series(50, 500, 52).map((one) => ({ ...one, source: 'epa-ghgrp' as const }))
    expect(found(years)).toEqual([])
  })
  it('judges the series of each source separately', () => {
    const [first, second, third] = scope1Series(50, 500, 52)
    if (!first || !second || !third) throw new Error('three years')
    expect(found([first, { ...second, source: 'carbon-gap' }, third])).toEqual([])
  })
})

describe('totals and their parts', () => {
  it('finds a stated total smaller than one of its parts', () => {
    expect(found([disclosure(2023, { totalKg: 6449, scope3Kg: 51_317 })])).toEqual(['2023 totalKg total_below_part'])
  })
  it('allows for rounding', () => {
    expect(found([disclosure(2023, { totalKg: 990, scope1Kg: 1000 })])).toEqual([])
  })
  it('does not compare a location-based figure with a market-based total', () => {
    const emissions = { totalKg: 420, scope1Kg: 100, scope2MarketKg: 300, scope2LocationKg: 500 }
    expect(found([disclosure(2019, emissions)])).toEqual([])
  })
  it('finds a stated scope 3 below the sum of its categories', () => {
    const emissions = { scope3Kg: 17_927, scope3CategoriesKg: { '6': 9000, '15': 8_654_799 } }
    expect(found([disclosure(2019, emissions)])).toEqual(['2019 scope3Kg scope_3_below_categories'])
  })
  it('keeps a stated scope 3 above its disclosed categories, because seldom all are disclosed', () => {
    expect(found([disclosure(2019, { scope3Kg: 100, scope3CategoriesKg: { '6': 10 } })])).toEqual([])
  })
})

describe('totals of another year', () => {
  const parts = (total: number | undefined, direct: number, indirect: number) => ({
    ...(total !== undefined && { totalKg: total }),
    scope1Kg: direct,
    scope2MarketKg: 10,
    scope3Kg: indirect,
  })
  it('finds a total that equals the sum of the parts of the next year, whether that year states the total too or not', () => {
    const years = [disclosure(2021, parts(2382, 358, 1508)), disclosure(2022, parts(2382, 300, 2072))]
    expect(found(years)).toEqual(['2021 totalKg total_of_another_year'])
    const shifted = [
      disclosure(2020, parts(32_800, 12_200, 20_590)),
      disclosure(2019, parts(32_800, 18_400, 32_300)),
      disclosure(2018, parts(50_710, 22_600, 24_400)),
    ]
    expect(found(shifted).toSorted()).toEqual([
      '2018 totalKg total_of_another_year',
      '2019 totalKg total_of_another_year',
    ])
    const [finding] = checkDisclosures(years, yardstick)
    expect(finding?.reason).toBe('comes to the parts of 2022, and not to its own')
  })
  it('keeps totals of two similar years, one that leaves a little out, and one that equals the parts of no year', () => {
    expect(found([disclosure(2021, parts(1332, 222, 1100)), disclosure(2022, parts(1332, 222, 1100))])).toEqual([])
    expect(found([disclosure(2021, parts(1332, 210, 1090)), disclosure(2022, parts(1332, 222, 1100))])).toEqual([])
    expect(found([disclosure(2021, parts(1332, 100, 500)), disclosure(2022, parts(undefined, 100, 600))])).toEqual([])
    expect(found([disclosure(2019, parts(1332, 100, 500)), disclosure(2022, parts(1332, 222, 1100))])).toEqual([])
  })
})

describe('scope 2 that repeats scope 1', () => {
  it('is found where both are equal to the kilogram', () => {
    const year = { scope1Kg: 16_354_000, scope2LocationKg: 16_354_000, scope2MarketKg: 38_450_000 }
    expect(found([disclosure(2023, year)])).toEqual(['2023 scope2LocationKg scope_2_equals_scope_1'])
  })
  it('is kept where the figures are small or round', () => {
    expect(found([disclosure(2023, { scope1Kg: 12_000_000, scope2LocationKg: 12_000_000 })])).toEqual([])
    expect(found([disclosure(2023, { scope1Kg: 1234, scope2LocationKg: 1234 })])).toEqual([])
  })
})

describe('scope 2 by two methods', () => {
  it('finds market-based figures that equal the location-based ones in every year', () => {
    const years = [2021, 2022].map((year) => disclosure(year, { scope2LocationKg: 70, scope2MarketKg: 70 }))
    expect(found(years)).toEqual([2021, 2022].map((year) => `${year} scope2MarketKg market_equals_location`))
  })
  it('keeps them where one year differs, where there is one year only, and where both are 0', () => {
    const same = disclosure(2021, { scope2LocationKg: 70, scope2MarketKg: 70 })
    expect(found([same, disclosure(2022, { scope2LocationKg: 70, scope2MarketKg: 60 })])).toEqual([])
    expect(found([same])).toEqual([])
    const none = [2021, 2022].map((year) => disclosure(year, { scope2LocationKg: 0, scope2MarketKg: 0 }))
    expect(found(none)).toEqual([])
  })
})

describe('revenue', () => {
  function revenueSeries(...amounts: number[]): Disclosure[] {
    return amounts.map((amount, index) => disclosure(2018 + index, {}, { revenue: { amount, currency: 'USD' } }))
  }
  it('finds a year a thousand times below both neighbours', () => {
    expect(found(revenueSeries(5e9, 5.2e6, 5.4e9))).toEqual(['2019 revenue revenue_jump'])
  })
  it('keeps growth', () => {
    expect(found(revenueSeries(1e6, 5e7, 9e8))).toEqual([])
  })
  it('finds revenue whose emissions are a thousand times its industry', () => {
    const one = disclosure(2020, { scope1Kg: 5e8, scope2Kg: 5e8 }, { revenue: { amount: 1e6, currency: 'USD' } })
    expect(found([one], { ...yardstick, industryKgPerUsd: 0.5 })).toEqual(['2020 revenue intensity'])
    expect(found([one], { ...yardstick, industryKgPerUsd: 2 })).toEqual([])
  })
  it('judges nothing where the industry or the rate is unknown', () => {
    const one = disclosure(2020, { scope1Kg: 5e8, scope2Kg: 5e8 }, { revenue: { amount: 1e6, currency: 'USD' } })
    expect(found([one])).toEqual([])
    expect(found([one], { toUsd: () => null, industryKgPerUsd: 0.5 })).toEqual([])
  })
})

describe('a finding', () => {
  it('is removed from the disclosure, and nothing else is', () => {
    const years = scope1Series(50, 500, 52).map((one) => ({ ...one, emissions: { ...one.emissions, scope3Kg: 7 } }))
    const kept = holdImplausible(years, yardstick, new Set())
    expect(kept.map(({ emissions }) => emissions)).toEqual([
      { scope1Kg: 50 * kt, scope3Kg: 7 },
      { scope3Kg: 7 },
      { scope1Kg: 52 * kt, scope3Kg: 7 },
    ])
  })
  it('says what was held back, and why', () => {
    const [, odd] = holdImplausible(scope1Series(50, 500, 52), yardstick, new Set())
    expect(odd).toMatchObject({ emissions: {}, held: [{ field: 'scope1Kg', value: 500 * kt, rule: 'jump' }] })
    expect(odd?.held?.[0]?.reason).toBe('about 10 times more than in 2018 and 2020')
  })
  it('stays in the disclosure when a person has accepted it', () => {
    const findings = checkDisclosures(scope1Series(50, 500, 52), yardstick)
    expect(withoutAccepted(findings, new Set(findings.map(findingKey)))).toEqual([])
    expect(withoutAccepted(findings, new Set())).toEqual(findings)
    const years = scope1Series(50, 500, 52)
    expect(holdImplausible(years, yardstick, new Set(findings.map(findingKey)))).toEqual(years)
  })
})
