import { expect } from 'vitest'
import { type Subject, surviveMutations } from '@/service/testing/data/survive-mutations'

/** Expects 1,000 damaged readings to end acceptably, and both acceptable outcomes to occur. */
export function expectSurvival<Result>(subject: Subject<Result>, seed: number): void {
  const end = surviveMutations(subject, seed)
  expect(end.wrong.slice(0, 10)).toEqual([])
  expect(end.refused + end.read).toBe(1000)
  expect(end.refused).toBeGreaterThan(100)
  expect(end.read).toBeGreaterThan(50)
}
