import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import {
  markdownOf,
  pageOf,
  readIn2024,
  readPages,
  readText,
  reportTitle,
  textAt,
} from '@/service/reports/testing/read-test-pages'

const unit = 'tonnes CO2e'
const tableOf = (...rows: (readonly [string, string, string])[]) =>
  readText(markdownOf([[unit, '2022', '2021'], ...rows]))

test.each([
  'Scope 3: Logistics',
  'Scope 3, own operations',
  'Scope 3: paper consumption',
  'Scope 3 operational emissions',
  'Scope 3, business travel and distribution',
  'Business travel – air only',
  'Direct emissions (Scope 1), Yeosu site',
  'Purchased electricity (scope 2), Rönnskär smelter',
  'Net carbon footprint (Scope 1+2)',
  'Utslipp fra biobrensel (utenfor scope)',
  'Emissionen außerhalb von Scope 1',
])('"%s" names a part of a scope or something else', (label) => {
  expect(tableOf(['Scope 1', '900', '950'], [label, '402', '811'])).toEqual(['2021 1 950', '2022 1 900'])
})

test.each([
  ['Purchased goods and services (including capital goods)', '3.1'],
  ['Indirect GHG emissions (Scope 3) other than those due to purchases – use of sold products', '3.11'],
  ['Scope 3: value chain', '3'],
  ['Indirect CO2eq emissions, location-based (for information)', '2lb'],
  ['Scope 3 (operational control)', '3'],
  ['Transporter och distribution, uppströms', '3.4'],
  ['Transport og distribusjon, oppstrøms', '3.4'],
  ['Transport og distribution, nedstrøms', '3.9'],
  ['6. Työmatkustus', '3.6'],
  ['7. Työntekijöiden työmatkat', '3.7'],
])('"%s" is the whole of %s', (label, scope) => {
  const heading = '## Scope 3 emissions'
  expect(
    readText(
      markdownOf(
        [
          [unit, '2022'],
          [label, '41,200'],
        ],
        heading,
      ),
    ),
  ).toEqual([`2022 ${scope} 41200`])
})

test('of travel by several means none is the whole category', () => {
  expect(
    tableOf(
      ['Scope 1', '900', '950'],
      ['Business travel – air', '3,974', '3,102'],
      ['Business travel – private cars', '1,804', '1,388'],
    ),
  ).toEqual(['2021 1 950', '2022 1 900'])
})

test('parts by one method under the heading of scope 2 leave the scope to its total', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Epäsuorat (Scope 2)', '', ''],
    ['Suomi, markkinaperusteinen', '34,114', '42,960'],
    ['Muut maat, markkinaperusteinen', '8,220', '9,631'],
    ['Yhteensä Scope 2, markkinaperusteinen', '42,334', '52,591'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 2mb 52591', '2022 2mb 42334'])
})

test('one source by each method under the heading of scope 2, however long its name, is the scope', async () => {
  const rows = [
    [unit, '2022', '2021'],
    ['Scope 1 total', '92,800', '99,700'],
    ['Scope 2'],
    ['Electricity and district heat, market-based', '9,500', '18,700'],
    ['Electricity and district heat, location-based', '37,300', '38,900'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    ...['2021 1 99700', '2021 2lb 38900', '2021 2mb 18700', '2022 1 92800', '2022 2lb 37300', '2022 2mb 9500'],
  ])
})

test('the first note right under the last row is no line of its label', async () => {
  const rows = [
    [unit, '2022', '2021', '2020', '2019'],
    ['Direct (Scope 1)', '2,595', '2,531', '2,670', '2,695'],
    ['Indirect (Scope 2)', '267', '232', '295', '303'],
    ['Total (Scope 1 + Scope 2)', '2,862', '2,763', '2,965', '2,998'],
  ]
  const note = textAt(43, 640, '(1) Numbers are reported on a 100% basis for all sites that we operate.', 6.9)
  const table = tableTexts(575, [47, 355, 425, 495, 565], rows, 16.6, 8)
  const found = await readPages({ texts: [reportTitle, ...table, note] })
  expect(found.filter((one) => one.includes('1+2'))).toHaveLength(4)
})

test('under "of which" right below scope 3 a bare unit is that of emissions', () => {
  const rows = [
    ['', 'Enhed', '2022', '2021'],
    ['CO2e, scope 3', 'ton', '1,004,300', '998,100'],
    ['heraf indkøbte varer og tjenester', 'ton', '873,600', '861,200'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 3 998100', '2021 3.1 861200', '2022 3 1004300', '2022 3.1 873600'])
})

test('the mark of what was verified is no part of "Group"', async () => {
  const rows = [
    ['in kt CO2e', '2022', '2021'],
    ['Scope 1 emissions', '', ''],
    ['Group ✓', '237', '217'],
    ['Germany', '150', '131'],
    ['Scope 2 emissions (market-based method)', '', ''],
    ['Group ✓', '2,275', '30'],
    ['Germany', '391', '14'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 1 217000', '2021 2mb 30000', '2022 1 237000', '2022 2mb 2275000'])
})

test('a table of one site, and the total of one of what is financed', () => {
  const site = [
    ['Parameter', 'Unit', '2022', '2021'],
    ['CO2, direct emissions (scope 1)', 'tonnes', '214,310', '208,944'],
  ]
  expect(readText(markdownOf(site, 'Table 4. Emissions to air from the Rönnskär site'))).toEqual([])
  const financed = [
    ['Financed emissions (scope 3, category 15)', 'Unit', '2022', '2021'],
    ['Lending', 'Million tonnes CO2e', '10.4', '11.9'],
    ['Investments of customers', 'Million tonnes CO2e', '10.9', '11.7'],
    ['Total financed emissions, Group', 'Million tonnes CO2e', '21.3', '23.6'],
  ]
  expect(readText(markdownOf(financed, '3.3 Financed emissions'))).toEqual(['2021 3.15 23600000', '2022 3.15 21300000'])
})

test('the name of a category over two lines, and the total below it', async () => {
  const rows = [
    ['Treibhausgasemissionen in t CO2e', '2022', '2021'],
    ['Scope 3', '10,611,200', '11,244,700'],
    ['3.7 Pendeln der Mitarbeitenden', '18,476', '17,903'],
  ]
  const { texts } = pageOf(rows, { size: 8, y: 120 })
  const at = (y: number, words: string, x = 50) => ({ x, y, text: words, size: 8 })
  const amounts = (y: number, one: string, other: string) => [at(y, one, 480), at(y, other, 560)]
  const more = [
    ...[at(164, '3.11 Nutzung verkaufter'), at(174.5, 'Produkte'), ...amounts(174.5, '9,503,100', '10,262,900')],
    ...[at(190, '3.12 End of Life verkaufter'), at(200.5, 'Produkte'), ...amounts(200.5, '15,568', '14,392')],
    ...[at(216, 'Gesamt'), ...amounts(216, '10,645,777', '11,282,190')],
  ]
  expect(await readPages({ texts: [...texts, ...more] })).toEqual(
    expect.arrayContaining(['2022 3 10611200', '2022 3.11 9503100', '2022 3.12 15568', '2021 3.12 14392']),
  )
})

test.each([
  'Keravan kierrätyslaitoksen päästöt (Scope 1) olivat 1 240 tonnia CO2e.',
  'Scope 3 am Standort Frankfurt: 812.400 t CO2.',
  'I Acme AS, morselskapet, var utslippene i scope 1 og 2 henholdsvis 24 100 og 6 900 tonn CO2e.',
])('%s: of one site or company, and not of all', (sentence) => {
  expect(readIn2024(sentence)).toEqual([])
})

test('a distance is no mass, whatever unit stands over the table', () => {
  const rows = [
    [unit, 'Unit', '2022', '2021'],
    ['Scope 1', 't', '900', '950'],
    ['Business travel', "1'000 km", "30'841", "20'365"],
    ['Employee commuting', 'passenger-km', "20'841", "10'365"],
  ]
  expect(readText(markdownOf(rows, '## Greenhouse gas emissions in tonnes of CO2eq'))).toEqual([
    '2021 1 950',
    '2022 1 900',
  ])
})

test('emissions by legal entity are those of each entity', () => {
  const rows = [
    [unit, '2022', '2021'],
    ['Example Limited – scope 1', '30,861', '32,240'],
    ['Example Limited – scope 2', '1,038,704', '1,075,330'],
  ]
  expect(readText(markdownOf(rows, '## Emissions by entity under the national act'))).toEqual([])
})
