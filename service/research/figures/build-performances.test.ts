import { describe, expect, it } from 'vitest'
import type { Disclosure } from '@/service/reference/records'
import { buildPerformances } from './build-performances'

const disclosure: Disclosure = {
  companyId: 1,
  source: 'carbon-gap',
  recordId: 'a',
  year: 2020,
  region: 'GLOBAL',
  emissions: { scope1Kg: 1 },
  revenue: { amount: 100, currency: 'USD' },
  document: { url: 'https://gap.example/report.pdf', title: 'Report', page: '3' },
  locator: 'row 1',
  printed: [],
}

describe('buildPerformances', () => {
  it('uses all emissions of a year from the most trusted source, and revenue from another source where only that one has it', () => {
    const klimatkollen: Disclosure = {
      ...disclosure,
      source: 'klimatkollen',
      emissions: { scope2MarketKg: 2 },
      revenue: null,
      document: null,
    }
    const [performance, ...others] = buildPerformances([disclosure, klimatkollen])
    expect(others).toEqual([])
    expect(performance).toMatchObject({
      emissions: { scope2MarketKg: 2 },
      revenue: { amount: 100, currency: 'USD' },
      sources: ['klimatkollen', 'carbon-gap'],
      documents: [{ url: 'https://gap.example/report.pdf' }],
    })
    expect(performance?.emissions.scope1Kg).toBeUndefined()
  })

  it('keeps the figures of one country separate from the worldwide ones, without revenue', () => {
    const taiwan: Disclosure = { ...disclosure, source: 'taiwan-moenv', region: 'TW', emissions: { scope1Kg: 9 } }
    const performances = buildPerformances([taiwan, disclosure])
    expect(performances.map(({ region }) => region)).toEqual(['GLOBAL', 'TW'])
    expect(performances[1]?.revenue).toBeNull()
  })

  it('never completes a worldwide year with sites of one country, and never mixes two countries', () => {
    const sites = (source: 'epa-ghgrp' | 'au-nger', region: string, year: number): Disclosure => ({
      ...disclosure,
      source,
      region,
      year,
      emissions: { scope1Kg: 7 },
      revenue: null,
    })
    const performances = buildPerformances([
      disclosure,
      sites('epa-ghgrp', 'US', 2020),
      sites('epa-ghgrp', 'US', 2023),
      sites('au-nger', 'AU', 2023),
    ])
    expect(performances.map(({ year, region, sources }) => [year, region, ...sources])).toEqual([
      [2023, 'AU', 'au-nger'],
      [2023, 'US', 'epa-ghgrp'],
      [2020, 'GLOBAL', 'carbon-gap'],
      [2020, 'US', 'epa-ghgrp'],
    ])
  })

  it('lists the newest year first', () => {
    const years = [2018, 2021, 2019].map((year) => ({ ...disclosure, year }))
    expect(buildPerformances(years).map(({ year }) => year)).toEqual([2021, 2019, 2018])
  })

  it('returns nothing for a company without disclosures', () => {
    expect(buildPerformances([])).toEqual([])
  })
})
