import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { GET } from './data/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService({ SERVICE_TIMEOUT_MS: '150' })

function answer(sources: () => Response, report: () => Response): void {
  server.use(http.get(`${upstream}/data/sources`, sources), http.get(`${upstream}/data/report`, report))
}

it('joins sources and counts', async () => {
  answer(
    () => HttpResponse.json([{ source: 'sbti' }]),
    () => HttpResponse.json([{ what: 'tickers', found: 3, goal: 1 }]),
  )
  const response = await GET(new Request('http://dashboard.test/api/data'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    sources: [{ source: 'sbti' }],
    counts: [{ what: 'tickers', found: 3, goal: 1 }],
  })
})

it('works without counts', async () => {
  answer(
    () => HttpResponse.json([{ source: 'sbti' }]),
    () => HttpResponse.json({ detail: 'no' }, { status: 500 }),
  )
  expect(await (await GET(new Request('http://dashboard.test/api/data'))).json()).toEqual({
    sources: [{ source: 'sbti' }],
    counts: [],
  })
})

it.each([404, 405])('is 501 where the service answers %i: it has no such path', async (status) => {
  const none = () => HttpResponse.json({ status, detail: 'no route' }, { status })
  answer(none, none)
  const response = await GET(new Request('http://dashboard.test/api/data'))
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ title: 'No list of sources' })
})

it('is an explained error where the service fails', async () => {
  const failing = () => HttpResponse.json({ detail: 'Stack trace' }, { status: 500 })
  answer(failing, failing)
  const response = await GET(new Request('http://dashboard.test/api/data'))
  expect(response.status).toBe(502)
  expect(await response.text()).not.toContain('Stack trace')
})
