import { describe, expect, it } from 'vitest'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'
import { columnLetters, keyByHeading, readCsvRows, readSheetRows, readWorkbookRows } from './read-table'
import { SourceFileError } from './source-file-error'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('readCsvRows', () => {
  it.each([
    ['an empty file', '', /list\.csv, the whole file: the file is empty/],
    ['a web page', '\n <!DOCTYPE html><html><body>Sign in</body></html>', /list\.csv, .*web page/],
    ['rows of different lengths', 'a,b\n1,2\n3\n', /list\.csv, .*line 3/],
    ['a file cut inside a quoted cell', 'a,b\n1,"two', /list\.csv, .*Quote/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readCsvRows('list.csv', utf8(text))).toThrow(SourceFileError)
    expect(() => readCsvRows('list.csv', utf8(text))).toThrow(message)
  })

  it('refuses bytes that are not UTF-8 instead of replacing letters', () => {
    expect(() => readCsvRows('list.csv', new Uint8Array([0x61, 0xe9, 0x0a]))).toThrow(SourceFileError)
  })

  it('keeps cells as written, removes the byte order mark and numbers rows from 1', () => {
    expect(readCsvRows('list.csv', utf8('\ufeffname,value\n"A, B"," 1,234 "\n'))).toEqual([
      { row: 1, cells: ['name', 'value'] },
      { row: 2, cells: ['A, B', ' 1,234 '] },
    ])
  })
})

describe('keyByHeading', () => {
  const rows = readCsvRows('list.csv', utf8('note,,\nname,value,\nA,1,\n,,\nB,2,\n'))

  it('refuses a heading that is not the known one, naming row, column and both wordings', () => {
    expect(() => keyByHeading('list.csv', rows, ['name', 'amount', ''], 2)).toThrow(
      'list.csv, row 2, column B: the heading should be "amount" and is "value"',
    )
  })

  it('refuses an additional column', () => {
    expect(() => keyByHeading('list.csv', rows, ['name'], 2)).toThrow(
      /column B: the heading should be "" and is "value"/,
    )
  })

  it('refuses a file without the heading row', () => {
    expect(() => keyByHeading('list.csv', [], ['name'])).toThrow(/row 1: the heading is missing/)
  })

  it('keys the cells and keeps the numbers of the rows in the file', () => {
    expect(keyByHeading('list.csv', rows, ['name', 'value', ''], 2)).toEqual([
      { row: 3, cells: { name: 'A', value: '1' } },
      { row: 5, cells: { name: 'B', value: '2' } },
    ])
  })
})

describe('readSheetRows', () => {
  it('refuses an empty file, a web page and a file that is no workbook', async () => {
    await expect(readSheetRows('book.xlsx', new Uint8Array(), 'One')).rejects.toThrow(
      /book\.xlsx, the whole file: the file is empty/,
    )
    await expect(readSheetRows('book.xlsx', utf8('<html></html>'), 'One')).rejects.toThrow(/book\.xlsx, .*web page/)
    await expect(readSheetRows('book.xlsx', utf8('name,value'), 'One')).rejects.toThrow(SourceFileError)
  })

  it('refuses a workbook cut short, and one without the sheet', async () => {
    const book = buildTestWorkbook({ One: [['a', 1]] })
    await expect(readSheetRows('book.xlsx', book.subarray(0, book.length - 200), 'One')).rejects.toThrow(
      SourceFileError,
    )
    await expect(readSheetRows('book.xlsx', book, 'Two')).rejects.toThrow(/book\.xlsx, sheet "Two"/)
  })

  it('returns numbers as numbers, text as text and empty cells as null', async () => {
    expect(
      await readSheetRows(
        'book.xlsx',
        buildTestWorkbook({
          One: [
            ['name', 'value'],
            ['A', null],
            ['B', 2.5],
          ],
        }),
        'One',
      ),
    ).toEqual([
      { row: 1, cells: ['name', 'value'] },
      { row: 2, cells: ['A', null] },
      { row: 3, cells: ['B', 2.5] },
    ])
  })
})

describe('readWorkbookRows', () => {
  const book = buildTestWorkbook({ One: [['a', 1]], Two: [] })

  it.each([
    ['a sheet it does not know', ['One'], /book\.xlsx, sheet "Two": is not known/],
    ['the lack of a sheet', ['One', 'Two', 'Three'], /book\.xlsx, sheet "Three": is missing/],
  ])('refuses %s', async (_, known, message) => {
    await expect(readWorkbookRows('book.xlsx', book, known)).rejects.toThrow(message)
  })

  it('refuses an empty file, a web page and a workbook cut short', async () => {
    const whole = ['One', 'Two']
    await expect(readWorkbookRows('book.xlsx', new Uint8Array(), whole)).rejects.toThrow(/the file is empty/)
    await expect(readWorkbookRows('book.xlsx', utf8('<html></html>'), whole)).rejects.toThrow(/web page/)
    await expect(readWorkbookRows('book.xlsx', book.subarray(0, 300), whole)).rejects.toThrow(SourceFileError)
  })

  it('returns the rows of every sheet, none for an empty one', async () => {
    expect(await readWorkbookRows('book.xlsx', book, ['Two', 'One'])).toEqual({
      Two: [],
      One: [{ row: 1, cells: ['a', 1] }],
    })
  })
})

describe('columnLetters', () => {
  it('counts like spreadsheet programs', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
