import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkWorkbook } from './check-workbook'

function sheet(rows: string, path = 'xl/worksheets/sheet1.xml', prefix = ''): Uint8Array {
  return zipSync({
    [path]: strToU8(`<?xml version="1.0"?><worksheet>${prefix}<sheetData>${rows}</sheetData></worksheet>`),
  })
}

test.each([
  ['one cell in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['one cell beyond it', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
  ['a row far down and a cell far out', '<row r="9000000"/><row r="1"><c r="ZZ1"/></row>'],
  ['other quotes', "<row r='1048576'><c r = 'XFD1048576'><v>1</v></c></row>"],
  ['an address in entities', '<row r="1"><c r="&#88;FD1048576"><v>1</v></c></row>'],
])('%s is refused', (_, rows) => {
  expect(() => checkWorkbook(sheet(rows))).toThrow(/more than 20000000 cells|hides the address of a cell/)
  // A workbook may store its sheets under other paths than the usual one.
  expect(() => checkWorkbook(sheet(rows, 'elsewhere.bin'))).toThrow(
    /more than 20000000 cells|hides the address of a cell/,
  )
})

test('rows without an address are counted', () => {
  expect(() => checkWorkbook(sheet(`<row r="1"><c r="XFD1"/></row>${'<row/>'.repeat(3000)}`))).toThrow('too many rows')
})

test('entities of XML are refused', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]>'
  expect(() => checkWorkbook(sheet('', undefined, bomb))).toThrow('defines entities')
})

test('a sheet of a hundred thousand rows and a hundred columns is accepted', () => {
  expect(() => checkWorkbook(sheet('<row r="100000"><c r="CV100000"><v>1</v></c></row>'))).not.toThrow()
})
