import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { joinRecords } from './join-records'

function countOf(...records: SourceRecord[]): number {
  return joinRecords(records, { same: [], apart: [], parts: [] }).companies.length
}
const klimatkollen = (name: string) => makeSourceRecord({ source: 'klimatkollen', name })
const sec = (name: string) => makeSourceRecord({ source: 'sec', name })
const pledge = (name: string, website: string) => makeSourceRecord({ source: 'climate-pledge', name, website })
const nzt = (name: string, hqRegion: string) => makeSourceRecord({ source: 'net-zero-tracker', name, hqRegion })
const member = (name: string, hqRegion: string, website: string) =>
  makeSourceRecord({ source: 'race-to-zero', name, hqRegion, website })

describe('records of Klimatkollen', () => {
  it('stay apart from a company of their name outside the Nordic countries', () => {
    expect(
      countOf(klimatkollen('MTG'), makeSourceRecord({ source: 'sbti', name: 'MTG Co., Ltd.', hqRegion: 'JP' })),
    ).toBe(2)
  })

  it('join the Nordic one of two namesakes', () => {
    expect(
      countOf(
        klimatkollen('SEB'),
        nzt('SEB', 'SE'),
        makeSourceRecord({ source: 'carbon-gap', name: 'SEB SA', hqRegion: 'FR' }),
      ),
    ).toBe(2)
  })
})

describe('records of the SEC', () => {
  it('stay apart from a foreign company of one word, and from one of several namesakes', () => {
    expect(countOf(sec('CASTELLUM, INC.'), nzt('Castellum', 'SE'))).toBe(2)
    expect(
      countOf(
        sec('PRUDENTIAL PLC'),
        nzt('Prudential', 'US'),
        member('Prudential plc', 'GB', 'https://prudentialplc.com'),
      ),
    ).toBe(3)
  })

  it('stay apart from a small American business of one word', () => {
    const sme = makeSourceRecord({
      source: 'race-to-zero',
      name: 'Quantum',
      hqRegion: 'US',
      commitment: {
        source: 'race-to-zero',
        recordId: 'Quantum',
        nameAsListed: 'Quantum',
        place: { file: 'list.csv', row: 2 },
        initiatives: [{ name: 'SME Climate Hub', slug: 'sme-climate-hub' }],
        joinedOn: null,
        url: null,
      },
    })
    expect(countOf(sec('QUANTUM CORP'), sme)).toBe(2)
  })

  it('join the American company of their name, and a foreign one of two words', () => {
    expect(countOf(sec('AES CORP'), nzt('AES', 'US'))).toBe(1)
    expect(countOf(sec('DEUTSCHE BANK AG'), nzt('Deutsche Bank', 'DE'))).toBe(1)
  })

  it('join a foreign company of one word that has a security and the same legal form', () => {
    const sap = makeSourceRecord({
      source: 'sbti',
      name: 'SAP SE',
      hqRegion: 'DE',
      identifiers: [{ kind: 'isin', value: 'D1' }],
    })
    expect(countOf(sec('SAP SE'), sap)).toBe(1)
    expect(countOf(sec('SAP Inc'), sap)).toBe(2)
  })
})

describe('records of The Climate Pledge', () => {
  it('stay apart when the name is one word and the websites differ', () => {
    expect(
      countOf(pledge('IMI', 'https://www.imipeople.com/'), member('IMI plc', 'GB', 'https://www.imiplc.com/')),
    ).toBe(2)
  })

  it('join the namesake whose website they have', () => {
    expect(
      countOf(
        pledge('ACCENTURE', 'https://www.accenture.com/us-en'),
        nzt('Accenture', 'US'),
        member('Accenture PLC', 'IE', 'https://accenture.com'),
      ),
    ).toBe(2)
  })

  it('join a company of another spelling by website when the names share a word, not by a shared host', () => {
    const website = 'https://www.protectbox.com/about'
    expect(countOf(pledge('PROTECTBOX', website), member('ProtectBox Trading', 'GB', 'http://protectbox.com'))).toBe(1)
    expect(countOf(pledge('PROTECTBOX', website), member('Somebody Else', 'GB', 'http://protectbox.com'))).toBe(2)
    const shared = 'https://www.linkedin.com/company/1'
    expect(countOf(pledge('PROTECTBOX', shared), member('ProtectBox Trading', 'GB', shared))).toBe(2)
  })
})
