import { describe, expect, it } from 'vitest'
import { isMissing, readAmount, readNumber, tonnesToKilograms } from './read-number'
import { SourceFileError } from './source-file-error'

const place = { file: 'list.csv', row: 7, column: 'Scope 1' }

describe('readNumber', () => {
  it.each([
    ['638,000,00'],
    ['12,3'],
    ['1,23,456'],
    ['about 5'],
    ['1e6'],
    ['76,665,000 eller 436,346,000'],
    ['12 345'],
    ['$5'],
  ])('refuses %j in a column with decimal points', (text) =>
    expect(() => readNumber(text, place)).toThrow(SourceFileError),
  )

  it('names file, row, column and value', () => {
    expect(() => readNumber('638,000,00', place)).toThrow(
      'list.csv, row 7, column Scope 1: "638,000,00" is not a number',
    )
  })

  it.each([['1.5'], ['1,234.5'], ['1,234,567']])('refuses %j in a column with decimal commas', (text) =>
    expect(() => readNumber(text, place, 'comma')).toThrow(SourceFileError),
  )

  it('refuses a boolean and a date', () => {
    expect(() => readNumber(true, place)).toThrow(SourceFileError)
    expect(() => readNumber(new Date(0), place)).toThrow(SourceFileError)
  })

  it.each([
    [''],
    [' '],
    ['-'],
    ['--'],
    ['x'],
    ['X'],
    ['?'],
    ['N/A'],
    ['#N/A'],
    ['#VALUE!'],
    ['#REF!'],
    [null],
    [undefined],
  ])('reads %j as missing, not as 0', (cell) => {
    expect(isMissing(cell)).toBe(true)
    expect(readNumber(cell, place)).toBeNull()
  })

  it.each([
    ['0', 0],
    ['1,234.5', 1234.5],
    ['18,740.03', 18740.03],
    ['1,234', 1234],
    ['12345678', 12345678],
    ['845.152', 845.152],
    [' 5 ', 5],
    [0.5, 0.5],
  ])('reads %j', (cell, value) => expect(readNumber(cell, place)).toBe(value))

  it.each([
    ['89900000000,00', 89_900_000_000],
    ['12,3', 12.3],
  ])('reads %j where commas are decimal', (cell, value) => expect(readNumber(cell, place, 'comma')).toBe(value))
})

describe('readAmount', () => {
  it('refuses a negative figure and keeps a stated zero', () => {
    expect(() => readAmount('-5', place)).toThrow('list.csv, row 7, column Scope 1: -5 is negative')
    expect(readAmount('0', place)).toBe(0)
  })
})

describe('tonnesToKilograms', () => {
  it.each([
    [49_000, 49_000_000],
    [1.005, 1005],
    [4.35, 4350],
    [18_740.03, 18_740_030],
    [70_457_000, 70_457_000_000],
  ])('converts %s t to %s kg', (tonnes, kilograms) => expect(tonnesToKilograms(tonnes)).toBe(kilograms))
})
