import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIndustries } from '@/service/reference/industries/read-industries'
import { readCountries } from './read-countries'
import { readEditions } from './read-editions'
import { convert, findRate, readRates } from './read-rates'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'reference-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

function write(file: string, content: unknown): void {
  writeFileSync(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const euro = { currency: 'EUR', year: 2020, perUsd: 0.8, source: 'ecb', method: 'mean of 257 daily cross rates' }
const krona = { ...euro, currency: 'SEK', perUsd: 8 }

describe('the readers of compiled reference data', () => {
  it('name the file that is missing, not JSON, or of another shape', () => {
    expect(() => readRates(join(directory, 'nowhere'))).toThrow(/rates\.json cannot be read/)
    write('rates.json', '[{')
    expect(() => readRates(directory)).toThrow(/rates\.json cannot be read/)
    write('rates.json', [{ ...euro, perUsd: 0 }])
    expect(() => readRates(directory)).toThrow(/rates\.json cannot be read/)
    write('industries.json', [{ id: '26', name: 'Computers' }])
    expect(() => readIndustries(directory)).toThrow(/industries\.json cannot be read/)
  })

  it('refuse editions that leave a source out or name one twice', () => {
    const edition = {
      id: 'ecb',
      title: 'Rates',
      publisher: 'ECB',
      url: 'https://www.ecb.europa.eu',
      retrievedOn: '2026-04-13',
      vintage: '1999-2025',
      licence: 'Free',
      licenceUrl: null,
      attribution: 'ECB',
      leavesOut: 'Days',
      records: 1,
    }
    write('editions.json', [edition])
    expect(() => readEditions(directory)).toThrow(/no edition of read-reports/)
    write('editions.json', [edition, edition])
    expect(() => readEditions(directory)).toThrow(/twice/)
  })

  it('return countries and industries by their codes', () => {
    write('countries.json', [{ code: 'TW', name: 'Taiwan', carbonIntensity: null }])
    expect(readCountries(directory).byCode.get('TW')?.name).toBe('Taiwan')
    write('industries.json', [{ id: '35', name: 'Power', section: { id: 'D', name: 'Power' }, epaFactor: null }])
    expect(readIndustries(directory).byId.get('35')?.epaFactor).toBeNull()
  })
})

describe('findRate and convert', () => {
  function rates() {
    write('rates.json', [euro, krona])
    return readRates(directory)
  }

  it('return no rate for an unknown year or currency', () => {
    expect(findRate(rates(), 'EUR', 2021)).toBeNull()
    expect(findRate(rates(), 'XXX', 2020)).toBeNull()
    expect(convert(rates(), 100, 'EUR', 'USD', 2021)).toBeNull()
    expect(convert(rates(), 100, 'USD', 'XXX', 2020)).toBeNull()
  })

  it('divide on the way to the dollar and multiply on the way from it', () => {
    expect(convert(rates(), 100, 'EUR', 'USD', 2020)).toMatchObject({ amount: 125, rate: 1.25, year: 2020 })
    expect(convert(rates(), 100, 'USD', 'EUR', 2020)).toMatchObject({ amount: 80, rate: 0.8 })
  })

  it('convert between two other currencies by way of the dollar and name both rates', () => {
    expect(convert(rates(), 5, 'EUR', 'SEK', 2020)).toEqual({ amount: 50, rate: 10, year: 2020, rates: [euro, krona] })
    expect(convert(rates(), 5, 'USD', 'SEK', 2020)?.rates).toEqual([krona])
  })

  it('do not change an amount in its own currency, whether its rate is known or not', () => {
    expect(convert(rates(), 5, 'XXX', 'XXX', 1995)).toEqual({ amount: 5, rate: 1, year: 1995, rates: [] })
  })

  it('use 1 for the dollar in every year, and list it among the currencies', () => {
    expect(findRate(rates(), 'USD', 1990)?.perUsd).toBe(1)
    expect(rates().currencies).toEqual(['EUR', 'SEK', 'USD'])
  })
})
