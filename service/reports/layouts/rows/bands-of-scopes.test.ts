import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const columns = [50, 330, 372, 430, 520, 590]

/** Each cell at the left edge of its column, in 8 points. */
function row(y: number, cells: readonly string[]): TestText[] {
  return cells.flatMap((text, at) => (text === '' ? [] : [{ x: columns[at] ?? 0, y, text, size: 8 }]))
}

/** "Fuel and resulting CO2 emissions, …" with its 2 set low, in a run of its own. */
function fuel(y: number, name: string, cells: readonly string[]): TestText[] {
  return [
    { x: 50, y, text: 'Fuel and resulting CO', size: 8 },
    { x: 127.8, y: y + 1.5, text: '2', size: 5.4 },
    { x: 133.8, y, text: `emissions, ${name}`, size: 8 },
    ...row(y, ['', ...cells]),
  ]
}

const head = row(90, ['Parameter', 'Units', '2022 vs 2021', '2022', '2021', '2020'])

test('scopes in bands over rows that do not name them, a low 2 within their labels', async () => {
  const texts = [
    reportTitle,
    ...head,
    ...row(112, ['Scope 1: Own Operations (operational control approach)']),
    ...row(130, ['Number of lorries included in the calculation for the year', '', '+39.8%', '123', '88', '89']),
    ...fuel(148, 'DIESEL', ['MT', '+219.1%', '64,020', '20,061', '20,418']),
    ...fuel(166, 'LNG', ['MT', '+22.5%', '436,120', '356,301', '362,790']),
    ...row(184, ['CO2 emissions – certified by Acme', 'MT', '+27.9%', '1,571,903', '1,204,377', '1,230,655']),
    ...row(202, ['Efficiency: emissions in grams per', 'g/t-km', '-3.0%', '5.24', '5.40', '5.70']),
    ...row(212, ['tonne and kilometre', '', '', '(on the way to our aim by']),
    { x: 430, y: 221.5, text: '2028)', size: 6.5 },
    ...row(240, ['Scope 2: Purchased Electricity (location-based)']),
    ...row(258, ['CO2 equivalent emissions', 'MT', 'Not applicable', '318.4', 'Not', 'Not']),
    ...row(267, ['', '', '', '', 'reported', 'reported']),
  ]
  expect(await readPages({ texts, width: 700 })).toEqual([
    '2020 1 1230655',
    '2021 1 1204377',
    '2022 1 1571903',
    '2022 2lb 318.4',
  ])
})

test('what two certify under one scope are parts, and neither is the whole', async () => {
  const texts = [
    reportTitle,
    ...head,
    ...row(112, ['Scope 1: Own Operations']),
    ...row(130, ['CO2 emissions, verified by Acme', 'MT', '+4.0%', '2,080', '2,000', '1,980']),
    ...row(148, ['CO2 emissions, verified by Bolt', 'MT', '+5.0%', '4,200', '4,000', '3,960']),
  ]
  expect(await readPages({ texts, width: 700 })).toEqual([])
})
