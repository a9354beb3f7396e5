import { expect, test } from 'vitest'
import type { Context } from '@/service/context'
import type { Candidate } from './register-batch'
import { registerInTurn } from './register-in-turn'

test('a line that breaks tells all who wait in it, and whoever comes next begins another', async () => {
  const ctx = { database: {} } as Context
  let second: Promise<unknown> | undefined
  // No registration at all: it is found out where the line chooses who shares a transaction.
  const broken = {} as Candidate
  const first = registerInTurn(ctx, 1, async () => {
    second = registerInTurn(ctx, 1, async () => broken)
    second.catch(() => {})
    return broken
  })
  await expect(first).rejects.toThrow(TypeError)
  await expect(second).rejects.toThrow(TypeError)
  const next = registerInTurn(ctx, 1, () => Promise.reject(new Error('asked again')))
  await expect(next).rejects.toThrow('asked again')
})
