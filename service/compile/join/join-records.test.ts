import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import type { Aliases } from './aliases'
import { joinRecords } from './join-records'

const NO_ALIASES: Aliases = { same: [], apart: [], parts: [] }

/** The companies that come of the records, each as the sorted "source name" of its members. */
function companiesOf(records: SourceRecord[], aliases = NO_ALIASES): string[][] {
  const { companies } = joinRecords(records, aliases)
  return companies
    .map((members) => members.map((index) => `${records[index]?.source} ${records[index]?.name}`).sort())
    .sort()
}

function reasonsOf(records: SourceRecord[]): string[] {
  return joinRecords(records, NO_ALIASES).leftApart.map(({ rule, reason }) => `${rule}: ${reason}`)
}

const lei = (value: string) => ({ identifiers: [{ kind: 'lei' as const, value }] })
const sbtiRow = {
  source: 'sbti' as const,
  recordId: '1',
  nameAsListed: 'Asahi Kasei',
  place: { file: 'list.xlsx', row: 2 },
  nearTerm: { status: 'set' as const, classification: null, year: null },
  longTerm: { status: 'none' as const, classification: null, year: null },
  netZero: { status: 'none' as const, year: null },
  businessAmbition: { status: null, joinedOn: null },
  reason: null,
  organizationType: 'Corporate',
  updatedOn: '2025-01-01',
}
const isin = (value: string) => ({ identifiers: [{ kind: 'isin' as const, value }] })

describe('joinRecords by key', () => {
  it('leaves apart records with one LEI whose names share no word in different countries', () => {
    const records = [
      makeSourceRecord({ source: 'sbti', name: 'Clas Ohlson AB (publ)', hqRegion: 'SE', ...lei('L1') }),
      makeSourceRecord({ source: 'race-to-zero', name: 'Capricórnio Têxtil', hqRegion: 'BR', ...lei('L1') }),
    ]
    expect(companiesOf(records)).toHaveLength(2)
    expect(reasonsOf(records)).toEqual(['LEI: names share no word and countries differ'])
  })

  it('does not take "Group" or "Bank" for a common word', () => {
    const records = [
      makeSourceRecord({ source: 'sbti', name: 'Cogeco Group', hqRegion: 'CA', ...lei('L1') }),
      makeSourceRecord({ source: 'race-to-zero', name: 'EQS Group AG', hqRegion: 'DE', ...lei('L1') }),
    ]
    expect(companiesOf(records)).toHaveLength(2)
  })

  it('leaves apart different names under an ISIN that Net Zero Tracker has twice, with a word in common too', () => {
    const records = [
      makeSourceRecord({ source: 'net-zero-tracker', name: 'Mitsui Chemicals', hqRegion: 'JP', ...isin('J1') }),
      makeSourceRecord({ source: 'net-zero-tracker', name: 'Mitsui OSK Lines', hqRegion: 'JP', ...isin('J1') }),
      makeSourceRecord({ source: 'sbti', name: 'Mitsui Chemicals, Inc.', hqRegion: 'JP', ...isin('J1') }),
    ]
    expect(companiesOf(records)).toEqual([
      ['net-zero-tracker Mitsui Chemicals', 'sbti Mitsui Chemicals, Inc.'],
      ['net-zero-tracker Mitsui OSK Lines'],
    ])
  })

  it('never joins a part by its parent’s key', () => {
    const records = [
      makeSourceRecord({
        source: 'os-climate-itr',
        name: 'Eni S.P.A. - Oil',
        hqRegion: 'IT',
        isPart: true,
        ...isin('I1'),
      }),
      makeSourceRecord({ source: 'net-zero-tracker', name: 'Eni SpA', hqRegion: 'IT', ...isin('I1') }),
    ]
    expect(companiesOf(records)).toHaveLength(2)
  })

  it('leaves apart one ISIN with two LEIs', () => {
    const both = (leiValue: string) => ({
      identifiers: [
        { kind: 'isin' as const, value: 'I1' },
        { kind: 'lei' as const, value: leiValue },
      ],
    })
    const records = [
      makeSourceRecord({ source: 'sbti', name: 'Air Liquide Group S.A.', hqRegion: 'FR', ...both('L1') }),
      makeSourceRecord({ source: 'os-climate-itr', name: 'Air Liquide SA', hqRegion: 'FR', ...both('L2') }),
    ]
    expect(companiesOf(records)).toHaveLength(2)
    expect(reasonsOf(records)).toContain('ISIN: two different LEIs')
  })

  it('joins a renamed company by LEI in one country, and one company that two lists place in two countries', () => {
    const renamed = [
      makeSourceRecord({ source: 'race-to-zero', name: 'Plastic Omnium SE', hqRegion: 'FR', ...lei('L1') }),
      makeSourceRecord({ source: 'sbti', name: 'OPmobility', hqRegion: 'FR', ...lei('L1') }),
    ]
    const moved = [
      makeSourceRecord({ source: 'sbti', name: 'Linde plc', hqRegion: 'GB', ...isin('I1') }),
      makeSourceRecord({ source: 'os-climate-itr', name: 'Linde', hqRegion: 'IE', ...isin('I1') }),
    ]
    expect(companiesOf(renamed)).toHaveLength(1)
    expect(companiesOf(moved)).toHaveLength(1)
  })
})

describe('joinRecords by name and country', () => {
  it('leaves apart equal names in two countries, and two rows of one curated list', () => {
    const twoCountries = [
      makeSourceRecord({ source: 'sbti', name: 'Quantum', hqRegion: 'US' }),
      makeSourceRecord({ source: 'net-zero-tracker', name: 'Quantum', hqRegion: 'GB' }),
    ]
    const oneList = [
      makeSourceRecord({ source: 'sbti', name: 'AISHIN CO.,LTD.', hqRegion: 'JP' }),
      makeSourceRecord({ source: 'sbti', name: 'Aishin Inc.', hqRegion: 'JP' }),
    ]
    expect(companiesOf(twoCountries)).toHaveLength(2)
    expect(companiesOf(oneList)).toHaveLength(2)
    expect(reasonsOf(oneList)).toEqual(['name and country: one list has both, or their LEIs or websites differ'])
  })

  it('gives a third record to the one of two namesakes that has its whole spelling', () => {
    const records = [
      makeSourceRecord({ source: 'sbti', name: 'AISHIN CO.,LTD.', hqRegion: 'JP' }),
      makeSourceRecord({ source: 'sbti', name: 'Aishin Inc.', hqRegion: 'JP' }),
      makeSourceRecord({ source: 'race-to-zero', name: 'Aishin Co., Limited', hqRegion: 'JP' }),
    ]
    expect(companiesOf(records)).toEqual([
      ['race-to-zero Aishin Co., Limited', 'sbti AISHIN CO.,LTD.'],
      ['sbti Aishin Inc.'],
    ])
  })

  it('leaves apart one name with two LEIs', () => {
    const records = [
      makeSourceRecord({ source: 'sbti', name: 'Canfor', hqRegion: 'CA', ...lei('L1') }),
      makeSourceRecord({ source: 'race-to-zero', name: 'Canfor', hqRegion: 'CA', ...lei('L2') }),
    ]
    expect(companiesOf(records)).toHaveLength(2)
  })

  it('joins two rows of Race to Zero unless their websites or their legal forms differ', () => {
    const row = (name: string, website: string | null = null) =>
      makeSourceRecord({ source: 'race-to-zero', recordId: `${name} ${website}`, name, hqRegion: 'GB', website })
    expect(companiesOf([row('Accenture'), row('Accenture PLC')])).toHaveLength(1)
    expect(companiesOf([row('QBS', 'https://qbssoftware.com'), row('QBS Co', 'https://qbsco.net')])).toHaveLength(2)
    expect(companiesOf([row('Kanto Ltd'), row('Kanto Inc')])).toHaveLength(2)
  })
})

describe('joinRecords with a review', () => {
  const alias = (record: SourceRecord) => ({ source: record.source, id: record.recordId, name: record.name })
  const sec = makeSourceRecord({ source: 'sec', name: 'ERICSSON LM TELEPHONE CO' })
  const sbti = makeSourceRecord({ source: 'sbti', name: 'Ericsson Group', hqRegion: 'SE', ...lei('L1') })
  const nzt = makeSourceRecord({ source: 'net-zero-tracker', name: 'Ericsson Group', hqRegion: 'SE', ...lei('L1') })

  it('stops when a reviewed record is gone or has another name', () => {
    const gone = { reason: 'one company, reviewed', records: [alias(sec), { ...alias(sbti), id: '0' }] }
    const renamed = { reason: 'one company, reviewed', records: [alias(sec), { ...alias(sbti), name: 'Ericsson' }] }
    expect(() => companiesOf([sec, sbti], { ...NO_ALIASES, same: [gone] })).toThrow(/is not in the list any more/)
    expect(() => companiesOf([sec, sbti], { ...NO_ALIASES, same: [renamed] })).toThrow(/is now called "Ericsson Group"/)
  })

  it('joins what is reviewed as one company and keeps apart what is reviewed as two, whatever the keys say', () => {
    const same = [{ reason: 'one company, reviewed', records: [alias(sec), alias(sbti)] }]
    const apart = [{ reason: 'two companies, reviewed', records: [alias(sbti), alias(nzt)] }]
    expect(companiesOf([sec, sbti], { ...NO_ALIASES, same })).toHaveLength(1)
    expect(companiesOf([sbti, nzt], { ...NO_ALIASES, apart })).toHaveLength(2)
  })
})

describe('joinRecords by the form of the name and country', () => {
  const row = (source: SourceRecord['source'], name: string, more: Partial<SourceRecord> = {}) =>
    makeSourceRecord({ source, name, hqRegion: 'DE', ...more })

  it.each([
    ['Aldi Nord', 'ALDI Nord Group'],
    ['MercadoLibre', 'Mercado Libre S.R.L.'],
    ['Groupe Jacky Perrenot', 'JACKY PERRENOT'],
    ['United Overseas Bank', 'United Overseas Bank (UOB)'],
  ])('joins %s and %s of one country', (one, other) => {
    expect(companiesOf([row('net-zero-tracker', one), row('sbti', other)])).toHaveLength(1)
    expect(companiesOf([row('net-zero-tracker', one), row('sbti', other, { hqRegion: 'SE' })])).toHaveLength(2)
  })

  it.each([
    ['an owner and what it owns', 'Nan Fung Development', 'Nan Fung Development Holdings'],
    ['names of trade words and places', 'United Utilities', 'United Utilities Group'],
    ['an article that was dropped', 'Keystone', 'The Keystone Group'],
    ['another place', 'Acme Works England', 'Acme Works Scotland Group'],
  ])('leaves apart %s', (_what, one, other) => {
    expect(companiesOf([row('net-zero-tracker', one), row('sbti', other)])).toHaveLength(2)
  })

  it('leaves apart what websites, LEIs, sizes or one list with both tell apart', () => {
    const aldi = row('race-to-zero', 'Aldi Nord', { website: 'https://aldi-nord.de' })
    expect(companiesOf([aldi, row('sbti', 'Aldi Nord Group')])).toHaveLength(1)
    expect(companiesOf([aldi, row('sbti', 'Aldi Nord Group', { website: 'https://other.de' })])).toHaveLength(2)
    expect(
      companiesOf([row('race-to-zero', 'Aldi Nord', lei('L1')), row('sbti', 'Aldi Nord Group', lei('L2'))]),
    ).toHaveLength(2)
    expect(companiesOf([row('sbti', 'Aldi Nord'), row('sbti', 'Aldi Nord Group')])).toHaveLength(2)
    const small = { commitment: { ...sbtiRow, organizationType: 'SME' } }
    expect(companiesOf([row('net-zero-tracker', 'AsahiKasei'), row('sbti', 'Asahi Kasei', small)])).toHaveLength(2)
    expect(
      companiesOf([row('net-zero-tracker', 'AsahiKasei'), row('sbti', 'Asahi Kasei', { commitment: sbtiRow })]),
    ).toHaveLength(1)
  })
})
