import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import {
  markdownOf,
  pageOf,
  readPages,
  readText,
  reportTitle,
  textAt as text,
} from '@/service/reports/testing/read-test-pages'

test('the text beside a table is no cell merged over its rows, whatever it ends with', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Scope 1 emissions (tCO2e)', '993,347', '901,714'],
    ['Retired carbon credits (tCO2e)', '803,744', '801,077'],
    ['Scope 3 emissions (tCO2e)', '10,637,943', '9,243,076'],
    ['– Category 1 Purchased goods and services', '6,050,917', '4,242,921'],
    ['– Category 2 Capital goods', '552,929', '630,302'],
  ]
  const beside = ['We use the', 'GHG Protocol.', 'approach. Fiscal 2020 is', 'target.'].map((one, at) =>
    text(34, 131 + at * 15, one, 7),
  )
  const found = await readPages({ texts: [reportTitle, ...beside, ...tableTexts(120, [164, 450, 540], rows, 15, 7)] })
  expect(found).toEqual([
    ...['2021 1 901714', '2021 3 9243076', '2021 3.1 4242921', '2021 3.2 630302'],
    ...['2022 1 993347', '2022 3 10637943', '2022 3.1 6050917', '2022 3.2 552929'],
  ])
})

test('a remark again beside row after row says its year once', () => {
  const note = '2019 data was not externally verified'
  const categories = ['Capital goods', 'Fuel and energy', 'Upstream transport', 'Waste', 'Business travel', 'Commuting']
  const labels = ['Scope 1', 'Scope 2', 'Scope 3', ...categories.map((name, at) => `Category ${at + 2}: ${name}`)]
  const rows = [
    ['Metric', 'Unit', '2019', '2020', '2021', 'Notes'],
    ...labels.map((label, at) => [label, 't CO2e', `${at + 2},100`, `${at + 2},200`, `${at + 2},300`, note]),
  ]
  const found = readText(markdownOf(rows).replace('# Sustainability report 2022', '# Performance data'))
  expect(found.filter((one) => one.startsWith('2021'))).toHaveLength(9)
})

test('the first rows of a table under two columns of text may end before the gutter', async () => {
  const left = [
    'The company has set itself a far-reaching target for its own',
    'emissions, which was validated in the middle of the year before.',
    'All plants that we own or lease are now part of the accounts,',
    'among them those that we bought in summer and in autumn. The',
    'accounts follow the protocol, as they did before in all of those',
    'years, and cover what we own and what we lease from others.',
  ]
  const right = left.map((one) => one.replace('company', 'other part').replace('All', 'Some'))
  const prose = left.flatMap((one, at) => [
    text(43, 100 + at * 14, one, 8),
    text(309, 100 + at * 14, right[at] ?? '', 8),
  ])
  const rows = [
    ['Scope', 'Tonnes CO2e'],
    ['Scope 1 - Direct emissions', '153,285'],
    ['Scope 2 - Indirect emissions from the electricity and steam we buy (location-based)', '64,818'],
    ['Scope 3 - Category 1 - Purchased goods and services, with all that comes in bags', '135,429'],
    ['Scope 3 - Category 2 - Capital goods', '1,928'],
  ]
  expect(await readPages({ texts: [reportTitle, ...prose, ...tableTexts(210, [47, 549], rows, 22, 8)] })).toEqual([
    ...['2022 1 153285', '2022 2lb 64818', '2022 3.1 135429', '2022 3.2 1928'],
  ])
})

test('"Scope 2" at the height between its methods names the one over it too', async () => {
  const at = [132, 316, 375]
  const row = (y: number, words: readonly string[]) => tableTexts(y, at, [words], 14, 8)
  const texts = [
    text(45, 120, 'Tonnes CO2e', 8),
    ...row(120, ['', '2022', '2021']),
    text(45, 144, 'Scope 1', 8),
    ...row(144, ['', '275,537', '312,800']),
    ...row(168, ['Location-based method', '55,464', '52,704']),
    text(45, 181, 'Scope 2', 8),
    ...row(194, ['Market-based method', '71,389', '73,300']),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 312800', '2021 2lb 52704', '2021 2mb 73300'],
    ...['2022 1 275537', '2022 2lb 55464', '2022 2mb 71389'],
  ])
})

test('the edition of a standard between the head of an index and its rows heads nothing', async () => {
  const rows = [
    ['GRI', 'Angabe', 'Einheit', '2021', '2022'],
    ['GRI 302: Energie 2016'],
    ['302-1', 'Energieverbrauch innerhalb der Organisation'],
    ['302-4', 'Verringerung des Energieverbrauchs'],
    ['GRI 305: Emissionen 2016'],
    ['305-1', 'Direkte THG-Emissionen (Scope 1)', 't CO2e', '71.248', '71.034'],
    ['305-3', 'Sonstige indirekte THG-Emissionen (Scope 3)', 't CO2e', '141.532', '153.008'],
  ]
  const lines = rows.flatMap((cells, at) =>
    cells.map((cell, column) => text([37, 92, 330, 400, 470][column] ?? 0, 86 + at * 27, cell)),
  )
  expect(await readPages({ texts: [reportTitle, ...lines] })).toEqual([
    ...['2021 1 71248', '2021 3 141532', '2022 1 71034', '2022 3 153008'],
  ])
})

test('the number of a disclosure before "Scope 2" is no activity', async () => {
  const rows = [
    ['GRI', 'Scope', 'Source', 'tCO2e'],
    ['305-1', 'Scope 1', 'Company cars, stationary combustion', '3,406'],
    ['305-2', 'Scope 2', 'Electricity and heating - location-based', '2,064'],
    ['305-2', 'Scope 2', 'Electricity and heating - market-based', '2,879'],
    ['305-3', 'Scope 3', 'All categories', '783,220'],
  ]
  const lines = rows.flatMap((cells, at) => [
    ...cells.slice(0, 3).map((cell, column) => text([45, 95, 175][column] ?? 0, 120 + at * 24, cell)),
    ...tableTexts(120 + at * 24, [45, 550], [['', cells[3] ?? '']]),
  ])
  expect(await readPages({ texts: [reportTitle, ...lines] })).toEqual([
    ...['2022 1 3406', '2022 2lb 2064', '2022 2mb 2879', '2022 3 783220'],
  ])
})

test('a scope broken over two lines of a paragraph, each with an amount', async () => {
  const lines = [
    'For 2022, we report gross Scope 1 emissions of 100,264 tCO2e, gross Scope',
    '2 emissions (market-based) of 224,964 tCO2e and gross Scope 3 emissions',
    'of 59,929,320 tCO2e. The decline reflects projects of renewable energy.',
  ]
  expect(await readPages({ texts: [reportTitle, ...lines.map((one, at) => text(45, 120 + at * 17, one))] })).toEqual([
    ...['2022 1 100264', '2022 2mb 224964', '2022 3 59929320'],
  ])
})

test('what is left after credits is no gross amount, and one activity not the whole of scope 3', async () => {
  const rows = [
    ['Metric tons CO2e', '2021', '2022'],
    ['Scope 1', '4,100', '4,200'],
    ['Category 6 - Business travel', '18,715', '82,583'],
    ['Business travel carbon credits retired', '18,715', '80,172'],
    ['Total Net Scope 3 Business Travel Emissions', '0', '2,411'],
    ['Scope 3 GHG Emissions - Leased vehicles', '22,000', '20,000'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([...['2021 1 4100', '2021 3.6 18715', '2022 1 4200', '2022 3.6 82583']])
})

const [dark, light, pale] = [[0.3, 0, 0.5] as const, [0.7, 0.3, 1] as const, [0.9, 0.7, 1] as const]

test('a colour stands for one scope in a chart that stands and for a category in one that lies below it', async () => {
  const scopes = [
    [2021, 92, 106],
    [2022, 78, 84],
  ] as const
  const categories = [
    [2021, 150, 30, 60],
    [2022, 180, 40, 70],
  ] as const
  const standing = scopes.flatMap(([year, one, two], at) => ({
    texts: [
      text(78 + at * 80, 262, String(year)),
      text(80 + at * 80, 250 - one / 4, String(one), 7),
      text(80 + at * 80, 250 - one / 2 - two / 4, String(two), 7),
    ],
    boxes: [
      { x: 74 + at * 80, y: 250 - one / 2, width: 30, height: one / 2, color: dark },
      { x: 74 + at * 80, y: 250 - (one + two) / 2, width: 30, height: two / 2, color: light },
    ],
  }))
  const lying = categories.flatMap(([year, one, six, seven], at) => {
    const y = 400 + at * 40
    const [a, b] = [100 + one, 100 + one + six]
    return {
      texts: [
        text(60, y + 12, String(year)),
        text(100 + one / 2 - 6, y + 12, String(one), 7),
        text(a + six / 2 - 5, y + 12, String(six), 7),
        text(b + seven / 2 - 5, y + 12, String(seven), 7),
        text(b + seven + 8, y + 12, String(one + six + seven), 7),
      ],
      boxes: [
        { x: 100, y, width: one, height: 18, color: dark },
        { x: a, y, width: six, height: 18, color: light },
        { x: b, y, width: seven, height: 18, color: pale },
      ],
    }
  })
  const legend = (y: number, names: readonly string[]) =>
    names.map((name, at) => ({
      texts: [text(112 + at * 150, y, name, 7)],
      boxes: [{ x: 100 + at * 150, y: y - 7, width: 8, height: 8, color: [dark, light, pale][at] ?? dark }],
    }))
  const all = [
    ...standing,
    ...lying,
    ...legend(284, ['Scope 1', 'Scope 2']),
    ...legend(500, ['Purchased goods and services', 'Business travel', 'Employee commuting']),
  ]
  const found = await readPages({
    texts: [
      reportTitle,
      text(60, 130, 'Scope 1 and 2 emissions in tonnes CO2e'),
      text(60, 370, 'Scope 3 by category, in tonnes CO2e'),
      ...all.flatMap(({ texts }) => texts),
    ],
    boxes: all.flatMap(({ boxes }) => boxes),
  })
  expect(found).toEqual([
    ...['2021 1 92', '2021 2 106', '2021 3 240', '2021 3.1 150', '2021 3.6 30', '2021 3.7 60'],
    ...['2022 1 78', '2022 2 84', '2022 3 290', '2022 3.1 180', '2022 3.6 40', '2022 3.7 70'],
  ])
})
