import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ServiceError } from '@/service/errors'
import { type BatchWork, createBatches } from './batches'

/** Doubles numbers, and notes which came together; refuses a batch with a negative one. */
function doubling(): { work: BatchWork<number, number>; seen: number[][] } {
  const seen: number[][] = []
  const work: BatchWork<number, number> = async (inputs) => {
    seen.push([...inputs])
    await nextTurn()
    if (inputs.some((input) => input < 0)) throw new Error('negative')
    return inputs.map((input) => 2 * input)
  }
  return { work, seen }
}

it('fails only the one that is refused, and does the others alone', async () => {
  const batches = createBatches()
  const { work, seen } = doubling()
  const results = await Promise.allSettled([1, -1, 2].map((input) => batches.run('doubling', work, input)))
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    2,
    'negative',
    4,
  ])
  expect(seen).toEqual([[1, -1, 2], [1], [-1], [2]])
})

it('fails all at once while the database is away', async () => {
  let tries = 0
  const batches = createBatches()
  const away: BatchWork<number, number> = async () => {
    tries += 1
    throw new ServiceError('unavailable', 'The database does not answer')
  }
  const results = await Promise.allSettled([1, 2, 3].map((input) => batches.run('away', away, input)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(1)
})

it('takes those who come meanwhile the next time, at most a hundred at once', async () => {
  const batches = createBatches()
  const { work, seen } = doubling()
  const first = batches.run('doubling', work, 0)
  await nextTurn()
  const later = Array.from({ length: 101 }, (_, place) => batches.run('doubling', work, place + 1))
  await first
  expect(await Promise.all(later)).toEqual(Array.from({ length: 101 }, (_, place) => 2 * (place + 1)))
  expect(seen.map(({ length }) => length)).toEqual([1, 100, 1])
})

it('combines only calls of the same key, and keeps no key whose work has ended', async () => {
  const batches = createBatches()
  const { work, seen } = doubling()
  await Promise.all([batches.run('one', work, 1), batches.run('other', work, 2), batches.run('one', work, 3)])
  expect(seen).toEqual([[1, 3], [2]])
  await batches.run('one', work, 4)
  expect(seen.at(-1)).toEqual([4])
})

it('has clients that ask again at once meet in one batch', async () => {
  const batches = createBatches()
  const sizes: number[] = []
  const slow: BatchWork<number, number> = async (inputs) => {
    sizes.push(inputs.length)
    await sleep(200)
    return inputs
  }
  async function client(startMs: number): Promise<void> {
    await sleep(startMs)
    for (let times = 0; times < 3; times++) {
      await batches.run('slow', slow, times)
      await sleep(1)
    }
  }
  await Promise.all([0, 0, 80, 80].map(client))
  expect(Math.max(...sizes)).toBe(4)
})
