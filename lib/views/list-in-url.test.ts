import { createLoader } from 'nuqs/server'
import { expect, it } from 'vitest'
import { listInUrl } from './list-in-url'

const read = createLoader(listInUrl)

it('reads search, filter and order', () => {
  expect(read('?q=nest&status=in_progress&sort=-score')).toEqual({ q: 'nest', status: 'in_progress', sort: '-score' })
  expect(read('')).toEqual({ q: '', status: '', sort: 'name' })
})

it('passes over what no service would take', () => {
  expect(read('?status=done&sort=size')).toEqual({ q: '', status: '', sort: 'name' })
  expect(read(`?q=${'x'.repeat(5000)}`).q).toHaveLength(200)
  expect(read('?q=a%00b%0Ac').q).toBe('a b c')
  expect(read({ q: 'a\uD800' }).q).toBe('a\uFFFD')
})
