import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, type MockInstance, vi } from 'vitest'
import { listKeys } from '@/service/projects/list-keys'
import { revokeKey } from '@/service/projects/revoke-key'
import { enterState } from '@/service/storage/organizations/organizations'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { buildApp } from './build-app'
import { looseLimits } from './limits/limits'

let service: TestService
let project: TestProject
let stranger: TestProject
let id: number
let etag: string
/** Not researched yet: its answer is stored nowhere. */
let pending: number
/** The same application without its short way, on a port of its own. */
let whole: Server

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return portOf(app.server)
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function serveWhole(app: FastifyInstance): Promise<Server> {
  const server = createServer((request, response) => app.routing(request, response))
  server.keepAliveTimeout = app.server.keepAliveTimeout
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Has the server close the connection once all before it is answered. */
const last = requestOf('/healthz', { connection: 'close' })

/** Every byte that comes back, but for the second of the day. */
async function exchange(port: number, text: string): Promise<string> {
  const isLast = /^connection: close|HTTP\/1\.0/m.test(text)
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(isLast ? text : text + last)
  await once(socket, 'close')
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/gm, 'Date: now')
}

function requestOf(target: string, headers: Record<string, string>, method = 'GET'): string {
  const lines = Object.entries({ host: 'register', 'x-request-id': 'one-request', ...headers })
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** Registered, with an answer that is stored and in memory. */
async function registerSettled(owner: TestProject, name: string): Promise<number> {
  const registered = Number((await owner.post({ name, hq_region: 'SE' })).body['id'])
  await service.database.transaction((transaction) =>
    enterState(transaction, { id: registered, state: 'errored', reason: 'For the test', at: new Date(0) }),
  )
  for (const query of ['', '?currency=EUR']) await owner.get(`/organizations/${registered}${query}`)
  return registered
}

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  stranger = await service.project()
  await listen(service.app)
  whole = await serveWhole(service.app)
  id = await registerSettled(project, 'Åkerö Bruk 株式会社')
  etag = String((await project.get(`/organizations/${id}`)).headers['etag'])
  pending = Number((await project.post({ name: 'Waiting Mills', hq_region: 'SE' })).body['id'])
  await stranger.get('/organizations')
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  whole.close()
  await service.stop()
})

const withKey = (extra: Record<string, string> = {}) => ({ authorization: `Bearer ${project.key}`, ...extra })

/** What is asked, and whether Fastify is to see it. */
const requests: [name: string, status: number, isShort: boolean, request: () => string][] = [
  ['a plain request', 200, true, () => requestOf(`/organizations/${id}`, withKey())],
  ['another currency', 200, true, () => requestOf(`/organizations/${id}?currency=EUR`, withKey())],
  ['its own ETag', 304, true, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': etag }))],
  [
    'a weak ETag in a list',
    304,
    true,
    () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': `"a", W/${etag}` })),
  ],
  ['any ETag', 304, true, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': '*' }))],
  ['another ETag', 200, true, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': '"a"' }))],
  ['the end of the connection', 200, true, () => requestOf(`/organizations/${id}`, withKey({ connection: 'close' }))],
  ['HTTP/1.0', 200, true, () => requestOf(`/organizations/${id}`, withKey()).replace('HTTP/1.1', 'HTTP/1.0')],
  ['HEAD', 200, false, () => requestOf(`/organizations/${id}`, withKey(), 'HEAD')],
  ['a currency in small letters', 200, false, () => requestOf(`/organizations/${id}?currency=eur`, withKey())],
  ['an empty query', 200, false, () => requestOf(`/organizations/${id}?`, withKey())],
  [
    'the same parameter twice',
    400,
    false,
    () => requestOf(`/organizations/${id}?currency=EUR&currency=EUR`, withKey()),
  ],
  ['a currency that is none', 400, false, () => requestOf(`/organizations/${id}?currency=XXX`, withKey())],
  ['an unknown parameter', 422, false, () => requestOf(`/organizations/${id}?money=EUR`, withKey())],
  ['an escaped digit', 200, false, () => requestOf(`/organizations/%3${id}`, withKey())],
  ['an id with a zero before it', 404, false, () => requestOf(`/organizations/0${id}`, withKey())],
  ['an id that is none', 404, false, () => requestOf('/organizations/abc', withKey())],
  ['an id nobody has', 404, false, () => requestOf('/organizations/999999', withKey())],
  ['no key', 401, false, () => requestOf(`/organizations/${id}`, {})],
  ['an unknown key', 401, false, () => requestOf(`/organizations/${id}`, { authorization: 'Bearer cr_no' })],
  ['another scheme', 401, false, () => requestOf(`/organizations/${id}`, { authorization: `Basic ${project.key}` })],
  [
    "another project's key",
    404,
    false,
    () => requestOf(`/organizations/${id}`, { authorization: `Bearer ${stranger.key}` }),
  ],
  ['a body', 200, false, () => `${requestOf(`/organizations/${id}`, withKey({ 'content-length': '2' }))}{}`],
  [
    "another project's key after the own one",
    200,
    false,
    () =>
      [project, stranger]
        .map(({ key }) => requestOf(`/organizations/${id}`, { authorization: `Bearer ${key}` }))
        .join(''),
  ],
  [
    'an answer that is stored and not in memory',
    200,
    true,
    () => {
      service.ctx.answers.drop(id)
      return requestOf(`/organizations/${id}`, withKey())
    },
  ],
  ['an organization that is researched', 200, true, () => requestOf(`/organizations/${pending}`, withKey())],
  ['two requests in one go', 200, true, () => requestOf(`/organizations/${id}`, withKey()).repeat(2)],
]

/** How many of the requests for organizations Fastify saw. */
function seen(routing: MockInstance<FastifyInstance['routing']>): number {
  return routing.mock.calls.filter(([{ url }]) => url?.startsWith('/organizations')).length
}

it.each(requests)('%s is answered with %s in the bytes of the whole way', async (_name, status, isShort, request) => {
  const expected = await exchange(portOf(whole), request())
  const routing = vi.spyOn(service.app, 'routing')
  const answer = await exchange(portOf(service.app.server), request())
  expect(answer).toBe(expected)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(seen(routing)).toBe(isShort ? 0 : 1)
})

it('makes a request id where none was sent, another each time', async () => {
  const text = requestOf(`/organizations/${id}`, withKey()).replace('x-request-id', 'x-other')
  const answers = [await exchange(portOf(service.app.server), text), await exchange(portOf(service.app.server), text)]
  const [one, other] = answers.map((answer) => /^x-request-id: ([0-9a-f]{16}-[0-9a-z]+)\r$/m.exec(answer)?.[1])
  expect(one).toBeDefined()
  expect(other).not.toBe(one)
})

it('counts what it answers, and logs one in so many, as the whole way does', async () => {
  const { metrics } = service.ctx.operations
  const app = await buildApp({ ...service.ctx, operations: { ...service.ctx.operations, logSample: 2 } })
  try {
    const port = await listen(app)
    const line = 'carbon_register_http_requests_total{method="GET",route="/organizations/:id",status="200"}'
    const count = async () => Number((await metrics.read()).split(`${line} `)[1]?.split('\n')[0])
    const [before, lines] = [await count(), service.logged.length]
    for (let time = 0; time < 4; time++)
      await exchange(port, requestOf(`/organizations/${id}`, withKey({ connection: 'close' })))
    expect(await count()).toBe(before + 4)
    const logged = service.logged.slice(lines)
    expect(logged).toHaveLength(2)
    expect(logged[0]).toContain('"requestId":"one-request","method":"GET","route":"/organizations/:id","status":200')
  } finally {
    await app.close()
  }
})

it('counts an answer that has to wait for those before it on its connection', async () => {
  const { metrics } = service.ctx.operations
  const line = 'carbon_register_http_requests_total{method="GET",route="/organizations/:id",status="304"}'
  const count = async () => Number((await metrics.read()).split(`${line} `)[1]?.split('\n')[0] ?? 0)
  const before = await count()
  const known = requestOf(`/organizations/${id}`, withKey({ 'if-none-match': etag }))
  const answers = await exchange(portOf(service.app.server), known.repeat(3))
  expect(answers.split('HTTP/1.1 304 ')).toHaveLength(4)
  expect(await count()).toBe(before + 3)
})

it('counts against the limit of the key, tells what is left, and leaves the refusal to the whole way', async () => {
  const app = await buildApp(service.ctx, { ...looseLimits, keyPerMinute: 3 })
  const other = await serveWhole(app)
  try {
    const port = await listen(app)
    const text = requestOf(`/organizations/${id}`, withKey())
    const [first, second] = [await exchange(port, text), await exchange(portOf(other), text)]
    expect(first).toContain('ratelimit-policy: "key";q=3;w=60\r\nratelimit: "key";r=2;t=20\r\n')
    expect(second).toBe(first.replace('r=2;t=20', 'r=1;t=40'))
    expect(await exchange(port, text)).toContain('ratelimit: "key";r=0;t=60\r\n')
    const refused = await exchange(port, text)
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    expect(refused).toBe(await exchange(portOf(other), text))
  } finally {
    other.close()
    await app.close()
  }
})

it('counts a request that it could not answer once, and reads for it once', async () => {
  const app = await buildApp(service.ctx, { ...looseLimits, keyPerMinute: 3 })
  try {
    const port = await listen(app)
    const begin = vi.spyOn(service.ctx.answers, 'begin')
    const answer = await exchange(port, requestOf('/organizations/999999', withKey()))
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toContain('ratelimit: "key";r=2;t=20\r\n')
    expect(begin).toHaveBeenCalledTimes(1)
  } finally {
    await app.close()
  }
})

it('says what failed in the words of the whole way', async () => {
  service.ctx.answers.drop(id)
  vi.spyOn(service.ctx.database, 'query').mockRejectedValue(new Error('A fault of the test'))
  const text = requestOf(`/organizations/${id}`, withKey())
  const answer = await exchange(portOf(service.app.server), text)
  expect(answer).toMatch(/^HTTP\/1.1 500 /)
  expect(answer).toBe(await exchange(portOf(whole), text))
})

it('refuses a key as soon as it is revoked here, and looks it up again after the time of the cache', async () => {
  const own = await service.project()
  const mine = await registerSettled(own, 'Revoked Mills')
  const text = requestOf(`/organizations/${mine}`, { authorization: `Bearer ${own.key}` })
  const { port } = service.app.server.address() as AddressInfo
  const routing = vi.spyOn(service.app, 'routing')
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 200 /)
  expect(seen(routing)).toBe(0)
  service.pass(60_000)
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 200 /)
  expect(seen(routing)).toBe(1)
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 200 /)
  expect(seen(routing)).toBe(1)
  const [key] = await listKeys(service.ctx, { projectId: own.id })
  await revokeKey(service.ctx, { projectId: own.id, keyId: key?.id ?? 0 })
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 401 /)
})

it('does not let a key without the scope read what is in memory', async () => {
  const own = await service.project()
  const mine = await registerSettled(own, 'Written Mills')
  const text = requestOf(`/organizations/${mine}`, { authorization: `Bearer ${own.key}` })
  for (const cached of service.ctx.keyCache.values()) {
    if (cached.holder.projectId === own.id) cached.holder = { ...cached.holder, canRead: false }
  }
  const answer = await exchange(portOf(service.app.server), text)
  expect(answer).toMatch(/^HTTP\/1.1 403 /)
  expect(answer).toBe(await exchange(portOf(whole), text))
})

it('closes the connection of a process that stops', async () => {
  service.ctx.operations.isStopping = true
  try {
    const text = requestOf(`/organizations/${id}`, withKey())
    const answer = await exchange(portOf(service.app.server), text)
    expect(answer).toContain('connection: close\r\n')
    expect(answer).toBe(await exchange(portOf(whole), text))
  } finally {
    service.ctx.operations.isStopping = false
  }
})
