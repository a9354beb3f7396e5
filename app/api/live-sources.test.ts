import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { POST } from './data/live/[source]/fetch/route'
import { DELETE, PUT } from './data/live/[source]/key/route'
import { GET } from './data/live/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService({ SERVICE_API_KEY: 'project-key', TEAM_KEY: 'team-key-of-the-tests' })

const context = (source: string) => ({ params: Promise.resolve({ source }) })

function request(method: string, body?: object): Request {
  return new Request('http://dashboard.test/api/data/live', {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

it('reads with the key of the project, and says whether an admin may fetch', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.get(`${upstream}/data/live-sources`, ({ request: asked }) => {
      keys.push(asked.headers.get('authorization'))
      return HttpResponse.json([{ source: 'nzdpu' }])
    }),
  )
  expect(await (await GET(request('GET'))).json()).toEqual({ sources: [{ source: 'nzdpu' }], may_fetch: true })
  expect(keys).toEqual(['Bearer project-key'])
  vi.stubEnv('TEAM_KEY', '')
  vi.stubEnv('DATA_DIR', '/nowhere')
  expect(await (await GET(request('GET'))).json()).toMatchObject({ may_fetch: false })
})

it('is 501 where the service has no live sources', async () => {
  server.use(
    http.get(`${upstream}/data/live-sources`, () => HttpResponse.json({ detail: 'no route' }, { status: 404 })),
  )
  expect((await GET(request('GET'))).status).toBe(501)
})

it('makes changes with the key of the installation, which is in no answer', async () => {
  const asked: string[] = []
  server.use(
    http.all(`${upstream}/data/live-sources/*`, async ({ request: passed }) => {
      const key = passed.headers.get('authorization')
      asked.push(`${passed.method} ${passed.url.slice(upstream.length)} ${key} ${await passed.text()}`)
      return HttpResponse.json({ source: 'nzdpu', echo: key }, { status: passed.method === 'POST' ? 202 : 200 })
    }),
  )
  const answers = [
    await POST(request('POST'), context('nzdpu')),
    await PUT(request('PUT', { key: 'a-key-of-nzdpu' }), context('nzdpu')),
    await DELETE(request('DELETE'), context('nzdpu')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/team-key-of-the-tests|a-key-of-nzdpu/)
  expect(asked).toEqual([
    'POST /data/live-sources/nzdpu/fetch Bearer team-key-of-the-tests {}',
    'PUT /data/live-sources/nzdpu/key Bearer team-key-of-the-tests {"key":"a-key-of-nzdpu"}',
    'DELETE /data/live-sources/nzdpu/key Bearer team-key-of-the-tests ',
  ])
})

it('cannot reach another path of the service', async () => {
  for (const source of ['..', 'nzdpu/../../projects', '']) {
    expect((await POST(request('POST'), context(source))).status).toBe(404)
  }
  expect((await PUT(request('PUT', { key: '' }), context('nzdpu'))).status).toBe(400)
})
