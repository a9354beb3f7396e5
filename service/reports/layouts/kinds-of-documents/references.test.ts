import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const at = (x: number, y: number, text: string): TestText => ({ x, y, text })

test('an index of disclosures: a page beside an amount, what is biogenic, categories by their number', async () => {
  const found = await readPages({
    texts: [
      reportTitle,
      ...tableTexts(90, [50, 330, 360], [['Disclosure', 'Page', 'Information']]),
      at(50, 110, '305-1 Direct (Scope 1) GHG emissions'),
      at(250, 110, 'AR 76'),
      at(300, 110, '168,420 t CO2e (2021: 181,907 t CO2e; base year 2018: 240,115 t CO2e)'),
      at(300, 120, 'Biogenic CO2 emissions are reported separately: 531,200 t (2021: 529,800 t).'),
      at(50, 136, '305-3 Other indirect (Scope 3) GHG emissions'),
      at(250, 136, 'AR 77'),
      at(300, 136, 'Total: 512,640 t CO2e'),
      at(300, 146, 'Category 1: 301,255 t CO2e'),
      at(300, 156, 'Category 12: 61,340 t CO2e'),
    ],
  })
  expect(found).toEqual([
    '2018 1 240115',
    '2021 1 181907',
    '2022 1 168420',
    '2022 3 512640',
    '2022 3.1 301255',
    '2022 3.12 61340',
  ])
})

test('the number of a disclosure close to the last amount, and its head close to the last year, are cells of their own', async () => {
  const row = (y: number, label: string, amounts: readonly [string, string], reference: string) => [
    ...tableTexts(y, [50, 400, 480], [[label, ...amounts]]),
    at(484.5, y, reference),
  ]
  const texts = [
    ...row(100, 'Greenhouse gas emissions (tCO2e)', ['2021', '2022'], 'GRI / SGX'),
    ...row(114, 'Direct (Scope 1)', ['61,772', '60,646'], '305-1'),
    ...row(128, 'Other indirect (Scope 3)', ['38,960', '37,100'], '305-3'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 61772',
    '2021 3 38960',
    '2022 1 60646',
    '2022 3 37100',
  ])
})

test('ESRS E1-6: amounts end with the words "Base year", far right of the year under them', async () => {
  const rows = tableTexts(
    114,
    [50, 330, 400, 470],
    [
      ['Gross Scope 1 GHG emissions', '52,118', '44,902', '41,377'],
      ['Gross market-based Scope 2 GHG emissions', '91,006', '38,470', '19,882'],
    ],
  )
  const head = [
    at(272, 88, 'Base year'),
    at(272, 100, '2019'),
    ...tableTexts(100, [50, 400, 470], [['', '2021', '2022']]),
  ]
  const found = await readPages({ texts: [reportTitle, at(50, 100, 'E1-6 GHG emissions (t CO2e)'), ...head, ...rows] })
  expect(found).toEqual([
    '2019 1 52118',
    '2019 2mb 91006',
    '2021 1 44902',
    '2021 2mb 38470',
    '2022 1 41377',
    '2022 2mb 19882',
  ])
})

test('years down, heads of scopes in one line and in two, and a total by one method', async () => {
  const columns = [50, 210, 300, 390, 470, 550]
  const found = await readPages({
    texts: [
      reportTitle,
      at(50, 76, 'Émissions de gaz à effet de serre (en tonnes équivalent CO2)'),
      ...tableTexts(90, columns, [['', '', 'Scope 2', 'Scope 2', '', 'Total']], 11),
      ...tableTexts(
        101,
        columns,
        [['Année', 'Scope 1', '(location-based)', '(market-based)', 'Scope 3', '(market-based)']],
        11,
      ),
      ...tableTexts(116, columns, [
        ['2021', '44 388', '5 904', '4 011', '486 204', '534 603'],
        ['2022', '42 015', '5 733', '2 876', '470 063', '514 954'],
      ]),
    ],
  })
  expect(found).toEqual([
    '2021 1 44388',
    '2021 2lb 5904',
    '2021 2mb 4011',
    '2021 3 486204',
    '2022 1 42015',
    '2022 2lb 5733',
    '2022 2mb 2876',
    '2022 3 470063',
  ])
})

test('two rows that differ by their method only, under a title of scope 2, are all of it, however long their labels', async () => {
  const rows = [
    ['Approach', '2021', '2022'],
    ['Purchase of electricity: location-based approach', '21,804.6', '19,332.9'],
    ['Purchase of electricity: purchase choice approach (market-based)', '9,120.4', '4,022.7'],
  ]
  const title = 'GRI 305-2 Energy indirect (Scope 2) GHG emissions (tCO2e)'
  const both = ['2021 2lb 21804.6', '2021 2mb 9120.4', '2022 2lb 19332.9', '2022 2mb 4022.7']
  expect(await readPages(pageOf(rows, { above: [title] }))).toEqual(both)
  const heat = ['Purchase of district heating: location-based approach', '1,804.6', '1,332.9']
  expect(await readPages(pageOf([...rows, heat], { above: [title] }))).toEqual([])
})

test('waste in tonnes under a table of emissions is a mass', async () => {
  const found = await readPages({
    texts: [
      reportTitle,
      ...tableTexts(
        90,
        [50, 440, 550],
        [
          ['GHG emissions (tCO2e)', '2021', '2022'],
          ['Scope 1', '4,120', '4,010'],
        ],
      ),
      at(50, 128, 'Circular economy'),
      ...tableTexts(
        142,
        [50, 440, 550],
        [
          ['in tonnes', '2022', '2021'],
          ['Total waste generated', '61,240', '63,118'],
        ],
      ),
    ],
  })
  expect(found).toEqual(['2021 1 4120', '2022 1 4010'])
})
