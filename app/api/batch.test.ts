import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET, POST } from './organizations/batch/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function post(body: string, headers: Record<string, string> = own, query = ''): Promise<Response> {
  return POST(new Request(`http://dashboard.test/any${query}`, { method: 'POST', headers, body }))
}

function get(ids: string): Promise<Response> {
  return GET(new Request(`http://dashboard.test/any?ids=${ids}`))
}

it('sends nothing for another site, in another form, or with more rows than a batch may have', async () => {
  const rows = Array.from({ length: 201 }, () => ({ name: 'A' }))
  const answers = [
    await post('{"rows":[{}]}', { ...own, 'sec-fetch-site': 'cross-site' }),
    await post('{"rows":[{}]}', { ...own, 'content-type': 'text/plain' }),
    await post('{"rows":[]}'),
    await post(JSON.stringify({ rows })),
    await post('{"rows":[{}],"currency":"EUR"}'),
    await post('[1]'),
    await post(JSON.stringify({ rows: [{ name: 'a'.repeat(1_048_600) }] })),
    await get('1,..'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 415, 400, 400, 400, 400, 413, 400])
})

it('passes a dry run and a registration on with the key, and returns the outcomes', async () => {
  const asked: string[] = []
  server.use(
    http.post(`${upstream}/organizations/batch`, async ({ request }) => {
      expect(request.headers.get('authorization')).toBe('Bearer secret-key-of-the-dashboard')
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ outcomes: [], echoed: await request.json() })
    }),
  )
  const dry = await post('{"rows":[{"name":"A"}]}', own, '?dry_run=true')
  expect([dry.status, await dry.json()]).toEqual([200, { outcomes: [], echoed: { rows: [{ name: 'A' }] } }])
  expect((await post('{"rows":[{"name":"A"}]}', own, '?other=1')).status).toBe(200)
  expect(asked).toEqual(['?dry_run=true', ''])
})

it('says so where a service with the published endpoints only accepts no batches, and passes other errors on unchanged', async () => {
  const elsewhere = [
    new HttpResponse('<h1>Not found</h1>', { status: 404 }),
    HttpResponse.json({ status: 400, title: 'Bad request', detail: 'id: is not a number' }, { status: 400 }),
    HttpResponse.json({ id: 7, status: 'created' }),
  ]
  for (const answer of elsewhere) {
    server.use(http.all(`${upstream}/organizations/batch`, () => answer.clone()))
    expect((await post('{"rows":[{"name":"A"}]}')).status).toBe(501)
    expect((await get('1')).status).toBe(501)
  }
  server.use(http.post(`${upstream}/organizations/batch`, () => new HttpResponse(null, { status: 503 })))
  expect((await post('{"rows":[{"name":"A"}]}')).status).not.toBe(501)
})
