import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle, textAt } from '@/service/reports/testing/read-test-pages'

const sites = [
  ['Suao', '1,602,311', '98,420', '1,700,731', '1,588,940', '97,115', '1,686,055'],
  ['Ho-Ping', '3,402,876', '201,445', '3,604,321', '3,377,120', '198,730', '3,575,850'],
  ['Group total', '5,005,187', '299,865', '5,305,052', '4,966,060', '295,845', '5,261,905'],
]
const columns = [40, 170, 250, 330, 410, 490, 570]

function underYears(heads: readonly string[]) {
  return readPages({
    texts: [
      reportTitle,
      textAt(40, 96, 'GHG emissions (tCO2e)', 11),
      ...[
        ['2021', 236],
        ['2022', 476],
      ].map(([year, x]) => textAt(Number(x), 114, String(year), 8)),
      ...tableTexts(128, columns, [['Site', ...heads, ...heads], ...sites], 14, 8),
    ],
  })
}

test('under each year the total right after scope 1 and scope 2 is that of both', async () => {
  expect(await underYears(['Scope 1', 'Scope 2', 'Total'])).toEqual([
    '2021 1 5005187',
    '2021 1+2 5305052',
    '2021 2 299865',
    '2022 1 4966060',
    '2022 1+2 5261905',
    '2022 2 295845',
  ])
})

test('a total after scopes 1 and 3 is not', async () => {
  const read = await underYears(['Scope 1', 'Scope 3', 'Total'])
  expect(read.filter((one) => one.includes('+'))).toEqual([])
})
