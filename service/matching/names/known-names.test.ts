import { describe, expect, it, test } from 'vitest'
import { decideMatch } from '@/service/matching/decide-match'
import type { MatchCandidate } from '@/service/matching/match-subject'
import { findKnownName, findKnownNames, listOtherNames } from './known-names'
import file from './known-names.json' with { type: 'json' }
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
  known(13, 'Airbus', 'NL'),
  known(14, 'Stellantis', 'NL'),
  known(15, 'Procter & Gamble', 'US'),
  known(16, 'Mondelez International', 'US'),
  known(17, 'Kraft Heinz', 'US'),
  known(18, 'Kraft Foods Inc.', 'CA'),
  known(19, 'The Kraft Group', 'US'),
  known(20, 'Toshiba', 'JP'),
  known(21, 'Veolia Environnement', 'FR'),
  known(22, 'Vivendi', 'FR'),
  known(23, 'Teads', 'US'),
  known(24, 'AkzoNobel', 'NL'),
  known(25, 'Saudi Telecom', 'SA'),
  known(26, 'Discover Financial Services', 'US'),
  known(27, 'Scania AB', 'SE'),
  known(28, 'Traton', 'DE'),
  known(29, 'Hon Hai Precision', 'TW'),
]

function decisionOf(name: string, region: string | null, website: string | null = null) {
  const subject = {
    name,
    region,
    subregion: null,
    website,
    industryId: null,
    identifiers: [],
    hasRareWord: false,
  }
  return decideMatch(subject, companies)
}

function offered(name: string, region: string | null, website: string | null = null): number[] {
  const decision = decisionOf(name, region, website)
  return decision.outcome === 'candidates' ? decision.candidates.map(({ candidate }) => candidate.id) : []
}

function decide(name: string, region: string | null): number | 'candidates' | 'new' {
  const decision = decisionOf(name, region)
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
    ['EADS N.V.', 'FR', 13],
    ['EADS', null, 13],
    ['Vivendi Environnement', 'FR', 21],
    ['STC', 'SA', 25],
    // A company that is listed under this name is matched, not its owner.
    ['Scania', 'SE', 27],
  ])('%s (%s) leads to the company of today', (name, region, id) => expect(decide(name, region)).toBe(id))

  test.each([
    ['Statoil Fuel & Retail', 'SE'],
    ['Statoil ASA', 'BR'],
    ['Total Ltd', 'GB'],
    ['Total', null],
    ['Facebook Books', 'US'],
    ['日立建機株式会社', 'JP'],
  ])('%s (%s) does not', (name, region) => expect(decide(name, region)).not.toEqual(expect.any(Number)))

  it('states the reason and a reference', () => {
    expect(findKnownName(readName('Statoil'))).toMatchObject({
      reason: 'Renamed Equinor in May 2018',
      reference: 'https://en.wikipedia.org/wiki/Equinor',
    })
  })
})

it('lists the names that the files have for a company, by its name of today or an earlier one', () => {
  expect(listOtherNames('Meta Platforms, Inc.')).toEqual(expect.arrayContaining(['Facebook', 'Instagram']))
  expect(listOtherNames('Facebook')).toContain('Meta Platforms')
  for (const name of ['Acme Widgets', '']) expect(listOtherNames(name)).toEqual([])
})

describe('a name of a part of a company', () => {
  it.each([
    ['Opel Automobile GmbH', 'DE', [14]],
    // If its owner is in another country, a person is asked, too.
    ['Opel', 'PL', [14]],
    ['Gillette', 'US', [15]],
    ['Kraft Foods', 'US', [16, 17, 18]],
    ['Kraft Foods', null, [16, 17, 18]],
    // A few letters without a country.
    ['STC', null, [25]],
    // The longer name may be the right one.
    ['Discover', 'US', [26]],
  ] as const)('%s (%s) asks a person, and takes nothing by itself', (name, region, ids) =>
    expect(offered(name, region)).toEqual(ids),
  )

  it.each([
    ['Royal Dutch Shell Lubricants', 'NL', [6]],
    ['Foxconn Precision', 'TW', [29]],
    // A single first word that is the name of a part is not enough.
    ['Gillette Stadium', 'US', []],
    ['Zara Textiles', 'ES', []],
  ] as const)('%s (%s) asks by what its beginning leads to', (name, region, ids) =>
    expect(offered(name, region)).toEqual(ids),
  )

  it('is no proof with the website of its owner either', () => {
    const companiesWithSite = companies.map((one) => (one.id === 15 ? { ...one, websites: ['https://pg.com'] } : one))
    const subject = {
      name: 'Gillette',
      region: 'US',
      subregion: null,
      website: 'pg.com',
      industryId: null,
      identifiers: [],
      hasRareWord: false,
    }
    expect(decideMatch(subject, companiesWithSite).outcome).toBe('candidates')
  })

  it('states a reason for each company that it may lead to', () => {
    expect(findKnownNames(readName('Kraft Foods')).map(({ now }) => now.core.join(' '))).toEqual([
      'mondelez international',
      'kraft heinz',
    ])
    expect(findKnownName(readName('Kraft Foods'))).toBeNull()
  })
})

it.each([
  ['Hitachi Metals', 'JP'],
  ['Hitachi Metals', null],
  ['Toshiba Memory', 'JP'],
  ['AkzoNobel Specialty Chemicals', 'NL'],
  // Nor for a company below it.
  ['Hitachi Metals Taiwan Ltd', 'JP'],
  ['Toshiba Memory Systems', 'JP'],
])('never offers the seller of what is known to have left it: %s (%s)', (name, region) =>
  expect(decide(name, region)).toBe('new'),
)

it('leads each name to one company, unless it is that of a part', () => {
  const twice = new Map<string, string[]>()
  for (const { now, names } of file.names)
    for (const name of names) twice.set(name.toLowerCase(), [...(twice.get(name.toLowerCase()) ?? []), now])
  expect([...twice].filter(([, nows]) => new Set(nows).size > 1)).toEqual([])
})
