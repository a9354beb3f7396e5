import { describe, expect, it } from 'vitest'
import { SourceFileError } from './source-file-error'
import { whyTooFew, withRecords } from './with-records'

describe('whyTooFew', () => {
  it('finds an edition without records, even the first one', () => {
    expect(whyTooFew(0, 0)).toBe('it holds no record')
    expect(whyTooFew(0, 100)).toBe('it holds no record')
  })

  it('finds an edition of less than half of the records before it', () => {
    expect(whyTooFew(49, 100)).toBe(
      'it holds 49 records where the edition in use has 100: it was cut, or is another file',
    )
    expect(whyTooFew(50, 100)).toBeNull()
    expect(whyTooFew(200, 100)).toBeNull()
  })
})

describe('withRecords', () => {
  it('refuses a reading without records', () => {
    expect(() => withRecords('list.csv', { records: [], refused: [] })).toThrow(SourceFileError)
    expect(() => withRecords('list.csv', { records: [], refused: [] })).toThrow('list.csv, the whole file')
  })
})
