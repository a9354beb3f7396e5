import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ServiceError } from '@/service/errors'
import type { Database } from './database'
import { doTogether, type Shared } from './do-together'

const database = {} as Database

/** Doubles numbers, and notes which came together; refuses a batch with a negative one. */
function doubling(): { shared: Shared<number, number>; batches: number[][] } {
  const batches: number[][] = []
  const shared: Shared<number, number> = async (_db, inputs) => {
    batches.push([...inputs])
    await nextTurn()
    if (inputs.some((input) => input < 0)) throw new Error('negative')
    return inputs.map((input) => 2 * input)
  }
  return { shared, batches }
}

it('fails only the one that is refused, and does the others alone', async () => {
  const { shared, batches } = doubling()
  const results = await Promise.allSettled([1, -1, 2].map((input) => doTogether(database, shared, input)))
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    2,
    'negative',
    4,
  ])
  expect(batches).toEqual([[1, -1, 2], [1], [-1], [2]])
})

it('fails all at once while the database is away', async () => {
  let tries = 0
  const away: Shared<number, number> = async () => {
    tries += 1
    throw new ServiceError('unavailable', 'The database does not answer')
  }
  const results = await Promise.allSettled([1, 2, 3].map((input) => doTogether(database, away, input)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(1)
})

it('takes those who come meanwhile the next time, at most a hundred at once', async () => {
  const { shared, batches } = doubling()
  const first = doTogether(database, shared, 0)
  await nextTurn()
  const later = Array.from({ length: 101 }, (_, place) => doTogether(database, shared, place + 1))
  await first
  expect(await Promise.all(later)).toEqual(Array.from({ length: 101 }, (_, place) => 2 * (place + 1)))
  expect(batches.map(({ length }) => length)).toEqual([1, 100, 1])
})
