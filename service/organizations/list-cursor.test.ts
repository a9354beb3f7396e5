import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './list-cursor'

function forge(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

describe('a cursor of the list', () => {
  it('is refused when we did not write it', () => {
    const forged = [
      '',
      '%%%',
      'null',
      forge({}),
      forge(['name', 'a']),
      forge(['name', 1, 1]),
      forge(['name', null, 1]),
      forge(['name', '\0', 1]),
      forge(['name', '\ud800', 1]),
      forge(['name', 'a', -1]),
      forge(['name', 'a', 1.5]),
    ]
    for (const cursor of forged) expect(() => readCursor('name', cursor)).toThrow('cursor: is not a next_cursor')
    expect(() => readCursor('created', forge(['created', 'yesterday', 1]))).toThrow('cursor:')
    expect(() => readCursor('score', forge(['score', '0.5', 1]))).toThrow('cursor:')
  })

  it('is refused in another order than it was written for', () => {
    expect(() => readCursor('-name', writeCursor('name', { value: 'a', id: 1 }))).toThrow('cursor:')
  })

  it('comes back as it was written', () => {
    expect(readCursor('name', writeCursor('name', { value: 'é"', id: 7 }))).toEqual({ value: 'é"', id: 7 })
    expect(readCursor('-score', writeCursor('-score', { value: 0.1, id: 7 }))).toEqual({ value: 0.1, id: 7 })
    expect(readCursor('emissions', writeCursor('emissions', { value: null, id: 7 }))).toEqual({ value: null, id: 7 })
    const day = '2026-11-21T10:00:00.000Z'
    expect(readCursor('created', writeCursor('created', { value: day, id: 7 }))).toEqual({ value: day, id: 7 })
  })
})
