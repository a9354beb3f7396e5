import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

/** Two of the sites under each scope and the word for their total: one neutral table, in the word of each language. */
function table(total: string): string {
  return [
    '# Report 2023',
    '',
    '| tCO2e | 2023 | 2022 |',
    '|---|---|---|',
    '| Scope 1 | | |',
    '| Lyon | 700 | 800 |',
    '| Porto | 400 | 390 |',
    `| ${total} | 1,200 | 1,350 |`,
    '| Scope 2 | | |',
    '| Lyon | 300 | 410 |',
    '| Porto | 350 | 360 |',
    `| ${total} | 800 | 910 |`,
  ].join('\n')
}

test.each([
  ...[
    'Total',
    'Gesamt',
    'Summe',
    'Summa',
    'Totalt',
    'I alt',
    'Yhteensä',
    'Totaal',
    'Totale',
    'Ensemble',
    'Suma',
    'Razem',
    'Ogółem',
  ],
  ...[
    'Celkem',
    'Celkom',
    'Összesen',
    'Toplam',
    'Итого',
    'Всего',
    'Разом',
    'Общо',
    'Σύνολο',
    'Iš viso',
    'Kokku',
    'Samtals',
    'Ukupno',
  ],
  ...['Skupaj', 'Jumlah', 'Tổng cộng', '合計', '合计', '總計', '합계', 'รวม'],
])('a total called %s is the whole of its scope, and no site is', (total) => {
  expect(readText(table(total))).toEqual(['2022 1 1350', '2022 2 910', '2023 1 1200', '2023 2 800'])
})
