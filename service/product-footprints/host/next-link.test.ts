import { expect, it } from 'vitest'
import { nextLink } from './next-link'

it('reads the next page of a header Link, among others, quoted or not', () => {
  const next = 'https://a.example/3/footprints?limit=10&offset=10'
  expect(nextLink(`<${next}>; rel="next"`)).toBe(next)
  expect(nextLink(`<${next}>;rel=next`)).toBe(next)
  expect(nextLink(`<https://a.example/>; rel="prev", <${next}>; title="a"; rel="last next"`)).toBe(next)
  expect(nextLink(`<https://a.example/?a=1,2>; rel="first", <${next}>; rel=NEXT`)).toBe(next)
})

it('finds none if there is none', () => {
  for (const header of [
    null,
    '',
    'next',
    '<https://a.example/>',
    '<https://a.example/>; rel="nextpage"',
    '<https://a.example/>; title="rel=next"',
  ])
    expect(nextLink(header)).toBeNull()
})
