import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

function times<T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => work(number)))
}

describe('60 registrations at once', () => {
  it('of one organization give one id and one job', async () => {
    const project = await service.project()
    const answers = await times(60, () => project.post({ name: 'Alpha', hq_region: 'SE', website: 'alpha.com' }))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1)
    expect(await project.jobs()).toHaveLength(1)
  })

  it('of different organizations register exactly as many as the project may have', async () => {
    const project = await service.project(10)
    const answers = await times(60, (number) => project.post({ name: `Company ${number}` }))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
    expect(refused).toHaveLength(50)
    expect(refused[0]?.body).toEqual({
      status: 429,
      title: 'Too many organizations',
      detail: "This key's project may register 10 organizations and has registered 10",
    })
    expect(await project.jobs()).toHaveLength(10)
    const count = await service.database.query('select organization_count from project where id = $1', [project.id])
    expect(count).toEqual([{ organization_count: 10 }])
  })

  it('in a full project still answer for what is registered', async () => {
    const project = await service.project(1)
    const first = await project.post({ name: 'Alpha' })
    const answers = await times(20, (number) => project.post({ name: number % 2 === 0 ? 'Alpha' : `Other ${number}` }))
    expect(answers.filter((answer) => answer.status === 200).map((answer) => answer.body['id'])).toEqual(
      Array.from({ length: 10 }, () => first.body['id']),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10)
    expect((await project.get(`/organizations/${first.body['id']}`)).status).toBe(200)
  })
})

describe('a project that may have no organizations', () => {
  it('registers none, and counts none', async () => {
    const project = await service.project(0)
    expect((await project.post({ name: 'Alpha' })).status).toBe(429)
    expect((await project.get('/organizations')).body['totals']).toMatchObject({ organizations: 0 })
  })
})
