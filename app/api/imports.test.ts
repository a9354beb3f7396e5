import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET as search } from './companies/route'
import { POST as complete } from './imports/[id]/complete/route'
import { POST as restore } from './imports/[id]/restore/route'
import { GET as open, DELETE as takeBack } from './imports/[id]/route'
import { POST as keep } from './imports/[id]/rows/route'
import { POST as begin, GET as list } from './imports/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function request(method: string, body?: unknown, headers: Record<string, string> = own, query = ''): Request {
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return new Request(`http://dashboard.test/any${query}`, init)
}

function of(id: string) {
  return { params: Promise.resolve({ id }) }
}

it('does nothing for another site, an odd id, or an invalid import', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const answers = [
    await begin(request('POST', {}, foreign)),
    await keep(request('POST', { rows: [] }, foreign), of('7')),
    await complete(request('POST', {}, foreign), of('7')),
    await takeBack(request('DELETE', undefined, foreign), of('7')),
    await restore(request('POST', {}, foreign), of('7')),
    await takeBack(request('DELETE'), of('..')),
    await keep(request('POST', {}, { ...own, 'content-type': 'text/plain' }), of('7')),
    await begin(request('POST', { file_name: 7 })),
    await open(request('GET', undefined, own, '?state=lost'), of('7')),
    await open(request('GET', undefined, own, '?limit=9000'), of('7')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404, 415, 400, 400, 400])
})

it('passes an import on without the name that the browser claims', async () => {
  server.use(
    http.post(`${upstream}/imports`, async ({ request: sent }) => {
      expect(await sent.json()).toEqual({ file_name: 'list.csv' })
      return HttpResponse.json({ id: 3 }, { status: 201 })
    }),
    http.get(`${upstream}/imports/3`, ({ request: sent }) => {
      expect(new URL(sent.url).search).toBe('?state=to_decide&after=7')
      return HttpResponse.json({ import: { id: 3 } })
    }),
    http.delete(`${upstream}/imports/3`, () =>
      HttpResponse.json({ status: 409, title: 'Conflict', detail: 'is taken back already' }, { status: 409 }),
    ),
  )
  expect(await (await begin(request('POST', { file_name: 'list.csv', by: 'somebody' }))).json()).toEqual({ id: 3 })
  expect((await open(request('GET', undefined, own, '?state=to_decide&after=7'), of('3'))).status).toBe(200)
  expect((await takeBack(request('DELETE'), of('3'))).status).toBe(409)
})

it('says so where a service with the published endpoints only stores no imports and cannot be searched', async () => {
  server.use(http.all(`${upstream}/*`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })))
  const answers = [
    await list(request('GET')),
    await begin(request('POST', {})),
    await open(request('GET'), of('3')),
    await search(request('GET', undefined, own, '?q=siemens')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([501, 501, 501, 501])
})

it('searches for the typed text, cut to the length of a name', async () => {
  server.use(
    http.get(`${upstream}/companies/search`, ({ request: sent }) => {
      const typed = new URL(sent.url).searchParams.get('q') ?? ''
      return HttpResponse.json({ companies: [], typed: typed.length })
    }),
  )
  const answer = await search(request('GET', undefined, own, `?q=${'a'.repeat(500)}&limit=3`))
  expect(await answer.json()).toEqual({ companies: [], typed: 200 })
})
