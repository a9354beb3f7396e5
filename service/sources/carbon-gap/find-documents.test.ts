import { describe, expect, it } from 'vitest'
import { findDocument } from './find-documents'

describe('findDocument', () => {
  it('returns null for an empty text, and no address on a disk', () => {
    expect(findDocument('', 2020)).toBeNull()
    expect(findDocument('BHP Annual Report 2021, page 42 and 44 file:///C:/Users/x/r.pdf', 2020)).toEqual({
      url: null,
      title: 'BHP Annual Report 2021',
      page: '42, 44',
    })
  })

  it('chooses the report of the year, without the comma after its address', () => {
    const text = '2019, page 29 https://example.org/2019.pdf, ; 2020, page 77 https://example.org/b.pdf'
    expect(findDocument(text, 2019)).toEqual({ url: 'https://example.org/2019.pdf', title: null, page: '29' })
    expect(findDocument(text, 2020)).toEqual({ url: 'https://example.org/b.pdf', title: null, page: '77' })
  })

  it('never uses a report of 2019 for 2020, but uses one of 2020 for 2019', () => {
    const text = 'Report 2021, page 24 https://example.org/a.pdf, 2019 page 58 https://example.org/b.pdf'
    expect(findDocument(text, 2020)?.url).toBe('https://example.org/a.pdf')
    expect(findDocument('Report 2020, page 2 https://example.org/c.pdf', 2019)?.page).toBe('2')
  })

  it('uses a report on scope 3 alone only where there is no other', () => {
    const text = 'Report 2020, page 78 https://example.org/a.pdf ; link for 2019 scope 3 https://example.org/b'
    expect(findDocument(text, 2019)?.url).toBe('https://example.org/a.pdf')
  })

  it('does not read the words before an address as a title, nor another report as that year’s', () => {
    const text = 'Report 2021, page 54 file:///C:/a.pdf and report for 2019 is file:///C:/b.pdf ; Data, page 7'
    expect(findDocument(text, 2019)).toBeNull()
    expect(findDocument(text, 2020)).toEqual({ url: null, title: 'Report 2021', page: '54' })
  })

  it('reads an address without a title', () => {
    expect(findDocument('https://example.org/esg', 2020)).toEqual({
      url: 'https://example.org/esg',
      title: null,
      page: null,
    })
  })
})
