import { describe, expect, it, test } from 'vitest'
import { decideMatch } from '@/service/matching/decide-match'
import type { MatchCandidate } from '@/service/matching/match-subject'
import { findKnownName } from './known-names'
import { readName } from './read-name'

function known(id: number, name: string, region: string | null): MatchCandidate {
  return {
    id, name, region, names: [name], subregion: null, likelyRegions: null, websites: [], industryId: null, identifiers: [], tickers: [],
  } // biome-ignore format: a row
}

const companies = [
  known(1, 'Equinor ASA', 'NO'),
  known(2, 'Ørsted', 'DK'),
  known(3, 'TotalEnergies SE', 'FR'),
  known(4, 'Mercedes-Benz Group', 'DE'),
  known(5, 'Meta Platforms, Inc.', 'US'),
  known(6, 'Shell plc', 'GB'),
  known(7, 'Hitachi, Ltd.', 'JP'),
  known(8, 'Samsung Electronics Co', 'KR'),
  known(9, 'Taiwan Semiconductor Manufacturing Company', 'TW'),
  known(10, 'Daimler Truck', 'DE'),
  known(11, 'Shell Midstream', 'US'),
  known(12, 'Total Systems', 'GB'),
]

function decide(name: string, region: string | null): number | 'candidates' | 'new' {
  const subject = {
    name,
    region,
    subregion: null,
    website: null,
    industryId: null,
    identifiers: [],
    hasRareWord: false,
  }
  const decision = decideMatch(subject, companies)
  return decision.outcome === 'same' ? decision.match.candidate.id : decision.outcome
}

describe('a known former, trade or local name', () => {
  test.each([
    ['Statoil ASA', 'NO', 1],
    ['STATOIL', null, 1],
    ['Dong Energy A/S', 'DK', 2],
    ['Oersted A/S', 'DK', 2],
    ['Total SA', 'FR', 3],
    ['TOTAL S.A.', null, 3],
    ['Daimler AG', 'DE', 4],
    ['Facebook, Inc.', 'US', 5],
    ['Royal Dutch Shell plc', 'NL', 6],
    ['Royal Dutch Shell plc', 'GB', 6],
    ['株式会社日立製作所', 'JP', 7],
    ['日立製作所(株)', null, 7],
    ['삼성전자(주)', 'KR', 8],
    ['삼성전자 주식회사', 'KR', 8],
    ['台湾积体电路制造股份有限公司', 'TW', 9],
    ['台灣積體電路製造股份有限公司', 'TW', 9],
  ])('%s (%s) leads to the company of today', (name, region, id) => expect(decide(name, region)).toBe(id))

  test.each([
    ['Statoil Fuel & Retail', 'SE'],
    ['Statoil ASA', 'BR'],
    ['Total Ltd', 'GB'],
    ['Total', null],
    ['Facebook Books', 'US'],
    ['日立建機株式会社', 'JP'],
  ])('%s (%s) does not', (name, region) => expect(decide(name, region)).not.toEqual(expect.any(Number)))

  it('says why and where that can be read', () => {
    expect(findKnownName(readName('Statoil'))).toMatchObject({
      reason: 'Renamed Equinor in May 2018',
      reference: 'https://en.wikipedia.org/wiki/Equinor',
    })
  })
})
