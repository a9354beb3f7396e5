import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET as getIndustry } from './industries/[code]/route'
import { DELETE as removeNote, PUT as writeNote } from './organizations/[id]/annotations/[annotationId]/route'
import { GET as getProblems, POST as report } from './organizations/[id]/problems/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function request(method: string, body?: string, headers: Record<string, string> = own): Request {
  return new Request('http://dashboard.test/any', { method, headers, ...(body !== undefined && { body }) })
}

const of = (id: string) => ({ params: Promise.resolve({ id }) })
const note = (annotationId: string) => ({ params: Promise.resolve({ id: '7', annotationId }) })

it('changes nothing for another site, for odd ids, for what is not JSON, or for a long body', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const answers = [
    await report(request('POST', '{}', foreign), of('7')),
    await removeNote(request('DELETE', undefined, foreign), note('1')),
    await report(request('POST', '{}'), of('..')),
    await writeNote(request('PUT', '{}'), note('..')),
    await report(request('POST', '{}', { ...own, 'content-type': 'text/plain' }), of('7')),
    await report(request('POST', `"${'a'.repeat(20_001)}"`), of('7')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404, 415, 413])
})

it('passes a note on, and returns a refusal', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/problems`, async ({ request: sent }) =>
      HttpResponse.json({ problems: [], echoed: await sent.json() }),
    ),
    http.put(`${upstream}/organizations/7/annotations/3`, () =>
      HttpResponse.json(
        { status: 404, title: 'Not found', detail: 'This organization has no note with this id' },
        { status: 404 },
      ),
    ),
  )
  const reported = await report(request('POST', '{"path":"/score","text":"Odd"}'), of('7'))
  expect(await reported.json()).toEqual({ problems: [], echoed: { path: '/score', text: 'Odd' } })
  expect((await writeNote(request('PUT', '{"text":"a"}'), note('3'))).status).toBe(404)
})

it('distinguishes a service without these paths from one without this industry', async () => {
  const missing = (detail: string) => HttpResponse.json({ status: 404, title: 'Not found', detail }, { status: 404 })
  server.use(
    http.get(`${upstream}/organizations/7/problems`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })),
    http.get(`${upstream}/industries/99`, () => missing('There is no industry with this id')),
    http.get(`${upstream}/industries/26`, () => missing('There is no such path')),
  )
  const industry = (code: string) => getIndustry(request('GET'), { params: Promise.resolve({ code }) })
  const answers = [await getProblems(request('GET'), of('7')), await industry('99'), await industry('26')]
  expect(answers.map(({ status }) => status)).toEqual([501, 404, 501])
})

it('names the author by the session, and not by what a browser claims', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/problems`, async ({ request: sent }) =>
      HttpResponse.json({ problems: [], echoed: await sent.json() }),
    ),
  )
  const reported = await report(request('POST', '{"path":"/score","text":"Odd","author":"Somebody else"}'), of('7'))
  expect(await reported.json()).toEqual({ problems: [], echoed: { path: '/score', text: 'Odd' } })
})
