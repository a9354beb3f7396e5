import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from '@/proxy'

it('answers 400 to an address that cannot be read, and lets the others through', async () => {
  for (const path of ['/organizations/%E0%A4%A', '/api/organizations/%FF', '/%']) {
    const answer = proxy(new NextRequest(`http://dashboard.test${path}`))
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.json()).toMatchObject({ status: 400, title: 'Bad request' })
  }
  for (const path of ['/', '/organizations/7', '/organizations/%C3%A9', '/?q=100%']) {
    const answer = proxy(new NextRequest(`http://dashboard.test${path}`))
    expect([path, answer.headers.get('x-middleware-next')]).toEqual([path, '1'])
  }
})
