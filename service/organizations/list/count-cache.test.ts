import { expect, it, vi } from 'vitest'
import { countedBehind, countedSometimes, createCountCache } from './count-cache'

function asked(key: string) {
  return { key, now: 0, sizeOf: () => 50_000 }
}

it('does not wait for a first count, counts once, and then knows it', async () => {
  const cache = createCountCache()
  let counts = 0
  let end = (_value: number) => {}
  const count = () => {
    counts += 1
    return new Promise<number>((resolve) => {
      end = resolve
    })
  }
  expect(await countedBehind(cache, asked('many'), count)).toBeNull()
  expect(await countedBehind(cache, asked('many'), count)).toBeNull()
  end(125_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(cache, asked('many'), count)).toBe(125_000)
  expect(counts).toBe(1)
})

it('counts again after a failure', async () => {
  const cache = createCountCache()
  const fail = () => Promise.reject(new Error('Too slow'))
  expect(await countedBehind(cache, asked('many'), fail)).toBeNull()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(cache, asked('many'), async () => 60_000)).toBeNull()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await countedBehind(cache, asked('many'), async () => 1)).toBe(60_000)
})

it('makes one count at a time where nobody waits for it', async () => {
  const cache = createCountCache()
  let [running, most] = [0, 0]
  const count = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return 60_000
  }
  for (const key of ['a', 'b', 'c']) expect(await countedBehind(cache, asked(key), count)).toBeNull()
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  for (const key of ['a', 'b', 'c']) expect(await countedBehind(cache, asked(key), count)).toBe(60_000)
  expect(most).toBe(1)
})

it('gives what is older than ten seconds once more, counts behind it, and keeps what took long for longer', async () => {
  const cache = createCountCache()
  const counted = (now: number, value: number) =>
    countedSometimes(cache, { ...asked('many'), now }, () => Promise.resolve(value))
  const moment = () => new Promise((resolve) => setImmediate(resolve))
  expect(await counted(0, 60_000)).toBe(60_000)
  // The next count takes two seconds.
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(2_000)
  expect(await counted(10_001, 70_000)).toBe(60_000)
  await moment()
  expect(await counted(49_000, 80_000)).toBe(70_000)
  await moment()
  expect(await counted(51_000, 80_000)).toBe(70_000)
  await moment()
  expect(await counted(51_001, 1)).toBe(80_000)
})
