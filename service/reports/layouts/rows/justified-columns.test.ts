import { expect, test } from 'vitest'
import { withJustifiedWhole } from '@/service/reports/input/pdf/justified-lines'
import type { Chunk, Line } from '@/service/reports/model/page'

function line(y: number, ...cells: [number, number, string][]): Line {
  const chunks = cells.map(([x0, x1, text]): Chunk => ({ x0, x1, text, y, size: 9, marks: [] }))
  return { y, size: 9, chunks }
}

const full = [100, 113, 126].map((y) => line(y, [45, 202, 'We are well on track to deliver our']))
const textsOf = (lines: readonly Line[]) => lines.map(({ chunks }) => chunks.map(({ text }) => text))

test('words set far apart to both edges of a column are one run of text, what stands beside it stays', () => {
  const wide = line(139, [45, 100, 'market-based'], [122, 141, 'GHG'], [163, 202, 'emissions'], [219, 376, 'beside'])
  const [whole] = withJustifiedWhole([...full, wide]).slice(-1)
  expect(whole?.chunks.map(({ text, x0, x1 }) => [text, x0, x1])).toEqual([
    ['market-based GHG emissions', 45, 202],
    ['beside', 219, 376],
  ])
})

test.each([
  ['a row whose gaps are not alike', line(139, [45, 80, 'Scope 1'], [120, 150, 'tCO2e'], [160, 202, 'restated'])],
  ['amounts', line(139, [45, 75, '1,234'], [87, 117, '1,300'], [129, 159, '1,402'], [171, 202, '1,500'])],
  ['words that do not reach the edge', line(139, [45, 75, 'market'], [87, 117, 'based'], [129, 159, 'method'])],
])('%s are cells', (_, row) => {
  expect(textsOf(withJustifiedWhole([...full, row])).at(-1)).toEqual(textsOf([row])[0])
})

test('without lines of full width there is no such column', () => {
  const wide = line(139, [45, 100, 'market-based'], [122, 141, 'GHG'], [163, 202, 'emissions'])
  expect(textsOf(withJustifiedWhole([...full.slice(1), wide])).at(-1)).toHaveLength(3)
})
