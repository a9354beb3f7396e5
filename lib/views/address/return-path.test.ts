import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readReturnPath } from './return-path'

it('leads nowhere but into this dashboard', () => {
  for (const value of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    'evil.example',
    '',
    null,
    7,
    '/sign-in?next=/data',
    '/api/organizations',
    '/set-password',
    `/${'a'.repeat(2001)}`,
  ])
    expect([value, readReturnPath(value)]).toEqual([value, '/'])
})

it('keeps the page and its query', () => {
  expect(readReturnPath('/organizations/7?currency=EUR')).toBe('/organizations/7?currency=EUR')
  expect(readReturnPath('/?q=nestl%C3%A9&_rsc=abc')).toBe('/?q=nestl%C3%A9')
  expect(readReturnPath('/data?_rsc=1')).toBe('/data')
})

it('stays on the dashboard whatever it is given', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '?',
    '#',
    'evil.example',
    'http:',
    '\t',
    'é',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(new URL(readReturnPath(text), 'https://carbon.example/sign-in').origin).toBe('https://carbon.example')
    }),
    { numRuns: 2000 },
  )
})
