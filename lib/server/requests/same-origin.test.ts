import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin'

const asked = (headers: Record<string, string>, publicOrigin: string | null = null) =>
  isSameOrigin(new Headers(headers), publicOrigin)

it('believes the browser about where a request comes from', () => {
  expect(asked({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  for (const site of ['cross-site', 'same-site', 'none', ''])
    expect(asked({ 'sec-fetch-site': site, origin: 'http://a.test', host: 'a.test' })).toBe(false)
})

it('compares Origin with the host asked where an old browser says nothing else', () => {
  expect(asked({ origin: 'http://a.test:3000', host: 'a.test:3000' })).toBe(true)
  expect(asked({ origin: 'http://a.test:3001', host: 'a.test:3000' })).toBe(false)
  expect(asked({ origin: 'null', host: 'a.test' })).toBe(false)
})

it('takes a request with neither header for a program, which no site can misuse', () => {
  expect(asked({ host: 'a.test' })).toBe(true)
})

it('compares with the public origin behind a proxy', () => {
  expect(asked({ origin: 'https://carbon.example', host: '127.0.0.1:3000' }, 'https://carbon.example')).toBe(true)
  expect(asked({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'https://carbon.example')).toBe(false)
})
