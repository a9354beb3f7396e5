import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

test('the unit set right over the last year is that of all years, also behind the title of the table', async () => {
  const rows = [
    ['', 'FY2020', 'FY2021', 'FY2022'],
    ['Scope 1', '1,196,969', '1,013,315', '1,008,811'],
    ['Scope 2', '915,700', '860,300', '801,700'],
    ['Scope 3', '8,115,900', '7,784,700', '7,614,700'],
  ]
  const over = [text(50, 104, 'Greenhouse gas emissions of the group'), text(524, 104, '(t-CO2e)')]
  expect(
    await readPages({ texts: [reportTitle, ...over, ...tableTexts(120, [50, 360, 440, 520], rows)] }),
  ).toHaveLength(9)
})

test('a method over each amount of two rows, with "Scope 2" at the height between them', async () => {
  const columns = [300, 410, 520]
  const cells = (y: number, words: readonly string[]) => words.map((one, at) => text(columns[at] ?? 0, y, one, 8))
  const methods = (name: string) => columns.map(() => `${name}-based method`)
  const texts = [
    ...cells(120, ['2020', '2021', '2022']),
    text(50, 138, 'Scope 1 (t-CO2e)', 8),
    ...cells(138, ['1,196', '1,013', '1,008']),
    ...cells(156, methods('Market')),
    ...cells(165, ['715', '660', '601']),
    text(50, 170, 'Scope 2 (t-CO2e)', 8),
    ...cells(174, methods('Location')),
    ...cells(183, ['926', '878', '810']),
    text(50, 201, 'Scope 3 (t-CO2e)', 8),
    ...cells(201, ['8,115', '7,784', '7,614']),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2020 1 1196', '2020 2lb 926', '2020 2mb 715', '2020 3 8115'],
    ...['2021 1 1013', '2021 2lb 878', '2021 2mb 660', '2021 3 7784'],
    ...['2022 1 1008', '2022 2lb 810', '2022 2mb 601', '2022 3 7614'],
  ])
})

test('by which factor electricity was counted takes no amount from the company', async () => {
  const rows = [
    ['CO2 emissions (t-CO2)', '2021', '2022'],
    ['Direct energy consumption (Scope 1)', '5,428', '5,208'],
    ['Indirect energy consumption <Basic emissions factor> (Scope 2)', '61,516', '60,946'],
    ['Indirect energy consumption <Adjusted emissions factor/Market base> (Scope 2)', '52,023', '47,057'],
  ]
  expect(await readPages(pageOf(rows, { size: 7, columns: [50, 420, 500] }))).toEqual([
    ...['2021 1 5428', '2021 2lb 61516', '2021 2mb 52023'],
    ...['2022 1 5208', '2022 2lb 60946', '2022 2mb 47057'],
  ])
})

test('a year over "Results" and "Target" is that of the results, and a star over cells heads no column', async () => {
  const years = [text(330, 106, 'FY2020', 7), text(400, 106, 'FY2021', 7), text(508, 106, 'FY2022', 7)]
  const heads = ['Category', 'Unit', '*']
  const labels = heads.map((one, at) => text([50, 220, 270][at] ?? 0, 113, one, 7))
  const results = ['Results', 'Results', 'Results', 'Target'].map((one, at) =>
    text([330, 400, 470, 545][at] ?? 0, 119, one, 7),
  )
  const rows = [
    ['GHG Scope 1', 't-CO2', '*', '15,803', '15,416', '6,369', '8,000'],
    ['GHG Scope 2', 't-CO2', '*', '760,301', '605,513', '514,293', '539,000'],
    ['GHG Scope 3', 't-CO2', '*', '5,931,433', '3,121,487', '9,287,493', '9,660,000'],
  ]
  const texts = [...years, ...labels, ...results, ...tableTexts(136, [50, 240, 278, 358, 428, 498, 570], rows, 13, 7)]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2020 1 15803', '2020 2 760301', '2020 3 5931433'],
    ...['2021 1 15416', '2021 2 605513', '2021 3 3121487'],
    ...['2022 1 6369', '2022 2 514293', '2022 3 9287493'],
  ])
})

test('"GRI 305-1" at the end of the title heads no column', async () => {
  const rows = [
    ['Total GHG emissions (MT CO2e)', '2022', '2021', '2020'],
    ['Total scope 1 & 2 emissions', '351', '270', '284'],
    ['Direct scope 1 emissions', '16', '14', '13'],
    ['Indirect scope 2 emissions (location-based)', '335', '256', '271'],
  ]
  const title = [text(50, 100, 'Direct (Scope 1 & 2) GHG emissions'), text(516, 100, 'GRI 305-1')]
  const found = await readPages({ texts: [reportTitle, ...title, ...tableTexts(120, [50, 390, 460, 530], rows)] })
  expect(found.filter((one) => one.startsWith('2020'))).toEqual(['2020 1 13', '2020 1+2 284', '2020 2lb 271'])
})

test('heads of one line, of two and of three stand on one foot', async () => {
  const texts = [
    text(50, 100, 'Total greenhouse gas emissions (Scope 1 and 2)'),
    text(521, 120, '2022', 8),
    text(419, 129, '2022', 8),
    text(462, 129, 'thereof Example SE,', 8),
    text(57, 138, 'metric kilotons CO2e', 8),
    ...['2019', '2020', '2021'].map((year, at) => text(283 + at * 37, 138, year, 8)),
    text(395, 138, 'The Group', 8),
    text(463, 138, 'Example City, Germany', 8),
    ...tableTexts(
      156,
      [57, 301, 339, 376, 437, 539],
      [
        ['direct emissions (Scope 1)', '341', '1,706', '1,522', '1,425', '108'],
        ['indirect emissions (Scope 2)', '280', '322', '321', '242', '40'],
      ],
      18,
      8,
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2019 1 341000', '2019 2 280000', '2020 1 1706000', '2020 2 322000'],
    ...['2021 1 1522000', '2021 2 321000', '2022 1 1425000', '2022 2 242000'],
  ])
})

test('a first cell for scopes 1 and 2 stands for the rows beside it, each of one of them', async () => {
  const rows = [
    ['Theme', 'Indicator', '2022', '2021'],
    ['GHG emissions scopes 1 and 2', 'Scope 1 (t CO2e)', '782,709', '581,593'],
    ['', 'Scope 2 (t CO2e, market based)', '626,321', '631,402'],
    ['', 'Scopes 1 + 2 (t CO2e, market based)', '1,409,030', '1,212,995'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 330, 430, 510] }))).toEqual([
    ...['2021 1 581593', '2021 1+2 1212995', '2021 2mb 631402'],
    ...['2022 1 782709', '2022 1+2 1409030', '2022 2mb 626321'],
  ])
})

test('a plan from the year of the report on holds no emissions', async () => {
  const plan = [
    ['Plan for reducing emissions', '2022', '2024', '2026', '2028', '2030'],
    ['Sum of Scope 1 and 2 (t-CO2)', '520,000', '506,000', '482,000', '457,000', '0'],
    ['Scope 3 (t-CO2)', '9,520,000', '9,306,000', '9,082,000', '8,457,000', '0'],
  ]
  expect(await readPages(pageOf(plan))).toEqual([])
})

test('the second line of a label stands beside the amounts of the group, the first beside those of a part', async () => {
  const rows = [
    ['Item', 'Coverage', '2021', '2022'],
    ['Scope 1', 'Group consolidated', '92,292', '91,508'],
    ['Scope 2', 'Domestic consolidated', '32,349', '33,227'],
    ['Indirect emissions (location-based)', 'Group consolidated', '38,491', '38,156'],
    ['Scope 3 Category 2 Capital goods', '', '6,903', '6,899'],
    ['Scope 3 Category 3 Fuel and energy', '', '19,621', '19,586'],
    ['Scope 3 Category 5 Waste', '', '4,412', '4,067'],
  ]
  const unit = ['Greenhouse gases (tCO2)']
  const found = await readPages(pageOf(rows, { columns: [50, 310, 430, 510], above: unit }))
  expect(found.filter((one) => !/ 3\./.test(one))).toEqual([
    ...['2021 1 92292', '2021 2lb 38491', '2022 1 91508', '2022 2lb 38156'],
  ])
})

test('all waste of the company, below the rows of scope 3, is a weight', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Émissions significatives de GES du Scope 3'],
    ['Déplacements professionnels (t CO2e)', '12,291', '11,300'],
    ['Total des déchets (T)', '7,129', '5,070'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 3.6 11300', '2022 3.6 12291'])
})

test('small tables side by side, the words of each row over its years, and methods by marks that share a line', async () => {
  const years = ['FY2021', 'FY2022']
  const block = (y: number, titles: readonly string[], amounts: readonly (readonly string[])[]) => [
    ...titles.map((title, at) => text(42 + at * 180, y, title, 7)),
    ...titles.flatMap((_, at) => years.map((year, i) => text(60 + at * 180 + i * 60, y + 12, year, 7))),
    ...amounts.flatMap((row, line) =>
      row.map((amount, i) => text(64 + Math.floor(i / 2) * 180 + (i % 2) * 60, y + 23 + line * 11, amount, 7)),
    ),
  ]
  const texts = [
    text(34, 80, 'Environmental data of the group | Unit: ktons-CO2', 8),
    ...block(
      120,
      ['Purchased goods and services', 'Direct emissions (Scope 1)', 'Transport and distribution (Downstream)'],
      [['1,304', '1,361', '70', '65', '3', '2']],
    ),
    ...block(
      180,
      ['Capital goods', 'Indirect emissions from energy (Scope 2)', 'Processing of sold products'],
      [['94', '85', '530(*3)', '476(*3)', '16', '17']],
    ),
    ...['352(*4)', '341(*4)'].map((amount, i) => text(244 + i * 60, 214, amount, 7)),
    text(34, 260, '(*3) Location-based.', 6),
    text(130, 260, '(*4) Market-based.', 6),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 70000', '2021 2lb 530000', '2021 2mb 352000', '2021 3.1 1304000', '2021 3.2 94000'],
    ...['2021 3.9 3000', '2021 3.10 16000'],
    ...['2022 1 65000', '2022 2lb 476000', '2022 2mb 341000', '2022 3.1 1361000', '2022 3.2 85000'],
    ...['2022 3.9 2000', '2022 3.10 17000'],
  ])
})
