import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { claimSearch, endSearch, noteSearch, releaseSearch } from './report-searches'

let service: TestService
let minute = 0

beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())
beforeEach(async () => {
  await service.database.query('delete from report_search')
})

const now = () => {
  minute += 1
  return new Date(Date.UTC(2026, 0, 1, 0, minute))
}

async function ask(project: TestProject, name: string): Promise<number> {
  const id = Number((await project.post({ name })).body['id'])
  await noteSearch(service.database, id, now())
  return id
}

async function claim(): Promise<number | null> {
  const at = now()
  return claimSearch(service.database, { now: at, until: new Date(at.getTime() + 20 * 60_000) })
}

async function end(organizationId: number): Promise<void> {
  const at = now()
  const nothing = { state: 'not_found' as const, documentId: null, url: null, tried: [] }
  await service.database.transaction((transaction) =>
    endSearch(transaction, organizationId, { ...nothing, endedAt: at, nextAt: new Date(at.getTime() + 1e10) }),
  )
}

it('lets projects take turns, however many searches one of them waits for', async () => {
  const [large, small] = [await service.project(), await service.project()]
  const many = [await ask(large, 'One'), await ask(large, 'Two'), await ask(large, 'Three')]
  const few = [await ask(small, 'Four'), await ask(small, 'Five')]
  const order: (number | null)[] = []
  for (let place = 0; place < 5; place += 1) {
    const id = await claim()
    order.push(id)
    await end(Number(id))
  }
  expect(order).toEqual([many[0], few[0], many[1], few[1], many[2]])
  expect(await claim()).toBeNull()
})

it('tries what failed after what waits, also in a project where nothing has ended', async () => {
  const [broken, other] = [await service.project(), await service.project()]
  const failing = await ask(broken, 'Failing')
  const waiting = [await ask(other, 'One'), await ask(other, 'Two')]
  expect(await claim()).toBe(failing)
  await releaseSearch(service.database, failing, now())
  expect(await claim()).toBe(waiting[0])
  await end(Number(waiting[0]))
  expect(await claim()).toBe(failing)
})

it('takes over a search whose process is gone, after those that wait', async () => {
  const project = await service.project()
  const gone = await ask(project, 'Gone')
  expect(await claim()).toBe(gone)
  const waiting = await ask(project, 'Waiting')
  minute += 30
  expect(await claim()).toBe(waiting)
  expect(await claim()).toBe(gone)
})

it('searches for no merged record, until it is separated', async () => {
  const project = await service.project()
  const [merged, into] = [await ask(project, 'Qwzx Alpha'), await ask(project, 'Vrtn Beta')]
  await project.ask('POST', `/organizations/${merged}/merge`, { into })
  expect([await claim(), await claim()]).toEqual([into, null])
  await project.ask('DELETE', `/organizations/${merged}/merge`)
  expect(await claim()).toBe(merged)
})
