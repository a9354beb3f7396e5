import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculateFootprint } from '@/service/organizations/footprint/calculate-footprint'
import { digestOf, packContent, parseContent, unpackContent } from './kept-content'

/** As version 1 wrote it. It is never written again: what is kept must be read by every later version. */
const written = readFileSync(new URL('./version-1.json', import.meta.url))

it('reads what the first version kept, and computes its figures again', () => {
  const { inputs, footprint, query } = parseContent(written)
  expect(query).toEqual({ currency: 'EUR', year: '2023' })
  // 1,000 dollars: 0.1 of its own scopes 1 and 2, and 0.5 less 0.2 of what its industry buys.
  expect(footprint.total).toMatchObject({ kg: 400, suppliers: 2, covered_suppliers: 1 })
  expect(calculateFootprint(inputs).lines).toEqual(footprint.lines)
})

it('packs it so that every byte comes back, and one that is another has another digest', async () => {
  const { packed, digest } = await packContent(parseContent(written))
  const text = await unpackContent(packed)
  expect(digestOf(text)).toBe(digest)
  expect(digestOf(Buffer.from(text.toString('utf8').replace('Alpha', 'Alphb')))).not.toBe(digest)
})

it('refuses what is no kept footprint', () => {
  expect(() => parseContent(Buffer.from('{"inputs":{}}'))).toThrow()
})
