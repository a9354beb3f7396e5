import { expect, it } from 'vitest'
import { countFilters, listInUrl, toFilterParameters, toListParameters } from './list-in-url'
import { readUrl } from './url-value'

function read(search: Parameters<typeof readUrl>[1]) {
  return readUrl(listInUrl, search)
}

it('reads search, filters, thresholds and order', () => {
  const question = read('?q=nest&status=in_progress&sort=-score&country=SE,DE&race_to_zero=no&below=40&above=1000')
  expect(question).toMatchObject({
    q: 'nest',
    status: 'in_progress',
    sort: '-score',
    country: ['SE', 'DE'],
    race_to_zero: 'no',
    below: 40,
    above: 1000,
    attention: false,
  })
  expect(toListParameters(read('')).toString()).toBe('sort=name')
})

it('counts the filters that are on, each value of a list by itself', () => {
  expect(countFilters(read('?q=nest&country=SE,DE&race_to_zero=no&attention=true&below=40&above=1000'))).toBe(4)
  expect(countFilters(read('?q=nest&attention=true'))).toBe(0)
})

it('passes over what no service would take', () => {
  const question = read('?status=done&sort=size&country=se,SE,X,unknown&score_band=10,3&net_zero=1&below=-4&cursor=%3C')
  expect(toListParameters(question).toString()).toBe('country=SE%2Cunknown&score_band=3&sort=name')
  expect(read(`?q=${'x'.repeat(5000)}`).q).toHaveLength(200)
  expect(read('?q=a%00b%0Ac').q).toBe('a b c')
  expect(read({ q: 'a\uD800' }).q).toBe('a\uFFFD')
})

it('asks the service in its own units for what needs attention, where both thresholds are set', () => {
  expect(toFilterParameters(read('?attention=true&below=40&above=1000')).toString()).toBe(
    'score_below=0.4&emissions_above=1000000',
  )
  for (const half of ['?attention=true&below=40', '?attention=true&above=9', '?attention=true&below=101&above=9'])
    expect(toFilterParameters(read(half)).toString()).toBe('')
})

it('asks for a year of spend only where the order or a filter is by spend', () => {
  expect(toListParameters(read('?spend_year=2023')).toString()).toBe('sort=name')
  expect(toListParameters(read('?spend_year=2023&sort=-spend')).toString()).toBe('sort=-spend&spend_year=2023')
  const least = read('?spend_year=2023&spend_at_least=1000')
  expect(toFilterParameters(least).toString()).toBe('spend_at_least=1000&spend_year=2023')
  expect(countFilters(least)).toBe(1)
  expect(toFilterParameters(read('?spend_at_least=-1')).toString()).toBe('')
})
