import { expect, it } from 'vitest'
import { growthOf } from '@/service/testing/growth'
import type { NameInText } from './names-in-text'
import { isClear, rankNamed } from './rank-named'

const named = (words: string, times: number, page = 1): NameInText => ({
  words,
  keys: [words.toLowerCase().replaceAll(' ', '')],
  times,
  page,
  isEarly: true,
  hasForm: false,
})
const one = (id: string, ...keys: string[]) => ({ id, keys: new Set(keys) })

function ranks(names: readonly NameInText[], ...all: { id: string; keys: ReadonlySet<string> }[]): [string, number][] {
  return rankNamed(names, all).map(({ who, times }) => [who.id, times])
}

it('puts whom the text names most often first', () => {
  const names = [named('Aldgate', 3), named('Velmora', 9)]
  expect(ranks(names, one('aldgate', 'aldgate'), one('velmora', 'velmora'))).toEqual([
    ['velmora', 9],
    ['aldgate', 3],
  ])
})

it('counts a name in the longer name of another company for that one alone', () => {
  const names = [named('Unilever', 50), named('Hindustan Unilever', 46)]
  expect(ranks(names, one('group', 'unilever'), one('india', 'hindustanunilever'))).toEqual([
    ['india', 46],
    ['group', 4],
  ])
})

it('counts a longer form of its own name once, and its several names together', () => {
  const names = [named('Velmora', 9), named('Velmora Lasers', 4), named('Qorvex', 2)]
  expect(ranks(names, one('velmora', 'velmora', 'velmoralasers', 'qorvex'))).toEqual([['velmora', 11]])
})

it('knows the first from the second only where it is named twice as often', () => {
  const times = (...all: number[]) => all.map((one) => ({ times: one, isEarly: true }))
  expect([isClear([]), isClear(times(1)), isClear(times(4, 2)), isClear(times(3, 2))]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('takes nobody for the one whose report it is who is not named on the first pages', () => {
  expect(isClear([{ times: 6, isEarly: false }])).toBe(false)
})

it('ranks the names of a long list of companies without comparing each with each', () => {
  const rank = (length: number) => {
    const names = Array.from({ length }, (_, at) => named(`Qorvex${at} Velmora`, 1))
    const all = names.map(({ words, keys }) => one(words, ...keys))
    return rankNamed(names, all)
  }
  expect(rank(10)).toHaveLength(10)
  // Each with each took 6 seconds for 4,000, in which the service answered nobody.
  expect(growthOf(rank, 1_000)).toBeLessThan(9)
})
