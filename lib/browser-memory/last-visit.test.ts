import { expect, it } from 'vitest'
import { keepVisit, lastVisit } from './last-visit'

function storage(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['carbon-register.visit', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const minute = 60_000

it('knows none on the first visit, which lasts while somebody is there', () => {
  const kept = storage()
  expect(lastVisit(kept, 0)).toBeNull()
  keepVisit(kept, 'a', 0)
  keepVisit(kept, 'b', 20 * minute)
  expect(lastVisit(kept, 45 * minute)).toBeNull()
})

it('begins the next visit where the last one ended, and keeps that until it is over', () => {
  const kept = storage()
  keepVisit(kept, 'a', 0)
  const next = 24 * 60 * minute
  expect(lastVisit(kept, next)).toBe('a')
  keepVisit(kept, 'b', next)
  keepVisit(kept, 'c', next + 10 * minute)
  expect(lastVisit(kept, next + 20 * minute)).toBe('a')
  expect(lastVisit(kept, next + 50 * minute)).toBe('c')
})

it.each(['', 'nonsense', '[]', '{"at":"x"}', '{"before":1,"latest":{},"at":0}'])('takes %j for no visit', (text) => {
  expect(lastVisit(storage(text), 100 * minute)).toBeNull()
})
