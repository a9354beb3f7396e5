import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
  teamKey,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
let port: number

beforeAll(async () => {
  service = await startTestService([], {
    keyPerMinute: 6,
    addressPerMinute: 4,
    trustedProxies: ['10.0.0.1'],
    maxConnections: 3,
    headersTimeoutMs: 300,
    requestTimeoutMs: 600,
  })
  project = await service.project()
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  port = (service.app.server.address() as AddressInfo).port
})
afterAll(() => service.stop())

function get(url: string, key: string | null, from: string, headers: Record<string, string> = {}) {
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` }
  return send(service.app, { method: 'GET', url, remoteAddress: from, headers: { ...authorization, ...headers } })
}

/** Opens a socket, writes this, and gives all that comes back until the other side closes. */
async function exchange(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.write(text)
  // A refused connection may end with a reset, which is an end like another.
  await new Promise((resolve) => socket.on('close', resolve))
  return Buffer.concat(chunks).toString()
}

function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
}

describe('an address without a valid key', () => {
  it('is 429 with Retry-After after so many refusals, in the published shape, and others are not', async () => {
    for (let time = 0; time < 4; time++) expect((await get('/organizations', 'wrong', '198.51.100.1')).status).toBe(401)
    const refused = await get('/organizations', 'wrong', '198.51.100.1')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      status: 429,
      title: 'Too many requests',
      detail: expect.stringContaining('4 requests'),
    })
    expect(refused.headers).toMatchObject({
      'retry-after': '15',
      'ratelimit-policy': '"address";q=4;w=60',
      ratelimit: '"address";r=0;t=60',
    })
    expect((await get('/organizations', null, '198.51.100.1')).status).toBe(429)
    expect((await get('/organizations', null, '198.51.100.2')).status).toBe(401)
    service.pass(15_000)
    expect((await get('/organizations', null, '198.51.100.1')).status).toBe(401)
  })

  it('is counted as one with the rest of its IPv6 network', async () => {
    for (const host of [1, 2, 3, 4]) expect((await get('/projects', 'wrong', `2001:db8:1:2::${host}`)).status).toBe(401)
    expect((await get('/projects', 'wrong', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await get('/projects', 'wrong', '2001:db8:1:3::1')).status).toBe(401)
  })

  it('is limited for unknown paths and documents too, but not for what watches the process', async () => {
    for (const url of ['/docs', '/methodology', '/openapi.json', '/nothing']) {
      expect((await get(url, null, '198.51.100.3')).status).not.toBe(429)
    }
    for (const url of ['/docs', '/methodology', '/openapi.json', '/nothing', '/organizations']) {
      expect([url, (await get(url, null, '198.51.100.3')).status]).toEqual([url, 429])
    }
    for (const url of ['/healthz', '/readyz']) expect((await get(url, null, '198.51.100.3')).status).toBe(200)
  })

  it('does not shut out a key that has worked here from the same address, and guesses are not looked up', async () => {
    expect((await get('/organizations', project.key, '198.51.100.4')).status).toBe(200)
    for (let time = 0; time < 5; time++) await get('/organizations', null, '198.51.100.4')
    expect((await get('/organizations', teamKey, '198.51.100.4')).status).toBe(429)
    expect((await get('/organizations', project.key, '198.51.100.4')).status).toBe(200)
  })

  it('is the one a trusted proxy names; from anybody else the header is only text', async () => {
    const named = { 'x-forwarded-for': '192.0.2.77' }
    for (let time = 0; time < 4; time++) await get('/nothing', null, '10.0.0.1', named)
    expect((await get('/nothing', null, '10.0.0.1', named)).status).toBe(429)
    expect((await get('/nothing', null, '10.0.0.1', { 'x-forwarded-for': '192.0.2.78' })).status).toBe(404)
    expect((await get('/nothing', null, '198.51.100.5', named)).status).toBe(404)
    expect((await get('/nothing', null, '192.0.2.77')).status).toBe(429)
  })
})

describe('a key', () => {
  it('is told what is left with every answer, and 429 when nothing is, without touching another', async () => {
    const own = await service.project()
    const other = await service.project()
    const first = await own.get('/organizations')
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"key";q=6;w=60', ratelimit: '"key";r=5;t=10' })
    for (let time = 0; time < 5; time++) expect((await own.get('/organizations')).status).toBe(200)
    const refused = await own.post({ name: 'One more' })
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '10', ratelimit: '"key";r=0;t=60' })
    expect(refused.body).toMatchObject({ status: 429, title: 'Too many requests' })
    expect((await other.get('/organizations')).status).toBe(200)
    service.pass(10_000)
    expect((await own.post({ name: 'One more' })).status).toBe(200)
  })
})

describe('a connection', () => {
  it('that sends its headers a drop at a time is ended with 408', async () => {
    const answer = await exchange('GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: ')
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(bodyOf(answer)).toEqual({ status: 408, title: 'Request timeout', detail: expect.any(String) })
  })

  it('that never sends its whole body is ended with 408', async () => {
    const head = `POST /organizations HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${project.key}\r\ncontent-type: application/json\r\n`
    const answer = await exchange(`${head}content-length: 100\r\n\r\n{`)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  it('that expects what nobody promised is 417, with a body like any other refusal', async () => {
    const answer = await exchange('GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: nothing\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 417 /)
    expect(bodyOf(answer)).toEqual({
      status: 417,
      title: 'Expectation failed',
      detail: 'Expect can only be 100-continue',
    })
  })

  it('with 17 KB of headers is 431, and with too large a body 413', async () => {
    const large = await exchange(`GET /healthz HTTP/1.1\r\nhost: a\r\nx-large: ${'x'.repeat(17 * 1024)}\r\n\r\n`)
    expect(large).toMatch(/^HTTP\/1.1 431 /)
    expect(bodyOf(large)).toMatchObject({ status: 431 })
    const { key } = await service.project()
    const head = `POST /organizations HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`
    const answer = await exchange(`${head}connection: close\r\ncontent-length: 70000\r\n\r\n${'x'.repeat(70_000)}`)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('is answered before too large a body has come, and goes on after it', async () => {
    const { key } = await service.project()
    const head = `POST /organizations HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (data) => {
      text += data
    })
    socket.write(`${head}content-length: 70000\r\n\r\n${'x'.repeat(35_000)}`)
    await expect.poll(() => text).toMatch(/^HTTP\/1.1 413 /)
    socket.write(`${'x'.repeat(35_000)}GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    await once(socket, 'close')
    expect(text).toMatch(/HTTP\/1.1 200 /)
  })

  it('must name one host, and asks for no tunnel', async () => {
    const { key } = await service.project()
    const ask = (path: string, hosts: string, version = '1.1') =>
      exchange(`GET ${path} HTTP/${version}\r\n${hosts}authorization: Bearer ${key}\r\nconnection: close\r\n\r\n`)
    for (const path of ['/healthz', '/organizations', '/organizations/1', '/nothing'])
      for (const hosts of ['', 'Host: a\r\nHost: b\r\n', 'host: a\r\nHOST: a\r\n']) {
        const answer = await ask(path, hosts)
        expect(answer).toMatch(/^HTTP\/1.1 400 /)
        expect(answer).toContain('"detail":"The request must have one Host header"')
      }
    expect(await ask('/healthz', 'Host: a\r\n')).toMatch(/^HTTP\/1.1 200 /)
    expect(await ask('/healthz', '', '1.0')).toMatch(/^HTTP\/1.1 200 /)
    const tunnel = await exchange('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n')
    expect(tunnel).toMatch(/^HTTP\/1.1 405 .*content-type: application\/json/s)
    expect(tunnel).toContain('"status":405')
  })

  it('more than the limit is closed, and answered again when another one ends', async () => {
    const held = [1, 2, 3].map(() => connect(port, '127.0.0.1'))
    for (const socket of held) socket.on('error', () => {})
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const asked = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
    expect(await exchange(asked)).toBe('')
    for (const socket of held) socket.destroy()
    await expect.poll(() => exchange(asked)).toMatch(/^HTTP\/1.1 200 /)
  })
})
