import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readList } from '@/lib/server/service/read-list'
import { readOrganization } from '@/lib/server/service/read-organization'
import { GET as getData } from './data/route'
import { GET as getIndustries } from './industries/route'
import { GET as getAssessment } from './organizations/[id]/assessment/route'
import { GET as getCandidates } from './organizations/[id]/candidates/route'
import { GET as getEstimate } from './organizations/[id]/estimate/route'
import { GET as getEvidence } from './organizations/[id]/evidence/route'
import { DELETE as forget, POST as match } from './organizations/[id]/match/route'
import { POST as merge, DELETE as separate } from './organizations/[id]/merge/route'
import { GET as getOrganization } from './organizations/[id]/route'
import { GET as getList, POST as register } from './organizations/route'

const key = 'secret-key-of-the-dashboard'
const internals = 'at Object.<anonymous> (db.internal:5432)'

// A server of its own, not msw: half an answer is a matter of the connection.
let behave: RequestListener = (_request, response) => response.end()
let server: Server
const written: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    // A connection that is kept would be asked again after the fault has cut it.
    response.setHeader('connection', 'close')
    behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('SERVICE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SERVICE_API_KEY', key)
  vi.stubEnv('PUBLIC_ORIGIN', '')
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void written.push(words.map(String).join(' ')))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function send(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

const errorBody = (status: number) => JSON.stringify({ status, title: internals, detail: `${internals} ${key}` })

/** Waits are short only where nothing comes: a busy machine is no fault of the service. */
function take({ behave: fault, status }: Fault): void {
  behave = fault
  vi.stubEnv('SERVICE_TIMEOUT_MS', status === 504 ? '100' : '15000')
}

type Fault = { what: string; behave: RequestListener; status: number; title: string }

/** What the dashboard answers for each thing that a service can do wrong, at every read of one organization. */
const faults: Fault[] = [
  { what: 'answers nothing in time', behave: () => {}, status: 504, title: 'The service is too slow' },
  {
    what: 'hangs up',
    behave: (request) => void request.socket.destroy(),
    status: 502,
    title: 'The service cannot be reached',
  },
  {
    what: 'answers half',
    behave: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"id": 1, "name": "Nest', () => response.socket?.destroy())
    },
    status: 502,
    title: 'The service cannot be reached',
  },
  { what: 'fails', behave: send(500, errorBody(500)), status: 502, title: 'The service failed' },
  { what: 'answers broken JSON', behave: send(200, '{"id": 1,'), status: 502, title: 'Unexpected answer' },
  { what: 'answers nothing at all', behave: send(200, ''), status: 502, title: 'Unexpected answer' },
  { what: 'answers a page', behave: send(200, `<h1>${internals}</h1>`), status: 502, title: 'Unexpected answer' },
  { what: 'answers a list', behave: send(200, '[]'), status: 502, title: 'Unexpected answer' },
  { what: 'answers a text', behave: send(200, '"hello"'), status: 502, title: 'Unexpected answer' },
  { what: 'answers no id', behave: send(200, '{"name": "A"}'), status: 502, title: 'Unexpected answer' },
  {
    what: 'refuses our key',
    behave: send(401, errorBody(401)),
    status: 502,
    title: 'The service refused the dashboard’s key',
  },
  { what: 'forbids', behave: send(403, errorBody(403)), status: 502, title: 'The service refused the dashboard’s key' },
  {
    what: 'refuses our key with a page',
    behave: send(401, '<h1>Login</h1>'),
    status: 502,
    title: 'The service refused the dashboard’s key',
  },
  {
    what: 'is not ready',
    behave: send(503, errorBody(503), { 'retry-after': '7' }),
    status: 503,
    title: 'The service is not ready',
  },
  {
    what: 'sends elsewhere',
    behave: send(302, '', { location: 'http://db.internal/' }),
    status: 502,
    title: 'Unexpected answer',
  },
]

const origin = 'http://127.0.0.1:3000/api/any'
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const read = () => new Request(origin)
const write = (method: string) =>
  new Request(origin, { method, headers, ...(method === 'POST' && { body: '{"name":"A","into":2}' }) })
const context = () => ({ params: Promise.resolve({ id: '1' }) })

/** The three questions of the published interface, but for the list, which has a face of its own. */
const published: [string, () => Promise<Response>][] = [
  ['reading', () => getOrganization(read(), context())],
  ['registering', () => register(write('POST'))],
]
const others: [string, () => Promise<Response>][] = [
  ['the list', () => getList(read())],
  ['the industries', () => getIndustries(read())],
  ['the sources', () => getData(read())],
  ['the assessment', () => getAssessment(read(), context())],
  ['the candidates', () => getCandidates(read(), context())],
  ['the estimate', () => getEstimate(read(), context())],
  ['the evidence', () => getEvidence(read(), context())],
  ['choosing', () => match(write('POST'), context())],
  ['taking back', () => forget(write('DELETE'), context())],
  ['merging', () => merge(write('POST'), context())],
  ['separating', () => separate(write('DELETE'), context())],
]

async function expectNothingTold(response: Response): Promise<Record<string, unknown> | null> {
  const text = await response.text()
  for (const secret of [key, 'db.internal', 'Object.<anonymous>', '127.0.0.1'])
    expect(`${JSON.stringify([...response.headers])} ${text}`).not.toContain(secret)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return JSON.parse(text)
}

describe.each(faults)('a service that $what', (fault) => {
  const { status, title } = fault
  it.each(published)('has its face in %s an organization', async (_name, ask) => {
    take(fault)
    const response = await ask()
    expect([response.status, (await expectNothingTold(response))?.['title']]).toEqual([status, title])
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '7' : null)
  })

  it('has an explained error everywhere else, or needs none', async () => {
    take(fault)
    for (const [name, ask] of others) {
      const response = await ask()
      const body = await expectNothingTold(response)
      // 200: the page does without, as with a service that never had it.
      expect([name, [200, 501, 502, 503, 504].includes(response.status)]).toEqual([name, true])
      if (response.status !== 200) expect([name, typeof body?.['detail']]).toEqual([name, 'string'])
    }
  })

  it('lets the page ask again, or treats the service as one without a list, and never breaks the page', async () => {
    take(fault)
    expect(await readOrganization(1, 'USD', 'yearly')).toBeNull()
    expect([null, 'no_list']).toContain(await readList(new URLSearchParams()))
  })
})

it('passes on how long to wait with 429, in seconds or as a date, and works without it', async () => {
  for (const wait of ['60', 'Wed, 21 Oct 2099 07:28:00 GMT', null]) {
    behave = send(
      429,
      '{"status":429,"title":"Too many requests","detail":"Slow down"}',
      wait ? { 'retry-after': wait } : {},
    )
    for (const [, ask] of [...published, ...others.filter(([name]) => name !== 'the sources')]) {
      const response = await ask()
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, wait])
    }
  }
})

it('shows an organization whose id is a text of digits and whose other fields are of wrong types, each as unknown', async () => {
  behave = send(
    200,
    '{"id": "42", "name": "A", "score": "high", "performances": "none", "status": 7, "sbti": [], "un": 1}',
  )
  expect((await getOrganization(read(), context())).status).toBe(200)
  const organization = await readOrganization(42, 'USD', 'yearly')
  expect(organization).toMatchObject({ id: 42, name: 'A', score: null, status: 'created' })
})

it('writes none of this into a log', () => {
  for (const line of written) expect(line).not.toMatch(/secret-key|db\.internal/)
})
