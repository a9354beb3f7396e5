import { describe, expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

const blanks =
  '–|-|—|n/a|N/A|n.a.|NA|not available|Not applicable|not reported|Not disclosed|n.d.|nd|k.A.|keine Angabe|nicht verfügbar|nicht anwendbar|nicht erhoben|non disponible|n.c.|NC|sans objet|no disponible|no aplica|s/d|sin datos|non disponibile|n.p.|não disponível|não aplicável|ej tillgängligt|saknas|uppgift saknas|ikke tilgængelig|ikke målt|i.t.|ei saatavilla|niet beschikbaar|n.v.t.|n.b.|nie dotyczy|b.d.|算定中|集計中|対象外|未算定|不適用|未揭露|해당없음|*|...|tbc|pending|in progress|under review|not calculated|not material|Not yet available|N.R.|NM|N/M|n.m.|#|Excluded|Included in category 1|See category 3|see note|yes|✓|○|×'.split(
    '|',
  )

describe.each(blanks)('"%s" is no amount', (blank) => {
  const rows = [
    ['tCO2e', '2022', '2021', '2020'],
    ['Scope 1', '12,345', '11,345', '10,345'],
    ['Scope 2', '2,345', blank, '2,111'],
    ['Scope 3', blank, blank, '112,345'],
    ['Category 6: Business travel', '345', blank, blank],
  ]
  const expected = ['2020 1 10345', '2020 2 2111', '2020 3 112345', '2021 1 11345', '2022 1 12345', '2022 2 2345']
  const all = [...expected, '2022 3.6 345'].sort()
  const set = (place: (cell: string) => string) =>
    rows.map(([label = '', ...cells]) => label.padEnd(32) + cells.map(place).join('')).join('\n')

  test('in cells with borders', () => {
    expect([...readText(markdownOf(rows))].sort()).toEqual(all)
  })
  test('in columns of plain text', () => {
    const title = '# Sustainability report 2022\n\n'
    expect([...readText(`${title}${set((cell) => cell.padStart(26))}\n`)].sort()).toEqual(all)
    expect([...readText(`${title}${set((cell) => cell.padEnd(26))}\n`)].sort()).toEqual(all)
  })
})

test('an amount that stands under none of several years has none, not the report’s', () => {
  const lines = [
    '# Sustainability report 2022\n',
    'tCO2e                                 2022         2021         2020',
    'Scope 1                             12,345       11,345       10,345',
    'Scope 3                             in progress       in progress      112,345',
  ]
  expect(readText(lines.join('\n'))).toEqual(['2020 1 10345', '2021 1 11345', '2022 1 12345'])
})

test.each([
  ['12,345', 12345],
  ['12.345,6', 12345.6],
  ['12\u00a0345', 12345],
  ['12\u202f345', 12345],
  ["12'345", 12345],
  ['12,34,567', 1_234_567],
  ['~12,345', 12345],
  ['12.3k', 12_300],
  ['1.2m', 1_200_000],
  ['1.2 mn', 1_200_000],
  ['1.2 million', 1_200_000],
])('"%s" in a column of plain text', (printed, value) => {
  const text = `# Sustainability report 2022\n\nGHG emissions (tCO2e)                2022\nScope 1                           ${printed}\nScope 2                            ${printed}\n`
  expect(readText(text)).toEqual([`2022 1 ${value}`, `2022 2 ${value}`])
})
