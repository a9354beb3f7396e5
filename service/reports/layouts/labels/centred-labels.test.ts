import { expect, test } from 'vitest'
import { drawnWidth, type TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const centred = (x: number, y: number, text: string): TestText => ({ x: x - drawnWidth(text, 8) / 2, y, text, size: 8 })

/** Scopes and "Total" in cells merged over their rows, and all of it centred; `total` of both methods. */
function pageOf(total: readonly [readonly string[], readonly string[]]): TestText[] {
  const rows: [number, string, readonly string[]][] = [
    [140, 'combustion, processes and vehicles', ['1,433', '2,668', '2,361']],
    [180, 'Location-based', ['55,681', '55,704', '65,301']],
    [200, 'Market-based', ['50,100', '51,200', '61,350']],
    [220, 'Location-based', total[0]],
    [240, 'Market-based', total[1]],
  ]
  return [
    reportTitle,
    { x: 460, y: 90, text: '(Unit: tonnes CO2e)', size: 8 },
    ...['Category', '2020', '2021', '2022'].map((text, at) => centred([180, 340, 410, 480][at] ?? 0, 106, text)),
    centred(230, 130, 'Stationary sources, mobile'),
    centred(230, 150, 'and fugitive emissions'),
    centred(100, 140, 'Scope 1 emissions'),
    centred(100, 190, 'Scope 2 emissions'),
    centred(100, 230, 'Total'),
    ...rows.flatMap(([y, label, amounts]) => [
      centred(230, y, label),
      ...amounts.map((amount, at) => centred([340, 410, 480][at] ?? 0, y, amount)),
    ]),
  ]
}

const ofScopes = [
  '1 1433',
  '2lb 55681',
  '2mb 50100',
  '1 2668',
  '2lb 55704',
  '2mb 51200',
  '1 2361',
  '2lb 65301',
  '2mb 61350',
]

test('cells merged over centred labels name the rows beside them, and "Total" by both methods is of scopes 1 and 2', async () => {
  const read = await readPages({
    texts: pageOf([
      ['57,114', '58,372', '67,662'],
      ['51,533', '53,868', '63,711'],
    ]),
  })
  expect(read.filter((one) => !one.includes('1+2')).map((one) => one.slice(5))).toEqual(ofScopes)
  expect(read.filter((one) => one.includes('1+2'))).toEqual(['2020 1+2 51533', '2021 1+2 53868', '2022 1+2 63711'])
})

test('a total by both methods that is no sum of scopes 1 and 2 is none of scope 2', async () => {
  const read = await readPages({
    texts: pageOf([
      ['97,114', '98,372', '97,662'],
      ['91,533', '93,868', '93,711'],
    ]),
  })
  expect(read.map((one) => one.slice(5))).toEqual(ofScopes)
})
