import { expect, it } from 'vitest'
import { collectNames } from './names-in-text'

function timesOf(pages: readonly (readonly string[])[]): Record<string, number> {
  const collected = collectNames()
  for (const [at, lines] of pages.entries()) collected.in(at + 1, lines)
  return Object.fromEntries(collected.names().flatMap(({ keys, times }) => keys.map((key) => [key, times])))
}

it('finds a name of several words, also over the end of a line, with and without its legal form', () => {
  const times = timesOf([['Aldgate Brewing plc', 'We at Aldgate', 'Brewing brew. Bank of Velmora lends.']])
  expect(times).toMatchObject({ aldgatebrewing: 2, bankofvelmora: 1 })
})

it('takes a word that the text writes in small letters for a name only before a legal form', () => {
  expect(timesOf([['Our Target for 2030', 'We missed one target.', 'Target Corporation']])).toMatchObject({ target: 1 })
  expect(timesOf([['Our Target for 2030', 'We missed one target.']])).not.toHaveProperty('target')
  expect(timesOf([['Net Zero by 2040', 'what net means', 'zero']])).not.toHaveProperty('netzero')
})

it('finds a name in small letters before its legal form, and after a comma', () => {
  expect(timesOf([['the report of adidas AG']])).toMatchObject({ adidas: 1 })
  expect(timesOf([['Copyright Velmora, Inc.', 'a velmora']])).toMatchObject({ velmora: 1 })
})

it('takes an address in the text for no word of it', () => {
  expect(timesOf([['Velmora', 'www.velmora.example/report', 'velmora.example', 'ada@velmora.example']])).toMatchObject({
    velmora: 1,
  })
})

it('finds a name that ends in an s of its own, and one that owns something', () => {
  expect(timesOf([["McDonald's emissions"]])).toMatchObject({ mcdonalds: 1 })
  expect(timesOf([['Velmora’s emissions']])).toMatchObject({ velmora: 1 })
})

it('finds a name in a script without spaces at the beginning of a run, and after its legal form', () => {
  const times = timesOf([['サントリー環境報告', '株式会社サントリー']])
  expect(Object.values(times)).toContain(1)
  expect(Object.keys(times).some((key) => key.length > 1)).toBe(true)
})

it('leaves out what a long report names once behind its first pages', () => {
  const before = Array.from({ length: 11 }, () => ['Words'])
  expect(timesOf([['Velmora'], ...before, ['Ostrand Piping']])).not.toHaveProperty('ostrandpiping')
  expect(timesOf([['Velmora'], ...before, ['Ostrand Piping'], ['Ostrand Piping']])).toMatchObject({ ostrandpiping: 2 })
})

it('leaves out names that hold nothing but words common to many companies', () => {
  expect(timesOf([['Global Group', 'The Company']])).toEqual({})
})
