import { describe, expect, it } from 'vitest'
import { linkHeader } from './link-header'

describe('linkHeader', () => {
  it('has neither prev nor next where there is one page', () => {
    expect(linkHeader('/industries', { page: 1, per_page: 50 }, 1)).toBe(
      '</industries?page=1&per_page=50>; rel="first", </industries?page=1&per_page=50>; rel="last"',
    )
  })

  it('leads from a middle page to all four', () => {
    expect(linkHeader('https://a.example/industries', { page: 2 }, 3)).toBe(
      '<https://a.example/industries?page=1>; rel="first", <https://a.example/industries?page=1>; rel="prev", ' +
        '<https://a.example/industries?page=3>; rel="next", <https://a.example/industries?page=3>; rel="last"',
    )
  })

  it('leads back from a page that does not exist', () => {
    expect(linkHeader('/i', { page: 99 }, 2)).toBe(
      '</i?page=1>; rel="first", </i?page=2>; rel="prev", </i?page=2>; rel="last"',
    )
  })

  it('keeps the search, escaped so that it cannot leave the angle brackets', () => {
    expect(linkHeader('/i', { q: 'a>&b"', page: 1 }, 1)).toContain('</i?q=a%3E%26b%22&page=1>')
  })
})
