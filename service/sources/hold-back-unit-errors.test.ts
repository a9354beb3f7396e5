import { describe, expect, it } from 'vitest'
import type { DisclosedEmissions, Disclosure } from '@/service/reference/records'
import { holdBackUnitErrors } from './hold-back-unit-errors'

type YearDisclosure = Omit<Disclosure, 'companyId'>

function series(years: Record<number, DisclosedEmissions>): YearDisclosure[] {
  return Object.entries(years).map(([year, emissions]) => ({
    source: 'carbon-gap',
    recordId: 'Example',
    year: Number(year),
    region: 'GLOBAL',
    emissions,
    revenue: null,
    document: null,
    locator: `row of ${year}`,
    printed: [],
  }))
}

function held(years: Record<number, DisclosedEmissions>) {
  return holdBackUnitErrors(series(years), 'Example', 'list.csv')
}

describe('holdBackUnitErrors', () => {
  it('holds back the one year in another unit and names the figure', () => {
    const { disclosures, refused } = held({
      2021: { scope2LocationKg: 291_000_000 },
      2022: { scope2LocationKg: 316_000_000 },
      2023: { scope2LocationKg: 306_000, scope1Kg: 95_000_000 },
      2024: { scope2LocationKg: 309_000_000 },
    })
    expect(disclosures.map(({ year, emissions }) => [year, emissions])).toEqual([
      [2021, { scope2LocationKg: 291_000_000 }],
      [2022, { scope2LocationKg: 316_000_000 }],
      [2023, { scope1Kg: 95_000_000 }],
      [2024, { scope2LocationKg: 309_000_000 }],
    ])
    expect(refused).toEqual([
      {
        source: 'carbon-gap',
        file: 'list.csv',
        row: 'row of 2023',
        reason: 'Example 2023: scope2LocationKg of 306 t is about 1000 times more or less than in its other years',
      },
    ])
  })

  it('holds back a figure of scopes 1 and 2 that is smaller than scope 1 alone, and both where they are far apart', () => {
    const near = held({ 2020: { scope1Kg: 49_600_000, scope2LocationKg: 100_000, scope1And2Kg: 43_960_000 } })
    expect(near.disclosures[0]?.emissions).toEqual({ scope1Kg: 49_600_000, scope2LocationKg: 100_000 })
    const far = held({ 2019: { scope1Kg: 70_440_000, scope2LocationKg: 5, scope1And2LocationKg: 7_005_000 } })
    expect(far.disclosures[0]?.emissions).toEqual({ scope2LocationKg: 5 })
    const rounded = held({ 2019: { scope1Kg: 1_004_000, scope1And2Kg: 1_000_000 } })
    expect(rounded.refused).toEqual([])
  })

  it('holds back a figure that is too large, too', () => {
    const { disclosures } = held({
      2021: { scope2MarketKg: 2_198_000 },
      2022: { scope2MarketKg: 1_860_000 },
      2024: { scope2MarketKg: 676_240_000 },
    })
    expect(disclosures.map(({ year }) => year)).toEqual([2021, 2022])
  })

  it('holds back the lower of two figures that contradict each other: kilotonnes in a column of tonnes', () => {
    const { disclosures } = held({ 2019: { scope1Kg: 1_239_000 }, 2020: { scope1Kg: 1_027_000_000 } })
    expect(disclosures.map(({ year }) => year)).toEqual([2020])
  })

  it('reads 0 beside large figures as a blank, also where most years are 0', () => {
    const { disclosures, refused } = held({
      2018: { scope2LocationKg: 0 },
      2019: { scope2LocationKg: 0 },
      2020: { scope2LocationKg: 2_216_000_000 },
    })
    expect(disclosures.map(({ year }) => year)).toEqual([2020])
    expect(refused).toHaveLength(2)
  })

  it('keeps a market-based 0, and a 0 of a company that emits little', () => {
    const years = {
      2021: { scope2MarketKg: 9_000_000, scope1Kg: 85_000 },
      2022: { scope2MarketKg: 0, scope1Kg: 0 },
    }
    expect(held(years).refused).toEqual([])
  })

  it('keeps scope 3, where a jump may be another category, and jumps that no unit explains', () => {
    const years = {
      2020: { scope3Kg: 49_897_000, scope1Kg: 6_817_000_000 },
      2021: { scope3Kg: 69_490_000_000, scope1Kg: 105_950_000 },
    }
    expect(held(years).refused).toEqual([])
  })

  it('holds back categories of scope 3 that are a thousandth of their stated total', () => {
    const { disclosures } = held({
      2023: { scope3Kg: 3_770_000_000, scope3CategoriesKg: { '1': 3_070_000, '4': 460_000, '5': 240_000 } },
    })
    expect(disclosures.map(({ emissions }) => emissions)).toEqual([{ scope3Kg: 3_770_000_000 }])
  })

  it('holds back categories that are all a thousandth of those of another year, and keeps the other year', () => {
    const { disclosures } = held({
      2022: { scope3CategoriesKg: { '1': 6_741_000_000, '2': 116_000_000, '3': 496_000_000, '6': 4_000_000 } },
      2024: { scope1Kg: 9_483_000_000, scope3CategoriesKg: { '1': 5_966_000, '2': 78_000, '3': 381_000, '6': 12_000 } },
    })
    expect(disclosures[0]?.emissions.scope3CategoriesKg).toBeDefined()
    expect(disclosures[1]?.emissions).toEqual({ scope1Kg: 9_483_000_000 })
  })

  it('keeps categories of which only one jumped', () => {
    const years = {
      2022: { scope3CategoriesKg: { '1': 6_741_000, '2': 116_000, '15': 28_400_000_000 } },
      2023: { scope3CategoriesKg: { '1': 6_500_000, '2': 110_000, '15': 6_020_000 } },
    }
    expect(held(years).refused).toEqual([])
  })

  it('reads a location-based 0 of a company that burns fuel as a blank', () => {
    const { disclosures } = held({ 2020: { scope1Kg: 74_771_000_000, scope2LocationKg: 0, scope2MarketKg: 0 } })
    expect(disclosures[0]?.emissions).toEqual({ scope1Kg: 74_771_000_000, scope2MarketKg: 0 })
  })

  it('does not change its input', () => {
    const input = series({ 2019: { scope1Kg: 1_239_000 }, 2020: { scope1Kg: 1_027_000_000 } })
    holdBackUnitErrors(input, 'Example', 'list.csv')
    expect(input[0]?.emissions).toEqual({ scope1Kg: 1_239_000 })
  })
})
