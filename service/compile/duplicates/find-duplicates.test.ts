import { expect, it } from 'vitest'
import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { toRates } from '@/service/reference/read-rates'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { findDuplicates } from './find-duplicates'

const none = { same: [], apart: [], parts: [] }

function record(
  source: SourceRecord['source'],
  id: string,
  name: string,
  more: Partial<SourceRecord> = {},
): SourceRecord {
  return {
    source,
    recordId: id,
    name,
    otherNames: [],
    hqRegion: 'US',
    hqSubregion: null,
    website: null,
    identifiers: [],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: [],
    ...more,
  }
}

function pairsOf(records: SourceRecord[], { largest = 100, apart = false } = {}) {
  const found = findDuplicates(compileCompanies(records, none), records, toRates([]), {
    areApart: () => apart,
    largest,
  })
  return found.map(({ one, other, shared, against }) => ({ names: [one.name, other.name].sort(), shared, against }))
}

it('names what two companies of one country share, the strongest first, and what the lists say against it', () => {
  const records = [
    record('race-to-zero', '1', 'Google'),
    record('net-zero-tracker', '2', 'Alphabet', { sizeUsd: 3e11 }),
    record('race-to-zero', '3', 'Zeta Brewing Holdings', { website: 'https://zeta.example' }),
    record('net-zero-tracker', '4', 'Zeta Brewing', { website: 'https://www.zeta.example/about' }),
    record('net-zero-tracker', '5', 'Fabrikam Widgets'),
    record('net-zero-tracker', '6', 'Fabrikam Widgets Holdings'),
    record('race-to-zero', '7', 'Contoso', { hqRegion: 'SE' }),
    record('net-zero-tracker', '8', 'Contoso Holdings', { hqRegion: 'NO' }),
  ]
  expect(pairsOf(records)).toEqual([
    { names: ['Zeta Brewing', 'Zeta Brewing Holdings'], shared: ['same', 'website'], against: [] },
    { names: ['Alphabet', 'Google'], shared: ['known name'], against: [] },
    {
      names: ['Fabrikam Widgets', 'Fabrikam Widgets Holdings'],
      shared: ['same'],
      against: ['a row each in net-zero-tracker'],
    },
  ])
  expect(pairsOf(records, { largest: 1 }).map(({ names }) => names)).toEqual([['Alphabet', 'Google']])
  expect(pairsOf(records, { apart: true })).toEqual([])
})
