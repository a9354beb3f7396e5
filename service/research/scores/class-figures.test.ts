import { expect, it } from 'vitest'
import { toRates } from '@/service/reference/read-rates'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { classFigures, toMember } from './class-figures'

const member = { industryId: '35', region: 'SE', score: null, discloses: false, place: 'none' as const, kgPerUsd: null }

it('counts a company in its industry and its country where they are known', () => {
  const rows = classFigures([
    { ...member, score: 0.5, discloses: true, place: 'worldwide', kgPerUsd: 2 },
    { ...member, region: 'DE', score: 0.1, discloses: true, place: 'one_country', kgPerUsd: 0.3 },
    { ...member, industryId: null },
    { ...member, industryId: null, region: null, score: 0.9 },
  ])
  expect(rows).toEqual([
    {
      kind: 'industry',
      code: '35',
      companies: 2,
      disclosing: 2,
      worldwide: 1,
      oneCountry: 1,
      scores: [0.1, 0.5],
      intensities: [0.3, 2],
    },
    {
      kind: 'region',
      code: 'SE',
      companies: 2,
      disclosing: 1,
      worldwide: 1,
      oneCountry: 0,
      scores: [0.5],
      intensities: [2],
    },
    {
      kind: 'region',
      code: 'DE',
      companies: 1,
      disclosing: 1,
      worldwide: 0,
      oneCountry: 1,
      scores: [0.1],
      intensities: [0.3],
    },
  ])
})

it('does not count a worldwide year without emissions as a figure', () => {
  const year = (region: string, emissions: StoredPerformance['emissions']): StoredPerformance => ({
    year: 2022,
    region,
    emissions,
    revenue: null,
    documents: [],
    sources: ['os-climate'],
  })
  const placeOf = (...performances: StoredPerformance[]) =>
    toMember({ industryId: null, region: null, score: null, performances }, toRates([]), 2023).place
  expect(placeOf(year('GLOBAL', {}))).toBe('none')
  expect(placeOf(year('GLOBAL', {}), year('US', { scope1Kg: 1 }))).toBe('one_country')
  expect(placeOf(year('GLOBAL', { scope1Kg: 1 }), year('US', { scope1Kg: 1 }))).toBe('worldwide')
})
