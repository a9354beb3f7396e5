import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { PATCH as change } from './organizations/[id]/route'
import { POST as remove } from './organizations/remove/route'
import { POST as restore } from './organizations/restore/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function request(method: string, body: unknown, headers: Record<string, string> = own): Request {
  return new Request('http://dashboard.test/any', { method, headers, body: JSON.stringify(body) })
}

function of(id: string) {
  return { params: Promise.resolve({ id }) }
}

it('changes and removes nothing for another site, for an odd id, for what is not JSON or no ids', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const plain = { ...own, 'content-type': 'text/plain' }
  const answers = [
    await change(request('PATCH', {}, foreign), of('7')),
    await remove(request('POST', { ids: [7] }, foreign)),
    await restore(request('POST', { ids: [7] }, foreign)),
    await change(request('PATCH', {}), of('..')),
    await change(request('PATCH', {}, plain), of('7')),
    await change(request('PATCH', ['name']), of('7')),
    await change(request('PATCH', { name: 'a'.repeat(20_000) }), of('7')),
    await remove(request('POST', { ids: [] })),
    await remove(request('POST', { ids: ['7'] })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 415, 400, 413, 400, 400])
})

it('passes a change on without the name that the browser claims, and returns the refusal', async () => {
  server.use(
    http.patch(`${upstream}/organizations/7`, async ({ request: sent }) => {
      expect(await sent.json()).toEqual({ website: null, name: 'Huber' })
      return HttpResponse.json({ status: 409, title: 'Conflict', detail: 'name: is taken' }, { status: 409 })
    }),
    http.post(`${upstream}/organizations/remove`, async ({ request: sent }) => {
      expect(await sent.json()).toEqual({ ids: [7, 8] })
      return HttpResponse.json({ removed: [7], not_found: [8], erased_at: '2026-12-27T00:00:00.000Z' })
    }),
  )
  const changed = await change(request('PATCH', { website: null, name: 'Huber', by: 'somebody else' }), of('7'))
  expect([changed.status, (await changed.json()).detail]).toEqual([409, 'name: is taken'])
  const removed = await remove(request('POST', { ids: [7, 8], by: 'somebody else' }))
  expect((await removed.json()).removed).toEqual([7])
})

it('says so where a service with the published endpoints only accepts no changes, and where an organization no longer exists', async () => {
  server.use(
    http.patch(`${upstream}/organizations/7`, () => new HttpResponse('<h1>Not allowed</h1>', { status: 405 })),
    http.post(`${upstream}/organizations/restore`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })),
    http.patch(`${upstream}/organizations/8`, () =>
      HttpResponse.json({ status: 404, title: 'Organizations not found', detail: 'Gone', id: '8' }, { status: 404 }),
    ),
  )
  expect((await change(request('PATCH', { name: 'X' }), of('7'))).status).toBe(501)
  expect((await restore(request('POST', { ids: [7] }))).status).toBe(501)
  expect((await change(request('PATCH', { name: 'X' }), of('8'))).status).toBe(404)
})
