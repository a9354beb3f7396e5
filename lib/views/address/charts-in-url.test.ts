import { expect, it } from 'vitest'
import { chartsInUrl } from './charts-in-url'
import { readUrl, writeUrl } from './url-value'

it('reads what a reader chose for the charts, and what nobody can choose as nothing chosen', () => {
  const chosen = '?scope_2=market&scopes=1_2&scale=relative&target_scopes=all&base_year=2019'
  expect(readUrl(chartsInUrl, chosen)).toEqual({
    scope_2: 'market',
    scopes: '1_2',
    scale: 'relative',
    target_scopes: 'all',
    base_year: 2019,
  })
  expect(readUrl(chartsInUrl, '?scope_2=both&base_year=20190&scale=')).toEqual(readUrl(chartsInUrl, ''))
})

it('leaves the usual choice out of the address, and keeps the rest of it', () => {
  expect(writeUrl(chartsInUrl, '?section=emissions', { scale: 'relative' })).toBe('?section=emissions&scale=relative')
  expect(writeUrl(chartsInUrl, '?section=emissions&scale=relative', { scale: 'absolute' })).toBe('?section=emissions')
})
