import { expect, it } from 'vitest'
import { readSince, writeChangeCursor } from './change-cursor'

it('reads a day, and every cursor that writeChangeCursor returned', () => {
  expect(readSince('2026-02-28')).toEqual({ day: '2026-02-28' })
  const noted = { order: 'noted', since: '2026-01-01', after: 12 } as const
  const newest = { order: 'newest', since: null, after: 3, before: { id: 12, happenedOn: '2026-02-03' } } as const
  for (const cursor of [noted, newest]) expect(readSince(writeChangeCursor(cursor))).toEqual({ cursor })
})

it.each([
  '',
  '2026-02-30',
  'yesterday',
  '12',
  Buffer.from('["noted",null,-1]').toString('base64url'),
  Buffer.from('["newest",null,0,1,"2026-13-01"]').toString('base64url'),
  Buffer.from('["noted","x",1]').toString('base64url'),
])('refuses %j', (text) => {
  expect(() => readSince(text)).toThrow('since: is neither a day (2026-01-31) nor a cursor')
})
