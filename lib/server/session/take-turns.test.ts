import { expect, it } from 'vitest'
import { takeTurn } from './take-turns'

it('runs two at once, the known before strangers, and turns strangers away where too many wait', async () => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      order.push(name)
      ends.push(() => resolve(name))
    })
  const strangers = Array.from({ length: 42 }, (_, index) => takeTurn(false, work(`stranger ${index}`)))
  expect(order).toEqual(['stranger 0', 'stranger 1'])
  expect(await takeTurn(false, work('one too many'))).toBeNull()
  const known = takeTurn(true, work('known'))
  ends.shift()?.()
  await strangers[0]
  expect(order).toEqual(['stranger 0', 'stranger 1', 'known'])
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await known).toBe('known')
  expect(order).toHaveLength(43)
  expect(await Promise.all(strangers)).not.toContain(null)
  await expect(takeTurn(false, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await takeTurn(false, async () => 'free again')).toBe('free again')
})
