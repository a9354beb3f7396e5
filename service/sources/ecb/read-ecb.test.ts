import { existsSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readEcb } from './read-ecb'

const HEADER =
  'Date,USD,JPY,BGN,CYP,CZK,DKK,EEK,GBP,HUF,LTL,LVL,MTL,PLN,ROL,RON,SEK,SIT,SKK,CHF,ISK,NOK,HRK,RUB,TRL,TRY,AUD,BRL,CAD,CNY,HKD,IDR,ILS,INR,KRW,MXN,MYR,NZD,PHP,SGD,THB,ZAR,'

/** A day on which only the dollar and the yen are quoted. */
function day(date: string, dollar: string, yen: string): string {
  return `${date},${dollar},${yen}${',N/A'.repeat(39)},`
}

function zipOf(...lines: string[]): Uint8Array {
  return zipSync({ 'eurofxref-hist.csv': strToU8(`${lines.join('\n')}\n`) })
}

describe('readEcb', () => {
  it('refuses an empty file, a truncated archive and an archive of something else', () => {
    const whole = zipOf(HEADER, day('2020-01-02', '1.1', '120'))
    expect(() => readEcb(new Uint8Array())).toThrow(SourceFileError)
    expect(() => readEcb(whole.subarray(0, whole.length / 2))).toThrow(/damaged/)
    expect(() => readEcb(zipSync({ 'rates.csv': strToU8(HEADER) }))).toThrow(/holds no eurofxref-hist.csv/)
  })

  it('refuses a table without rows and one without anything', () => {
    expect(() => readEcb(zipOf(HEADER))).toThrow(/no rows/)
    expect(() => readEcb(zipSync({ 'eurofxref-hist.csv': new Uint8Array() }))).toThrow(SourceFileError)
  })

  it('refuses a currency it does not know, a renamed one and a missing one', () => {
    const row = day('2020-01-02', '1.1', '120')
    expect(() => readEcb(zipOf(`${HEADER}XYZ,`, `${row}1.5,`))).toThrow(SourceFileError)
    expect(() => readEcb(zipOf(HEADER.replace('JPY', 'JPX'), row))).toThrow(/JPX/)
    expect(() => readEcb(zipOf(HEADER.replace('ZAR,', ''), row.replace('N/A,', '')))).toThrow(SourceFileError)
  })

  it('refuses a day that is there twice', () => {
    const twice = zipOf(HEADER, day('2020-01-02', '1.1', '120'), day('2020-01-02', '1.1', '120'))
    expect(() => readEcb(twice)).toThrow(/row 3: 2020-01-02 is there twice/)
  })

  it('refuses a cell that is no rate, and a day without the dollar', () => {
    for (const wrong of ['', '-', '0', '-1.1', '1,1', '1e3', 'N/A ']) {
      expect(() => readEcb(zipOf(HEADER, day('2020-01-02', '1.1', wrong))), wrong).toThrow(SourceFileError)
    }
    expect(() => readEcb(zipOf(HEADER, day('2020-01-02', 'N/A', '120')))).toThrow(/USD/)
    expect(() => readEcb(zipOf(HEADER, day('2020-13-02', '1.1', '120')))).toThrow(/Date/)
  })

  it('returns the days, oldest first, without currencies that were not quoted', () => {
    const days = readEcb(zipOf(HEADER, day('2020-01-03', '1.2', '130'), day('2020-01-02', '1.1', '120')))
    expect(days.map((each) => each.day)).toEqual(['2020-01-02', '2020-01-03'])
    expect([...(days[0]?.perEur ?? [])]).toEqual([
      ['USD', 1.1],
      ['JPY', 120],
    ])
  })

  const FILE = '../shared/data/fx/ecb-eurofxref-hist-2026-04-13.zip'
  it.skipIf(!existsSync(FILE))('reads the published archive (skipped without ../shared/data)', () => {
    const days = readEcb(readFileSync(FILE))
    expect(days).toHaveLength(6983)
    expect(days[0]?.day).toBe('1999-01-04')
    expect(days[0]?.perEur.get('USD')).toBe(1.1789)
    expect(days.at(-1)?.day).toBe('2026-04-13')
    expect(days.at(-1)?.perEur.get('SEK')).toBe(10.892)
    expect(days.at(-1)?.perEur.has('BGN')).toBe(false)
  })
})
