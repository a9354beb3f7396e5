import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Evidence } from '@/service/contract/organization/evidence'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

async function register(name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

describe('GET /organizations/{id}/evidence', () => {
  it('is 404 for an id that is none, that nobody has, and that another project has', async () => {
    const other = await service.project()
    const id = await register('Ours alone')
    for (const answer of [
      await project.get('/organizations/x/evidence'),
      await project.get('/organizations/999999/evidence'),
      await other.get(`/organizations/${id}/evidence`),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ status: 404, id: expect.any(String) })
    }
  })

  it('is 400 for an unknown currency, 422 for an unknown parameter, 401 without a key', async () => {
    const id = await register('Asked badly')
    expect((await project.get(`/organizations/${id}/evidence?currency=XXX`)).status).toBe(400)
    expect((await project.get(`/organizations/${id}/evidence?year=2020`)).status).toBe(422)
    expect((await project.get(`/organizations/${id}/evidence`, { authorization: '' })).status).toBe(401)
  })

  it('says before research that nobody has looked yet, and keeps the contract', async () => {
    const id = await register('Not researched')
    const answer = await project.get(`/organizations/${id}/evidence?currency=GBP`)
    expect(answer.status).toBe(200)
    const evidence = Evidence.strict().parse(answer.body)
    expect(evidence).toMatchObject({ organization_id: id, currency: 'GBP' })
    const score = evidence.entries.find(({ path }) => path === '/score')
    expect(score).toMatchObject({ value: null, missing: { reason: 'not_in_our_sources' } })
    expect(score?.missing?.words).toMatch(/in progress/)
  })

  it('answers 304 to who has these bytes', async () => {
    const id = await register('Read twice')
    const first = await project.get(`/organizations/${id}/evidence`)
    const etag = String(first.headers['etag'])
    const second = await project.get(`/organizations/${id}/evidence`, { 'if-none-match': etag })
    expect([second.status, second.text]).toEqual([304, ''])
  })
})
