import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { CA_GHGRP_FILE, readCaGhgrp } from './read-ca-ghgrp'

const heading =
  'Facility ID,Facility name,Company name,City,Address,Postal code,Province,Latitude,Longitude,Total emissions,Units,Report year,Industry classification,Industry classification link,Facility information,Facility details'
const row =
  '10001,Division Alma,Produits forestiers Résolu,Alma,1 Street,G8B 5W2,Quebec,48.5,-71.6,56.67,kilotonnes of carbon dioxide equivalents (kt CO2 eq),2021,Mills,a,b,c'
const read = (...lines: string[]) =>
  readCaGhgrp(Uint8Array.from(Buffer.from(`${[heading, ...lines].join('\n')}\n`, 'latin1')))

describe('readCaGhgrp', () => {
  it.each([
    ['another unit', row.replace('kilotonnes', 'tonnes'), /row 2, column Units/],
    ['another year', row.replace(',2021,', ',2022,'), /row 2, column Report year/],
    ['what is no amount', row.replace('56.67', '1 25.1'), /row 2, column Total emissions/],
  ])('refuses %s', (_, line, message) => {
    expect(() => read(line)).toThrow(SourceFileError)
    expect(() => read(line)).toThrow(message)
  })

  it('refuses a facility twice', () => {
    expect(() => read(row, row)).toThrow(/row 3, column Facility ID: 10001 is in row 2 already/)
  })

  it('adds up the facilities of a company, reading Latin-1 letters and thousands separated by a space', () => {
    const [record] = read(row, row.replace('10001', '10002').replace('56.67', '12 502.01')).records
    expect(record).toMatchObject({ name: 'Produits forestiers Résolu', hqRegion: 'CA' })
    expect(record?.disclosures).toMatchObject([{ year: 2021, region: 'CA', emissions: { scope1Kg: 12_558_680_000 } }])
  })

  it('adds up the spellings of one company: legal forms in full, in French or with a slip, the name of a site behind it', () => {
    const of = (name: string, facility: number) =>
      row.replace('10001', `${facility}`).replace('Produits forestiers Résolu', name)
    const { records } = read(
      of('Agnico Eagle Mines Ltd.', 1),
      of('Agnico Eagle Mines Limited', 2),
      of('Agnico-Eagle Mines Lted', 3),
      of('Les Mines Agnico Eagle Limitée', 4),
      of('Lantic Inc. - Vancouver Refinery', 5),
      of('Lantic Inc. Taber Factory', 6),
      of('Foothills Pipe Lines Ltd.', 7),
      of('Foothills Pipe Lines (South B.C.) Ltd.', 8),
    )
    expect(records.map(({ name, disclosures }) => [name, disclosures[0]?.printed.length])).toEqual([
      ['Agnico Eagle Mines Limited', 4],
      ['Lantic Inc.', 2],
      ['Foothills Pipe Lines Ltd.', 1],
      ['Foothills Pipe Lines (South B.C.) Ltd.', 1],
    ])
    expect(records[0]?.otherNames).toContain('Les Mines Agnico Eagle Limitée')
  })

  it('reads the characters of Windows-1252 the same on every version of Node', () => {
    const bytes = Buffer.from(`${heading}\n${row.replace('Division Alma', 'Alma # 2')}\n`, 'latin1')
    bytes[bytes.indexOf('#')] = 0x96
    expect(readCaGhgrp(Uint8Array.from(bytes)).records[0]?.disclosures[0]?.printed[0]?.label).toBe('Alma – 2')
  })
})

describe.skipIf(!hasTestData)(`Canada's large facilities${needsTestData}`, () => {
  it('belong to 781 companies', () => {
    const { records } = readCaGhgrp(readTestData(CA_GHGRP_FILE))
    expect(records).toHaveLength(781)
    const syncrude = records.find(({ name }) => name === 'Syncrude Canada Ltd.')
    expect(syncrude?.disclosures[0]?.emissions.scope1Kg).toBe(12_502_010_000)
  })
})
