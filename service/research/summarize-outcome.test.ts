import { expect, it } from 'vitest'
import { toRates } from '@/service/reference/read-rates'
import type { Outcome, StoredPerformance } from '@/service/storage/outcome'
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

it('says nothing where nothing is known', () => {
  expect(summarizeOutcome(outcomeOf({}), rates)).toEqual({
    intensityKgPerUsd: null,
    intensityYear: null,
    sbtiStatus: null,
    hasNetZeroTarget: null,
    isInRaceToZero: null,
    hasSignedClimatePledge: null,
    confidence: null,
    facts: { series: [], emissionSources: [], emissionBasis: null, scoreRange: null, knownShare: null },
  })
})

it('takes "not listed" only of lists that were read', () => {
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

it('gives the newest intensity that has both figures, in dollars of its own year', () => {
  const performances = [
    year(2024, { emissions: { totalKg: 900 }, revenue: { amount: 100, currency: 'SEK' } }),
    year(2023, { region: 'SE', emissions: { totalKg: 700 }, revenue: { amount: 100, currency: 'USD' } }),
    year(2023, { emissions: { totalKg: 600 }, revenue: { amount: 3000, currency: 'SEK' } }),
  ]
  // 2024 has no rate, the figures of one country have no revenue of their own: 600 kg over 300 dollars.
  expect(summarizeOutcome(outcomeOf({ performances }), rates)).toMatchObject({
    intensityKgPerUsd: 2,
    intensityYear: 2023,
  })
})

it('draws only years with the scopes and region of the newest', () => {
  const performances = [
    year(2024, { emissions: { scope1Kg: 1, scope2Kg: 2 } }),
    year(2023, { emissions: { scope1Kg: 5 } }),
    year(2022, { region: 'SE', emissions: { scope1Kg: 9, scope2Kg: 9 } }),
    year(2021, { emissions: { scope1Kg: 3, scope2Kg: 4 } }),
  ]
  expect(summarizeOutcome(outcomeOf({ performances }), rates).facts).toEqual({
    series: [
      [2021, 7],
      [2024, 3],
    ],
    emissionSources: ['klimatkollen'],
    emissionBasis: 'added_up',
    scoreRange: null,
    knownShare: null,
  })
})
