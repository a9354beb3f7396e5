import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { distributeIntensities, distributeScores } from './distribution-view'

const format = createFormat('en')

it('shows no distribution of fewer than five companies', () => {
  expect(distributeIntensities([1, 2, 3, 4], [], format)).toBeNull()
  expect(distributeIntensities([0, 1, 2, 3, 4], [], format)).toBeNull()
  expect(distributeScores([0.1, 0.2, 0.3, 0.4], [])).toBeNull()
})

it('counts each company once, on edges of 1, 2 and 5, with its own beside them', () => {
  const view = distributeIntensities([0.03, 0.05, 0.05, 0.12, 1.9], [0.06, 4], format)
  expect(view?.bins.map(({ label, count, own }) => [label, count, own])).toEqual([
    ['0.02–0.05', 1, 0],
    ['0.05–0.1', 2, 1],
    ['0.1–0.2', 1, 0],
    ['0.2–0.5', 0, 0],
    ['0.5–1', 0, 0],
    ['1–2', 1, 0],
    ['2–5', 0, 1],
  ])
  expect(view).toMatchObject({ median: 0.05, counted: 5, medianAt: 1 / 7 })
})

it('puts a score of 100 points into the last bin', () => {
  const view = distributeScores([0, 0.1, 0.55, 0.99, 1], [1])
  expect(view?.bins.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 2])
  expect(view?.bins.at(-1)?.own).toBe(1)
  expect(view).toMatchObject({ median: 55, medianAt: 0.55 })
})
