import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readFederalReserve } from './read-federal-reserve'

const HEADER = 'Date,Country,Exchange rate'
const read = (...lines: string[]) => readFederalReserve(new TextEncoder().encode(`${lines.join('\n')}\n`))

describe('readFederalReserve', () => {
  it('refuses an empty file, a web page, another heading and a file without rows', () => {
    expect(() => readFederalReserve(new Uint8Array())).toThrow(SourceFileError)
    expect(() => read('<!DOCTYPE html>')).toThrow(/web page/)
    expect(() => read('Date,Country,Value', '2020-01-01,Taiwan,29')).toThrow(/Exchange rate/)
    expect(() => read(HEADER)).toThrow(/no rows/)
  })

  it('refuses an unknown country, a month, a year twice and a cell that is no rate', () => {
    expect(() => read(HEADER, '2020-01-01,Utopia,3')).toThrow(/row 2, column Country/)
    expect(() => read(HEADER, '2020-02-01,Taiwan,29')).toThrow(/Date/)
    expect(() => read(HEADER, '2020-01-01,Taiwan,29', '2020-01-01,Taiwan,29')).toThrow(/twice/)
    for (const wrong of ['', '0', '-29', '29;1', 'ND', '1e3']) {
      expect(() => read(HEADER, `2020-01-01,Taiwan,${wrong}`), wrong).toThrow(SourceFileError)
    }
  })

  it('leaves out years before 1999, and Venezuela, whose unit changes', () => {
    const rates = read(
      HEADER,
      '1998-01-01,Taiwan,33.5',
      '1999-01-01,Taiwan,32.3222',
      '2018-01-01,Venezuela,4389736.7765',
      '1999-01-01,South Korea,1189.84',
    )
    expect(rates).toEqual([
      { currency: 'TWD', year: 1999, perUsd: 32.3222 },
      { currency: 'KRW', year: 1999, perUsd: 1189.84 },
    ])
  })

  const FILE = '../shared/data/fx/fred-exchange-rates-annual-1971-2025.csv'
  it.skipIf(!existsSync(FILE))('reads the published file (skipped without ../shared/data)', () => {
    const rates = readFederalReserve(readFileSync(FILE))
    expect(rates).toHaveLength(20 * 27)
    expect(rates.find(({ currency, year }) => currency === 'TWD' && year === 2025)?.perUsd).toBe(31.1663)
    // Units per dollar, although the H.10 quotes dollars per euro.
    expect(rates.find(({ currency, year }) => currency === 'EUR' && year === 2022)?.perUsd).toBe(0.9493)
  })
})
