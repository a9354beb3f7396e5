import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { config } from '@/proxy'
import { POST as match } from './documents/match/route'
import { GET as getContent } from './organizations/[id]/documents/[documentId]/content/route'
import { POST as decide } from './organizations/[id]/documents/[documentId]/figures/[figureId]/route'
import { GET as getReading } from './organizations/[id]/documents/[documentId]/route'
import { POST as add, GET as list } from './organizations/[id]/documents/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService()

const own = { 'sec-fetch-site': 'same-origin' }
const json = { ...own, 'content-type': 'application/json' }
const pdf = { ...own, 'content-type': 'application/pdf' }
const of = (id: string) => ({ params: Promise.resolve({ id }) })
const document = { params: Promise.resolve({ id: '7', documentId: '3' }) }
const figure = { params: Promise.resolve({ id: '7', documentId: '3', figureId: '9' }) }

function post(query: string, body: RequestInit['body'], headers: Record<string, string>): Request {
  const init = { method: 'POST', body: body ?? null, headers, duplex: 'half' }
  return new Request(`http://127.0.0.1:3000/api/organizations/7/documents${query}`, init)
}

/** A body that comes in pieces, as from a browser that tells no length. */
function stream(pieces: number, size: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > pieces) controller.close()
      else controller.enqueue(new Uint8Array(size))
    },
  })
}

it('refuses a report from another site, with an odd id, of another media type, without a name or of more than 50 MiB', async () => {
  server.use(
    http.post(`${upstream}/organizations/7/documents`, async ({ request }) => {
      await request.arrayBuffer()
      return HttpResponse.json({ document: { id: 3 } }, { status: 201 })
    }),
  )
  const answers = [
    await add(post('?name=a.pdf', 'x', { ...pdf, 'sec-fetch-site': 'cross-site' }), of('7')),
    await add(post('?name=a.pdf', 'x', pdf), of('..')),
    await add(post('?name=a.zip', 'x', { ...own, 'content-type': 'application/zip' }), of('7')),
    await add(post('', 'x', pdf), of('7')),
    await add(post('?name=a.pdf', 'x', { ...pdf, 'content-length': String(51 * 2 ** 20) }), of('7')),
    await add(post('?name=a.pdf', stream(51, 2 ** 20), pdf), of('7')),
    await add(post('', '{"url":"ftp://example.org/a.pdf"}', json), of('7')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 415, 400, 413, 413, 400])
})

it('passes a report on unchanged, with its type and name, and never with the name that the browser claims', async () => {
  let sent: { type: string | null; query: string; bytes: number } | null = null
  server.use(
    http.post(`${upstream}/organizations/7/documents`, async ({ request }) => {
      const { search } = new URL(request.url)
      const bytes = (await request.arrayBuffer()).byteLength
      sent = { type: request.headers.get('content-type'), query: search, bytes }
      return HttpResponse.json({ document: { id: 3 } }, { status: 201 })
    }),
  )
  const answer = await add(post('?name=r%C3%A4port.pdf&by=Mallory', stream(12, 2 ** 20), pdf), of('7'))
  expect(answer.status).toBe(200)
  expect(sent).toEqual({ type: 'application/pdf', query: '?name=r%C3%A4port.pdf', bytes: 12 * 2 ** 20 })
})

it('asks whose report a file is with the file alone, and says where a service cannot tell', async () => {
  let sent: { type: string | null; query: string; text: string } | null = null
  server.use(
    http.post(`${upstream}/documents/match`, async ({ request }) => {
      const { search } = new URL(request.url)
      sent = { type: request.headers.get('content-type'), query: search, text: await request.text() }
      return HttpResponse.json({ organizations: [] })
    }),
  )
  expect((await match(post('?name=a.pdf', 'x', { ...pdf, 'sec-fetch-site': 'cross-site' }))).status).toBe(403)
  expect((await match(post('?name=a.zip', 'x', { ...own, 'content-type': 'application/zip' }))).status).toBe(415)
  expect((await match(post('?name=a.pdf', 'words', pdf))).status).toBe(200)
  expect(sent).toEqual({ type: 'application/pdf', query: '', text: 'words' })
  server.use(
    http.post(`${upstream}/documents/match`, () => HttpResponse.json({ detail: 'Not Found' }, { status: 404 })),
  )
  expect((await match(post('?name=a.pdf', 'words', pdf))).status).toBe(501)
})

it('decides in the name of the signed-in user only', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(`${upstream}/organizations/7/documents/3/figures/9`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ figures: [] })
    }),
  )
  const claimed = post('', '{"decision":"accepted","by":"Mallory"}', json)
  expect((await decide(claimed, figure)).status).toBe(200)
  expect((await decide(post('', '{"decision":"corrected","year":2023}', json), figure)).status).toBe(400)
  expect(bodies).toEqual([{ decision: 'accepted' }])
})

it('returns the file as a download, never shown under this address', async () => {
  server.use(
    http.get(
      `${upstream}/organizations/7/documents/3/content`,
      () =>
        new HttpResponse('<html><script>1</script></html>', {
          headers: { 'content-type': 'application/xhtml+xml', 'content-disposition': 'inline; filename="a.html"' },
        }),
    ),
  )
  const answer = await getContent(new Request('http://127.0.0.1:3000/', { headers: own }), document)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment',
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toBe('<html><script>1</script></html>')
})

it('distinguishes a service that reads no reports from a missing report', async () => {
  const missing = (title: string, detail: string) => HttpResponse.json({ status: 404, title, detail }, { status: 404 })
  server.use(
    http.get(`${upstream}/organizations/7/documents`, () =>
      HttpResponse.json({ detail: 'Not Found' }, { status: 404 }),
    ),
    http.get(`${upstream}/organizations/7/documents/3`, () =>
      missing('Not found', 'The organization has no such report'),
    ),
  )
  const asked = () => new Request('http://127.0.0.1:3000/', { headers: own })
  expect((await list(asked(), of('7'))).status).toBe(501)
  expect((await getReading(asked(), document)).status).toBe(404)
})

it('excludes handlers that receive whole reports, which the proxy would cut off, and those that read one organization', () => {
  const isMatched = (path: string) => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path))
  for (const path of ['/api/organizations/7/documents', '/api/documents/match', '/api/organizations/7'])
    expect([path, isMatched(path)]).toEqual([path, false])
  const others = ['/api/organizations/7/documents/3', '/api/organizations/7/match', '/api/organizations/summary']
  for (const path of [...others, '/organizations/7', '/organizations/7/documents/3', '/'])
    expect([path, isMatched(path)]).toEqual([path, true])
})
