import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ListImport, ListImportChange, ListImportList, ListImportPage } from '@/service/contract/list-import'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import {
  type Answer,
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService([
    companyOf({ id: 1, name: 'Telstra', hqRegion: 'AU' }),
    companyOf({ id: 2, name: 'Howden Joinery Ltd', hqRegion: 'GB' }),
    companyOf({ id: 3, name: 'Howden Joinery Group', hqRegion: 'GB' }),
  ])
}, 120_000)
afterAll(() => service.stop())

function ask(project: TestProject, method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${project.key}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return send(service.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

async function begin(project: TestProject, fileName = 'suppliers.xlsx'): Promise<number> {
  const answer = await ask(project, 'POST', '/imports', { file_name: fileName, by: 'Ada' })
  expect(answer.status).toBe(201)
  return ListImport.parse(answer.body).id
}

async function register(project: TestProject, name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

/** Registers names and tells them as rows 2, 3, … of the import. */
async function importNames(project: TestProject, importId: number, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) ids.push(await register(project, name))
  const rows = names.map((name, at) => ({ number: at + 2, name, organization_id: ids[at] }))
  expect((await ask(project, 'POST', `/imports/${importId}/rows`, { rows })).status).toBe(200)
  return ids
}

async function page(project: TestProject, importId: number, query = ''): Promise<ListImportPage> {
  return ListImportPage.parse((await project.get(`/imports/${importId}${query}`)).body)
}

async function idsOf(project: TestProject): Promise<number[]> {
  const { organizations } = (await project.get('/organizations')).body as { organizations: { id: number }[] }
  return organizations.map(({ id }) => id).toSorted((a, b) => a - b)
}

async function research(organizationId: number): Promise<void> {
  const { database, reference, clock } = service.ctx
  const benchmarks = await loadBenchmarks(database, reference)
  await researchOrganization({ database, reference, benchmarks, clock }, { organizationId })
}

describe('an import', () => {
  it('is not another project’s, and refuses what is no row', async () => {
    const [ours, theirs] = [await service.project(), await service.project()]
    const id = await begin(ours)
    const foreign = await register(theirs, 'Theirs')
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['POST', '/rows', { rows: [{ number: 2, name: 'A' }] }],
      ['POST', '/complete', {}],
      ['POST', '/restore', undefined],
    ] as const) {
      expect([path, (await ask(theirs, method, `/imports/${id}${path}`, body)).status]).toEqual([path, 404])
    }
    for (const rows of [
      [],
      [{ number: 0, name: 'A' }],
      [{ number: 2 }],
      [{ number: 2, name: 'A', organization_id: '1' }],
    ]) {
      expect((await ask(ours, 'POST', `/imports/${id}/rows`, { rows })).status).toBe(400)
    }
    // Another project's organization is not written, as one that is not there.
    await ask(ours, 'POST', `/imports/${id}/rows`, { rows: [{ number: 2, name: 'Theirs', organization_id: foreign }] })
    expect((await page(ours, id)).rows).toMatchObject([{ organization_id: null, state: 'refused', is_own: false }])
    expect((await ask(ours, 'DELETE', `/imports/${id}`)).status).toBe(200)
    expect((await theirs.get(`/organizations/${foreign}`)).status).toBe(200)
    expect((await ask(ours, 'GET', '/imports/x')).status).toBe(404)
    expect((await ask(theirs, 'POST', '/imports', { file_name: 'a'.repeat(301) })).status).toBe(400)
  })

  it('says what became of each row, as of now', async () => {
    const project = await service.project()
    const before = await register(project, 'Known Before')
    service.pass(1)
    const id = await begin(project)
    service.pass(1)
    const names = ['Telstra', 'Howdens Joinery', 'Qwzx Nobody', 'Known Before']
    const [telstra, howden, nobody] = await importNames(project, id, names)
    const refused = [{ number: 9, name: '', detail: 'name: is required' }]
    await ask(project, 'POST', `/imports/${id}/rows`, { rows: refused })
    for (const one of [telstra, howden, nobody, before]) await research(Number(one))
    const { import: told, counts, rows } = await page(project, id)
    expect(told).toMatchObject({
      file_name: 'suppliers.xlsx',
      imported_by: 'Ada',
      rows: 5,
      registered: 3,
      found: 1,
      refused: 1,
      completed_at: null,
    })
    expect(counts).toEqual({
      recognised: 1,
      to_decide: 1,
      not_found: 2,
      in_progress: 0,
      failed: 0,
      refused: 1,
      removed: 0,
    })
    expect(rows.map(({ number, state, is_own }) => [number, state, is_own])).toEqual([
      [2, 'recognised', true],
      [3, 'to_decide', true],
      [4, 'not_found', true],
      [5, 'not_found', false],
      [9, 'refused', false],
    ])
    expect((await page(project, id, '?state=to_decide')).rows.map(({ number }) => number)).toEqual([3])
    const first = await page(project, id, '?limit=2')
    expect([first.rows.length, first.next_after]).toEqual([2, 3])
    expect((await page(project, id, '?limit=3&after=3')).rows.map(({ number }) => number)).toEqual([4, 5, 9])
    await ask(project, 'DELETE', `/organizations/${nobody}`)
    expect((await page(project, id)).counts).toMatchObject({ not_found: 1, removed: 1 })
    expect(ListImportList.parse((await project.get('/imports')).body).imports.map((one) => one.id)).toEqual([id])
  })

  it('is taken back: what it brought goes, what was there or came with another stays; and comes back', async () => {
    const project = await service.project(6)
    const before = await register(project, 'Before')
    service.pass(1)
    const first = await begin(project, 'first.csv')
    const [shared, own] = await importNames(project, first, ['Shared', 'Own', 'Before'])
    service.pass(1)
    const second = await begin(project, 'second.csv')
    const [, later] = await importNames(project, second, ['Shared', 'Later'])
    const back = ListImportChange.parse((await ask(project, 'DELETE', `/imports/${second}`)).body)
    expect([back.organizations, back.import.taken_back_at]).toEqual([1, service.ctx.clock().toISOString()])
    expect(await idsOf(project)).toEqual([before, shared, own])
    expect((await ask(project, 'DELETE', `/imports/${second}`)).status).toBe(409)
    const rows = [{ number: 9, name: 'More' }]
    expect((await ask(project, 'POST', `/imports/${second}/rows`, { rows })).status).toBe(409)
    service.pass(1_000)
    const restored = ListImportChange.parse((await ask(project, 'POST', `/imports/${second}/restore`)).body)
    expect([restored.organizations, restored.import.taken_back_at]).toEqual([1, null])
    expect(await idsOf(project)).toEqual([before, shared, own, later].map(Number))
    expect((await ask(project, 'POST', `/imports/${second}/restore`)).status).toBe(409)
  })

  it('does not bring back what was removed before by itself', async () => {
    const project = await service.project()
    const id = await begin(project)
    const [one, other] = await importNames(project, id, ['One', 'Other'])
    await ask(project, 'DELETE', `/organizations/${one}`)
    service.pass(1_000)
    await ask(project, 'DELETE', `/imports/${id}`)
    await ask(project, 'POST', `/imports/${id}/restore`)
    expect(await idsOf(project)).toEqual([Number(other)])
  })

  it('counts rows that are told twice once, also where the answer of the first time was lost', async () => {
    const project = await service.project()
    const id = await begin(project)
    const [one] = await importNames(project, id, ['One'])
    await importNames(project, id, ['One'])
    const { import: told } = await page(project, id)
    expect([told.rows, told.registered, told.found]).toEqual([1, 1, 0])
    expect(ListImportChange.parse((await ask(project, 'DELETE', `/imports/${id}`)).body).organizations).toBe(1)
    expect((await project.get(`/organizations/${one}`)).status).toBe(404)
  })

  it('is replaced by a newer one: what both have stays and belongs to that, what only the old one brought goes', async () => {
    const project = await service.project()
    const old = await begin(project, 'old.csv')
    const [stays, gone] = await importNames(project, old, ['Stays', 'Gone'])
    await ask(project, 'POST', `/imports/${old}/complete`, {})
    service.pass(1)
    const next = await begin(project, 'new.csv')
    const [, fresh] = await importNames(project, next, ['Stays', 'Fresh'])
    const done = ListImportChange.parse(
      (await ask(project, 'POST', `/imports/${next}/complete`, { replaces: old })).body,
    )
    expect([done.organizations, done.import.completed_at]).toEqual([1, service.ctx.clock().toISOString()])
    expect(await idsOf(project)).toEqual([stays, fresh].map(Number))
    expect((await project.get(`/organizations/${gone}`)).status).toBe(404)
    expect((await page(project, old)).import.replaced_by).toBe(next)
    // Told again, because the answer was lost.
    const again = await ask(project, 'POST', `/imports/${next}/complete`, { replaces: old })
    expect([again.status, again.body['organizations']]).toEqual([200, 0])
    const third = await begin(project, 'third.csv')
    expect((await ask(project, 'POST', `/imports/${third}/complete`, { replaces: old })).status).toBe(409)
    expect((await ask(project, 'POST', `/imports/${third}/complete`, { replaces: third })).status).toBe(409)
    expect((await ask(project, 'POST', `/imports/${third}/complete`, { replaces: 999_999 })).status).toBe(404)
    await ask(project, 'DELETE', `/imports/${next}`)
    expect(await idsOf(project)).toEqual([])
  })
})
