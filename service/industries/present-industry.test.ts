import { describe, expect, it } from 'vitest'
import { Industry as IndustryContract } from '@/service/contract/industry'
import type { Industry } from '@/service/reference/records'
import { referenceOf } from '@/service/testing/data/small-reference'
import { presentIndustry } from './present-industry'

const power: Industry = { id: '35', name: 'Electricity', section: { id: 'D', name: 'Energy' }, epaFactor: null }
const reference = referenceOf({
  industries: [power],
  rates: [{ currency: 'GBP', year: 2022, perUsd: 0.8, source: 'ecb', method: 'mean' }],
})
const lookups = {
  reference,
  publicUrl: 'https://register.example',
  industryFigures: {
    means: new Map([['35', { industryId: '35', meanScore: 0.4, scored: 12 }]]),
    factors: new Map([
      [
        '35',
        [
          { industryId: '35', year: 2022, region: 'US', kgPerUsd: 2, basis: 'epa_supply_chain', organizations: null },
          {
            industryId: '35',
            year: 2019,
            region: 'GLOBAL',
            kgPerUsd: 3,
            basis: 'median_of_disclosed',
            organizations: 7,
          },
        ] as const,
      ],
    ]),
  },
}

describe('presentIndustry', () => {
  it('has null for a missing mean, and no factors', () => {
    const empty = { ...lookups, industryFigures: { means: new Map(), factors: new Map() } }
    expect(presentIndustry(empty, power, 'USD')).toEqual({
      id: '35',
      name: 'Electricity',
      mean_score: null,
      scored_organizations: 0,
      mean_score_class: null,
      performances: [],
    })
  })

  it('has a larger factor in a more valuable currency, and leaves a year without a rate in dollars', () => {
    const industry = presentIndustry(lookups, power, 'GBP')
    expect(industry.mean_score).toBe(0.4)
    expect(industry.performances[0]).toMatchObject({ year: 2022, emission_factor: 2.5, currency: 'GBP' })
    expect(industry.performances[1]).toMatchObject({ year: 2019, emission_factor: 3, currency: 'USD' })
  })

  it('uses the rate of one year for the factors of every year on request', () => {
    const industry = presentIndustry(lookups, power, 'GBP', 2022)
    expect(industry.performances.map(({ emission_factor: factor }) => factor)).toEqual([2.5, 3.75])
    expect(presentIndustry(lookups, power, 'GBP', 2021).performances[0]).toMatchObject({ currency: 'USD' })
  })

  it('has no mean of fewer than ten scored companies', () => {
    const of = (scored: number) => {
      const means = new Map([['35', { industryId: '35', meanScore: 0.3, scored }]])
      return presentIndustry({ ...lookups, industryFigures: { factors: new Map(), means } }, power, 'USD')
    }
    expect(of(9)).toMatchObject({ mean_score: null, scored_organizations: 0, mean_score_class: null })
    expect(of(10)).toMatchObject({
      mean_score: 0.3,
      scored_organizations: 10,
      mean_score_class: { level: 'division', id: '35', name: 'Electricity', organizations: 10 },
    })
  })

  it('links to the publisher of a factor, or to the explanation of our median', () => {
    const [epa, median] = presentIndustry(lookups, power, 'USD').performances
    expect(epa?.source.url).toBe('https://epa-supply-chain.example/')
    expect(median?.source.url).toBe('https://register.example/docs#industry-factors')
    expect(median?.organizations).toBe(7)
  })

  it('matches the schema of the contract', () => {
    expect(IndustryContract.strict().safeParse(presentIndustry(lookups, power, 'USD')).success).toBe(true)
  })
})
