import { expect, it } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

// Layouts the reader had not met: each failed, in part or whole, when it was first read.

function text(x: number, y: number, words: string): TestText {
  return { x, y, text: words, size: 9 }
}

it('takes masses of waste and volumes of water for no category of scope 3', async () => {
  const page = pageOf([
    ['', 'Unit', '2022', '2021'],
    ['Scope 1', 'tCO2e', '1,010', '1,020'],
    ['Scope 3 business travel', 'tCO2e', '210', '220'],
    ['Waste generated', 'Metric tons (t)', '88,010', '88,020'],
    ['Total water consumption', '1,000 m3', '2,710', '2,720'],
  ])
  expect((await readPages(page)).filter((one) => / 3\.5 | 2[67]/.test(one))).toEqual([])
})

it('reads no sentence of a ratio as an amount', () => {
  expect(readText('The energy intensity ratio of the emissions for 2022, for scopes 1 and 2, is 0.04 t CO2e.')).toEqual(
    [],
  )
})

it('reads scopes across under a title with the year and the unit', async () => {
  const page = pageOf([
    ['Emissions 2022 (tCO2e)', 'Scope 1', 'Scope 2', 'Scope 3', 'Total'],
    ['Berlin', '100', '200', '900', '1,200'],
    ['Lyon', '150', '250', '800', '1,200'],
    ['Total', '250', '450', '1,700', '2,400'],
  ])
  expect(await readPages(page)).toEqual(['2022 1 250', '2022 2 450', '2022 3 1700'])
})

it('keeps tables apart whose heads stand over their labels', async () => {
  const energy = [
    ['Energy (MWh)', '2022', '2021'],
    ['Electricity', '45,000', '46,000'],
    ['Scope 1 fuels', '3,000', '3,100'],
  ]
  const gases = [
    ['GHG (tCO2e)', '2022', '2021'],
    ['Scope 1', '4,400', '4,500'],
    ['Scope 2', '8,400', '8,500'],
  ]
  const texts = [reportTitle, ...tableTexts(100, [40, 220, 280], energy), ...tableTexts(100, [320, 500, 570], gases)]
  expect(await readPages({ texts })).toEqual(['2021 1 4500', '2021 2 8500', '2022 1 4400', '2022 2 8400'])
})

it('finds the labels beside a column of references', async () => {
  const page = pageOf([
    ['Disclosure', 'GRI', 'Unit', '2021', '2022', 'Change'],
    ['Direct (Scope 1) GHG emissions', '305-1', 'tCO2e', '3,200', '3,100', '-3%'],
    ['Energy indirect (Scope 2)', '305-2', 'tCO2e', '6,200', '6,100', '-2%'],
    ['GHG emissions intensity', '305-4', 'tCO2e/FTE', '4.1', '4.0', '-2%'],
  ])
  expect(await readPages(page)).toEqual(['2021 1 3200', '2021 2 6200', '2022 1 3100', '2022 2 6100'])
})

it('gives both methods under one heading to scope 2', async () => {
  const rows = [
    ['Year, tCO2e', 'Scope 1', 'Location-based', 'Market-based', 'Scope 3'],
    ['2021', '1,020', '2,020', '1,820', '9,020'],
    ['2022', '1,030', '2,030', '1,830', '9,030'],
  ]
  const texts = [reportTitle, text(330, 100, 'Scope 2'), ...tableTexts(114, [50, 250, 340, 430, 530], rows)]
  expect(await readPages({ texts })).toEqual([
    '2021 1 1020',
    '2021 2lb 2020',
    '2021 2mb 1820',
    '2021 3 9020',
    '2022 1 1030',
    '2022 2lb 2030',
    '2022 2mb 1830',
    '2022 3 9030',
  ])
})

it('reads methods across under a title with the year, and a total beside countries', async () => {
  const methods = pageOf(
    [
      ['', 'Location-based', 'Market-based'],
      ['Scope 1', '3,100', '3,100'],
      ['Scope 2', '4,100', '2,100'],
    ],
    { above: ['Greenhouse gas emissions 2022 (tCO2e)'] },
  )
  expect(await readPages(methods)).toEqual(['2022 1 3100', '2022 2lb 4100', '2022 2mb 2100'])
  const countries = pageOf(
    [
      ['', 'Sweden', 'Norway', 'Total'],
      ['Scope 1', '100', '200', '300'],
    ],
    { above: ['Emissions 2022, tCO2e'] },
  )
  expect(await readPages(countries)).toEqual(['2022 1 300'])
})

it('gives amounts between two lines of a label to that label alone', async () => {
  const texts = [
    reportTitle,
    ...[text(50, 100, 'tCO2e'), text(380, 100, '2022'), text(480, 100, '2021')],
    ...[text(50, 118, 'Direct GHG emissions'), text(50, 128, '(Scope 1)'), text(375, 123, '5,501')],
    ...[text(475, 123, '5,602'), text(50, 146, 'Indirect GHG emissions'), text(50, 156, '(Scope 2, market-based)')],
    ...[text(375, 151, '6,501'), text(475, 151, '6,602')],
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 5602', '2021 2mb 6602', '2022 1 5501', '2022 2mb 6501'])
})

it('leaves a column without a year alone where the others have years', async () => {
  const page = pageOf([
    ['t CO2e', '2022', '2021', '(2050)'],
    ['Scope 1', '4,010', '4,020', '0'],
    ['Scope 2 (market-based)', '2,010', '2,020', '0'],
  ])
  expect(await readPages(page)).toEqual(['2021 1 4020', '2021 2mb 2020', '2022 1 4010', '2022 2mb 2010'])
})

it('dates FY21/22 by its end', async () => {
  const page = pageOf([
    ['GHG emissions (t)', 'FY20/21', 'FY21/22'],
    ['Scope 1', '2,200', '2,100'],
  ])
  expect(await readPages(page)).toEqual(['2021 1 2200', '2022 1 2100'])
})

it('reads rows of years under the title of their scope, and a method or category in brackets beside an amount', async () => {
  const years = [
    text(50, 90, 'Scope 2 emissions (tCO2e)'),
    ...tableTexts(
      104,
      [50, 200],
      [
        ['2021', '5,200'],
        ['2022', '5,300'],
      ],
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...years] })).toEqual(['2021 2 5200', '2022 2 5300'])
  const verified = [
    text(50, 90, 'Verified GHG emissions for 2022'),
    ...tableTexts(
      110,
      [50, 480],
      [
        ['Scope 2 (location-based)', '22,100 tCO2e'],
        ['Scope 2 (market-based)', '2,100 tCO2e'],
        ['Scope 3 (business travel)', '1,100 tCO2e'],
      ],
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...verified] })).toEqual([
    '2022 2lb 22100',
    '2022 2mb 2100',
    '2022 3.6 1100',
  ])
})
