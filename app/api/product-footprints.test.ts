import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { POST as askHost } from './organizations/[id]/pact-host/fetch/route'
import { GET as readHost, DELETE as removeHost, PUT as storeHost } from './organizations/[id]/pact-host/route'
import { GET as readOne, DELETE as remove } from './organizations/[id]/product-footprints/[footprintId]/route'
import { POST as give, GET as list } from './organizations/[id]/product-footprints/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function request(method: string, body?: string, headers: Record<string, string> = own): Request {
  return new Request('http://dashboard.test/any', { method, headers, ...(body !== undefined && { body }) })
}

const of = (id: string) => ({ params: Promise.resolve({ id }) })
const ofOne = (id: string, footprintId: string) => ({ params: Promise.resolve({ id, footprintId }) })

it('refuses a document from another site, with an odd id, without JSON, or longer than the service accepts', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const answers = [
    await give(request('POST', '{}', foreign), of('7')),
    await remove(request('DELETE', undefined, foreign), ofOne('7', '1')),
    await give(request('POST', '{}'), of('..')),
    await readOne(request('GET'), ofOne('7', '..')),
    await give(request('POST', 'x', { ...own, 'content-type': 'text/plain' }), of('7')),
    await storeHost(request('PUT', '{}', foreign), of('7')),
    await askHost(request('POST', '{}', foreign), of('7')),
    await removeHost(request('DELETE', undefined, foreign), of('7')),
    await readHost(request('GET'), of('..')),
    await give(request('POST', JSON.stringify({ document: 'a'.repeat(4_200_000) })), of('7')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404, 415, 403, 403, 403, 404, 413])
})

it('passes a document on without the name that a browser claims', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/product-footprints`, async ({ request: sent }) =>
      HttpResponse.json({ echoed: await sent.json() }),
    ),
  )
  const body = { document: { pcf: {} }, confirms_company: true, by: 'Somebody else' }
  const answer = await give(request('POST', JSON.stringify(body)), of('7'))
  expect(await answer.json()).toEqual({ echoed: { document: { pcf: {} }, confirms_company: true } })
})

it('keeps a 404 that names a footprint, and answers 501 for a service without the path', async () => {
  const path = `${upstream}/organizations/7/product-footprints`
  const detail = 'This organization has no product footprint with this id'
  server.use(
    http.get(path, () => new HttpResponse('<html>', { status: 404 })),
    http.delete(`${path}/9`, () => HttpResponse.json({ status: 404, title: 'Not found', detail }, { status: 404 })),
  )
  expect((await list(request('GET'), of('7'))).status).toBe(501)
  const gone = await remove(request('DELETE'), ofOne('7', '9'))
  expect([gone.status, (await gone.json()).detail]).toEqual([404, detail])
})

it('waits longer for a slow host than for the service itself', async () => {
  vi.stubEnv('SERVICE_TIMEOUT_MS', '200')
  server.use(
    http.post(`${upstream}/organizations/7/pact-host/fetch`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      return HttpResponse.json({ outcomes: [] })
    }),
    http.get(`${upstream}/organizations/7/pact-host`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      return HttpResponse.json({ host: null })
    }),
  )
  expect((await askHost(request('POST', '{}'), of('7'))).status).toBe(200)
  expect((await readHost(request('GET'), of('7'))).status).toBe(504)
})
