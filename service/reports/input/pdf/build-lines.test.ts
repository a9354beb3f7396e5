import { expect, test } from 'vitest'
import { lineText } from '@/service/reports/model/page'
import { buildLines } from './build-lines'

test('the low 2 of CO2 is of its word, however little smaller it is set', () => {
  const line = (y: number, words: string) => ({ x0: 37, x1: 415.5, y, text: words, size: 6.2 })
  const low = { x0: 415.5, x1: 418.6, y: 623, text: '2', size: 5.6 }
  const rest = { x0: 418.7, x1: 422, y: 621, text: 'e', size: 6.2 }
  const lines = buildLines([
    line(621, 'Scope 2 emissions were 104,518 tCO'),
    low,
    rest,
    line(629, '3. Calculated with'),
  ])
  expect(lines.map(lineText)).toEqual(['Scope 2 emissions were 104,518 tCO2e', '3. Calculated with'])
})

test('a number of that size beside another word stays a number', () => {
  const run = (x0: number, x1: number, y: number, text: string) => ({ x0, x1, y, text, size: 6.2 })
  const lines = buildLines([run(37, 120, 621, 'Vessels'), { ...run(120, 123, 623, '2'), size: 5.6 }])
  expect(lines.map(lineText)).not.toContain('Vessels2')
})
