import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { throttleAnswers } from '@/lib/server/requests/throttle-answers'
import { POST as giveReport } from './answer/report/route'
import { POST as answer, GET as readForm } from './answer/route'
import { POST as ask } from './organizations/[id]/supplier-requests/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

const token = 'A'.repeat(43)

standInForService()

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'supplier-token': token }

function request(method: string, body?: string, headers: Record<string, string> = own): Request {
  return new Request('http://127.0.0.1:3000/api/answer?name=report.pdf', {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
}

it('refuses an answer from another site, of another media type, or too long, without a request to the service', async () => {
  const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
  const answers = [
    await answer(request('POST', '{}', foreign)),
    await giveReport(request('POST', 'x', { ...foreign, 'content-type': 'application/pdf' })),
    await answer(request('POST', '{}', { ...own, 'content-type': 'text/plain' })),
    await answer(request('POST', `{"note":"${'a'.repeat(10_001)}"}`)),
    await giveReport(request('POST', 'x', { ...own, 'content-type': 'application/zip' })),
    await giveReport(request('POST', 'x', { ...own, 'content-type': 'application/pdf', 'supplier-token': '../x' })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 415, 413, 415, 404])
})

it('passes the token in a header and never in an address, and returns the service’s refusals', async () => {
  const seen: string[] = []
  server.use(
    http.get(`${upstream}/supplier-form`, ({ request: sent }) => {
      seen.push(`${sent.url} ${sent.headers.get('supplier-token')}`)
      return HttpResponse.json({ state: 'open', team: 'Buying' })
    }),
    http.post(`${upstream}/supplier-form`, () =>
      HttpResponse.json({ status: 409, title: 'Conflict', detail: 'This link has expired' }, { status: 409 }),
    ),
  )
  expect(await (await readForm(request('GET'))).json()).toEqual({ state: 'open', team: 'Buying' })
  expect(seen).toEqual([`${upstream}/supplier-form ${token}`])
  const refused = await answer(request('POST', '{"name":"Ada"}'))
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { status: 409, title: 'Conflict', detail: 'This link has expired' },
  ])
})

it('is 501 for a service that has only the published endpoints', async () => {
  server.use(http.get(`${upstream}/supplier-form`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })))
  expect((await readForm(request('GET'))).status).toBe(501)
})

it('limits a client that asks too often, and allows it again after a while', () => {
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters')
  vi.stubEnv('TRUSTED_PROXIES', '1')
  const from = (address: string) => ({ headers: new Headers({ 'x-forwarded-for': address }) })
  const now = 1_000_000_000_000
  const statuses = Array.from({ length: 121 }, () => throttleAnswers(from('192.0.2.1'), now)?.status ?? 200)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(throttleAnswers(from('192.0.2.2'), now)).toBeNull()
  expect(throttleAnswers(from('192.0.2.1'), now + 10 * 60 * 1000)).toBeNull()
})

it('does not limit other addresses because one was limited', () => {
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters')
  vi.stubEnv('TRUSTED_PROXIES', '1')
  const from = (address: string) => ({ headers: new Headers({ 'x-forwarded-for': address }) })
  const now = 2_000_000_000_000
  for (let tries = 0; tries < 2_000; tries++) throttleAnswers(from('192.0.2.1'), now)
  expect(throttleAnswers(from('192.0.2.1'), now)?.status).toBe(429)
  expect(throttleAnswers(from('192.0.2.2'), now)).toBeNull()
})

it('writes the letter in the requested language, with the token after "#" in its link and nowhere else', async () => {
  server.use(
    http.get(`${upstream}/organizations/7`, () =>
      HttpResponse.json({ id: 7, name: 'Alpha Werke', status: 'synced', performances: [], score_reasons: [] }),
    ),
    http.post(`${upstream}/organizations/7/supplier-requests`, async ({ request: sent }) =>
      HttpResponse.json(
        {
          organization_id: 7,
          sends_mail: false,
          requests: [{ id: 3, expires_at: '2026-03-01T00:00:00.000Z' }],
          request_id: 3,
          token,
          echoed: await sent.json(),
        },
        { status: 201 },
      ),
    ),
  )
  const body = { team: 'Einkauf', language: 'de', year: 2025, expires_in_days: 60, recipient: null }
  const headers = { ...own, host: '127.0.0.1:3000' }
  const made = await ask(request('POST', JSON.stringify(body), headers), { params: Promise.resolve({ id: '7' }) })
  const answered = await made.json()
  expect(made.status).toBe(201)
  expect(answered.token).toBeUndefined()
  expect(answered.letter.link).toBe(`http://127.0.0.1:3000/answer?lang=de#${token}`)
  expect(answered.letter.is_reachable).toBe(false)
  expect(answered.letter.text).toContain('Für 2025 liegt uns noch nicht vor:\n– Scope 1')
  expect(answered.letter.text).toContain(answered.letter.link)
  expect(answered.echoed).toEqual(body)
})
