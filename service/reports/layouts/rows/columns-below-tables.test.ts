import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt } from '@/service/reports/testing/read-test-pages'

const byYear = [
  ['Greenhouse gas emissions (tCO2e)', '2022', '2021', '2020'],
  ['Scope 1 emissions', '368,142', '371,508', '363,977'],
  ['Scope 2 emissions (location-based)', '131,286', '143,604', '160,918'],
  ['Scope 2 emissions (market-based)', '1,204', '1,410', '1,477'],
]

test('text in two columns below a table of scopes that lies over both is read column by column', async () => {
  const left = [
    'Our Scope 3 target, approved by the SBTi, is for suppliers',
    'representing 70% of emissions from purchased goods and services',
    'and capital goods to have set a science-based target by 2026. In',
    '2022 our total Scope 3 emissions were 442,705 tCO2e (2021:',
    '425,318 tCO2e), of which purchased goods and services accounted',
    'for 134,560 tCO2e and capital goods 219,480 tCO2e. Business',
    'travel remained low at 1,204 tCO2e.',
  ]
  const right = [
    'In 2022 the Group used 1,013 GWh of energy (2021: 1,028',
    'GWh), all of it in the UK. We generated 533 GWh of renewable',
    'energy from biogas, wind, solar and hydro, the equivalent of 53% of',
    'the consumption of our works.',
    'Measures in the year included real-time control of aeration at 14',
    'sites, 26 pump refurbishments and the addition of 123 electric vans,',
    'which brings the share of electric vehicles in our fleet to 19%.',
  ]
  const rows = byYear.map((row) => [...row, row[3]?.replace('0', '1') ?? ''])
  const texts = [
    reportTitle,
    ...tableTexts(238, [41, 347, 412, 477, 555], rows, 32, 7.9),
    textAt(37, 391, 'Scope 3', 10),
    textAt(308, 391, 'Energy use (SECR)', 10),
    ...[408, 420, 431, 443, 457, 470, 484].map((y, at) => textAt(37, y, left[at] ?? '', 8.3)),
    ...[408, 420, 431, 443, 460, 472, 484].map((y, at) => textAt(308, y, right[at] ?? '', 8.3)),
  ]
  const read = await readPages({ texts })
  expect(read.filter((one) => / 3/.test(one))).toEqual([
    '2021 3 425318',
    '2022 3 442705',
    '2022 3.1 134560',
    '2022 3.2 219480',
    '2022 3.6 1204',
  ])
})

test.each([
  ['Categoría', 'Emisiones', 'Desglose de emisiones de alcance 3 (tCO2e), 2022'],
  ['Kategorie', 'Emissionen', 'Scope-3-Emissionen nach Kategorie (t CO2e), 2022'],
  ['Kategori', 'Utsläpp', 'Utsläpp i scope 3 per kategori (ton CO2e), 2022'],
])('under "%s" and "%s" another table begins, of the year in its title', async (category, emissions, title) => {
  const rows = [
    [category, emissions, '%'],
    ['Purchased goods and services', '5,021,770', '74.9%'],
    ['Fuel- and energy-related activities', '265,103', '4.0%'],
    ['Business travel', '12,944', '0.2%'],
    ['Waste generated in operations', '37,415', '0.6%'],
  ]
  const page = pageOf(byYear, { y: 90, columns: [50, 330, 420, 500] })
  const below = [textAt(50, 180, title, 10), ...tableTexts(204, [50, 430, 510], rows, 20, 9)]
  const read = await readPages({ texts: [...page.texts, ...below] })
  expect(read.filter((one) => / 3\./.test(one))).toEqual([
    '2022 3.1 5021770',
    '2022 3.3 265103',
    '2022 3.5 37415',
    '2022 3.6 12944',
  ])
})
