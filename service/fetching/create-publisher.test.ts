import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPublisher, type Publisher } from './create-publisher'
import { forEachAtOnce } from './for-each-at-once'
import { readRetryAfter } from './retry-after'
import { userAgentOf } from './user-agent'

let server: Server
let publisher: Publisher

async function start(answer: RequestListener, settings: object = {}): Promise<void> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  publisher = createPublisher({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    contact: null,
    headers: { 'x-api-key': 'secret' },
    atOnce: 3,
    leastIntervalMs: 0,
    timeoutMs: 5_000,
    maxBytes: 1_000,
    signal: new AbortController().signal,
    firstPauseMs: 10,
    attempts: 3,
    mayConnect: () => true,
    anyPort: true,
    ...settings,
  })
}
afterEach(() => {
  publisher.close()
  server.closeAllConnections()
  server.close()
})

it('requests a path below its base with the key, and returns JSON with its validators', async () => {
  await start((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' })
    response.end(JSON.stringify({ url: request.url, key: request.headers['x-api-key'] }))
  })
  expect(await publisher.askJson('/a?b=c%20d')).toEqual({
    kind: 'answered',
    json: { url: '/base/a?b=c%20d', key: 'secret' },
    etag: '"1"',
    lastModified: null,
  })
})

it('repeats temporary failures a limited number of times, and other failures not at all', async () => {
  let asked = 0
  let status = 503
  await start((_, response) => {
    asked += 1
    response.writeHead(status).end('no')
  })
  await expect(publisher.askJson('/')).rejects.toMatchObject({ facts: { status: 503, body: 'no' } })
  expect(asked).toBe(3)
  for (status of [400, 401, 403, 404]) {
    asked = 0
    await expect(publisher.askJson('/')).rejects.toMatchObject({ facts: { status, isPassing: false } })
    expect(asked).toBe(1)
  }
})

it('fails if the publisher asks for a long pause', async () => {
  let asked = 0
  await start((_, response) => {
    asked += 1
    response.writeHead(429, { 'retry-after': '3600' }).end()
  })
  await expect(publisher.askJson('/')).rejects.toMatchObject({ facts: { status: 429, retryAfterMs: 3_600_000 } })
  expect(asked).toBe(1)
})

it('aborts a slow answer, and one that is too large', async () => {
  await start(
    (request, response) => {
      if (request.url === '/base/large')
        response.writeHead(200, { 'content-type': 'application/json' }).end('9'.repeat(2_000))
    },
    { timeoutMs: 100, attempts: 1 },
  )
  await expect(publisher.askJson('/slow')).rejects.toThrow('gave no whole answer within 0.1 s')
  await expect(publisher.askJson('/large')).rejects.toThrow('more than 1 KiB')
})

it('sends its key to no other host, and requests no private address', async () => {
  const keys: unknown[] = []
  const other = createServer((request, response) => {
    keys.push(request.headers['x-api-key'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  await start((_, response) => void response.writeHead(302, { location }).end())
  await publisher.askJson('/')
  expect(keys).toEqual([undefined])
  other.closeAllConnections()
  other.close()
  const guarded = createPublisher({
    baseUrl: location,
    contact: null,
    atOnce: 1,
    leastIntervalMs: 0,
    timeoutMs: 1_000,
    maxBytes: 10,
    signal: new AbortController().signal,
  })
  await expect(guarded.askJson('/')).rejects.toThrow(/ports 80 and 443|public internet/)
})

it('begins requests at intervals', async () => {
  const at: number[] = []
  await start(
    (_, response) => {
      at.push(performance.now())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    },
    { leastIntervalMs: 60 },
  )
  await forEachAtOnce(['/1', '/2', '/3'], 3, async (path) => void (await publisher.askJson(path)))
  expect((at[2] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(100)
})

it('makes no more requests at once than allowed, and ends with the first failure', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const work = async (item: number) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    if (item === 7) throw new Error('seven')
    done.push(item)
  }
  await forEachAtOnce([1, 2, 3, 4, 5], 2, work)
  expect([most, done.toSorted()]).toEqual([2, [1, 2, 3, 4, 5]])
  await expect(forEachAtOnce([6, 7, 8, 9, 10, 11], 2, work)).rejects.toThrow('seven')
  expect(done).not.toContain(11)
})

it.each([
  [undefined, null],
  ['120', 120_000],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', null],
])('reads Retry-After %s', (header, expected) => {
  expect(readRetryAfter(header, Date.parse('2026-10-21T07:28:00Z'))).toBe(expected)
})

it('names the contact, limited to characters that a header can contain', () => {
  expect(userAgentOf(null)).not.toContain('undefined')
  expect(userAgentOf(' Ops <ops@example.org>\r\nX: y ')).toMatch(/ Ops <ops@example.org>X: y$/)
})
