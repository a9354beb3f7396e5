import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookEvery } from './look-every'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('looks at once and every so often, one round at a time', async () => {
  const ends: (() => void)[] = []
  const stop = lookEvery(
    1_000,
    () => new Promise((resolve) => ends.push(resolve)),
    () => {},
  )
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(2)
})

it('tells of a round that fails, and looks again', async () => {
  const failures: unknown[] = []
  const stop = lookEvery(
    1_000,
    () => Promise.reject(new Error('away')),
    (error) => failures.push(error),
  )
  await vi.advanceTimersByTimeAsync(2_500)
  expect(failures).toEqual([new Error('away'), new Error('away'), new Error('away')])
  await stop()
})

it('breaks off the round under way, waits for it and tells of no failure', async () => {
  const failures: unknown[] = []
  let isOver = false
  const stop = lookEvery(
    1_000,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isOver = true
          reject(signal.reason)
        })
      }),
    (error) => failures.push(error),
  )
  await stop()
  expect([isOver, failures]).toEqual([true, []])
})
