import { afterAll, beforeAll, expect, it } from 'vitest'
import { mergeOrganizations, separateOrganization } from '@/service/organizations/match/merge-organizations'
import { enterState } from '@/service/storage/organizations/organizations'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function enter(id: number, state: string): Promise<void> {
  const at = new Date(0)
  await service.database.transaction((transaction) => enterState(transaction, { id, state, reason: 'Test', at }))
}

/** Registered, researched and registered again. */
async function registerTwice(project: TestProject, body: object): Promise<number> {
  const id = Number((await project.post(body)).body['id'])
  await enter(id, 'synced')
  expect((await project.post(body)).body).toMatchObject({ id, status: 'synced' })
  return id
}

it('has research try again where it failed also after it was registered again unchanged', async () => {
  const project = await service.project()
  const body = { name: 'Failing Mills' }
  const id = await registerTwice(project, body)
  await enter(id, 'errored')
  expect((await project.post(body)).body).toMatchObject({ id, status: 'created' })
  await enter(id, 'errored')
  await project.get(`/organizations/${id}`)
  expect((await project.post(body)).body).toMatchObject({ id, status: 'created' })
  expect(await project.jobs()).toEqual([id, id, id])
})

it('answers with the survivor after a merge, and with the record itself once that is taken back', async () => {
  const project = await service.project()
  const body = { name: 'Merged Mills' }
  const organizationId = await registerTwice(project, body)
  const into = await registerTwice(project, { name: 'Surviving Works' })
  await mergeOrganizations(service.ctx, { projectId: project.id, organizationId, into })
  for (const _ of [1, 2]) expect((await project.post(body)).body).toMatchObject({ id: into })
  await separateOrganization(service.ctx, { projectId: project.id, organizationId })
  for (const _ of [1, 2]) expect((await project.post(body)).body).toMatchObject({ id: organizationId })
})

it('leaves a body that is nested deeper than can be written to be refused', async () => {
  const { key } = await service.project()
  const depth = 6_000
  const answer = await send(service.app, {
    method: 'POST',
    url: '/organizations',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: `{"name":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
  })
  expect(answer.status).toBe(400)
})
