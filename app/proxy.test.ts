import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { proxy } from '@/proxy'

it('answers 400 to a malformed address, and passes all others', async () => {
  for (const path of ['/organizations/%E0%A4%A', '/api/organizations/%FF', '/%']) {
    const answer = proxy(new NextRequest(`http://127.0.0.1:3000${path}`))
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.json()).toMatchObject({ status: 400, title: 'Bad request' })
  }
  for (const path of ['/', '/organizations/7', '/organizations/%C3%A9', '/?q=100%']) {
    const answer = proxy(new NextRequest(`http://127.0.0.1:3000${path}`))
    expect([path, answer.headers.get('x-middleware-next')]).toEqual([path, '1'])
  }
})

it('answers an open dashboard under its own names only', () => {
  vi.stubEnv('AUTH_SECRET', '')
  const asked = (host: string) => proxy(new NextRequest('http://127.0.0.1:3000/', { headers: { host } }))
  expect(asked('localhost:3000').status).toBe(200)
  const refused = asked('evil.example:3000')
  expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([
    403,
    "default-src 'none'; frame-ancestors 'none'",
  ])
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters')
  expect(asked('carbon.example').status).toBe(200)
  vi.unstubAllEnvs()
})
