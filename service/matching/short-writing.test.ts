import { describe, expect, test } from 'vitest'
import { decideMatch } from './decide-match'
import type { MatchCandidate } from './match-subject'

function known(id: number, name: string, region: string | null, tickers: string[] = []): MatchCandidate {
  return {
    id, name, region, tickers, names: [name], subregion: null, likelyRegions: null, websites: [], industryId: null, identifiers: [],
  } // biome-ignore format: a row
}

const companies = [
  known(1, 'Hon Hai Precision Industry Co., Ltd.', 'TW'),
  known(2, 'Samsung Electronics Co', 'KR'),
  known(3, 'BASF SE', 'DE'),
  known(4, 'Mitsubishi Heavy Industries', 'JP'),
  known(5, 'Apple Inc.', 'US', ['nasdaq:AAPL']),
  known(6, 'MICROSOFT CORP', 'US', ['nasdaq:MSFT']),
  known(7, 'Cheesecake Factory', 'US', ['nasdaq:CAKE']),
  known(8, 'Atlas Copco', 'SE'),
  known(10, 'Royal Bank of Canada', 'CA'),
  known(11, 'Johnson Controls International', 'IE'),
  known(12, 'General Electric Company', 'US'),
  known(9, 'Tern Corporation', 'US', ['nyse:TRN']),
  known(13, 'LVMH', 'FR'),
  known(14, 'Moët Hennessy', 'FR'),
  known(15, 'Mitsubishi', 'JP'),
  known(16, 'LUKOIL', 'RU'),
  known(17, 'Deutsche Telekom', 'DE'),
  known(18, 'A-B-C Company', 'US'),
]

function decide(name: string, region: string | null, hasRareWord = true): string[] {
  const subject = { name, region, subregion: null, website: null, industryId: null, identifiers: [], hasRareWord }
  const decision = decideMatch(subject, companies)
  if (decision.outcome === 'same') return ['same', decision.match.candidate.name]
  return decision.outcome === 'new' ? ['new'] : ['asks', ...decision.candidates.map(({ candidate }) => candidate.name)]
}

describe('names abbreviated by a system', () => {
  test.each([
    ['HON HAI PREC IND CO LTD', 'TW', 'Hon Hai Precision Industry Co., Ltd.'],
    ['SAMSUNG ELEC CO', 'KR', 'Samsung Electronics Co'],
    ['BASF SE-SPON ADR', 'DE', 'BASF SE'],
    ['MITSUBISHI HVY IND', 'JP', 'Mitsubishi Heavy Industries'],
    ['ATLAS COPCO AB-A SHS', 'SE', 'Atlas Copco'],
    ['ROYAL BK OF CANADA', 'CA', 'Royal Bank of Canada'],
    ['JOHNSON CTLS INTL', 'IE', 'Johnson Controls International'],
    ['GEN ELEC CO', 'US', 'General Electric Company'],
    ['BASF SE-SPONS ADR', 'DE', 'BASF SE'],
    ['LVMH MOET HENNESSY LOUIS VUI', 'FR', 'LVMH'],
    ['LUKOIL OIL COMP', 'RU', 'LUKOIL'],
    ['DEUTSCHE TELEKOM AG-REG', 'DE', 'Deutsche Telekom'],
  ])('%s brings %s at least', (name, region, wanted) => expect(decide(name, region)).toContain(wanted))

  test.each([
    ['MITSUBISHI CHEM', 'JP'],
    ['SAMSUNG LIFE INS', 'KR'],
    ['HON KONG PREC IND', 'TW'],
    ['X-Y-Z Company', 'US'],
  ])('%s is none of them', (name, region) => expect(decide(name, region)[0]).not.toBe('same'))
})

describe('a symbol alone', () => {
  test.each([
    ['AAPL', null, 'Apple Inc.'],
    ['MSFT', 'US', 'MICROSOFT CORP'],
  ])('%s is the company', (name, region, wanted) => expect(decide(name, region)).toEqual(['same', wanted]))

  test.each([
    ['CAKE', 'US', true, ['asks', 'Cheesecake Factory']],
    ['TRN', 'US', true, ['asks', 'Tern Corporation']],
    ['MSFT', 'US', false, ['asks', 'MICROSOFT CORP']],
    ['AAPL', 'DE', true, ['asks', 'Apple Inc.']],
    ['Cake', 'US', true, ['new']],
  ])('%s (%s, rare: %s) is not proof enough', (name, region, rare, wanted) =>
    expect(decide(name, region, rare)).toEqual(wanted),
  )
})
