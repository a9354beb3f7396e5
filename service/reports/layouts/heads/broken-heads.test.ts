import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const words = (x: number, y: number, text: string, size = 8): TestText => ({ x, y, text, size })

test('"Rest of" over "Group" goes on in it alone, and the total beside it is the whole', async () => {
  const rows = [
    ['Emissions (tonnes CO2e)', 'UK', 'Group', 'Total', 'UK', 'Group', 'Total'],
    ['Scope 1', '61,204', '9,417', '70,621', '65,880', '10,022', '75,902'],
    ['Scope 2 (market-based)', '212', '3,155', '3,367', '1,844', '3,390', '5,234'],
  ]
  const columns = [45, 280, 334, 388, 442, 496, 550]
  const heads = [words(301, 152, 'FY22', 7), words(463, 152, 'FY21', 7), words(310, 166, 'Rest of', 7)]
  const texts = [...heads, words(472, 166, 'Rest of', 7), ...tableTexts(175, columns, rows, 14, 7)]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 75902',
    '2021 2mb 5234',
    '2022 1 70621',
    '2022 2mb 3367',
  ])
})

test('"Total" over a column is the whole, whatever "Emissions" stands over the labels', async () => {
  const texts = [
    reportTitle,
    ...tableTexts(100, [50, 360, 520], [['Emissions (tCO2e)', '2022', '2021']]),
    ...tableTexts(
      116,
      [50, 300, 360, 420, 460, 520, 570],
      [
        ['', 'UK', 'Overseas', 'Total', 'UK', 'Overseas', 'Total'],
        ['Scope 1: combustion of fuel', '14,208', '1,962', '16,170', '14,933', '1,105', '16,038'],
        ['Scope 2: purchased electricity', '5,310', '884', '6,194', '5,622', '471', '6,093'],
      ],
    ),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 16038', '2021 2 6093', '2022 1 16170', '2022 2 6194'])
})

test('a change broken over three lines, "2022", "/", "2021", beside a base year over three: one is no year, the other is', async () => {
  const head = [words(242, 109, 'Base', 7), words(372, 109, '2022', 7), words(410, 109, 'target', 7)]
  const middle = [words(244, 117, 'year', 7), words(385, 117, '/', 7), words(410, 117, '/ base', 7)]
  const texts = [
    reportTitle,
    words(384, 100, '%', 7),
    ...head,
    ...middle,
    ...tableTexts(
      125,
      [47, 259, 309, 359, 389, 430],
      [
        ['', '2019', '2021', '2022', '2021', 'year'],
        ['Gross Scope 1 GHG emissions (tCO2eq)', '214,380', '151,902', '138,447', '-9%', '4.4%'],
        ['Gross Scope 3 GHG emissions (tCO2eq)', '880,100', '842,916', '765,803', '-9%', '3.5%'],
      ],
      13,
      7,
    ),
  ]
  expect(await readPages({ texts })).toEqual([
    '2019 1 214380',
    '2019 3 880100',
    '2021 1 151902',
    '2021 3 842916',
    '2022 1 138447',
    '2022 3 765803',
  ])
})

test('a year on the second line of the head, left of years that stand over "reported" and "restated"', async () => {
  const columns = [48, 300, 350, 410, 460, 520]
  const texts = [
    reportTitle,
    ...tableTexts(112, columns, [['', '', '', '2021', '2021', 'Target']], 8, 7),
    ...tableTexts(
      120,
      columns,
      [
        ['Indicator', '2019', '2020', 'reported', 'restated', '2030'],
        ['Scope 1 (tCO2e)', '446', '431', '418', '412', '310'],
        ['Scope 2 (tCO2e)', '181', '176', '171', '168', '90'],
      ],
      14,
      7,
    ),
  ]
  expect(await readPages({ texts })).toEqual([
    '2019 1 446',
    '2019 2 181',
    '2020 1 431',
    '2020 2 176',
    '2021 1 412',
    '2021 2 168',
  ])
})

test('India: business years broken after the hyphen, and a second table below prose under the first', async () => {
  const row = (y: number, label: string, one: string, other: string) =>
    tableTexts(y, [50, 430, 540], [[label, one, other]], 14, 8)
  const texts = [
    reportTitle,
    ...row(80, 'Parameter', 'FY 2021-', 'FY 2020-'),
    ...row(89, '', '22', '21'),
    ...row(105, 'Total Scope 1 emissions (tCO2e)', '1,23,456', '1,30,221'),
    words(
      50,
      130,
      'Note: Scope 3 has been calculated for all categories that apply to the company and its plants, and four of them are shown above.',
      8.5,
    ),
    words(
      50,
      141,
      '4. If the entity has undertaken any specific initiatives or used innovative technology to improve its use of resources, details are:',
      8.5,
    ),
    ...row(165, 'Initiative', 'Details', 'Outcome'),
    ...row(181, '2 trucks', '60 t', '75 t'),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 130221', '2022 1 123456'])
})

test('the report’s own year where years are named "FY22" alone and a law is named by its year', async () => {
  const rows = [
    ['Metric', 'Unit', 'FY20', 'FY21', 'FY22'],
    ['Scope 1', 'kt CO2-e', '704.3', '718.0', '728.6'],
  ]
  const page = pageOf(rows, { below: ['Facilities report under the Greenhouse and Energy Reporting Act 2007.'] })
  expect(await readPages({ texts: page.texts.filter(({ text }) => text !== reportTitle.text) })).toEqual([
    '2020 1 704300',
    '2021 1 718000',
    '2022 1 728600',
  ])
})

test('what is invested in communities is no category 15', async () => {
  const emissions = pageOf([
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '4,120', '4,330'],
  ])
  const people = tableTexts(
    300,
    [50, 300, 430, 540],
    [
      ['People', 'Unit', '2022', '2021'],
      ['Employees', 'number', '3,155', '3,065'],
      ['Community investment', 'million', '2.6', '2.4'],
    ],
  )
  expect(await readPages({ texts: [...emissions.texts, ...people] })).toEqual(['2021 1 4330', '2022 1 4120'])
})

test('sentences: others’ emissions, the most that is aimed at, the mean of a trade, and years in Spanish', () => {
  const report = (text: string) => readText(`# Sustainability report 2022\n\n${text}\n`)
  const bought = 'Data for 2021 do not include Acme Ltd, acquired in March 2022, whose emissions in 2021 were'
  expect(report(`${bought} 2,114 tCO2e (Scope 1) and 1,402 tCO2e (Scope 2).`)).toEqual([])
  expect(
    report('中間目標として、Scope1とScope2の排出量を2019年比で60%削減し、108千t-CO2e以下とする計画です。'),
  ).toEqual([])
  expect(report('Branchens gennemsnitlige virksomhed udledte 11.300 tons CO2e i scope 1 og 2 i 2022.')).toEqual([])
  const plan =
    'El Plan 2030 fija una reducción respecto a 2020, hasta un máximo de 41.000 toneladas, y del 25 % del alcance 3.'
  expect(report(plan)).toEqual([])
  const fell = 'En 2022 el alcance 1 ascendió a 48.312 toneladas de CO2, frente a las 51.706 toneladas de 2021.'
  expect(report(fell)).toEqual(['2021 1 51706', '2022 1 48312'])
})

test('German: what falls to a category is of that category', () => {
  const said =
    'Die Emissionen (Scope 3) betrugen 1,42 Mio. t CO2e, davon entfielen 1,18 Mio. t CO2e auf die Nutzung der verkauften Produkte (Kategorie 11).'
  expect(readText(`# Nachhaltigkeitsbericht 2022\n\n${said}\n`)).toContain('2022 3.11 1180000')
})

test('a list under a title with its year, where the head of its amounts names the unit in Japanese', async () => {
  const table = tableTexts(
    80,
    [50, 300, 400, 500],
    [
      ['項目', '2020年3月期', '2021年3月期', '2022年3月期'],
      ['Scope1排出量 (千t-CO2e)', '54.2', '52.9', '51.8'],
    ],
  )
  const rows = [
    ['カテゴリ', '排出量(千t-CO2e)'],
    ['1 購入した製品・サービス', '612.4'],
    ['2 資本財', '48.3'],
    ['6 出張', '3.1'],
    ['Scope3合計', '2,863.8'],
  ]
  const title = words(50, 150, 'Scope3排出量の内訳(2022年3月期)', 11)
  expect(await readPages({ texts: [reportTitle, ...table, title, ...tableTexts(168, [50, 390], rows)] })).toEqual([
    '2020 1 54200',
    '2021 1 52900',
    '2022 1 51800',
    '2022 3 2863800',
    '2022 3.1 612400',
    '2022 3.2 48300',
    '2022 3.6 3100',
  ])
})
