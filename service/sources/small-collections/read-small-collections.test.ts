import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readSmallCollections } from './read-small-collections'
import { type CollectionFile, reviewedYears, SMALL_COLLECTIONS_FILES } from './reviewed-cells'

const bytesOf = (file: CollectionFile) => readTestData(SMALL_COLLECTIONS_FILES[file])
const withFile = (name: CollectionFile, change: (text: string) => string) => (file: CollectionFile) =>
  file === name ? new TextEncoder().encode(change(new TextDecoder().decode(bytesOf(file)))) : bytesOf(file)

it('has one entry for each company and year', () => {
  const keys = reviewedYears.map(({ company, year }) => `${company} ${year}`)
  expect(new Set(keys).size).toBe(keys.length)
})

describe.skipIf(!hasTestData)(`small open collections${needsTestData}`, () => {
  it('yield the cells that a person reviewed, and nothing else', async () => {
    const { records, refused } = await readSmallCollections(bytesOf)
    expect(refused).toEqual([])
    expect(records.map(({ name }) => name)).toEqual([
      'A.P. Moller - Maersk', 'Microsoft', 'Siemens AG', 'Siemens Energy', 'Alphabet', 'Pinterest', 'Snap Inc', 'Spotify', 'thyssenkrupp AG',
    ]) // biome-ignore format: names
    const yearOf = (name: string, year: number) =>
      records.find((record) => record.name === name)?.disclosures.find((one) => one.year === year)
    expect(yearOf('A.P. Moller - Maersk', 2023)?.emissions).toEqual({
      scope1Kg: 34_138_000_000,
      scope2MarketKg: 346_000_000,
      scope2LocationKg: 386_000_000,
      scope3Kg: 44_938_000_000,
    })
    expect(yearOf('Siemens AG', 2024)).toMatchObject({
      period: { from: '2023-10', to: '2024-09' },
      emissions: { scope1Kg: 347_000_000, scope2MarketKg: 94_000_000 },
      revenue: null,
    })
    expect(yearOf('thyssenkrupp AG', 2024)?.emissions).toEqual({ scope1And2Kg: 23_200_000_000 })
    expect(yearOf('Spotify', 2021)?.emissions).toEqual({ scope1Kg: 682_000, scope3Kg: 353_054_000 })
  })

  it('stop the reader where a cell holds another text than was reviewed', async () => {
    const changed: [CollectionFile, string, string, RegExp][] = [
      ['maersk', '34138000', '34138001', /osi-seed.*row 36, column D: holds "34138001", and a person saw "34138000"/],
      ['siemensEnergy', '"value": 175000', '"value": 175001', /Siemens_Energy.*scope1GhgEmissionsInTonnes/],
      ['steel', '23.2,Mt CO2', '2.32,Mt CO2', /row 30, column value/],
    ]
    for (const [file, before, after, message] of changed) {
      const reading = readSmallCollections(withFile(file, (text) => text.replace(before, after)))
      await expect(reading).rejects.toThrow(SourceFileError)
      await expect(readSmallCollections(withFile(file, (text) => text.replace(before, after)))).rejects.toThrow(message)
    }
  })

  it('stop the reader where a file is another one', async () => {
    const broken: CollectionFile[] = ['maersk', 'microsoft', 'alphabet', 'steel']
    for (const file of broken) {
      await expect(readSmallCollections(withFile(file, () => '<html></html>'))).rejects.toThrow(SourceFileError)
    }
  })
})
