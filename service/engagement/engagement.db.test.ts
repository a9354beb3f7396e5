import { afterAll, beforeAll, expect, it } from 'vitest'
import { Engagement } from '@/service/contract/engagement/engagement'
import { EngagementOverview } from '@/service/contract/engagement/engagement-overview'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

async function register(project: TestProject, name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

async function put(project: TestProject, id: number, body: unknown) {
  return project.ask('PUT', `/organizations/${id}/engagement`, body)
}

async function read(project: TestProject, id: number): Promise<Engagement> {
  return Engagement.strict().parse((await project.ask('GET', `/organizations/${id}/engagement`)).body)
}

async function overview(project: TestProject): Promise<EngagementOverview> {
  return EngagementOverview.strict().parse((await project.ask('GET', '/engagement')).body)
}

it('refuses an unknown stage, days outside 2000 to 2100, texts that are too long, and unknown keys', async () => {
  const project = await service.project()
  const id = await register(project, 'Alpha Testwerke')
  const statusOf = async (body: unknown) => (await put(project, id, body)).status
  expect(await statusOf({})).toBe(400)
  expect(await statusOf({ stage: 'won' })).toBe(400)
  expect(await statusOf({ stage: 'asked', due_on: '2026-02-30' })).toBe(400)
  expect(await statusOf({ stage: 'asked', due_on: '0001-01-01' })).toBe(400)
  expect(await statusOf({ stage: 'asked', owner: 'a'.repeat(201) })).toBe(400)
  expect(await statusOf({ stage: 'asked', next_step: 'a\0b' })).toBe(400)
  expect(await statusOf({ stage: 'asked', phase: 1 })).toBe(422)
  expect(await read(project, id)).toEqual({
    organization_id: id,
    stage: 'not_contacted',
    owner: null,
    next_step: null,
    due_on: null,
    changes: [],
    labels: [],
  })
})

it('is 404 for another project, which sees nothing of it', async () => {
  const [project, other] = [await service.project(), await service.project()]
  const id = await register(project, 'Alpha Testwerke')
  await put(project, id, { stage: 'asked', owner: 'Ada' })
  expect((await put(other, id, { stage: 'declined' })).status).toBe(404)
  expect((await other.ask('GET', `/organizations/${id}/engagement`)).status).toBe(404)
  expect((await overview(other)).stages).toMatchObject({ asked: 0, not_contacted: 0 })
  expect((await read(project, id)).stage).toBe('asked')
})

it('records each change with its author, and no change to the same values', async () => {
  const project = await service.project()
  const id = await register(project, 'Beta Testbau')
  const asked = {
    stage: 'asked',
    owner: ' Ada \n Lovelace',
    next_step: 'Call again',
    due_on: '2026-02-01',
    by: 'Grace',
  }
  expect((await put(project, id, asked)).status).toBe(200)
  service.pass(60_000)
  await put(project, id, asked)
  await put(project, id, { stage: 'answered', owner: '', by: 'Ada' })
  const state = await read(project, id)
  expect(state).toMatchObject({ stage: 'answered', owner: null, next_step: null, due_on: null })
  expect(state.changes.map(({ stage, owner, due_on, changed_by }) => [stage, owner, due_on, changed_by])).toEqual([
    ['answered', null, null, 'Ada'],
    ['asked', 'Ada Lovelace', '2026-02-01', 'Grace'],
  ])
})

it('says who added a label', async () => {
  const project = await service.project()
  const id = await register(project, 'Gamma Test')
  await project.ask('POST', '/organizations/labels', { ids: [id], add: ['watch'], by: 'Ada' })
  await project.ask('PUT', `/organizations/${id}/labels`, { labels: ['watch', 'key'], by: 'Grace' })
  expect((await read(project, id)).labels.map(({ label, added_by }) => [label, added_by])).toEqual([
    ['key', 'Grace'],
    ['watch', 'Ada'],
  ])
})

it('counts every organization of the list once, lists due steps, and filters the list', async () => {
  const project = await service.project()
  const [first, second, third] = [
    await register(project, 'First'),
    await register(project, 'Second'),
    await register(project, 'Third'),
  ]
  const fourth = await register(project, 'Fourth, which is removed')
  await put(project, first, { stage: 'asked', owner: 'Ada', next_step: 'Call', due_on: '2025-12-31' })
  await put(project, second, { stage: 'asked', owner: 'Ada', due_on: '2026-03-01' })
  await put(project, fourth, { stage: 'declined', owner: 'Ada', due_on: '2026-01-01' })
  await project.ask('POST', '/organizations/remove', { ids: [fourth] })
  const { stages, owners, due } = await overview(project)
  expect(stages).toEqual({ not_contacted: 1, asked: 2, answered: 0, verified: 0, declined: 0 })
  expect(owners).toEqual([{ owner: 'Ada', organizations: 2 }])
  expect(due.map((one) => [one.organization_id, one.due_on, one.is_overdue])).toEqual([
    [first, '2025-12-31', true],
    [second, '2026-03-01', false],
  ])
  const listed = async (query: string) => {
    const { body } = await project.ask('GET', `/organizations?sort=name&${query}`)
    return (body['organizations'] as { id: number }[]).map(({ id }) => id)
  }
  expect(await listed('stage=asked')).toEqual([first, second])
  expect(await listed('stage=not_contacted')).toEqual([third])
  expect(await listed('owner=Ada&stage=asked')).toEqual([first, second])
  expect(await listed('owner=Nobody')).toEqual([])
})

it('lists what waits for a person, and leaves out what is decided, closed or removed', async () => {
  const project = await service.project()
  const id = await register(project, 'Delta Test')
  expect((await overview(project)).open).toEqual({
    to_decide: 0,
    found_reports: 0,
    proposals: 0,
    stated_proposals: 0,
    problems: 0,
  })
  await service.database.query('update organization set open_candidates = 2 where id = $1', [id])
  for (const text of ['Too high', 'Wrong year']) {
    await project.ask('POST', `/organizations/${id}/problems`, { path: '/score', text, author: 'Ada' })
  }
  const [document] = await service.database.query(
    `insert into document (organization_id, name, origin, state, added_at) values ($1, 'Report', 'uploaded', 'read', now()) returning id`,
    [id],
  )
  for (const [year, decision] of [
    [2023, 'proposed'],
    [2022, 'accepted'],
  ]) {
    await service.database.query(
      `insert into document_figure (document_id, year, scope, value, gas, printed_value, printed_unit, page, quote, confidence, reasons, decision)
       values ($1, $2, '1', 5, 'CO2e', '5', 't', 1, 'q', 0.9, '[]', $3)`,
      [document?.['id'], year, decision],
    )
  }
  const { open, proposals, problems } = await overview(project)
  expect(open).toEqual({ to_decide: 1, found_reports: 0, proposals: 1, stated_proposals: 0, problems: 2 })
  expect(proposals).toEqual([
    { organization_id: id, name: 'Delta Test', document_id: Number(document?.['id']), document: 'Report', figures: 1 },
  ])
  expect(problems.map(({ text, author }) => [text, author])).toEqual([
    ['Wrong year', 'Ada'],
    ['Too high', 'Ada'],
  ])
  await project.ask('POST', '/organizations/remove', { ids: [id] })
  expect((await overview(project)).open).toEqual({
    to_decide: 0,
    found_reports: 0,
    proposals: 0,
    stated_proposals: 0,
    problems: 0,
  })
})

it('counts stages and owners of the organizations that pass the filter, separately for each project', async () => {
  const project = await service.project()
  const other = await service.project()
  const ids: number[] = []
  for (const name of ['Echo Test', 'Foxtrot Test', 'Golf Test'])
    ids.push(Number((await project.post({ name })).body['id']))
  const [echo, foxtrot, golf] = ids
  await put(other, Number((await other.post({ name: 'Foreign Test' })).body['id']), { stage: 'declined', owner: 'Eve' })
  await put(project, Number(echo), { stage: 'asked', owner: 'Ada' })
  await put(project, Number(foxtrot), { stage: 'verified', owner: 'Ada' })
  const summary = async (query: string) => (await project.get(`/organizations/summary${query}`)).body['engagement']
  const stages = { not_contacted: 1, asked: 1, answered: 0, verified: 1, declined: 0 }
  expect(await summary('')).toEqual({ stages, owners: [{ owner: 'Ada', count: 2 }] })
  expect(await summary('?stage=asked')).toEqual({
    stages: { ...stages, not_contacted: 0, verified: 0 },
    owners: [{ owner: 'Ada', count: 1 }],
  })
  await project.ask('POST', '/organizations/remove', { ids: [golf] })
  expect(await summary('')).toMatchObject({ stages: { not_contacted: 0 } })
})
