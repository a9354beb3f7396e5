import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  KeptFootprint,
  KeptFootprintCheck,
  KeptFootprintHead,
  KeptFootprintList,
  mostKeptFootprints,
} from '@/service/contract/footprint/kept-footprint'
import { referenceOf } from '@/service/testing/data/small-reference'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService

function referenceWith({ perUsd = 0.8, kgPerUsd = 0.5, sbtiOn = '2024-05-01' } = {}) {
  const epaFactor = { kgPerUsd, year: 2022, naicsCodes: 20, spread: { low: 0.4, high: 0.8 } }
  const reference = referenceOf({
    industries: [{ id: '10', name: 'Food products', section: { id: 'C', name: 'Manufacturing' }, epaFactor }],
    rates: [{ currency: 'GBP', year: 2023, perUsd, source: 'ecb', method: 'mean of 250 daily cross rates' }],
  })
  const all = reference.editions.all.map((one) => (one.id === 'sbti' ? { ...one, retrievedOn: sbtiOn } : one))
  return { ...reference, editions: { ...reference.editions, all } }
}

beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

async function register(project: TestProject, name: string, amount: number, currency = 'USD'): Promise<number> {
  const own_data = { spend: [{ year: 2023, amount, currency }] }
  return Number((await project.post({ name, industry_id: '10', own_data })).body['id'])
}

async function keep(project: TestProject, query = '?currency=USD'): Promise<KeptFootprintHead> {
  const { status, body } = await project.ask('POST', `/footprint/kept${query}`, {
    title: ' Annual  report ',
    by: 'Ada',
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return KeptFootprintHead.strict().parse(body)
}

async function check(project: TestProject, id: number): Promise<KeptFootprintCheck> {
  return KeptFootprintCheck.strict().parse((await project.ask('GET', `/footprint/kept/${id}/check`)).body)
}

it('refuses what it cannot keep: no spend, no title, parameters it does not know, and one too many', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  const statusOf = async (body: unknown, query = '') =>
    (await project.ask('POST', `/footprint/kept${query}`, body)).status
  expect(await statusOf({ title: 'None' })).toBe(400)
  await register(project, 'Alpha', 1_000)
  expect(await statusOf({ title: ' ' })).toBe(400)
  expect(await statusOf({ title: 'x'.repeat(201) })).toBe(400)
  expect(await statusOf({ title: 'A', digest: 'mine' })).toBe(422)
  expect(await statusOf({ title: 'A' }, '?year=2023&year=2022')).toBe(400)
  expect(await statusOf({ title: 'A' }, '?spent=1')).toBe(422)
  expect(await statusOf({ title: 'A' }, '?year=2022')).toBe(400)
  await service.database.query(
    `insert into kept_footprint (project_id, title, kept_at, year, currency, kg, suppliers, covered_suppliers, version, digest, content)
     select $1, 'Old', now(), 2023, 'USD', 1, 1, 1, 1, '', '' from generate_series(1, $2::int)`,
    [project.id, mostKeptFootprints],
  )
  expect(await statusOf({ title: 'A' })).toBe(409)
})

it('keeps what it answered with all inputs, and answers the same whatever is known by then', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  const alpha = await register(project, 'Alpha', 1_000)
  const beta = await register(project, 'Beta', 800, 'GBP')
  await register(project, 'Gamma', 100)
  await project.ask('PUT', `/organizations/${alpha}/footprint-method`, { method: 'industry_average' })
  const then = (await project.ask('GET', '/footprint?currency=USD')).body
  const head = await keep(project)
  expect(head).toMatchObject({
    title: 'Annual report',
    kept_by: 'Ada',
    year: 2023,
    kg: 1_050,
    suppliers: 3,
    version: 3,
  })

  const untouched = await check(project, head.id)
  expect(untouched).toMatchObject({ is_intact: true, again: { version: 3, is_same: true, kg: 1_050, other_lines: 0 } })
  expect(untouched.today).toMatchObject({ differing_suppliers: 0, lines: [], reasons: [], editions: [], rates: [] })

  // Other factors, rates and lists; one supplier more, one gone, one spend corrected.
  service.ctx.reference = referenceWith({ perUsd: 0.4, kgPerUsd: 0.6, sbtiOn: '2026-05-07' })
  await register(project, 'Delta', 50)
  await project.ask('PUT', `/organizations/${alpha}/footprint-method`, { method: null })
  await service.database.query('update organization_spend set amount = 2000 where organization_id = $1', [alpha])
  const gamma = (await project.get('/organizations?q=gamma')).body['organizations'] as { id: number }[]
  await project.ask('POST', '/organizations/remove', { ids: [gamma[0]?.id] })

  const kept = KeptFootprint.strict().parse((await project.ask('GET', `/footprint/kept/${head.id}`)).body)
  expect(kept).toEqual({ ...head, footprint: then })
  const { is_intact, again, today } = await check(project, head.id)
  expect([is_intact, again.is_same, again.kg]).toEqual([true, true, 1_050])
  // Alpha 2,000 x 0.6, Beta 2,000 x 0.6, Delta 50 x 0.6.
  expect(today.now).toMatchObject({ kg: 2_430, suppliers: 3 })
  expect(today.lines.map(({ name, kg_before, kg_now, because }) => [name, kg_before, kg_now, because])).toEqual([
    ['Alpha', 500, 1_200, ['spend', 'factor', 'choice']],
    ['Beta', 500, 1_200, ['rate', 'factor']],
    ['Gamma', 50, null, ['gone']],
    ['Delta', null, 30, ['added']],
  ])
  expect(today.reasons).toContainEqual({ reason: 'gone', suppliers: 1, kg: -50 })
  expect(today.editions).toEqual([{ source: 'sbti', before: '2024-05-01', now: '2026-05-07' }])
  expect(today.rates).toEqual([{ currency: 'GBP', year: 2023, before: 0.8, now: 0.4 }])
  expect(beta).toBeGreaterThan(0)
})

it('says the industry of a category of spend as the reason for a line that it changed, and its factor', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  const own_data = { spend: [{ year: 2023, amount: 1_000, currency: 'USD', category: 'Packaging' }] }
  await project.post({ name: 'Iota Kartons', own_data })
  const before = await keep(project)
  const said = { category: 'Packaging', industry_id: '10', scope_3_category: null }
  await project.ask('PUT', '/footprint/categories', { categories: [said] })
  expect((await check(project, before.id)).today.lines).toMatchObject([
    { kg_before: null, kg_now: 500, because: ['industry'] },
  ])
  const { id } = await keep(project)
  expect((await check(project, id)).today.lines).toEqual([])
  service.ctx.reference = referenceWith({ kgPerUsd: 0.6 })
  expect((await check(project, id)).today.lines).toMatchObject([{ kg_before: 500, kg_now: 600, because: ['factor'] }])
})

it('tells a change of ours from one of the sources, and what somebody altered in the database', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  await register(project, 'Alpha', 1_000)
  const { id, digest } = await keep(project)
  const content = await project.ask('GET', `/footprint/kept/${id}/content`)
  expect(createHash('sha256').update(JSON.stringify(content.body)).digest('hex')).toBe(digest)

  const { gunzipSync, gzipSync } = await import('node:zlib')
  const [row] = await service.database.query('select content from kept_footprint where id = $1', [id])
  const text = gunzipSync(row?.['content'] as Uint8Array).toString('utf8')
  const altered = gzipSync(
    text.replace('"result":{"method":"industry_average","kg":500,', '"result":{"method":"industry_average","kg":400,'),
  )
  await expect(
    service.database.query('update kept_footprint set content = $2 where id = $1', [id, altered]),
  ).rejects.toThrow('never changed')
  await service.database.query('alter table kept_footprint disable trigger kept_footprint_stays')
  await service.database.query('update kept_footprint set content = $2 where id = $1', [id, altered])
  await service.database.query('alter table kept_footprint enable trigger kept_footprint_stays')
  const { is_intact, again, today } = await check(project, id)
  expect(is_intact).toBe(false)
  expect(again).toMatchObject({ is_same: false, other_lines: 1 })
  expect(today.lines).toMatchObject([{ kg_before: 400, kg_now: 500, because: ['calculation'] }])
})

it('asks the same filter and year again, not the newest year of that day', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  const alpha = await register(project, 'Alpha', 1_000)
  await register(project, 'Beta', 1_000)
  const { id, suppliers } = await keep(project, `?currency=USD&ids=${alpha}`)
  expect(suppliers).toBe(1)
  await project.post({
    name: 'Later',
    industry_id: '10',
    own_data: { spend: [{ year: 2024, amount: 5, currency: 'USD' }] },
  })
  expect((await check(project, id)).today).toMatchObject({ now: { suppliers: 1, kg: 500 }, differing_suppliers: 0 })
})

it('is of its project alone, and is removed as a whole with a line in the audit log', async () => {
  service.ctx.reference = referenceWith()
  const project = await service.project()
  const other = await service.project()
  await register(project, 'Alpha', 1_000)
  const first = await keep(project)
  const second = await keep(project)
  for (const path of ['', '/content', '/check'])
    expect((await other.ask('GET', `/footprint/kept/${first.id}${path}`)).status).toBe(404)
  expect((await other.ask('DELETE', `/footprint/kept/${first.id}`)).status).toBe(404)
  expect((await project.ask('GET', '/footprint/kept/none')).status).toBe(404)
  const list = async (of: TestProject) =>
    KeptFootprintList.strict().parse((await of.ask('GET', '/footprint/kept')).body).kept
  expect((await list(project)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await list(other)).toEqual([])
  expect((await project.ask('DELETE', `/footprint/kept/${first.id}`)).body).toEqual({ id: first.id, removed: true })
  expect((await project.ask('GET', `/footprint/kept/${first.id}`)).status).toBe(404)
  const kinds = await service.database.query(
    "select kind from audit_event where details ->> 'kept_footprint_id' = $1 order by id",
    [String(first.id)],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['footprint.kept', 'footprint.removed'])
})
