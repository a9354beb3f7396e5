import { expect, it } from 'vitest'
import type { Queryable } from '@/service/storage/database'
import { countedBehind } from './count-cache'

function asked(key: string) {
  return { key, now: 0, sizeOf: () => 50_000 }
}

/** Only which database it is matters here. */
function someDatabase(): Queryable {
  return { query: () => Promise.reject(new Error('Nothing is asked of it')) }
}

it('does not wait for a first count, counts once, and then knows it', async () => {
  const database = someDatabase()
  let counts = 0
  let end = (_value: number) => {}
  const count = () => {
    counts += 1
    return new Promise<number>((resolve) => {
      end = resolve
    })
  }
  expect(await countedBehind(database, asked('many'), count)).toBeNull()
  expect(await countedBehind(database, asked('many'), count)).toBeNull()
  end(125_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(database, asked('many'), count)).toBe(125_000)
  expect(counts).toBe(1)
})

it('counts again after a failure', async () => {
  const database = someDatabase()
  const fail = () => Promise.reject(new Error('Too slow'))
  expect(await countedBehind(database, asked('many'), fail)).toBeNull()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(database, asked('many'), async () => 60_000)).toBeNull()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(database, asked('many'), async () => 1)).toBe(60_000)
})
