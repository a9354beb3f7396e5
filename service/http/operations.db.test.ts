import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send, startTestService, type TestService } from '@/service/testing/programs/start-test-service'
import { buildApp } from './build-app'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

describe('GET /metrics', () => {
  it('is 404 for callers from elsewhere and for those that a proxy forwards', async () => {
    const read = (remoteAddress: string, headers = {}) =>
      send(service.app, { method: 'GET', url: '/metrics', remoteAddress, headers })
    for (const address of ['10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', '127.0.0.1.example']) {
      expect([address, (await read(address)).status]).toEqual([address, 404])
    }
    expect((await read('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).status).toBe(404)
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await read(address)).status).toBe(200)
  })

  it('takes nothing but the token once there is one, from anywhere', async () => {
    const { operations } = service.ctx
    operations.metricsToken = 'a-token-of-the-tests'
    try {
      const read = (authorization?: string) =>
        send(service.app, {
          method: 'GET',
          url: '/metrics',
          remoteAddress: authorization === undefined ? '127.0.0.1' : '10.0.0.7',
          ...(authorization !== undefined && { headers: { authorization } }),
        })
      expect((await read()).status).toBe(401)
      expect((await read('Bearer a-token-of-the-test')).status).toBe(401)
      expect((await read('Bearer a-token-of-the-tests')).status).toBe(200)
    } finally {
      operations.metricsToken = null
    }
  })

  it('counts by the pattern of the route, never by what is in the path', async () => {
    const project = await service.project()
    await project.get('/organizations/987654321')
    await send(service.app, { method: 'GET', url: '/secret-path-of-nobody' })
    const { text } = await send(service.app, { method: 'GET', url: '/metrics' })
    expect(text).toContain(
      'carbon_register_http_requests_total{method="GET",route="/organizations/:id",status="404"} 1\n',
    )
    expect(text).toContain('carbon_register_http_requests_total{method="any",route="(none)",status="404"}')
    expect(text).not.toContain('987654321')
    expect(text).not.toContain('secret-path')
  })
})

describe('the id of a request', () => {
  const idOf = async (given: string) => {
    const { headers } = await send(service.app, { method: 'GET', url: '/healthz', headers: { 'x-request-id': given } })
    return headers['x-request-id']
  }

  it("is the caller's where that is safe to write anywhere", async () => {
    expect(await idOf('4bf92f3577b34da6')).toBe('4bf92f3577b34da6')
    expect(await idOf('Root=1-67891233-abcdef012345678912345678')).toBe('Root=1-67891233-abcdef012345678912345678')
  })

  it('is a new one where it is too long, has odd characters, or is a key', async () => {
    for (const given of ['x'.repeat(129), '<b>', 'a b', `cr_${'0'.repeat(48)}`, '']) {
      expect(await idOf(given)).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    }
  })
})

describe('the log', () => {
  it('has each request that failed, one in N of the others, and no key', async () => {
    const project = await service.project()
    const { operations } = service.ctx
    operations.logSample = 3
    const app = await buildApp(service.ctx)
    operations.logSample = 0
    service.logged.length = 0
    const headers = { authorization: `Bearer ${project.key}` }
    for (let n = 0; n < 7; n++) await send(app, { method: 'GET', url: '/organizations?q=Secret', headers })
    expect(service.logged.map((line) => line.split(' {')[0])).toEqual(['One request of 3', 'One request of 3'])
    await send(app, { method: 'GET', url: '/organizations/1', headers })
    expect(service.logged.at(-1)).toMatch(/^Request refused or failed .*"route":"\/organizations\/:id","status":404/)
    expect(service.logged.join()).not.toMatch(/Secret|cr_/)
    await app.close()
  })
})

describe('/healthz', () => {
  it('fails, as /readyz does, from when the database has stopped until the process has ended', async () => {
    const { operations } = service.ctx
    const look = async () => [
      (await send(service.app, { method: 'GET', url: '/healthz' })).status,
      (await send(service.app, { method: 'GET', url: '/readyz' })).status,
    ]
    expect(await look()).toEqual([200, 200])
    operations.hasFailed = true
    try {
      expect(await look()).toEqual([503, 503])
    } finally {
      operations.hasFailed = false
    }
  })
})
