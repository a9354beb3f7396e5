import { expect, test } from 'vitest'
import type { TestText } from './build-test-pdf'
import { readPages, reportTitle } from './read-test-pages'

/** A table whose words begin at their columns' left edges, and so do its amounts. */
function wordsAt(
  y: number,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  size = 7,
  step = 14,
): TestText[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ x: columns[column] ?? 0, y: y + at * step, text, size }])),
  )
}

const columns = [40, 110, 300, 425, 460, 490, 540]
const head = ['Item', '', 'Coverage', 'Class', 'Unit', '2021', '2022']
/** A scope in a cell merged over three rows, the entities beside it. */
const group = (label: string, rows: readonly (readonly string[])[]) =>
  rows.map(([entity = '', ...amounts], at) => ['', at === 1 ? label : '', entity, '', '', ...amounts])

test('labels that name scopes, cells merged over their rows beside them: one table, and of each scope the group’s row', async () => {
  const rows = [
    head,
    ...group('Scope 1 (direct emissions)', [
      ['Domestic consolidated', '1,200', '1,100'],
      ['Overseas consolidated', '340', '300'],
      ['Group consolidated (including overseas)', '1,540', '1,400'],
    ]),
    ...group('Scope 2 (indirect emissions)', [
      ['Domestic consolidated', '4,200', '4,100'],
      ['Overseas consolidated', '640', '600'],
      ['Group consolidated (including overseas)', '4,840', '4,700'],
    ]),
    ['', 'Scope 3 Category 1 (purchased goods and services)', '', '', '', '81,000', '80,500'],
    ['CO2 emissions', 'Scope 3 Category 3 (fuel- and energy-related activities)', '', '', 'tCO2', '2,300', '2,250'],
    ['', 'Scope 3 Category 4 (transport and distribution)', 'Domestic consolidated', 'Total', '', '9,100', '8,700'],
    ['', 'Scope 3 Category 5 (waste generated in operations)', '', '', '', '410', '399'],
    ['', 'Scope 3 Category 7 (employee commuting)', '', '', '', '120', '118'],
    ['', 'Scope 3 total', '', '', '', '92,930', '91,967'],
  ]
  const texts = [reportTitle, ...wordsAt(110, columns, rows, 6)]
  expect((await readPages({ texts })).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 1400',
    '2022 2 4700',
    '2022 3 91967',
    '2022 3.1 80500',
    '2022 3.3 2250',
    '2022 3.4 8700',
    '2022 3.5 399',
    '2022 3.7 118',
  ])
})

test('of entities under a scope without a row of the group none stands for it', async () => {
  const rows = [
    ['', '', 'Boundary', 'Unit', '2021', '2022'],
    ['', '', 'Domestic', '', '1,200', '1,100'],
    ['', 'Scope 1', 'Overseas', 't-CO2', '340', '300'],
    ['', '', 'Other countries', '', '40', '30'],
  ]
  const texts = [reportTitle, ...wordsAt(110, [50, 110, 250, 370, 440, 500], rows)]
  expect(await readPages({ texts })).toEqual([])
})
