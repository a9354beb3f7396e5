import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { joinRecords } from './join-records'

/** The companies that come of the records, each as the sorted "source name" of its members. */
function companiesOf(...records: SourceRecord[]): string[][] {
  const { companies } = joinRecords(records, { same: [], apart: [], parts: [] })
  return companies
    .map((members) => members.map((index) => `${records[index]?.source} ${records[index]?.name}`).sort())
    .sort()
}
const owner = (name: string, hqRegion: string | null = 'US') =>
  makeSourceRecord({ source: 'epa-ghgrp', name, recordId: name.toLowerCase(), hqRegion })
const corporation = (name: string) => makeSourceRecord({ source: 'au-nger', name, hqRegion: 'AU' })
const nzt = (name: string, hqRegion: string) => makeSourceRecord({ source: 'net-zero-tracker', name, hqRegion })
const sec = (name: string) => makeSourceRecord({ source: 'sec', name })
const itr = (name: string) => makeSourceRecord({ source: 'os-climate-itr', name, hqRegion: 'US' })

describe('owners of sites', () => {
  it('join the company of their name at home', () => {
    expect(companiesOf(owner('VISTRA CORP'), nzt('Vistra Corp.', 'US'), sec('Vistra Corp.'))).toHaveLength(1)
    expect(companiesOf(corporation('SANTOS LIMITED'), nzt('Santos', 'AU'))).toHaveLength(1)
  })

  it('stay apart from a group elsewhere, whose subsidiary they are', () => {
    expect(companiesOf(owner('LINDE INC'), nzt('Linde', 'GB'))).toHaveLength(2)
    expect(companiesOf(corporation('CHEVRON AUSTRALIA HOLDINGS PTY LTD'), nzt('Chevron', 'US'))).toHaveLength(2)
  })

  it('do not take the listing of a group elsewhere from it', () => {
    expect(
      companiesOf(owner('MELROSE INDUSTRIES CO'), nzt('Melrose Industries', 'GB'), sec('Melrose Industries Plc')),
    ).toEqual([
      ['epa-ghgrp MELROSE INDUSTRIES CO'],
      ['net-zero-tracker Melrose Industries', 'sec Melrose Industries Plc'],
    ])
  })

  it('whom no other list knows join a listed company of the same legal form only', () => {
    expect(companiesOf(owner('HALLADOR ENERGY CO'), sec('HALLADOR ENERGY CO'))).toHaveLength(1)
    expect(companiesOf(owner('TITAN AMERICA LLC'), sec('Titan America SA'))).toHaveLength(2)
    expect(companiesOf(owner('EQT CORP'), sec('EQT Corp'), nzt('EQT', 'SE'))).toHaveLength(3)
  })

  it('of another legal form do not part a listed company from its pledge', () => {
    const pledge = makeSourceRecord({ source: 'climate-pledge', name: 'TITAN AMERICA' })
    expect(companiesOf(owner('TITAN AMERICA LLC'), sec('Titan America SA'), pledge)).toHaveLength(2)
  })

  it('named twice part nobody else, and the equal spelling joins', () => {
    expect(
      companiesOf(owner('REX CORP'), owner('THE REX CORP'), itr('Rex Corp.'), nzt('Rex', 'US'), sec('REX CORP')),
    ).toEqual([
      ['epa-ghgrp REX CORP', 'net-zero-tracker Rex', 'os-climate-itr Rex Corp.', 'sec REX CORP'],
      ['epa-ghgrp THE REX CORP'],
    ])
  })

  it('of a foreign legal form join the company of their name abroad', () => {
    expect(companiesOf(owner('DS SMITH PLC', null), nzt('DS Smith', 'GB'))).toHaveLength(1)
  })
})
