// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepLastList, readLastList } from './last-list'

beforeEach(() => sessionStorage.clear())

it('is none before a list was seen, and where something else is kept', () => {
  expect(readLastList()).toBeNull()
  for (const kept of ['{', '3', '{"search":"//evil.example","ids":[]}', '{"search":"?q=a"}']) {
    sessionStorage.setItem('carbon-register.last-list', kept)
    expect(readLastList()).toBeNull()
  }
})

it('is the query and the rows, in their order', () => {
  keepLastList({ search: '?country=DE&cursor=abc', ids: [9, 2] })
  expect(readLastList()).toEqual({ search: '?country=DE&cursor=abc', ids: [9, 2] })
})
