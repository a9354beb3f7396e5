import { expect, test } from 'vitest'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const cells = (y: number, row: readonly (readonly [number, string])[]) =>
  row.map(([x, text]) => ({ x, y, text, size: 9 }))

test('a numbered category is the label of its row, however near a column of coverage stands', async () => {
  const texts = [
    ...cells(100, [
      [340, 'Subject range'],
      [440, 'Unit'],
      [500, 'FY2021'],
      [560, 'FY2022'],
    ]),
    ...cells(120, [
      [54, 'Scope1'],
      [340, 'Consolidated'],
      [440, 't-CO2'],
      [500, '7,235'],
      [560, '6,765'],
    ]),
    ...cells(140, [
      [54, 'Scope2'],
      [340, 'Consolidated'],
      [440, 't-CO2'],
      [500, '25,492'],
      [560, '23,520'],
    ]),
    ...cells(160, [
      [54, 'Scope3'],
      [120, '4. Transport, shipping (upstream)'],
      [340, 'Consolidated'],
      [440, 't-CO2'],
      [500, '2,960'],
      [560, '3,170'],
    ]),
    ...cells(180, [
      [120, '5. Waste produced from business activities'],
      [340, 'Consolidated'],
      [440, 't-CO2'],
      [500, '173'],
      [560, '279'],
    ]),
    ...cells(200, [
      [120, '6. Business travel'],
      [340, 'Consolidated'],
      [440, 't-CO2'],
      [500, '419'],
      [560, '613'],
    ]),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 7235',
    '2021 2 25492',
    '2021 3.4 2960',
    '2021 3.5 173',
    '2021 3.6 419',
    '2022 1 6765',
    '2022 2 23520',
    '2022 3.4 3170',
    '2022 3.5 279',
    '2022 3.6 613',
  ])
})

test('a grand total below two subtotals is that of both scopes, where it is their sum', async () => {
  const rows: [number, string, string, string][] = [
    [120, 'Head office and branches', '4', '12'],
    [140, 'Other offices and subsidiaries', '773,194', '797,963'],
    [160, 'Sub total', '773,198', '797,975'],
    [180, 'Head office and branches', '2,307', '2,146'],
    [200, 'Other offices and subsidiaries', '308,193', '280,025'],
    [220, 'Sub total', '310,500', '282,171'],
  ]
  const texts = [
    ...cells(84, [[54, 'Scope 1 and 2 emissions (unit: t-CO2e)']]),
    ...cells(104, [
      [400, 'FY2021'],
      [500, 'FY2022'],
    ]),
    ...cells(120, [[54, 'Scope 1']]),
    ...cells(180, [[54, 'Scope 2']]),
    ...rows.flatMap(([y, label, one, two]) =>
      cells(y, [
        [110, label],
        [400, one],
        [500, two],
      ]),
    ),
    ...cells(240, [
      [54, 'Grand total'],
      [400, '1,083,698'],
      [500, '1,080,146'],
    ]),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 773198',
    '2021 1+2 1083698',
    '2021 2 310500',
    '2022 1 797975',
    '2022 1+2 1080146',
    '2022 2 282171',
  ])
})
