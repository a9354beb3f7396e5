import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AuditPage } from '@/service/contract/audit'
import { Evidence } from '@/service/contract/organization/evidence'
import { Organization } from '@/service/contract/organization/organization'
import { ChangeOutcomes } from '@/service/contract/organization/organization-change'
import { eraseOld } from '@/service/organizations/change/erase-removed'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { queryRows } from '@/service/storage/engine/rows'
import {
  type Answer,
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
  teamKey,
} from '@/service/testing/programs/start-test-service'

const lei = 'KY37LUS27QQX7BB93L28'

let service: TestService
let ours: TestProject

beforeAll(async () => {
  service = await startTestService([
    companyOf({
      id: 1,
      name: 'Aldgate Brewing',
      hqRegion: 'GB',
      websites: [{ value: 'https://aldgate.example', source: 'sbti' }],
      industry: { id: '26', confidence: 'medium', because: 'sector', source: 'sbti', basis: 'Electronics' },
    }),
    companyOf({ id: 2, name: 'Mitsui Chemicals', hqRegion: 'JP', identifiers: [{ kind: 'lei', value: lei, source: 'sbti' }] }),
  ]) // biome-ignore format: two companies
  ours = await service.project()
}, 120_000)
afterAll(() => service.stop())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

function ask(project: TestProject, method: Method, url: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${project.key}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return send(service.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

async function register(project: TestProject, body: object): Promise<number> {
  const answer = await project.post(body)
  expect(answer.status).toBe(200)
  return Number(answer.body['id'])
}

async function research(organizationId: number): Promise<void> {
  const { database, reference, clock } = service.ctx
  const benchmarks = await loadBenchmarks(database, reference)
  await researchOrganization({ database, reference, benchmarks, clock }, { organizationId })
}

async function read(project: TestProject, id: number): Promise<Organization> {
  return Organization.parse((await project.get(`/organizations/${id}`)).body)
}

async function audit(kind: string, project: TestProject) {
  const url = `/audit?kind=${kind}&project_id=${project.id}`
  const answer = await send(service.app, { method: 'GET', url, headers: { authorization: `Bearer ${teamKey}` } })
  return AuditPage.parse(answer.body).events
}

async function idsOf(project: TestProject): Promise<number[]> {
  const list = z.object({ organizations: z.array(z.object({ id: z.number() })) })
  return list.parse((await project.get('/organizations')).body).organizations.map(({ id }) => id)
}

describe('PATCH /organizations/{id}', () => {
  it('refuses what registering would refuse, and what is no change', async () => {
    const id = await register(ours, { name: 'Refusing', hq_region: 'US', hq_subregion: 'OH' })
    const before = (await ours.get(`/organizations/${id}`)).text
    const refused: [unknown, number, string][] = [
      [{}, 400, 'names no field'],
      [[], 400, 'body'],
      [{ website: 'not a website' }, 400, 'website: '],
      [{ hq_region: 'XX' }, 400, 'hq_region: '],
      [{ industry_id: '99' }, 400, 'industry_id: is not an id'],
      [{ name: null }, 400, 'name: is required'],
      [{ hq_subregion: 'DE-BY' }, 400, 'hq_subregion: is not a subdivision of US'],
      [{ currency: 'EUR' }, 422, 'currency'],
      [{ colour: 'red' }, 422, 'colour'],
    ]
    for (const [body, status, detail] of refused) {
      const answer = await ask(ours, 'PATCH', `/organizations/${id}`, body)
      expect([body, answer.status, answer.text]).toEqual([body, status, expect.stringContaining(detail)])
    }
    expect((await ask(ours, 'PATCH', `/organizations/${id}?currency=EUR`, { name: 'X' })).status).toBe(422)
    expect((await ours.get(`/organizations/${id}`)).text).toBe(before)
  })

  it('is refused where a field is no longer what was seen, and names it', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Two Tabs', website: 'one.example', external_id: 'V-1' })
    const seen = { website: 'one.example', external_id: 'V-1' }
    const first = { website: 'two.example', if_unchanged: { website: seen.website } }
    expect((await ask(project, 'PATCH', `/organizations/${id}`, first)).status).toBe(200)
    const late = await ask(project, 'PATCH', `/organizations/${id}`, { website: 'three.example', name: 'X', if_unchanged: seen })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('website: was changed meanwhile, to \\"two.example\\"')])
    expect(await read(project, id)).toMatchObject({ name: 'Two Tabs', registration: { website: 'two.example' } })
    // Sent again, as where its answer was lost; another field that nobody touched; and without having looked.
    expect((await ask(project, 'PATCH', `/organizations/${id}`, first)).status).toBe(200)
    const other = { external_id: 'V-2', if_unchanged: { external_id: 'V-1', hq_region: null } }
    expect((await ask(project, 'PATCH', `/organizations/${id}`, other)).status).toBe(200)
    expect((await ask(project, 'PATCH', `/organizations/${id}`, { website: 'three.example' })).status).toBe(200)
    for (const [wrong, status] of [[{ colour: 'red' }, 422], ['website', 400], [{ website: 3 }, 400]] as const) {
      const answer = await ask(project, 'PATCH', `/organizations/${id}`, { name: 'X', if_unchanged: wrong })
      expect([wrong, answer.status]).toEqual([wrong, status])
    }
    expect((await ask(project, 'PATCH', `/organizations/${id}`, { if_unchanged: seen })).text).toContain('names no field')
    const many = { changes: [{ id, name: 'Y', if_unchanged: { website: 'two.example' } }, { id, hq_region: 'SE', if_unchanged: { hq_region: null } }] }
    const outcomes = ChangeOutcomes.parse((await ask(project, 'PATCH', '/organizations/batch', many)).body).outcomes
    expect(outcomes.map(({ error }) => error?.status ?? null)).toEqual([409, null])
  })

  it('is 404 with the key of another project, and changes nothing', async () => {
    const id = await register(ours, { name: 'Private' })
    const theirs = await service.project()
    expect((await ask(theirs, 'PATCH', `/organizations/${id}`, { name: 'Stolen' })).status).toBe(404)
    expect((await read(ours, id)).name).toBe('Private')
  })

  it('changes the fields it names and no other, marks them with the instant and has them researched', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Summe', hq_region: 'US', hq_subregion: 'OH', external_id: 'V-1' })
    service.pass(1_000)
    const jobs = (await project.jobs()).length
    const answer = await ask(project, 'PATCH', `/organizations/${id}`, { name: 'Huber & Söhne', hq_region: 'de', by: 'Ada' })
    expect(answer.status).toBe(200)
    const at = service.ctx.clock().toISOString()
    expect(Organization.parse(answer.body)).toMatchObject({
      id,
      name: 'Huber & Söhne',
      hq_region: 'DE',
      // Ohio is not in Germany.
      hq_subregion: null,
      external_id: 'V-1',
      status: 'created',
      registration: {
        name: 'Huber & Söhne',
        hq_subregion: null,
        set_by_hand: [
          { field: 'name', at },
          { field: 'hq_region', at },
        ],
      },
    })
    expect((await project.jobs()).slice(jobs)).toEqual([id])
    const [event] = await audit('organization.changed', project)
    expect(event).toMatchObject({
      actor: 'project_key',
      at,
      details: {
        organization_id: id,
        by: 'Ada',
        old_name: 'Summe',
        new_name: 'Huber & Söhne',
        old_hq_region: 'US',
        new_hq_region: 'DE',
        old_hq_subregion: 'OH',
        new_hq_subregion: null,
      },
    })
    // The list that said "Summe" is sent again, and the list that says what is right.
    expect(await register(project, { name: 'Summe', hq_region: 'US', external_id: 'V-1' })).toBe(id)
    expect(await register(project, { name: 'Huber & Söhne', hq_region: 'DE' })).toBe(id)
    const [listed] = (await project.get('/organizations?q=huber')).body['organizations'] as { id: number }[]
    expect(listed?.id).toBe(id)
  })

  it('writes nothing where all is so already', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Same', website: 'same.example' })
    const jobs = await project.jobs()
    expect((await ask(project, 'PATCH', `/organizations/${id}`, { website: 'same.example' })).status).toBe(200)
    expect(await project.jobs()).toEqual(jobs)
    expect(await audit('organization.changed', project)).toEqual([])
    expect((await read(project, id)).registration.set_by_hand).toEqual([])
  })

  it('takes a value away with null, and its mark with it', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Cleared' })
    await ask(project, 'PATCH', `/organizations/${id}`, { website: 'cleared.example', duns_number: '123456789' })
    expect((await read(project, id)).registration.set_by_hand.map(({ field }) => field)).toEqual(['website', 'duns_number'])
    await ask(project, 'PATCH', `/organizations/${id}`, { website: null })
    const { website, registration } = await read(project, id)
    expect([website, registration.website, registration.set_by_hand.map(({ field }) => field)]).toEqual([null, null, ['duns_number']])
  })

  it('does not give two organizations one identifier', async () => {
    const project = await service.project()
    const one = await register(project, { name: 'One', external_id: 'V-7' })
    const other = await register(project, { name: 'Other' })
    const answer = await ask(project, 'PATCH', `/organizations/${other}`, { external_id: 'V-7' })
    expect([answer.status, answer.body]).toEqual([
      409,
      { status: 409, title: 'Conflict', detail: `external_id: is that of organization ${one}` },
    ])
    await ask(project, 'DELETE', `/organizations/${one}`)
    expect((await ask(project, 'PATCH', `/organizations/${other}`, { external_id: 'V-7' })).status).toBe(200)
  })

  it('wins over what the sources say, and the evidence says by hand, on which day and what they say', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Aldgate Brewing', hq_region: 'GB' })
    await research(id)
    const before = await read(project, id)
    expect([before.industry?.id, before.website, before.industry_confidence]).toEqual(['26', 'https://aldgate.example', 'medium'])
    await ask(project, 'PATCH', `/organizations/${id}`, { industry_name: 'Food products', website: 'https://beer.example' })
    await research(id)
    const after = await read(project, id)
    expect([after.industry?.id, after.website, after.industry_confidence, after.matching_organization?.id]).toEqual(['10', 'https://beer.example', 'high', 1])
    const evidence = Evidence.parse((await project.get(`/organizations/${id}/evidence`)).body)
    const day = service.ctx.clock().toISOString().slice(0, 10)
    const entry = (path: string) => evidence.entries.find((one) => one.path === path)
    expect(entry('/website')).toMatchObject({
      value: 'https://beer.example',
      method: 'set_by_hand',
      basis: `Set by hand on ${day}. The matched company has https://aldgate.example.`,
    })
    expect(entry('/industry/id')).toMatchObject({ value: '10', method: 'set_by_hand', basis: `Set by hand on ${day}. The lists say 26.` })
  })

  it('identifies anew: another LEI leads to another company', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Aldgate Brewing', hq_region: 'GB' })
    await research(id)
    await ask(project, 'PATCH', `/organizations/${id}`, { name: 'Mitsui Chemicals Europe', hq_region: null, lei_number: lei })
    await research(id)
    expect((await read(project, id)).matching_organization?.id).toBe(2)
  })

  it('changes many, each taken or refused by itself', async () => {
    const project = await service.project()
    const [one, other] = [await register(project, { name: 'One' }), await register(project, { name: 'Other' })]
    const changes = [{ id: one, website: 'one.example' }, { id: 999_999, name: 'X' }, { id: other, website: 'not a website' }, { name: 'X' }, { id: other, name: 'Other' }]
    const { status, body } = await ask(project, 'PATCH', '/organizations/batch', { changes, by: 'Ada' })
    expect(status).toBe(200)
    expect(body['outcomes']).toMatchObject([
      { organization: { id: one, is_changed: true }, error: null },
      { organization: null, error: { status: 404 } },
      { organization: null, error: { status: 400, detail: expect.stringContaining('website') } },
      { organization: null, error: { status: 400, detail: expect.stringContaining('id: ') } },
      { organization: { id: other, is_changed: false }, error: null },
    ])
    expect((await audit('organization.changed', project)).map(({ details }) => [details['organization_id'], details['by']])).toEqual([[one, 'Ada']])
  })
}) // biome-ignore format: long expectations

describe('DELETE /organizations/{id}', () => {
  it('is 404 for what another project has, and for what is gone already', async () => {
    const theirs = await service.project()
    const id = await register(ours, { name: 'To stay' })
    expect((await ask(theirs, 'DELETE', `/organizations/${id}`)).status).toBe(404)
    expect((await ask(theirs, 'POST', `/organizations/${id}/restore`)).status).toBe(404)
    expect((await read(ours, id)).name).toBe('To stay')
    expect((await ask(ours, 'POST', `/organizations/${id}/restore`)).status).toBe(404)
    expect((await ask(ours, 'DELETE', `/organizations/${id}`)).status).toBe(200)
    expect((await ask(ours, 'DELETE', `/organizations/${id}`)).status).toBe(404)
  })

  it('answers 404 from then on, everywhere, also where the answer was in memory', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Aldgate Brewing', hq_region: 'GB', external_id: 'A-1' })
    await research(id)
    expect((await project.get(`/organizations/${id}`)).status).toBe(200)
    const { status, body } = await ask(project, 'DELETE', `/organizations/${id}`)
    const erased = new Date(service.ctx.clock().getTime() + 30 * 86_400_000).toISOString()
    expect([status, body]).toEqual([200, { removed: [id], not_found: [], erased_at: erased }])
    for (const path of ['', '/evidence', '/candidates', '/timeline', '/documents', '/assessment', '/targets', '/annotations']) {
      expect([path, (await project.get(`/organizations/${id}${path}`)).status]).toEqual([path, 404])
    }
    expect(await idsOf(project)).toEqual([])
    expect((await project.get('/organizations/summary')).body).toMatchObject({ organizations: 0 })
    expect((await project.get(`/organizations/batch?ids=${id}`)).body).toEqual({ organizations: [] })
    const regions = (await project.get('/regions/GB')).text
    expect(regions).not.toContain('Aldgate')
    expect((await ask(project, 'PATCH', `/organizations/${id}`, { name: 'Back' })).status).toBe(404)
    expect((await ask(project, 'POST', '/organizations/labels', { ids: [id], add: ['x'] })).status).toBe(400)
  })

  it('frees the quota and the name: the same registered again is a new organization', async () => {
    const project = await service.project(1)
    const id = await register(project, { name: 'Only', external_id: 'V-1' })
    expect((await project.post({ name: 'Second' })).status).toBe(429)
    await ask(project, 'DELETE', `/organizations/${id}`)
    const again = await register(project, { name: 'Only', external_id: 'V-1' })
    expect(again).not.toBe(id)
    expect(await register(project, { name: 'Only', external_id: 'V-1' })).toBe(again)
    const full = await ask(project, 'POST', `/organizations/${id}/restore`)
    expect([full.status, full.body['title']]).toEqual([429, 'Too many organizations'])
    expect(await idsOf(project)).toEqual([again])
  })

  it('is undone for 30 days, with labels, history and match', async () => {
    const project = await service.project(1)
    const id = await register(project, { name: 'Aldgate Brewing', hq_region: 'GB' })
    await research(id)
    await ask(project, 'POST', '/organizations/labels', { ids: [id], add: ['beer'] })
    await ask(project, 'DELETE', `/organizations/${id}`)
    service.pass(29 * 86_400_000)
    expect(await eraseOld(service.ctx)).toBe(0)
    const jobs = (await project.jobs()).length
    const restored = await ask(project, 'POST', `/organizations/${id}/restore`)
    expect([restored.status, Organization.parse(restored.body).matching_organization?.id]).toEqual([200, 1])
    expect((await project.jobs()).slice(jobs)).toEqual([id])
    expect(await idsOf(project)).toEqual([id])
    expect((await project.get('/organizations?label=beer')).text).toContain('Aldgate')
    expect((await project.post({ name: 'Second' })).status).toBe(429)
    expect(await register(project, { name: 'Aldgate Brewing', hq_region: 'GB' })).toBe(id)
  })

  it('is erased for good after 30 days', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Gone', external_id: 'G-1' })
    const kept = await register(project, { name: 'Kept' })
    await research(id)
    await ask(project, 'DELETE', `/organizations/${id}`)
    service.pass(30 * 86_400_000 + 1)
    expect((await ask(project, 'POST', `/organizations/${id}/restore`)).status).toBe(404)
    expect(await eraseOld(service.ctx)).toBeGreaterThanOrEqual(1)
    const left = await queryRows(
      service.database,
      z.object({ rows: z.number() }),
      `select ((select count(*) from organization where id = $1) + (select count(*) from organization_state where organization_id = $1)
         + (select count(*) from organization_registration where organization_id = $1))::int as rows`,
      [id],
    )
    expect(left).toEqual([{ rows: 0 }])
    expect(await idsOf(project)).toEqual([kept])
    const url = '/audit?kind=organization.erased'
    const log = await send(service.app, { method: 'GET', url, headers: { authorization: `Bearer ${teamKey}` } })
    const erased = AuditPage.parse(log.body).events.filter(({ details }) => details['project_id'] === project.id)
    expect(erased.map(({ actor, details }) => [actor, details['organization_ids']])).toEqual([['service', [id]]])
  })

  it('takes records with it that are merged into it, and brings them back as one', async () => {
    const project = await service.project()
    const [one, other] = [await register(project, { name: 'One' }), await register(project, { name: 'Other' })]
    await ask(project, 'POST', `/organizations/${other}/merge`, { into: one })
    expect((await ask(project, 'DELETE', `/organizations/${other}`)).body).toMatchObject({ removed: [other] })
    expect([(await project.get(`/organizations/${one}`)).status, (await project.get(`/organizations/${other}`)).status]).toEqual([404, 404])
    const { body } = await ask(project, 'POST', '/organizations/restore', { ids: [one] })
    expect(body).toEqual({ restored: [one], not_found: [] })
    expect((await read(project, other)).id).toBe(one)
  })

  it('takes many, tells which are not there, and notes who it was', async () => {
    const project = await service.project()
    const ids = [await register(project, { name: 'A1' }), await register(project, { name: 'B1' })]
    const foreign = await register(await service.project(), { name: 'C1' })
    const { body } = await ask(project, 'POST', '/organizations/remove', { ids: [...ids, foreign, ...ids], by: 'Ada' })
    expect(body).toMatchObject({ removed: ids, not_found: [foreign] })
    const [event] = await audit('organization.removed', project)
    expect(event?.details).toEqual({ project_id: project.id, organization_ids: ids, by: 'Ada' })
    const restored = await ask(project, 'POST', '/organizations/restore', { ids })
    expect(restored.body).toEqual({ restored: ids, not_found: [] })
    expect((await ask(project, 'POST', '/organizations/remove', { ids: [] })).status).toBe(400)
    expect((await ask(project, 'POST', '/organizations/remove', { ids: ['1'] })).status).toBe(400)
  })

  it('is not researched while it is gone', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Aldgate Brewing', hq_region: 'GB' })
    await ask(project, 'DELETE', `/organizations/${id}`)
    await research(id)
    const rows = await queryRows(service.database, z.object({ status: z.string() }), 'select status from organization where id = $1', [id])
    expect(rows).toEqual([{ status: 'created' }])
  })
}) // biome-ignore format: long expectations
