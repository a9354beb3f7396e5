import { expect, it } from 'vitest'
import type { Figure } from '@/service/reports/model/figure'
import { keepSoFar } from './read-so-far'

const figure = (year: number, value: number, confidence: number): Figure => ({
  year,
  scope: '1',
  value,
  gas: 'CO2e',
  printedValue: String(value),
  printedUnit: 't',
  page: 1,
  quote: '',
  box: null,
  confidence,
  reasons: [],
  proof: null,
})

it('a report that met a limit yields one figure per year and scope, the most certain, and the page where reading ended', () => {
  const soFar = keepSoFar()
  expect(soFar.endedBy('takes_too_long')).toBeNull()
  soFar.add({ kind: 'page', page: 1, pages: 3, found: [figure(2023, 10, 0.6), figure(2022, 7, 0.5)] })
  soFar.add({ kind: 'page', page: 2, pages: 3, found: [figure(2023, 11, 0.9), figure(2022, 8, 0.4)] })
  const read = soFar.endedBy('needs_too_much_memory')
  expect(read?.figures.map(({ year, value }) => [year, value])).toEqual([
    [2022, 7],
    [2023, 11],
  ])
  expect(read).toMatchObject({ pages: 3, facts: [], ended: { page: 3, reason: 'needs_too_much_memory' } })
  soFar.add({ kind: 'page', page: 3, pages: 3, found: [] })
  expect(soFar.endedBy('takes_too_long')?.ended).toEqual({ page: 3, reason: 'takes_too_long' })
})

it('a file that unpacks to too much, is damaged, or ended its reader, yields no figures', () => {
  const soFar = keepSoFar()
  soFar.add({ kind: 'page', page: 1, pages: 3, found: [figure(2023, 10, 0.6)] })
  for (const code of ['unpacks_too_large', 'damaged', undefined]) expect(soFar.endedBy(code)).toBeNull()
})
