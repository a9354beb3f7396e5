import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { FootprintLine } from '@/lib/views/answers/footprint/footprint-answer'
import { sayPrices } from './say-prices'

const words = createFormat('en-US').words('footprint')

function line(years: { own?: number; factor?: number }): FootprintLine {
  const own = {
    scope_1_and_2_kg: 1,
    upstream_scope_3_kg: null,
    upstream_categories: [],
    revenue_usd: 1,
    is_private: false,
  }
  const factor = {
    kg_per_usd: 0.5,
    region: 'US',
    basis: 'epa_supply_chain',
    has_medians: null,
    divisions: null,
    industries: [],
    categories: [],
  }
  return {
    organization_id: 1,
    name: 'Alpha',
    country: null,
    industry: null,
    spend: 1,
    chosen_method: null,
    target: 'unknown',
    not_covered: null,
    result: {
      method: 'hybrid',
      kg: 1,
      low: 1,
      high: 1,
      share: 1,
      quality: 3,
      is_at_least: false,
      kg_per_usd: 0.5,
      own_figures: years.own === undefined ? null : { ...own, year: years.own },
      allocated: null,
      factor: years.factor === undefined ? null : { ...factor, price_year: years.factor },
      industry_scopes_1_and_2: null,
      not_possible: null,
      sources: null,
    },
  }
}

describe('sayPrices', () => {
  it('says nothing where all money is of one year, or no money is in the line', () => {
    expect(sayPrices(words, line({ own: 2023, factor: 2023 }), 2023)).toBeNull()
    expect(sayPrices(words, line({}), 2023)).toBeNull()
    expect(sayPrices(words, { ...line({}), result: null }, 2023)).toBeNull()
    expect(sayPrices(words, line({ factor: 2022 }), null)).toBeNull()
  })

  it('says which way it errs: old prices make it high, later ones low, both at once neither', () => {
    expect(sayPrices(words, line({ factor: 2022 }), 2025)).toBe(
      'Money of 2025 at prices of 2022, not adjusted for inflation: rather high',
    )
    expect(sayPrices(words, line({ own: 2024, factor: 2022 }), 2025)).toContain('prices of 2022, 2024')
    expect(sayPrices(words, line({ factor: 2022 }), 2020)).toContain('rather low')
    expect(sayPrices(words, line({ own: 2020, factor: 2022 }), 2021)).toBe(
      'Money of 2021 at prices of 2020, 2022, not adjusted for inflation',
    )
  })
})
