import { expect, it } from 'vitest'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { findElements, replaceElements } from './find-elements'

const contents = (html: string, name: string) => [...findElements(html, name)].map(({ content }) => content)

it('elements are found as they are written: either case, attributes, others inside, and none without an end', () => {
  const html = '<TR class="a"><td>1</td></tr><track/><tr>2<tr>3</tr ><tr>4'
  expect(contents(html, 'tr')).toEqual(['<td>1</td>', '2<tr>3'])
  expect([...findElements(html, 'tr')][0]).toMatchObject({
    whole: '<TR class="a"><td>1</td></tr>',
    attributes: ' class="a"',
  })
  expect(replaceElements(html, 'tr', ({ content }) => `(${content})`)).toBe('(<td>1</td>)<track/>(2<tr>3)<tr>4')
  expect(replaceElements('<p>', 'tr', () => '')).toBe('<p>')
  expect(contents('<tr', 'tr')).toEqual([])
})

it.each([
  ['<ix:nonFraction name="a" '],
  ['<ix:nonFraction name="a">1'],
  ['<xbrli:context id="a">'],
  ['<script>'],
  ['<tr><td>'],
  ['<table><tr '],
  ['<'],
])('a page of %s without an end is read in time that grows with its length', { timeout: 120_000 }, async (piece) => {
  const time = async (letters: number) => {
    const html = `<html><body>${piece.repeat(letters / piece.length)}</body></html>`
    const began = performance.now()
    await readAnyReport(new TextEncoder().encode(html))
    return performance.now() - began
  }
  await time(20_000)
  const [short, long] = [await time(100_000), await time(800_000)]
  // Eight times the length; the square would be sixty-four times the time.
  expect(long).toBeLessThan(Math.max(short * 24, 500))
})
