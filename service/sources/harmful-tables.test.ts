import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCsvRows, readSheetRows, readWorkbookRows } from '@/service/sources/tables/read-table'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'

/** A workbook whose one cell is this XML. */
function workbookWith(cell: string): Uint8Array {
  const files = unzipSync(buildTestWorkbook({ List: [['here']] }))
  const path = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(files[path] ?? new Uint8Array()).replace(/<c .*<\/c>/, cell)
  return zipSync({ ...files, [path]: strToU8(sheet) })
}

test('a sheet that would be expanded to billions of cells is refused by both of its readers', async () => {
  const bytes = workbookWith('<c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c>')
  await expect(readSheetRows('list.xlsx', bytes, 'List')).rejects.toThrow('more than 20000000 cells')
  await expect(readWorkbookRows('list.xlsx', bytes, ['List'])).rejects.toThrow('more than 20000000 cells')
})

test('a CSV file of nothing but commas is refused before it is read', () => {
  expect(() => readCsvRows('list.csv', new Uint8Array(20_000_001).fill(0x2c))).toThrow('more than 20000000 cells')
})

test('a formula is not evaluated: the value that was stored with it is read', async () => {
  const formula = '<c r="A1"><f>WEBSERVICE("http://127.0.0.1/"&amp;1+1)</f><v>5</v></c>'
  expect(await readSheetRows('list.xlsx', workbookWith(formula), 'List')).toEqual([{ row: 1, cells: [5] }])
  const without = '<c r="A1"><f>1+1</f></c><c r="B1"><v>7</v></c>'
  expect(await readSheetRows('list.xlsx', workbookWith(without), 'List')).toEqual([{ row: 1, cells: [null, 7] }])
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', "=cmd|'/c calc'!A1"])('%s in a CSV file stays text', (text) => {
  expect(readCsvRows('list.csv', strToU8(text))).toEqual([{ row: 1, cells: [text] }])
})
