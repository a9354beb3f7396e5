import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listKeys } from '@/service/projects/list-keys'
import { revokeKey } from '@/service/projects/revoke-key'
import { enterState } from '@/service/storage/organizations/organizations'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { securityHeaders } from './answers/security-headers'
import { buildApp } from './build-app'
import { looseLimits } from './limits/limits'

let service: TestService
let project: TestProject
let stranger: TestProject
let id: number
let etag: string
/** Not researched yet: its answer is stored nowhere. */
let pending: number
let port: number

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Has the server close the connection once all before it is answered. */
const last = requestOf('/healthz', { connection: 'close' })

/** GET /organizations/{id} on a socket: every byte that comes back, but for the second of the day. */
async function exchange(port: number, text: string): Promise<string> {
  const isLast = /^connection: close|HTTP\/1\.0/m.test(text)
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(isLast ? text : text + last)
  await new Promise((resolve) => socket.once('close', resolve))
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
  port = await listen(service.app)
  id = await registerSettled(project, 'Åkerö Bruk 株式会社')
  etag = String((await project.get(`/organizations/${id}`)).headers['etag'])
  pending = Number((await project.post({ name: 'Waiting Mills', hq_region: 'SE' })).body['id'])
  await stranger.get('/organizations')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.stop())

const secured = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)

const withKey = (extra: Record<string, string> = {}) => ({ authorization: `Bearer ${project.key}`, ...extra })

const requests: [name: string, status: number, request: () => string][] = [
  ['a plain request', 200, () => requestOf(`/organizations/${id}`, withKey())],
  ['another currency', 200, () => requestOf(`/organizations/${id}?currency=EUR`, withKey())],
  ['its own ETag', 304, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': etag }))],
  [
    'a weak ETag in a list',
    304,
    () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': `"a", W/${etag}` })),
  ],
  ['any ETag', 304, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': '*' }))],
  ['another ETag', 200, () => requestOf(`/organizations/${id}`, withKey({ 'if-none-match': '"a"' }))],
  ['the end of the connection', 200, () => requestOf(`/organizations/${id}`, withKey({ connection: 'close' }))],
  ['HTTP/1.0', 200, () => requestOf(`/organizations/${id}`, withKey()).replace('HTTP/1.1', 'HTTP/1.0')],
  ['HEAD', 200, () => requestOf(`/organizations/${id}`, withKey(), 'HEAD')],
  ['a currency in small letters', 200, () => requestOf(`/organizations/${id}?currency=eur`, withKey())],
  ['an empty query', 200, () => requestOf(`/organizations/${id}?`, withKey())],
  ['the same parameter twice', 400, () => requestOf(`/organizations/${id}?currency=EUR&currency=EUR`, withKey())],
  ['a currency that is none', 400, () => requestOf(`/organizations/${id}?currency=XXX`, withKey())],
  ['an unknown parameter', 422, () => requestOf(`/organizations/${id}?money=EUR`, withKey())],
  ['an escaped digit', 200, () => requestOf(`/organizations/%3${id}`, withKey())],
  ['an id with a zero before it', 404, () => requestOf(`/organizations/0${id}`, withKey())],
  ['an id that is none', 404, () => requestOf('/organizations/abc', withKey())],
  ['an id nobody has', 404, () => requestOf('/organizations/999999', withKey())],
  ['no key', 401, () => requestOf(`/organizations/${id}`, {})],
  ['an unknown key', 401, () => requestOf(`/organizations/${id}`, { authorization: 'Bearer cr_no' })],
  ['another scheme', 401, () => requestOf(`/organizations/${id}`, { authorization: `Basic ${project.key}` })],
  ["another project's key", 404, () => requestOf(`/organizations/${id}`, { authorization: `Bearer ${stranger.key}` })],
  ['a body', 200, () => `${requestOf(`/organizations/${id}`, withKey({ 'content-length': '2' }))}{}`],
  [
    'an answer that is stored and not in memory',
    200,
    () => {
      service.ctx.answers.drop(id)
      return requestOf(`/organizations/${id}`, withKey())
    },
  ],
  ['an organization that is researched', 200, () => requestOf(`/organizations/${pending}`, withKey())],
  ['two requests in one go', 200, () => requestOf(`/organizations/${id}`, withKey()).repeat(2)],
]

it.each(requests)('%s is answered with %s', async (_name, status, request) => {
  const text = request()
  const answer = await exchange(port, text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const line of secured) expect(answer).toContain(line)
  expect(answer).toContain('x-request-id: one-request\r\n')
  // Its head is all of it: what follows is the next answer.
  if (status === 304) expect(answer).toMatch(/^HTTP[^{}]*\r\n\r\nHTTP\/1\.1 200 /)
  if (status === 200 || status === 304) {
    expect(answer).toContain('cache-control: private, no-cache\r\nvary: authorization\r\netag: "')
    expect(answer).not.toContain('charset')
  } else expect(answer).toContain('cache-control: no-store\r\n')
})

it('answers requests that come in one go in their order, each for its own key', async () => {
  const texts = [project, stranger, project].map(({ key }) =>
    requestOf(`/organizations/${id}`, { authorization: `Bearer ${key}` }),
  )
  const answer = await exchange(port, texts.join(''))
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => code)
  expect(statuses).toEqual(['200', '404', '200', '200'])
})

it('makes a request id where none was sent, another each time', async () => {
  const text = requestOf(`/organizations/${id}`, withKey()).replace('x-request-id', 'x-other')
  const answers = [await exchange(port, text), await exchange(port, text)]
  const [one, other] = answers.map((answer) => /^x-request-id: ([0-9a-f-]{36})\r$/m.exec(answer)?.[1])
  expect(one).toBeDefined()
  expect(other).toBeDefined()
  expect(other).not.toBe(one)
})

it('counts what it answers, and logs one in so many', async () => {
  const { metrics } = service.ctx.operations
  const app = await buildApp({ ...service.ctx, operations: { ...service.ctx.operations, logSample: 2 } })
  try {
    const own = await listen(app)
    const line = 'carbon_register_http_requests_total{method="GET",route="/organizations/:id",status="200"}'
    const count = async () => Number((await metrics.read()).split(`${line} `)[1]?.split('\n')[0])
    const [before, lines] = [await count(), service.logged.length]
    for (let time = 0; time < 4; time++)
      await exchange(own, requestOf(`/organizations/${id}`, withKey({ connection: 'close' })))
    expect(await count()).toBe(before + 4)
    const logged = service.logged.slice(lines)
    expect(logged).toHaveLength(2)
    expect(logged[0]).toContain('"requestId":"one-request","method":"GET","route":"/organizations/:id","status":200')
  } finally {
    await app.close()
  }
})

it('counts against the limit of the key and tells what is left, also where it finds nothing', async () => {
  const app = await buildApp(service.ctx, { ...looseLimits, keyPerMinute: 3 })
  try {
    const own = await listen(app)
    const text = requestOf(`/organizations/${id}`, withKey())
    expect(await exchange(own, text)).toContain('ratelimit-policy: "key";q=3;w=60\r\nratelimit: "key";r=2;t=20\r\n')
    const missing = await exchange(own, requestOf('/organizations/999999', withKey()))
    expect(missing).toContain('ratelimit: "key";r=1;t=40\r\n')
    expect(await exchange(own, text)).toContain('ratelimit: "key";r=0;t=60\r\n')
    expect(await exchange(own, text)).toMatch(/^HTTP\/1.1 429 /)
  } finally {
    await app.close()
  }
})

it('asks the database for what is not in memory once, and for what is not at all', async () => {
  service.ctx.answers.drop(id)
  const query = vi.spyOn(service.ctx.database, 'query')
  const text = requestOf(`/organizations/${id}`, withKey())
  const answer = await exchange(port, text)
  expect(query).toHaveBeenCalledTimes(1)
  expect(await exchange(port, text)).toBe(answer)
  expect(query).toHaveBeenCalledTimes(1)
})

it('says so where the database fails', async () => {
  service.ctx.answers.drop(id)
  vi.spyOn(service.ctx.database, 'query').mockRejectedValue(new Error('A fault of the test'))
  expect(await exchange(port, requestOf(`/organizations/${id}`, withKey()))).toMatch(/^HTTP\/1.1 500 /)
})

it('refuses a key as soon as it is revoked here', async () => {
  const own = await service.project()
  const mine = await registerSettled(own, 'Revoked Mills')
  const text = requestOf(`/organizations/${mine}`, { authorization: `Bearer ${own.key}` })
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 200 /)
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
  expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 403 /)
})

it('closes the connection of a process that stops', async () => {
  service.ctx.operations.isStopping = true
  try {
    expect(await exchange(port, requestOf(`/organizations/${id}`, withKey()))).toContain('connection: close\r\n')
  } finally {
    service.ctx.operations.isStopping = false
  }
})
