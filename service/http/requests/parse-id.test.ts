import { describe, expect, it } from 'vitest'
import { parseId } from './parse-id'

describe('parseId', () => {
  it('takes no id but a positive whole number in its plain form', () => {
    for (const segment of [
      '',
      '0',
      '-1',
      '+1',
      '1.5',
      '1e3',
      '0x10',
      ' 1',
      '007',
      'abc',
      '٣',
      '9007199254740992',
      '9'.repeat(400),
    ]) {
      expect([segment, parseId(segment)]).toEqual([segment, null])
    }
  })

  it('takes numbers up to the largest that is exact', () => {
    expect(parseId('1')).toBe(1)
    expect(parseId('9007199254740991')).toBe(9007199254740991)
  })
})
