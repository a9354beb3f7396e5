import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { longestRisingChain } from './longest-rising-chain'
import { KR_GIR_FILE, readKrGir } from './read-kr-gir'

const heading = 'no,corp_name,designation_type,ghg_tco2eq,name_en_ours'
const row = '10,나라(주),업체,763404,Nara'
const next = '20,다라(주),사업장,61064,'
const read = (...lines: string[]) => readKrGir(new TextEncoder().encode(`${[heading, ...lines].join('\n')}\n`))

describe('readKrGir', () => {
  it.each([
    ['another designation', row.replace('업체', '개인'), /row 2, column designation_type/],
    ['what is no amount', row.replace('763404', '763.4'), /row 2, column ghg_tco2eq/],
    ['0', row.replace('763404', '0'), /row 2, column ghg_tco2eq/],
    ['what is no number of a row', row.replace('10', 'ten'), /row 2, column no/],
  ])('refuses %s', (_, line, message) => {
    expect(() => read(line, next)).toThrow(SourceFileError)
    expect(() => read(line, next)).toThrow(message)
  })

  it('refuses a row of the register twice', () => {
    expect(() => read(row, next.replace('20', '10'))).toThrow(/row 3, column no: 10 is in row 2/)
    expect(() => read(row, row.replace('10', '20'))).toThrow(/row 3, column corp_name/)
  })

  it('reads one sum of scopes 1 and 2 for Korea, and says how the row was obtained', () => {
    expect(read(row, next).records[0]).toMatchObject({
      name: '나라(주)',
      otherNames: ['Nara'],
      hqRegion: 'KR',
      disclosures: [
        {
          year: 2024,
          region: 'KR',
          emissions: { scope1And2Kg: 763_404_000 },
          locator: 'row 2, row 10 of the register; typed off by hand, its order and magnitude looked at again',
        },
      ],
    })
  })

  it('refuses a name out of order, and an amount with a digit too many or too few', () => {
    const refusals = (...lines: string[]) => read(row, next, ...lines).refused.map(({ reason }) => reason)
    expect(refusals('30,가라(주),업체,763404,')).toEqual(['its name is not in the order of the register: 가라(주)'])
    const off = 'an amount that its designation does not allow: 마라(주)'
    expect(refusals('30,마라(주),사업장,610640,')).toEqual([off])
    expect(refusals('30,마라(주),사업장,6106,')).toEqual([off])
    expect(refusals('30,마라(주),업체,7634,')).toEqual([off])
  })
})

it('keeps the longest chain of ascending names, whether the wrong one is at its beginning or its end', () => {
  const kept = (names: string) =>
    [...longestRisingChain([...names].map((name) => ({ row: name, name })))].toSorted().join('')
  expect(kept('zabc')).toBe('abc')
  expect(kept('abdc')).toBe('abc')
  expect(kept('abca')).toBe('abc')
  expect(kept('')).toBe('')
})

describe.skipIf(!hasTestData)(`the rows copied from Korea's register${needsTestData}`, () => {
  it('are all accepted except one out of order and three holdings', () => {
    const { records, refused } = readKrGir(readTestData(KR_GIR_FILE))
    expect([records.length, refused.map(({ row }) => row).length]).toEqual([322, 4])
    const steel = records.find(({ name }) => name === '현대제철 주식회사')
    expect(steel?.disclosures[0]?.emissions.scope1And2Kg).toBe(28_817_883_000)
  })
})
