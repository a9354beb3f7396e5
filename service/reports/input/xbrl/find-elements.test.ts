import { expect, it } from 'vitest'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { findElements, replaceElements } from './find-elements'
import { textOf } from './inline-text'

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
])('a page of %s without an end is searched in time that grows with its length', { timeout: 120_000 }, (piece) => {
  const time = (letters: number) => {
    const html = `<html><body>${piece.repeat(letters / piece.length)}</body></html>`
    const times: number[] = []
    // The shorter of two: the machine may be busy with something else.
    for (let run = 0; run < 2; run += 1) {
      const began = performance.now()
      for (const name of ['ix:nonFraction', 'xbrli:context', 'script', 'tr', 'table'])
        expect(contents(html, name)).toEqual([])
      textOf(html)
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  time(20_000)
  const [short, long] = [time(100_000), time(1_600_000)]
  // Sixteen times the length; the square would be 256 times the time.
  expect(long).toBeLessThan(Math.max(short * 80, 2_000))
})

it('a page of many elements without an end is read, whatever they are', { timeout: 120_000 }, async () => {
  const pieces = ['<ix:nonFraction name="a">1', '<script>', '<tr><td>', '<table><tr ', '<']
  for (const piece of pieces) {
    const html = `<html><body><p>Scope 1 emissions in 2023 were 1,200 tonnes CO2e.</p>${piece.repeat(20_000)}</body></html>`
    const { figures } = await readAnyReport(new TextEncoder().encode(html))
    expect(figures).toMatchObject([{ year: 2023, scope: '1', value: 1200 }])
  }
})
