import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

/** Over a socket: what a body is packed with is a matter of bytes on their way. */

let service: TestService
let project: TestProject
let address: string

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  address = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())

const json = { 'content-type': 'application/json' }

async function post(path: string, body: Uint8Array | string, headers: Record<string, string>) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${project.key}`, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const answer: Record<string, unknown> = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body: answer }
}

const packed = (value: unknown) => gzipSync(JSON.stringify(value))

describe('a packed body', () => {
  it.each(['gzip', 'x-gzip', 'GZIP'])('is read: %s', async (encoding) => {
    const answer = await post('/organizations', packed({ name: `By ${encoding.toLowerCase()}` }), {
      ...json,
      'content-encoding': encoding,
    })
    expect(answer).toMatchObject({ status: 200, body: { name: `By ${encoding.toLowerCase()}` } })
  })

  it('is read on every route that takes one', async () => {
    const rows = Array.from({ length: 200 }, (_, place) => ({ name: `Packed ${place}` }))
    const answer = await post('/organizations/batch', packed({ rows }), { ...json, 'content-encoding': 'gzip' })
    expect(answer.status).toBe(200)
    expect(answer.body['outcomes']).toHaveLength(200)
  })

  it('that unpacks to more than the route takes is 413, before it is unpacked to its end', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('{"name":"'), Buffer.alloc(60_000_000, 'x'), Buffer.from('"}')]))
    expect(bomb.length).toBeLessThan(64 * 1024)
    const answer = await post('/organizations', bomb, { ...json, 'content-encoding': 'gzip' })
    expect(answer).toMatchObject({ status: 413, body: { detail: 'A body may have at most 64 KB' } })
    const one = await post('/organizations', packed({ name: 'x'.repeat(200) }), { ...json, 'content-encoding': 'gzip' })
    expect(one.status).toBe(200)
  })

  it.each([
    ['is no gzip', Buffer.from('{"name":"A"}')],
    ['is cut off', gzipSync('{"name":"A"}').subarray(0, 15)],
  ])('that %s is 400 in words', async (_, bytes) => {
    const answer = await post('/organizations', bytes, { ...json, 'content-encoding': 'gzip' })
    expect(answer).toMatchObject({ status: 400, body: { detail: 'body: is not packed with gzip, or broken' } })
  })

  it.each(['br', 'deflate', 'zstd', 'gzip, gzip'])('with %s is 415, with what is read', async (encoding) => {
    const answer = await post('/organizations', packed({ name: 'A' }), { ...json, 'content-encoding': encoding })
    expect(answer.status).toBe(415)
    expect(answer.headers.get('accept-encoding')).toBe('gzip')
    expect(answer.body['detail']).toContain(`content-encoding: ${encoding} is not read`)
  })

  it('is not unpacked for whoever has no key', async () => {
    const answer = await post('/organizations', gzipSync('{'), {
      ...json,
      'content-encoding': 'gzip',
      authorization: '',
    })
    expect(answer.status).toBe(401)
  })

  it('that says it is none is read as it is', async () => {
    const answer = await post('/organizations', '{"name":"Plain"}', { ...json, 'content-encoding': 'identity' })
    expect(answer.status).toBe(200)
  })

  it('that breaks off on its way leaves the service as it was', async () => {
    await new Promise<void>((resolve) => {
      const headers = {
        ...json,
        authorization: `Bearer ${project.key}`,
        'content-encoding': 'gzip',
        'content-length': '5000',
      }
      const sent = request(`${address}/organizations`, { method: 'POST', headers })
      sent.on('error', () => resolve())
      sent.write(gzipSync('{"name":"A"}').subarray(0, 12))
      setTimeout(() => sent.destroy(), 50)
      sent.on('close', () => resolve())
    })
    expect((await post('/organizations', '{"name":"After"}', json)).status).toBe(200)
  })
})

describe('a path with a slash at its end', () => {
  it('is the same path', async () => {
    const made = await post('/organizations/', '{"name":"With a slash"}', json)
    expect(made).toMatchObject({ status: 200, body: { name: 'With a slash' } })
    const headers = { authorization: `Bearer ${project.key}` }
    for (const path of [
      '/organizations/',
      `/organizations/${made.body['id']}/`,
      '/organizations/?limit=1',
      '/industries/',
    ]) {
      expect([path, (await fetch(address + path, { headers })).status]).toEqual([path, 200])
    }
    expect((await fetch(`${address}/organizations/`)).status).toBe(401)
  })

  it('says what it answers, and is none where the path is none', async () => {
    const wrong = await fetch(`${address}/organizations/`, { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await fetch(`${address}/nothing/`)).status).toBe(404)
    expect(
      (await fetch(`${address}/organizations//`, { headers: { authorization: `Bearer ${project.key}` } })).status,
    ).toBe(404)
  })
})
