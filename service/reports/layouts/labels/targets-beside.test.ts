import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

type Row = readonly [label: string, aim: string, ...cells: string[]]

/** Labels and aims at their left edges, in lines of their own where they have several; the amounts set right. */
function page(heads: readonly Row[], rows: readonly Row[]) {
  const right = [0, 392, 470, 550]
  const cell = (text: string, x: number, y: number): TestText[] =>
    text.split('\n').map((line, at) => ({ x, y: y + at * 10, text: line, size: 7.5 }))
  const rowAt = ([label, aim, ...cells]: Row, y: number) => [
    ...cell(label, 40, y),
    ...cell(aim, 160, y),
    ...tableTexts(y, right, [['', ...cells]], 10, 7.5),
  ]
  const texts = [
    ...heads.flatMap((head, at) => rowAt(head, 110 + at * 9)),
    ...rows.flatMap((row, at) => rowAt(row, 140 + at * 27)),
  ]
  return { texts: [reportTitle, ...texts.filter(({ text }) => text !== '')] }
}

const expected = ['2020 1+2 164149', '2020 3 6578270', '2022 1+2 135814', '2022 3 5248523']

test('aims of two lines stand between the labels, of two lines too, and the amounts of the year and of the base', async () => {
  const built = page(
    [
      ['', 'Climate strategy targets', '2022', '2020', 'Progress 2022'],
      ['', '', 'value', '(baseline) value', 'vs. baseline'],
    ],
    [
      [
        'Scope 1 and 2 emissions\n(in tons CO2e)',
        'By 2030, reduction of 70%\nagainst a baseline of 2020',
        '135,814',
        '164,149',
        '(17%)',
      ],
      [
        'Scope 3 emissions (in tons\nCO2e)',
        'By 2030, reduction of 42%\nagainst a baseline of 2020',
        '5,248,523',
        '6,578,270',
        '(20%)',
      ],
      [
        'Scope 1 to 3 emissions per\nproduct (in kg CO2e)',
        'By 2025, reduction of 9%\nagainst the value of 2020',
        '6.11',
        '6.45',
        '(5.3%)',
      ],
    ],
  )
  expect(await readPages(built)).toEqual(expected)
})

test('aims of one line that name scopes and years are no labels', async () => {
  const built = page(
    [['Tonnes CO2e', 'Our goal', '2022', '2020', 'Change']],
    [
      ['Scope 1 and 2', 'Halve Scope 1 and 2 by 2030', '135,814', '164,149', '-17%'],
      ['Scope 3', 'Scope 3 down 42% by 2030', '5,248,523', '6,578,270', '-20%'],
      ['Renewable energy (MWh)', 'All of it by 2025', '61,220', '48,010', '28%'],
    ],
  )
  expect(await readPages(built)).toEqual(expected)
})

test('aims as short as "46% by 2030", the base year and its amount beside them', async () => {
  const row = (y: number, [label = '', aim = '', year = '', base = '', now = '', status = '']: readonly string[]) => [
    ...[label, aim, year].map((text, at) => ({ x: [40, 170, 260][at] ?? 0, y, text, size: 8 })),
    ...tableTexts(y, [0, 390, 450], [['', base, now]], 10, 8).filter(({ text }) => text !== ''),
    { x: 480, y, text: status, size: 8 },
  ]
  const texts = [
    reportTitle,
    ...row(100, ['Metric', 'Target', 'Base year', 'Base year value', '2022', 'Status']),
    ...row(120, ['Scope 1 & 2 (t CO2e)', '46% by 2030', '2020', '164,149', '135,814', 'On track']),
    ...row(136, ['Scope 3 (t CO2e)', '28% by 2030', '2020', '6,578,270', '5,248,523', 'Behind']),
  ]
  expect(await readPages({ texts })).toEqual(expected)
})
