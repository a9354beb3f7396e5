import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { GET as getDigest, PUT as putDigest } from './changes/digest/route'
import { GET as getChanges } from './changes/route'
import { GET as getSummary } from './changes/summary/route'
import { server, standInForService, upstream } from './testing/stand-in-service'
import { GET as getDeliveries } from './webhooks/[id]/deliveries/route'
import { POST as replay } from './webhooks/[id]/replay/route'
import { PATCH as changeWebhook, DELETE as removeWebhook } from './webhooks/[id]/route'
import { POST as rotate } from './webhooks/[id]/secret/route'
import { GET as getWebhooks, POST as makeWebhook } from './webhooks/route'

const asked: string[] = []

standInForService({ SERVICE_API_KEY: 'project-key' })
beforeEach(() => {
  asked.length = 0
  server.use(
    http.all(`${upstream}/*`, async ({ request }) => {
      asked.push(`${request.method} ${request.url.slice(upstream.length)} ${await request.text()}`.trim())
      return HttpResponse.json({ ok: true })
    }),
  )
})

function request(method: string, query = '', body?: object): Request {
  return new Request(`http://dashboard.test/api${query}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const context = (id: string) => ({ params: Promise.resolve({ id }) })

it('passes on known parameters of an address only', async () => {
  await getChanges(request('GET', '?since=2026-01-01&order=newest&kind=target_set&nothing=1'))
  await getSummary(request('GET', '?since=abc&history=false&limit=3'))
  await getDigest(request('GET', '?days=7&language=de&x=1'))
  await putDigest(request('PUT', '', { cadence: 'off' }))
  await getWebhooks(request('GET'))
  await makeWebhook(request('POST', '', { url: 'https://hooks.example/' }))
  await changeWebhook(request('PATCH', '', { state: 'off' }), context('3'))
  await rotate(request('POST', '', {}), context('3'))
  await getDeliveries(request('GET', '?state=dead&limit=100&x=1'), context('3'))
  await replay(request('POST', '', { delivery_ids: [9] }), context('3'))
  await removeWebhook(request('DELETE'), context('3'))
  expect(asked).toEqual([
    'GET /changes?since=2026-01-01&order=newest&kind=target_set',
    'GET /changes/summary?since=abc&history=false',
    'GET /changes/digest?days=7&language=de',
    'PUT /changes/digest {"cadence":"off"}',
    'GET /webhooks',
    'POST /webhooks {"url":"https://hooks.example/"}',
    'PATCH /webhooks/3 {"state":"off"}',
    'POST /webhooks/3/secret {}',
    'GET /webhooks/3/deliveries?state=dead&limit=100',
    'POST /webhooks/3/replay {"delivery_ids":[9]}',
    'DELETE /webhooks/3',
  ])
})

it('cannot be led to another path by an id', async () => {
  for (const id of ['..', '3/../../projects', 'x y', 'a?b']) {
    expect((await removeWebhook(request('DELETE'), context(id))).status).toBe(404)
    expect((await getDeliveries(request('GET'), context(id))).status).toBe(404)
    expect((await rotate(request('POST', '', {}), context(id))).status).toBe(404)
  }
  expect(asked).toEqual([])
})

it('is 501 where the service has the two published endpoints only, so that pages leave it out', async () => {
  server.use(http.all(`${upstream}/*`, () => HttpResponse.json({ detail: 'no route' }, { status: 404 })))
  const answers = [
    await getChanges(request('GET')),
    await getSummary(request('GET')),
    await getDigest(request('GET')),
    await getWebhooks(request('GET')),
    await makeWebhook(request('POST', '', { url: 'https://hooks.example/' })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([501, 501, 501, 501, 501])
})

it('changes nothing for another site', async () => {
  const foreign = new Request('http://dashboard.test/api', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await makeWebhook(foreign)).status).toBe(403)
  expect(asked).toEqual([])
})
