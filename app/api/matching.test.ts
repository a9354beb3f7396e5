import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET as getCandidates } from './organizations/[id]/candidates/route'
import { POST as chooseRow, DELETE as forgetRow } from './organizations/[id]/commitment-questions/[list]/route'
import { GET as getQuestions } from './organizations/[id]/commitment-questions/route'
import { POST as choose, DELETE as forget } from './organizations/[id]/match/route'
import { POST as merge } from './organizations/[id]/merge/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function request(method: string, body?: string, headers: Record<string, string> = own): Request {
  return new Request('http://dashboard.test/any', { method, headers, ...(body !== undefined && { body }) })
}

function of(id: string) {
  return { params: Promise.resolve({ id }) }
}

it('decides nothing for another site, for an odd id, for what is not JSON, or for a long body', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const answers = [
    await choose(request('POST', '{}', foreign), of('7')),
    await forget(request('DELETE', undefined, foreign), of('7')),
    await merge(request('POST', '{}', foreign), of('7')),
    await choose(request('POST', '{}'), of('..')),
    await choose(request('POST', '{}', { ...own, 'content-type': 'text/plain' }), of('7')),
    await choose(request('POST', `"${'a'.repeat(2_000)}"`), of('7')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 415, 413])
})

it('passes a decision on with the key, and returns its answer', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/match`, async ({ request: sent }) => {
      expect(sent.headers.get('authorization')).toBe('Bearer secret-key-of-the-dashboard')
      return HttpResponse.json({ organization_id: 7, echoed: await sent.json() })
    }),
    http.delete(`${upstream}/organizations/7/match`, () =>
      HttpResponse.json({ status: 404, title: 'Not found', detail: 'Nobody has answered' }, { status: 404 }),
    ),
  )
  const chosen = await choose(request('POST', '{"company_id":41}'), of('7'))
  expect([chosen.status, await chosen.json()]).toEqual([200, { organization_id: 7, echoed: { company_id: 41 } }])
  const forgotten = await forget(request('DELETE'), of('7'))
  expect([forgotten.status, (await forgotten.json()).detail]).toEqual([404, 'Nobody has answered'])
})

it('says so where a service with the published endpoints only does not ask', async () => {
  server.use(
    http.get(`${upstream}/organizations/7/candidates`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })),
  )
  expect((await getCandidates(request('GET'), of('7'))).status).toBe(501)
})

it('passes on the chosen row of a list, only for lists with such questions', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/commitment-questions/sbti`, async ({ request: sent }) =>
      HttpResponse.json({ organization_id: 7, echoed: await sent.json() }),
    ),
    http.delete(`${upstream}/organizations/7/commitment-questions/sbti`, () =>
      HttpResponse.json({ organization_id: 7, questions: [] }),
    ),
    http.get(`${upstream}/organizations/7/commitment-questions`, () =>
      HttpResponse.json({ status: 404, title: 'Not found', detail: 'No such path' }, { status: 404 }),
    ),
  )
  const ofList = (list: string) => ({ params: Promise.resolve({ id: '7', list }) })
  const chosen = await chooseRow(request('POST', '{"company_id":"none"}'), ofList('sbti'))
  expect([chosen.status, await chosen.json()]).toEqual([200, { organization_id: 7, echoed: { company_id: 'none' } }])
  expect((await forgetRow(request('DELETE'), ofList('sbti'))).status).toBe(200)
  expect((await chooseRow(request('POST', '{"company_id":1}'), ofList('cdp'))).status).toBe(404)
  expect((await chooseRow(request('POST', '{"company_id":1}'), ofList('../match'))).status).toBe(404)
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  expect((await chooseRow(request('POST', '{}', foreign), ofList('sbti'))).status).toBe(403)
  expect((await getQuestions(request('GET'), of('7'))).status).toBe(501)
})
