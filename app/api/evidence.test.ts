import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET } from './organizations/[id]/evidence/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService({ SERVICE_TIMEOUT_MS: '150' })

function read(id: string, query = ''): Promise<Response> {
  return GET(new Request(`http://dashboard.test/api/organizations/any/evidence${query}`), {
    params: Promise.resolve({ id }),
  })
}

function answer(respond: () => Response): void {
  server.use(http.get(`${upstream}/organizations/42/evidence`, respond))
}

it('requests nothing for an invalid id', async () => {
  expect((await read('..')).status).toBe(404)
})

it.each([404, 405, 501])('is 501 where the service answers %i: it has no such path', async (status) => {
  answer(() => HttpResponse.json({ status, detail: 'no route' }, { status }))
  const response = await read('42')
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ title: 'No evidence' })
})

it('is 501 where the path answers a page of HTML with 404', async () => {
  answer(() => HttpResponse.html('<h1>Not found</h1>', { status: 404 }))
  expect((await read('42')).status).toBe(501)
})

it('is a failure of the service where it failed, not a lack of evidence', async () => {
  answer(() => HttpResponse.json({}, { status: 500 }))
  expect((await read('42')).status).toBe(502)
})

it('asks in the requested currency, and leaves out the ETag, which is not that of the words it writes', async () => {
  const asked: string[] = []
  server.use(
    http.get(`${upstream}/organizations/42/evidence`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ entries: [], sources: [] }, { headers: { etag: '"e"' } })
    }),
  )
  const response = await read('42', '?currency=SEK&other=1')
  expect(asked).toEqual(['?currency=SEK'])
  expect([response.status, response.headers.get('etag')]).toEqual([200, null])
  expect(await response.json()).toEqual({ entries: [], sources: [] })
})

it('writes it in the reader’s language, with the reasons of the score from the assessment', async () => {
  const entry = {
    path: '/score',
    label: 'Score',
    label_codes: [{ code: 'score', values: {} }],
    missing: {
      reason: 'not_in_our_sources',
      words: 'x',
      codes: [{ code: 'not_scored', values: { known: '14', from: '40' } }],
    },
  }
  answer(() => HttpResponse.json({ entries: [entry], sources: [] }, { headers: { etag: '"e"' } }))
  server.use(http.get(`${upstream}/organizations/42/assessment`, () => HttpResponse.json({}, { status: 404 })))
  const response = await GET(
    new Request('http://dashboard.test/api/organizations/any/evidence', { headers: { 'accept-language': 'fr' } }),
    { params: Promise.resolve({ id: '42' }) },
  )
  const { entries } = (await response.json()) as { entries: unknown[] }
  expect(entries[0]).toMatchObject({
    missing: { words: 'Pas de score : nous connaissons 14 points sur 100, et donnons un score à partir de 40.' },
    english: [],
  })
  // The service's tag is of what the service wrote.
  expect(response.headers.get('etag')).toBeNull()
})
