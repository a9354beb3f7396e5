import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets'

function start(perMinute: number) {
  let now = 0
  const buckets = createTokenBuckets(perMinute, () => new Date(now))
  function pass(milliseconds: number): void {
    now += milliseconds
  }
  return { buckets, pass }
}

test('who has none left is refused, told when one is there, and others are not', () => {
  const { buckets } = start(3)
  expect([1, 2, 3].map(() => buckets.take('a').isAllowed)).toEqual([true, true, true])
  expect(buckets.take('a')).toEqual({ isAllowed: false, remaining: 0, resetSeconds: 60, retrySeconds: 20 })
  expect(buckets.isSpent('a')).toBe(true)
  expect(buckets.isSpent('b')).toBe(false)
  expect(buckets.take('b')).toEqual({ isAllowed: true, remaining: 2, resetSeconds: 20, retrySeconds: 1 })
})

test('refused requests cost nothing: the promised second holds', () => {
  const { buckets, pass } = start(3)
  for (let time = 0; time < 50; time++) buckets.take('a')
  pass(19_000)
  expect(buckets.take('a').isAllowed).toBe(false)
  pass(1_000)
  expect(buckets.take('a').isAllowed).toBe(true)
  expect(buckets.take('a').isAllowed).toBe(false)
})

test('a pause never saves up more than a minute', () => {
  const { buckets, pass } = start(2)
  buckets.take('a')
  pass(3_600_000)
  expect([1, 2, 3].map(() => buckets.take('a').isAllowed)).toEqual([true, true, false])
})

test('a clock that is set back neither gives nor takes', () => {
  const { buckets, pass } = start(2)
  pass(10_000)
  buckets.take('a')
  pass(-10_000)
  expect([1, 2].map(() => buckets.take('a').isAllowed)).toEqual([true, false])
})
