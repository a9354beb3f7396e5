import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '@/service/projects/create-key'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
  teamKey,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

function get(url: string, authorization?: string) {
  return send(service.app, { method: 'GET', url, headers: authorization === undefined ? {} : { authorization } })
}

describe('a request whose key is not accepted', () => {
  it('is 401 with WWW-Authenticate, whatever is wrong with the key', async () => {
    const { key } = project
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Basic ${key}`,
      key,
      `Bearer ${key}x`,
      `Bearer ${key} x`,
      `Bearer ${'x'.repeat(9_000)}`,
      'Bearer \u00e9',
    ]
    for (const authorization of wrong) {
      const answer = await get('/organizations', authorization)
      expect(answer.body).toEqual({ status: 401, title: 'Unauthorized', detail: expect.any(String) })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.headers['content-type']).toBe('application/json')
    }
  })

  it('is 401 before its body is looked at', async () => {
    for (const payload of ['{', JSON.stringify({ name: 'x'.repeat(70_000) })]) {
      const headers = { 'content-type': 'text/plain' }
      expect((await send(service.app, { method: 'POST', url: '/organizations', headers, payload })).status).toBe(401)
    }
  })

  it('is 401 with the team key where a project key is needed, and the other way round', async () => {
    for (const url of [
      '/organizations',
      '/organizations/1',
      '/organizations/1/evidence',
      '/industries',
      '/industries/search?q=a',
    ]) {
      expect((await get(url, `Bearer ${teamKey}`)).status).toBe(401)
    }
    for (const url of ['/projects', `/projects/${project.id}/keys`]) {
      expect((await get(url, `Bearer ${project.key}`)).status).toBe(401)
    }
  })

  it('is 401 as soon as the key is revoked, and as soon as it expires', async () => {
    const expiring = await createKey(service.ctx, {
      projectId: project.id,
      expiresAt: new Date(service.ctx.clock().getTime() + 1_000),
    })
    const revoked = await createKey(service.ctx, { projectId: project.id, expiresAt: null })
    for (const { api_key } of [expiring, revoked])
      expect((await get('/organizations', `Bearer ${api_key}`)).status).toBe(200)
    const answer = await send(service.app, {
      method: 'DELETE',
      url: `/projects/${project.id}/keys/${revoked.id}`,
      headers: { authorization: `Bearer ${teamKey}` },
    })
    expect(answer.status).toBe(204)
    service.pass(1_000)
    for (const { api_key } of [expiring, revoked])
      expect((await get('/organizations', `Bearer ${api_key}`)).status).toBe(401)
    expect((await get('/organizations', `bearer  ${project.key}`)).status).toBe(200)
  })

  it('is 401 within five seconds when another process revoked the key', async () => {
    const { id, api_key } = await createKey(service.ctx, { projectId: project.id, expiresAt: null })
    expect((await get('/organizations', `Bearer ${api_key}`)).status).toBe(200)
    await service.database.query('update api_key set revoked_at = now() where id = $1', [id])
    service.pass(5_000)
    expect((await get('/organizations', `Bearer ${api_key}`)).status).toBe(401)
  })
})

describe('a path or method that there is not', () => {
  it('is 404 for the path, also with a body nobody reads', async () => {
    for (const url of ['/', '/organisations', '/organizations/1/x', '//organizations']) {
      expect((await get(url)).body).toEqual({ status: 404, title: 'Not found', detail: expect.any(String) })
    }
    const answer = await send(service.app, {
      method: 'POST',
      url: '/nothing',
      headers: { 'content-type': 'text/csv' },
      payload: 'a,b',
    })
    expect(answer.status).toBe(404)
  })

  it('is 405 with Allow for the method', async () => {
    const wrong = [
      ['PUT', '/organizations', 'GET, HEAD, POST'],
      ['PUT', '/organizations/1', 'DELETE, GET, HEAD, PATCH'],
      ['POST', '/organizations/1?a=b', 'DELETE, GET, HEAD, PATCH'],
      ['OPTIONS', '/industries/search', 'GET, HEAD'],
      ['PATCH', '/projects/1/keys/2', 'DELETE'],
      ['POST', '/healthz', 'GET, HEAD'],
    ] as const
    for (const [method, url, allow] of wrong) {
      const answer = await send(service.app, { method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' })
      expect([answer.status, answer.headers['allow']]).toEqual([405, allow])
      expect(answer.body).toEqual({ status: 405, title: 'Method not allowed', detail: `This path answers ${allow}` })
    }
  })
})

describe('every answer', () => {
  it('has the security headers and a request id', async () => {
    for (const url of ['/organizations', '/healthz', '/nothing']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
    }
  })
})

describe('a failure of the service', () => {
  it('is 500 without internals, with the id under which the log has it', async () => {
    const broken = await startTestService()
    const own = await broken.project()
    await broken.database.query('alter table organization rename column search_text to gone')
    const answer = await own.post({ name: 'Secret name' })
    await broken.stop()
    expect(answer.status).toBe(500)
    const id = String(answer.headers['x-request-id'])
    expect(answer.body).toEqual({
      status: 500,
      title: 'Server error',
      detail: `The service failed. Its log has this request as ${id}`,
    })
    const log = broken.logged.join('\n')
    expect(log).toContain(id)
    expect(log).toContain('search_text')
    expect(log).not.toContain(own.key)
    expect(log).not.toContain('Secret name')
  })

  it('is 503 with Retry-After while the database is away', async () => {
    const away = await startTestService()
    const own = await away.project()
    await away.database.close()
    for (const url of ['/readyz', '/organizations']) {
      const answer = await own.get(url)
      expect(answer.body).toMatchObject({ status: 503, title: 'Service unavailable' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await own.get('/healthz')).status).toBe(200)
    await away.app.close()
  })
})
