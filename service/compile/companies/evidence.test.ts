import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { iso31661Alpha2ToAlpha3 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import type { Commitment, Disclosure, SourceId } from '@/service/reference/records'
import { hasTestData, needsTestData } from '@/service/sources/testing/read-test-data'
import { cellAt, rawBytes, rawTable } from '@/service/testing/data/raw-file'
import { pick, seededRandom } from '@/service/testing/data/seeded-random'
import { compiledRelease, releaseReference } from '@/service/testing/data/this-release'

// The files in the repository against the publishers' own, which lie beside it.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

const seed = 20260101
const tonnesPerUnit: Readonly<Record<string, number>> = {
  ...{ 'kg CO2e': 1e-3, 't CO2e': 1, 'kt CO2e': 1e3, 'thousand t CO2e': 1e3, 'Mt CO2e': 1e6, 'Millions t CO2e': 1e6 },
}

type Figure = { disclosure: Disclosure; field: string; amount: number | undefined }

function figuresOf(disclosure: Disclosure): Figure[] {
  const { scope3CategoriesKg = {}, ...scopes } = disclosure.emissions
  const categories = Object.entries(scope3CategoriesKg)
  return [
    ...Object.entries(scopes).map(([field, amount]) => ({ disclosure, field, amount })),
    ...categories.map(([number, amount]) => ({ disclosure, field: `scope3CategoriesKg.${number}`, amount })),
    ...(disclosure.revenue ? [{ disclosure, field: 'revenue', amount: disclosure.revenue.amount }] : []),
  ]
}

/** "$89900000000,00", "1,234.5", "12 502.01" and "7.2e-3" as numbers. */
function numberIn(cell: string): number {
  return Number(
    cell
      .replace(/^\$/, '')
      .replace(/,(\d\d)$/, '.$1')
      .replaceAll(',', '')
      .replace(/(?<=\d)\s(?=\d)/g, ''),
  )
}

/** Where the words of a label stand. */
const labelColumns: Partial<Record<SourceId, string>> = {
  'read-reports': 'label',
  'jp-eegs': '区分',
  'uk-ets': 'Installation name',
  'ca-ghgrp': 'Facility name',
  'us-washington': 'Reporter',
}

/** Cells of words, out of which an amount is taken. */
const columnsOfWords = ['補充說明', 'scope2_as_printed']

function isSameCell(raw: string | undefined, printed: string, column: string | undefined): boolean {
  if (raw !== undefined && column !== undefined && columnsOfWords.includes(column)) return raw.includes(printed)
  // A workbook stores 0.1 as it likes: "0.10000000000000001" is the number 0.1.
  return raw !== undefined && (raw === printed || (raw !== '' && Number(raw) === Number(printed)))
}

/** What is wrong on the way from a compiled figure back to its cells; nothing where all holds. */
function faultsOf({ disclosure, field, amount = Number.NaN }: Figure): string[] {
  const printed = disclosure.printed.filter((figure) => figure.field === field)
  const faults = printed.length === 0 ? [`${field} has no printed figure`] : []
  let sum = 0
  for (const { printed: text, unit, perUnit, place, share = 100, sharePlace, label } of printed) {
    const cell = cellAt(folder, place)
    if (!isSameCell(cell, text, place.column)) faults.push(`${JSON.stringify(place)} holds ${cell}, not ${text}`)
    if (sharePlace && Number(cellAt(folder, sharePlace)) !== share) faults.push(`${JSON.stringify(sharePlace)}: share`)
    const column = labelColumns[disclosure.source] ?? 'Facility Name'
    if (label !== undefined && cellAt(folder, { ...place, column }) !== label) faults.push(`${label}: name`)
    const factor =
      field === 'revenue' ? Number(unit === disclosure.revenue?.currency) : 1000 * (tonnesPerUnit[unit] ?? 0)
    const amount = columnsOfWords.includes(place.column ?? '') ? text : (cell ?? '')
    sum += (numberIn(amount) * (perUnit ?? factor) * share) / 100
  }
  // EPA's sums are kept in whole kilograms.
  const tolerance = disclosure.source === 'epa-ghgrp' ? 0.5 : amount * 1e-6
  return Math.abs(sum - amount) <= tolerance ? faults : [...faults, `${field} ${amount}, in the cells ${sum}`]
}

const statusWords = { set: 'Targets set', committed: 'Committed', removed: 'Commitment removed', none: '' }

/** The cells of a list's row that a commitment must agree with, by heading. */
function cellsBehind(commitment: Commitment): Record<string, string> {
  const { nameAsListed: name, recordId } = commitment
  if (commitment.source === 'sbti') {
    const { nearTerm, longTerm, netZero } = commitment
    return {
      ...{ company_name: name, near_term_target_classification: nearTerm.classification ?? '' },
      near_term_status: statusWords[nearTerm.status],
      long_term_status: statusWords[longTerm.status],
      net_zero_status: statusWords[netZero.status],
    }
  }
  if (commitment.source === 'net-zero-tracker') {
    return { ID_Code: recordId, Name: name, End_target: commitment.endTarget ?? '' }
  }
  if (commitment.source === 'race-to-zero') {
    return { Name: name, ...(recordId.startsWith('GCAP') && { 'GCAP ID': recordId }) }
  }
  if (commitment.source === 'un-global-compact') return { Name: name, 'Joined On': commitment.joinedOn }
  return { signatory_names: name, sign_link: commitment.url ?? '' }
}

describe.skipIf(!hasTestData)(`60 figures at random lead back to the publishers' own cells${needsTestData}`, () => {
  const random = seededRandom(seed)
  const { disclosures, commitments } = hasTestData ? compiledRelease() : { disclosures: [], commitments: [] }
  const reference = releaseReference()

  const disclosing: SourceId[] = [
    'read-reports',
    'klimatkollen',
    'wikidata',
    'taiwan-reports',
    'os-climate-itr',
    'carbon-gap',
    'small-collections',
    'taiwan-moenv',
    'epa-ghgrp',
    'au-nger',
    'jp-eegs',
    'kr-gir',
    'uk-ets',
    'ca-ghgrp',
    'us-washington',
  ]
  it.each(disclosing)(
    'six figures of %s',
    (source) => {
      const figures = disclosures.filter((row) => row.source === source).flatMap(figuresOf)
      const chosen = Array.from({ length: 6 }, () => pick(random, figures))
      expect(chosen.flatMap(faultsOf)).toEqual([])
    },
    60_000,
  )

  it('sixty figures of the sources that were new in the second half of 2026, each source in turn', () => {
    const fresh: SourceId[] = [
      'read-reports',
      'wikidata',
      'taiwan-reports',
      'small-collections',
      'au-nger',
      'jp-eegs',
      'kr-gir',
      'uk-ets',
      'ca-ghgrp',
      'us-washington',
    ]
    const drawn = seededRandom(seed + 1)
    const figures = fresh.map((source) => disclosures.filter((row) => row.source === source).flatMap(figuresOf))
    const sixty = Array.from({ length: 60 }, (_, turn) => pick(drawn, figures[turn % fresh.length] ?? []))
    expect(new Set(sixty.map(({ disclosure }) => disclosure.source)).size).toBe(fresh.length)
    expect(sixty.flatMap(faultsOf)).toEqual([])
  }, 120_000)

  const lists: SourceId[] = ['sbti', 'race-to-zero', 'un-global-compact', 'climate-pledge', 'net-zero-tracker']
  it.each(lists)(
    'three rows of %s',
    (source) => {
      const rows = commitments.filter((row) => row.source === source)
      for (const commitment of Array.from({ length: 3 }, () => pick(random, rows))) {
        const behind = cellsBehind(commitment)
        const found = Object.keys(behind).map((column) => [
          column,
          cellAt(folder, { ...commitment.place, column }) ?? '',
        ])
        expect(Object.fromEntries(found)).toEqual(behind)
      }
    },
    60_000,
  )

  it('four exchange rates of the European Central Bank', () => {
    const zip = unzipSync(rawBytes(folder, 'ecb-eurofxref-hist-2026-04-13.zip'))
    const lines = strFromU8(zip['eurofxref-hist.csv'] ?? new Uint8Array()).split(/\r?\n/)
    const heading = lines[0]?.split(',') ?? []
    const rates = reference.rates.all.filter(({ source, method }) => source === 'ecb' && /^mean of/.test(method))
    for (const { currency, year, perUsd, method } of Array.from({ length: 4 }, () => pick(random, rates))) {
      const days = lines.map((line) => line.split(',')).filter(([day]) => day?.startsWith(`${year}-`))
      const rateOf = (day: string[], code: string) => (code === 'EUR' ? 1 : Number(day[heading.indexOf(code)]))
      const quoted = days.filter((day) => Number.isFinite(rateOf(day, currency)))
      const mean = quoted.reduce((sum, day) => sum + rateOf(day, currency) / rateOf(day, 'USD'), 0) / quoted.length
      expect(method).toContain(` ${quoted.length} `)
      expect(perUsd / mean).toBeCloseTo(1, 6)
    }
  })

  it('the CO2 and the product of four countries', () => {
    const valueIn = (file: string, code: string, year: number, column: number) =>
      Number(
        rawTable(folder, file)
          .rows()
          .find((cells) => cells[1] === code && cells[2] === String(year))?.[column],
      )
    const known = reference.countries.all.filter(({ carbonIntensity }) => carbonIntensity !== null)
    for (const { code, carbonIntensity } of Array.from({ length: 4 }, () => pick(random, known))) {
      const alpha3 = (iso31661Alpha2ToAlpha3 as Readonly<Record<string, string>>)[code] ?? ''
      const { year = 0, co2Tonnes, gdpUsd = 1, kgPerUsd } = carbonIntensity ?? {}
      const tonnes = valueIn('owid-annual-co2-emissions-per-country-to-2024.csv', alpha3, year, 3)
      const dollars = valueIn('worldbank-gdp-current-usd-1960-2023.csv', alpha3, year, 3)
      // Compiled in whole dollars.
      expect([tonnes, Math.round(dollars)]).toEqual([co2Tonnes, gdpUsd])
      expect(kgPerUsd).toBeCloseTo((tonnes * 1000) / dollars, 4)
    }
  })

  it('four factors of EPA, each a mean over the codes that Census links', () => {
    const links = rawTable(folder, 'census_2017_NAICS_to_ISIC_4.xlsx', 'NAICS 17 to ISIC 4 technical').rows()
    const isicCodes = new Set(
      rawTable(folder, 'un_ISIC_Rev_4_english_structure.txt')
        .rows()
        .map(([code]) => code),
    )
    // The sheet stores numbers: 111 is class 0111.
    const divisionOf = (code: string) => (code.length < 4 && isicCodes.has(`0${code}`) ? `0${code}` : code).slice(0, 2)
    const file = 'SupplyChainGHGEmissionFactors_v1.3.0_NAICS_CO2e_USD2022.csv'
    const factors = new Map(
      rawTable(folder, file)
        .rows()
        .map((cells) => [cells[0], Number(cells[6])]),
    )
    const withFactor = reference.industries.all.filter(({ epaFactor }) => epaFactor !== null)
    for (const { id, epaFactor } of Array.from({ length: 4 }, () => pick(random, withFactor))) {
      const codes = new Set(links.filter((cells) => divisionOf(cells[4] ?? '') === id).map((cells) => cells[1]))
      const found = [...codes].flatMap((code) => factors.get(code) ?? [])
      expect(found).toHaveLength(epaFactor?.naicsCodes ?? 0)
      expect(epaFactor?.kgPerUsd).toBeCloseTo(found.reduce((sum, factor) => sum + factor, 0) / found.length, 4)
    }
  })
})
