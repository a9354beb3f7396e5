import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './list-cursor'

function forge(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

const nearA = { from: { value: 'a', id: 1 }, backwards: false, place: 50 }

describe('a cursor of the list', () => {
  it('is refused when we did not write it', () => {
    const forged = [
      '',
      '%%%',
      'null',
      forge({}),
      forge(['name', 'a']),
      forge(['name', 'a', 1]),
      forge(['name', 1, 1, 'after', 0]),
      forge(['name', null, 1, 'after', 0]),
      forge(['name', '\0', 1, 'after', 0]),
      forge(['name', '\ud800', 1, 'after', 0]),
      forge(['name', 'a', -1, 'after', 0]),
      forge(['name', 'a', 1.5, 'after', 0]),
      forge(['name', 'a', 1, 'beside', 0]),
      forge(['name', 'a', 1, 'after', -1]),
      forge(['spend', 1, 1, 'after', 0, 1e12]),
    ]
    for (const cursor of forged) expect(() => readCursor('name', cursor)).toThrow('cursor: is not a cursor')
    expect(() => readCursor('created', forge(['created', 'yesterday', 1, 'after', 0]))).toThrow('cursor:')
    expect(() => readCursor('score', forge(['score', '0.5', 1, 'after', 0]))).toThrow('cursor:')
    expect(() => readCursor('status', forge(['status', 3, 1, 'after', 0]))).toThrow('cursor:')
  })

  it('is refused in another order than it was written for', () => {
    expect(() => readCursor('-name', writeCursor('name', nearA))).toThrow('cursor:')
  })

  it('comes back as it was written', () => {
    expect(readCursor('name', writeCursor('name', nearA))).toEqual(nearA)
    for (const spendYear of [2024, null]) {
      const ofYear = { from: { value: 5, id: 1 }, backwards: false, place: 50, spendYear }
      expect(readCursor('spend', writeCursor('spend', ofYear))).toEqual(ofYear)
    }
    for (const [sort, value] of [
      ['name', 'é"'],
      ['-score', 0.1],
      ['emissions', null],
      ['-country', null],
      ['updated', '2026-11-21T10:00:00.000Z'],
    ] as const) {
      const cursor = { from: { value, id: 7 }, backwards: true, place: 0 }
      expect(readCursor(sort, writeCursor(sort, cursor))).toEqual(cursor)
    }
  })
})
