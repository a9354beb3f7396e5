import { expect, test } from 'vitest'
import { keepTickShape } from './keep-tick-shape'

test('what is kept is a tick of this process, and the same one always', async () => {
  const kept = await keepTickShape()
  expect(kept).toHaveProperty('callback')
  expect(await keepTickShape()).toBe(kept)
})
