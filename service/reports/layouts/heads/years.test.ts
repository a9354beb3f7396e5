import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const two = ['2021 1 1334', '2021 2 334', '2022 1 1234', '2022 2 234']

function underYears(now: string, before: string): Promise<string[]> {
  return readPages(
    pageOf(
      [
        ['tCO2e', now, before],
        ['Scope 1', '1,234', '1,334'],
        ['Scope 2', '234', '334'],
      ],
      { columns: [50, 380, 540] },
    ),
  )
}

test('years in the ways they are written', async () => {
  expect(await underYears('FY22', 'FY21')).toEqual(two)
  expect(await underYears('FY 2022', 'FY 2021')).toEqual(two)
  expect(await underYears('FY2021/22', 'FY2020/21')).toEqual(two)
  expect(await underYears('2021-22', '2020-21')).toEqual(two)
  expect(await underYears('2021–2022', '2020–2021')).toEqual(two)
  expect(await underYears('21/22', '20/21')).toEqual(two)
  expect(await underYears('2022*', '2021**')).toEqual(two)
  expect(await underYears('2022(1)', '2021(2)')).toEqual(two)
  expect(await underYears('Dec-22', 'Dec-21')).toEqual(two)
  expect(await underYears('31.12.2022', '31.12.2021')).toEqual(two)
  expect(await underYears('CY2022', 'CY2021')).toEqual(two)
  expect(await underYears('2022 (assured)', '2021 (baseline)')).toEqual(two)
  expect(await underYears('Year ended 31 March 2022', 'Year ended 31 March 2021')).toEqual(two)
  expect(await underYears('’22', '’21')).toEqual(two)
  expect(await underYears('2022 actual', '2021 actual')).toEqual(two)
})

test('a period over two lines of the head', async () => {
  const rows = [
    ['', '12 months to', '12 months to'],
    ['tCO2e', '31 March 2022', '31 March 2021'],
    ['Scope 1', '1,234', '1,334'],
    ['Scope 2', '234', '334'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 380, 500] }))).toEqual(two)
})

test('current and previous year, with the dates in the caption', async () => {
  const rows = [
    ['tCO2e', 'Current year', 'Prior year'],
    ['Scope 1', '1,234', '1,334'],
    ['Scope 2', '234', '334'],
  ]
  expect(
    await readPages(pageOf(rows, { above: ['Greenhouse gas emissions for the year ended 31 December 2022'] })),
  ).toEqual(two)
})

test('newest last, with a change and a target behind', async () => {
  const rows = [
    ['tCO2e', '2021', '2022', 'Change', 'Change %', 'Target 2025', 'vs. 2019'],
    ['Scope 1', '1,334', '1,234', '-100', '-7', '900', '-300'],
    ['Scope 2', '334', '234', '-100', '-30', '100', '-400'],
  ]
  expect(await readPages(pageOf(rows, { columns: [40, 230, 290, 350, 410, 490, 560] }))).toEqual(two)
})

test('quarters and half years are no years', () => {
  const rows = [
    ['tCO2e', 'Q4 2022', 'H1 2022', '2022', '2021'],
    ['Scope 1', '300', '600', '1,234', '1,334'],
    ['Scope 2', '50', '110', '234', '334'],
  ]
  expect(readText(markdownOf(rows))).toEqual(two)
})

test('a year over its columns of group and parts, right over the first of them', async () => {
  const rows = [
    ['tCO2e', 'Plants', 'Offices', 'Total', 'Plants', 'Offices', 'Total'],
    ['Scope 1', '1,200', '34', '1,234', '1,300', '34', '1,334'],
    ['Scope 2', '200', '34', '234', '300', '34', '334'],
  ]
  const page = pageOf(rows, { columns: [40, 250, 310, 360, 430, 490, 540] })
  page.texts.push({ x: 225, y: 106, text: '2022' }, { x: 405, y: 106, text: '2021' })
  expect(await readPages(page)).toEqual(two)
})

test('rows by year inside a scope', () => {
  const rows = [
    ['Scope', 'Year', 'tCO2e'],
    ['Scope 1', '2021', '1,334'],
    ['Scope 1', '2022', '1,234'],
    ['Scope 2', '2021', '334'],
    ['Scope 2', '2022', '234'],
  ]
  expect(readText(markdownOf(rows))).toEqual(two)
})

test('notes between the rows and a heading repeated after them', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '1,234', '1,334'],
    ['The figure includes all sites over which we have operational control.', '', ''],
    ['Scope 2', '234', '334'],
    ['Calculated with the factors of 2019 of the national agency.', '', ''],
  ]
  expect(await readPages(pageOf(rows))).toEqual(two)
})

test('years in lines of their own date the rows below them', async () => {
  const rows = [
    ['', 'tCO2e', 'Share'],
    ['2022', '', ''],
    ['Scope 1', '4,120', '12%'],
    ['Scope 3', '28,330', '84%'],
    ['2021', '', ''],
    ['Scope 1', '4,330', '13%'],
    ['Scope 3', '27,118', '81%'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 4330', '2021 3 27118', '2022 1 4120', '2022 3 28330'])
})

test('twelve months from one date to another are the year they end in, six are none', async () => {
  const columns = [50, 420, 560]
  const under = (one: string, other: string) =>
    readPages(
      pageOf(
        [
          ['tCO2e', one, other],
          ['Scope 1', '4,120', '4,010'],
        ],
        { columns },
      ),
    )
  const both = ['2021 1 4120', '2022 1 4010']
  expect(await under('Apr 2020–Mar 2021', 'Apr 2021–Mar 2022')).toEqual(both)
  expect(await under('01/10/2020 - 30/09/2021', '01/10/2021 - 30/09/2022')).toEqual(both)
  expect(await under('Jan 2022–Jun 2022', 'FY2022')).toEqual(['2022 1 4010'])
  const named = pageOf([
    ['tCO2e', 'FY2021', 'FY2022'],
    ['', '(Apr 2020–Mar 2021)', '(Apr 2021–Mar 2022)'],
    ['Scope 1', '4,120', '4,010'],
  ])
  expect(await readPages(named)).toEqual(both)
})

test('a year among the cells of an aim is its base, and dates neither the report nor its tables', async () => {
  const aims = [
    ['Target', 'Base year', 'Base', 'Now', 'Aim'],
    ['50% reduction of Scope 1 and 2', '2018', '122,204 t', '71,877 t', '61,102 t'],
    ['30% reduction of Scope 3', '2018', '1,204,118 t', '1,088,402 t', '842,883 t'],
  ]
  const rows = [
    ['Emissions (t CO2e)', '2018', '2021', '2022'],
    ['Scope 1', '61,204', '52,118', '49,877'],
    ['Scope 3', '1,204,118', '1,133,877', '1,088,402'],
  ]
  const texts = [
    { x: 40, y: 55, text: 'Progress against our aims', size: 14 },
    ...tableTexts(90, [40, 290, 360, 430, 500], aims),
    ...tableTexts(160, [40, 360, 430, 500], rows),
  ]
  expect((await readPages({ texts })).filter((one) => !one.includes('1+2'))).toEqual([
    '2018 1 61204',
    '2018 3 1204118',
    '2021 1 52118',
    '2021 3 1133877',
    '2022 1 49877',
    '2022 3 1088402',
  ])
})

test('of a year printed twice the amount as reported counts, beside a head that does not say so', async () => {
  const rows = [
    ['tCO2e', '2022', '2021', '2021 (as reported)'],
    ['Scope 1', '7,204', '7,877', '7,402'],
    ['Scope 2 (market-based)', '402', '877', '844'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 280, 380, 540] }))).toEqual([
    '2021 1 7402',
    '2021 2mb 844',
    '2022 1 7204',
    '2022 2mb 402',
  ])
})

test('a year of two digits behind an opening quotation mark heads a column as well', () => {
  const rows = [
    ['t CO2e', '‘21', '‘22'],
    ['Scope 1', '1,204', '1,108'],
    ['Scope 2', '2,310', '2,204'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 1 1204', '2021 2 2310', '2022 1 1108', '2022 2 2204'])
})
