import { describe, expect, it } from 'vitest'
import type { Factor } from '@/service/estimates/estimate-emissions'
import { calculateLine, type SupplierBasis, weighted } from './calculate-line'
import type { OwnFigures } from './own-figures'

const factor: Factor = {
  kgPerUsd: 0.5,
  spread: { low: 0.4, high: 0.8 },
  priceYear: 2022,
  region: 'US',
  basis: 'epa_supply_chain',
  naicsCodes: 12,
  organizations: null,
}

/** 100 kt of scopes 1 and 2 and 300 kt upstream for a billion dollars of revenue: 0.1 and 0.3 kg per dollar. */
const own: OwnFigures = {
  year: 2023,
  scope1And2Kg: 100_000_000,
  upstreamKg: 300_000_000,
  upstreamCategories: [1, 2, 3, 4],
  revenueUsd: 1_000_000_000,
  isPrivate: false,
  sources: ['os-climate-itr'],
}

const known: SupplierBasis = {
  own: [own],
  allocated: [],
  factor,
  directMedian: { kgPerUsd: 0.2, organizations: 9 },
  industryConfidence: 'high',
  chosenMethod: null,
}

const spend = { usd: 1_000, year: 2023 }

describe('a line of the footprint', () => {
  it('multiplies the spend by the supplier’s own scopes 1, 2 and upstream 3 if it discloses purchased goods', () => {
    expect(calculateLine(known, spend)).toMatchObject({
      method: 'supplier_specific',
      kg: 400,
      low: 400,
      high: 400,
      primaryKg: 400,
      quality: 2,
      own: { year: 2023 },
      factor: null,
    })
  })

  it('adds the upstream of its industry to its own scopes 1 and 2 if it discloses only these', () => {
    // 0.1 of its own, and 0.5 of the industry less the 0.2 that the industry emits itself.
    expect(
      calculateLine({ ...known, own: [{ ...own, upstreamKg: null, upstreamCategories: [] }] }, spend),
    ).toMatchObject({
      method: 'hybrid',
      kg: 400,
      low: 300,
      high: 700,
      primaryKg: 100,
      quality: 3.5,
    })
  })

  it('fills an incomplete upstream from its industry, and rates it lower', () => {
    // 0.1 of scopes 1 and 2, 0.1 of purchased goods alone, and 0.2 more to the 0.3 that its industry buys.
    const part = { ...own, upstreamKg: 100_000_000, upstreamCategories: [1] }
    expect(calculateLine({ ...known, own: [part] }, spend)).toMatchObject({
      method: 'hybrid',
      kg: 400,
      low: 300,
      high: 700,
      primaryKg: 200,
      quality: 3.3,
      isAtLeast: false,
    })
    // Its known upstream exceeds the industry's mean, so it stays as a minimum.
    const much = { ...own, upstreamKg: 400_000_000, upstreamCategories: [1, 3, 4] }
    expect(calculateLine({ ...known, own: [much] }, spend)).toMatchObject({
      kg: 500,
      low: 500,
      high: 700,
      quality: 2.8,
    })
  })

  it('uses what it discloses as a minimum if nothing is known about its industry, or a person chose so', () => {
    const part = { ...own, upstreamKg: 100_000_000, upstreamCategories: [1] }
    const open = { method: 'supplier_specific', kg: 200, quality: 4, isAtLeast: true, notPossible: null }
    expect(calculateLine({ ...known, own: [part], factor: null }, spend)).toMatchObject(open)
    expect(calculateLine({ ...known, own: [part], chosenMethod: 'supplier_specific' }, spend)).toMatchObject(open)
    expect(calculateLine({ ...known, own: [part], factor: null, chosenMethod: 'hybrid' }, spend)).toMatchObject({
      ...open,
      notPossible: 'hybrid',
    })
    expect(calculateLine(known, spend)?.isAtLeast).toBe(false)
  })

  it('prefers what the supplier allocated to us to figures by its revenue, with the best quality if it is assured', () => {
    const allocated = { kg: 250, covers: 'cradle_to_gate' as const, isAssured: false }
    expect(calculateLine({ ...known, allocated: [allocated] }, spend)).toMatchObject({
      method: 'supplier_specific',
      kg: 250,
      low: 250,
      high: 250,
      primaryKg: 250,
      quality: 2,
      kgPerUsd: 0.25,
      own: null,
      allocated: { kg: 250 },
    })
    expect(calculateLine({ ...known, allocated: [{ ...allocated, isAssured: true }] }, spend)?.quality).toBe(1)
  })

  it('adds the upstream of the industry to scopes 1 and 2 that the supplier allocated to us', () => {
    const allocated = { kg: 60, covers: 'scopes_1_and_2' as const, isAssured: true }
    const basis = { ...known, own: [], allocated: [allocated] }
    // 60 of its own, and (0.5 - 0.2) of the industry for each of 1,000 dollars; quality (60 x 1 + 300 x 4) / 360.
    expect(calculateLine(basis, spend)).toMatchObject({
      method: 'hybrid',
      kg: 360,
      low: 260,
      high: 660,
      primaryKg: 60,
      quality: 3.5,
      own: null,
      allocated: { kg: 60 },
    })
    // Upstream figures of its own are more than that: they stay.
    expect(calculateLine({ ...known, allocated: [allocated] }, spend)).toMatchObject({
      method: 'supplier_specific',
      kg: 400,
      allocated: null,
    })
  })

  it('ignores allocated emissions if a person chose the industry’s average', () => {
    const allocated = { kg: 250, covers: 'cradle_to_gate' as const, isAssured: true }
    const chosenMethod = 'industry_average' as const
    expect(calculateLine({ ...known, allocated: [allocated], chosenMethod }, spend)).toMatchObject({
      method: 'industry_average',
      kg: 500,
      allocated: null,
    })
  })

  it('is no hybrid if the industry’s own emissions are as large as its factor', () => {
    const heavy = { ...known, own: [{ ...own, upstreamKg: null }], directMedian: { kgPerUsd: 0.5, organizations: 9 } }
    expect(calculateLine(heavy, spend)).toMatchObject({ method: 'industry_average', kg: 500, primaryKg: 0 })
  })

  it('uses the industry’s average with its spread if nothing is known about the supplier itself', () => {
    expect(calculateLine({ ...known, own: [] }, spend)).toMatchObject({
      method: 'industry_average',
      kg: 500,
      low: 400,
      high: 800,
      quality: 4,
    })
    expect(calculateLine({ ...known, own: [], industryConfidence: 'low' }, spend)?.quality).toBe(5)
  })

  it('is null if neither figures nor a factor are known, never 0', () => {
    expect(calculateLine({ ...known, own: [], factor: null }, spend)).toBeNull()
  })

  it('uses the method that a person chose, and says if that is not possible', () => {
    expect(calculateLine({ ...known, chosenMethod: 'industry_average' }, spend)).toMatchObject({
      method: 'industry_average',
      notPossible: null,
    })
    expect(calculateLine({ ...known, own: [], chosenMethod: 'supplier_specific' }, spend)).toMatchObject({
      method: 'industry_average',
      notPossible: 'supplier_specific',
    })
  })

  it('uses figures of the year of the spend, otherwise of the newest earlier year, otherwise of the first later year', () => {
    const years = [2019, 2021, 2023].map((year) => ({ ...own, year }))
    const yearOf = (year: number | null) => calculateLine({ ...known, own: years }, { usd: 1, year })?.own?.year
    expect([2021, 2022, 2024, 2018, null].map(yearOf)).toEqual([2021, 2021, 2023, 2019, 2023])
  })
})

describe('a mean quality', () => {
  it('is weighted and rounded to one decimal', () => {
    expect(
      weighted([
        [300, 2],
        [100, 4],
      ]),
    ).toBe(2.5)
  })
})
