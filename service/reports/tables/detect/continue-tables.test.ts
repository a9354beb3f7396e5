import { expect, test } from 'vitest'
import { type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { readTables } from '@/service/reports/tables/meaning/read-tables'
import { findNumberStyle } from '@/service/reports/words/parse-number'
import { continueTable, partBefore } from './continue-tables'
import { rememberTables } from './remember-tables'

function lineAt(y: number, ...cells: [x0: number, x1: number, text: string][]): Line {
  const chunks = cells.map(([x0, x1, text]): Chunk => ({ x0, x1, y, size: 9, text, marks: [] }))
  return { y, size: 9, chunks }
}

const partOf = (...lines: Line[]): Page => ({ number: 1, width: 600, height: 800, lines })

const table = partOf(
  lineAt(134, [50, 180, 'Scope 3 GHG emissions (tonnes)'], [210, 230, '2021'], [280, 300, '2022']),
  lineAt(156, [50, 170, 'Purchased goods and services'], [200, 230, '91,100'], [270, 300, '90,300']),
  lineAt(178, [50, 110, 'Capital goods'], [204, 230, '5,100'], [274, 300, '5,600']),
)
const prose = partOf(lineAt(134, [350, 540, 'Capital goods increased by some percent.']))
const rest = partOf(
  lineAt(200, [50, 110, 'Business travel'], [204, 230, '2,400'], [280, 300, '170']),
  lineAt(222, [50, 140, 'Employee commuting'], [204, 230, '2,100'], [274, 300, '1,320']),
)

test('rows go on with the table right above them, though the column beside it was read between', () => {
  expect(partBefore([table, prose], rest)).toBe(table)
  const style = findNumberStyle(['91,100', '90,300'])
  const continued = continueTable(rest, partBefore([table, prose], rest), style, rememberTables(style))
  expect(continued.lines.map(lineText).join('\n')).toContain('2021 2022')
})

test('a part with another edge, or far below, goes on with nothing of the same page', () => {
  expect(partBefore([table, prose], partOf(lineAt(200, [120, 180, 'Business travel'])))).toBe(prose)
  expect(partBefore([table, prose], partOf(lineAt(400, [50, 110, 'Business travel'])))).toBe(prose)
  const style = findNumberStyle(['91,100', '90,300'])
  expect(continueTable(rest, prose, style, rememberTables(style))).toBe(rest)
})

test('a head alone at the foot of its part is that of the rows right under it', () => {
  const head = partOf(
    lineAt(134, [50, 90, 'Indicators'], [340, 380, 'Result 2022'], [410, 450, 'Result 2021'], [470, 500, 'Change']),
  )
  const rows = partOf(
    lineAt(150, [50, 320, 'Scopes 1 and 2: carbon neutrality of our own stores by 2040']),
    lineAt(168, [50, 140, 'Scope 1 (tCO2e)'], [345, 380, '782,709'], [415, 450, '581,593']),
  )
  const style = findNumberStyle(['782,709', '581,593'])
  const continued = continueTable(rows, partBefore([head], rows), style, rememberTables(style))
  expect(continued.lines.map(lineText).join('\n')).toContain('Result 2022 Result 2021')
})

test('a mark set high over an amount, right under the head of its column, is no head of changes', () => {
  const page = partOf(
    lineAt(120, [50, 140, 'Tonnes of CO2e'], [363, 382, '2021'], [529, 547, '2022']),
    lineAt(135, [544, 547, 'Δ']),
    lineAt(139, [50, 80, 'Scope 1'], [353, 383, '249,021'], [513, 544, '222,485']),
    lineAt(154, [544, 547, 'Δ']),
    lineAt(158, [50, 80, 'Scope 2'], [358, 383, '73,155'], [518, 544, '81,657']),
  )
  const style = findNumberStyle(['249,021', '222,485'])
  const found = readTables(page, { style, reportYear: 2022 })
  expect(found.map(({ year, number }) => `${year} ${number}`)).toEqual(
    expect.arrayContaining(['2022 222485', '2022 81657']),
  )
})
