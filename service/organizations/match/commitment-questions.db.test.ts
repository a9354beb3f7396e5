import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CommitmentQuestions } from '@/service/contract/organization/commitment-questions'
import type { Organization } from '@/service/contract/organization/organization'
import type { Commitment } from '@/service/reference/records'
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
} from '@/service/testing/programs/start-test-service'

const lei = { kind: 'lei' as const, value: '815600A0C9AFC1F2A709', source: 'sbti' as const }
const near = (list: 'sbti' | 'race-to-zero' | 'climate-pledge' | 'net-zero-tracker', companyId: number) => ({
  list,
  companyId,
  nearness: 'shorter' as const,
})
const companies = [
  companyOf({
    id: 1,
    name: 'Pirelli',
    hqRegion: 'IT',
    nearRows: [near('sbti', 2), near('sbti', 3), near('race-to-zero', 2), near('climate-pledge', 2)],
  }),
  companyOf({ id: 2, name: 'Pirelli & C. S.p.A', hqRegion: 'IT', identifiers: [lei] }),
  companyOf({ id: 3, name: 'Pirelli Tyre', hqRegion: 'IT' }),
  companyOf({ id: 4, name: 'Campari', hqRegion: 'IT', nearRows: [] }),
  companyOf({ id: 5, name: 'Barilla', hqRegion: 'IT', nearRows: [near('net-zero-tracker', 6)] }),
  companyOf({ id: 6, name: 'Barilla Holding', hqRegion: 'IT' }),
]

const listed = { place: { file: 'list.xlsx', row: 2 } }
const sbti = (companyId: number, name: string, status: 'set' | 'removed'): Commitment => ({
  ...listed,
  companyId,
  recordId: `4000${companyId}`,
  nameAsListed: name,
  source: 'sbti',
  nearTerm: { status, classification: '1.5°C', year: '2030' },
  longTerm: { status: 'none', classification: null, year: null },
  netZero: { status: 'none', year: null },
  businessAmbition: { status: null, joinedOn: null },
  reason: null,
  organizationType: 'Corporate',
  updatedOn: '2024-01-01',
})
const commitments: Commitment[] = [
  sbti(2, 'Pirelli & C. S.p.A', 'set'),
  sbti(3, 'Pirelli Tyre S.p.A.', 'removed'),
  {
    ...listed,
    companyId: 2,
    recordId: 'GCAP2119',
    nameAsListed: 'Pirelli & C. S.p.A',
    source: 'race-to-zero',
    initiatives: [{ name: 'SBTi', slug: 'sbti' }],
    joinedOn: null,
    url: null,
  },
  {
    ...listed,
    companyId: 2,
    recordId: 'pirelli',
    nameAsListed: 'Pirelli',
    source: 'climate-pledge',
    signedOn: '2022-01-01',
    url: null,
  },
  {
    ...listed,
    companyId: 6,
    recordId: 'COM-1',
    nameAsListed: 'Barilla Holding',
    source: 'net-zero-tracker',
    endTarget: 'Net zero',
    endTargetYear: 2050,
    status: 'In corporate strategy',
    raceToZero: true,
  },
]

let service: TestService

beforeAll(async () => {
  service = await startTestService(companies)
  await service.database.query(
    `insert into company_commitment (company_id, source, record)
     select (r->>'companyId')::bigint, r->>'source', r from jsonb_array_elements($1::jsonb) as r`,
    [JSON.stringify(commitments)],
  )
}, 120_000)
afterAll(() => service.stop())

async function ask(
  project: TestProject,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<Answer> {
  return send(service.app, {
    method,
    url,
    headers: {
      authorization: `Bearer ${project.key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
}

async function research(organizationId: number): Promise<void> {
  const { database, reference, clock } = service.ctx
  const benchmarks = await loadBenchmarks(database, reference)
  await researchOrganization({ database, reference, benchmarks, clock }, { organizationId })
}

async function registered(name: string): Promise<{ project: TestProject; id: number }> {
  const project = await service.project()
  const id = Number((await project.post({ name, hq_region: 'IT' })).body['id'])
  await research(id)
  return { project, id }
}

async function organizationOf(project: TestProject, id: number): Promise<Organization> {
  return (await project.get(`/organizations/${id}`)).body as Organization
}

async function questions(project: TestProject, id: number): Promise<CommitmentQuestions> {
  return (await ask(project, 'GET', `/organizations/${id}/commitment-questions`)).body as CommitmentQuestions
}

describe('a list that has rows near the matched company', () => {
  it('says nothing, neither "no" nor points, and asks', async () => {
    const { project, id } = await registered('Pirelli')
    const organization = await organizationOf(project, id)
    expect(organization.sbti).toEqual({ last_retrieved_at: null, data: [] })
    expect(organization.un).toEqual({ last_retrieved_at: null, url: null, initiatives: [] })
    expect(organization.climate_pledge.signed).toBeNull()
    const [row] = await queryRows(
      service.database,
      z.object({ sbti: z.string().nullable(), race: z.boolean().nullable() }),
      'select sbti_status as sbti, is_in_race_to_zero as race from organization where id = $1',
      [id],
    )
    expect(row).toEqual({ sbti: null, race: null })
    const { company_id, questions: asked } = await questions(project, id)
    expect(company_id).toBe(1)
    expect(asked.map(({ list, state, candidates }) => [list, state, candidates.map((one) => one.company_id)])).toEqual([
      ['sbti', 'open', [2, 3]],
      ['race-to-zero', 'open', [2]],
      ['climate-pledge', 'open', [2]],
    ])
    expect(asked[0]?.candidates[0]).toEqual({
      company_id: 2,
      name: 'Pirelli & C. S.p.A',
      names_as_listed: ['Pirelli & C. S.p.A'],
      hq_region: 'IT',
      identifiers: [{ kind: 'lei', value: '815600A0C9AFC1F2A709' }],
      is_same: null,
    })
    const { entries } = (await ask(project, 'GET', `/organizations/${id}/evidence`)).body as {
      entries: { path: string; missing: { words: string } | null }[]
    }
    expect(entries.find(({ path }) => path === '/sbti/data')?.missing?.words).toMatch(/no row with this name, but 2 /)
  })

  it('says "no" of a company that no row comes near', async () => {
    const { project, id } = await registered('Campari')
    const { sbti: list, un } = await organizationOf(project, id)
    expect([list.last_retrieved_at, un.last_retrieved_at]).toEqual(['2024-05-01', '2024-05-01'])
    expect((await questions(project, id)).questions).toEqual([])
  })
})

describe('"It is this row"', () => {
  it('counts the commitments of that row in all lists, in this project alone, and can be taken back', async () => {
    const { project, id } = await registered('Pirelli')
    const other = await registered('Pirelli')
    const url = `/organizations/${id}/commitment-questions/sbti`
    const answered = await ask(project, 'POST', url, { company_id: 2 })
    expect(answered.status).toBe(200)
    expect((answered.body as CommitmentQuestions).questions[0]).toMatchObject({ list: 'sbti', state: 'joined' })
    expect(await project.jobs()).toContain(id)
    await research(id)
    const organization = await organizationOf(project, id)
    expect(organization.sbti.data.map(({ near_term }) => near_term.target_status)).toEqual(['set'])
    expect(organization.un.initiatives.map(({ slug }) => slug)).toContain('sbti')
    expect(organization.climate_pledge.signed).toBe(true)
    const { targets } = (await ask(project, 'GET', `/organizations/${id}/targets`)).body as { targets: unknown[] }
    expect(targets).toHaveLength(1)
    expect((await organizationOf(other.project, other.id)).sbti.last_retrieved_at).toBeNull()

    expect((await ask(project, 'DELETE', url)).status).toBe(200)
    await research(id)
    expect((await organizationOf(project, id)).sbti).toEqual({ last_retrieved_at: null, data: [] })
    expect((await ask(project, 'DELETE', url)).status).toBe(404)
  })

  it('holds for every organization of the project that is matched to the company', async () => {
    const { project, id } = await registered('Pirelli')
    const second = Number((await project.post({ name: 'Pirelli', hq_region: 'IT', external_id: 'S-2' })).body['id'])
    await research(second)
    await ask(project, 'POST', `/organizations/${id}/commitment-questions/sbti`, { company_id: 2 })
    await research(second)
    expect((await organizationOf(project, second)).sbti.data).toHaveLength(1)
  })
})

describe('a row of Net Zero Tracker', () => {
  it('is asked about, leaves what other lists say, and brings its targets and its Race to Zero when it is this row', async () => {
    const { project, id } = await registered('Barilla')
    const asked = (await questions(project, id)).questions
    expect(asked.map(({ list, state, candidates }) => [list, state, candidates[0]?.names_as_listed])).toEqual([
      ['net-zero-tracker', 'open', ['Barilla Holding']],
    ])
    const targets = async () =>
      ((await ask(project, 'GET', `/organizations/${id}/targets`)).body as { targets: { kind: string }[] }).targets
    expect(await targets()).toEqual([])
    expect((await organizationOf(project, id)).sbti.last_retrieved_at).toBe('2024-05-01')

    const url = `/organizations/${id}/commitment-questions/net-zero-tracker`
    expect((await ask(project, 'POST', url, { company_id: 6 })).status).toBe(200)
    await research(id)
    expect((await targets()).map(({ kind }) => kind)).toEqual(['end'])
    expect((await organizationOf(project, id)).un.initiatives.map(({ slug }) => slug)).toEqual(['race-to-zero'])

    expect((await ask(project, 'DELETE', url)).status).toBe(200)
    await ask(project, 'POST', url, { company_id: 'none' })
    expect(await targets()).toEqual([])
    expect((await questions(project, id)).questions.map(({ state }) => state)).toEqual(['none'])
  })
})

describe('"None of these"', () => {
  it('makes it a "no" of that list, and leaves a list open that has a row nobody judged', async () => {
    const { project, id } = await registered('Pirelli')
    await ask(project, 'POST', `/organizations/${id}/commitment-questions/race-to-zero`, { company_id: 'none' })
    await research(id)
    const half = await organizationOf(project, id)
    expect(half.un).toEqual({ last_retrieved_at: '2024-05-01', url: null, initiatives: [] })
    expect(half.sbti.last_retrieved_at).toBeNull()
    await ask(project, 'POST', `/organizations/${id}/commitment-questions/sbti`, { company_id: 'none' })
    await research(id)
    expect((await organizationOf(project, id)).sbti).toEqual({ last_retrieved_at: '2024-05-01', data: [] })
    expect((await questions(project, id)).questions.map(({ state }) => state)).toEqual(['none', 'none', 'none'])
  })
})

describe('what cannot be answered', () => {
  it.each([
    ['sbti', { company_id: 4 }, 400],
    ['sbti', { company_id: 'all' }, 400],
    ['sbti', {}, 400],
    ['cdp', { company_id: 2 }, 404],
    ['race-to-zero', { company_id: 3 }, 400],
  ])('%s %j: %i', async (list, body, status) => {
    const { project, id } = await registered('Pirelli')
    const answer = await ask(project, 'POST', `/organizations/${id}/commitment-questions/${list}`, body)
    expect([answer.status, answer.text]).toEqual([status, expect.any(String)])
    expect((await questions(project, id)).questions.every(({ state }) => state === 'open')).toBe(true)
  })

  it('is an organization of another project, or one that no company was matched to', async () => {
    const { id } = await registered('Pirelli')
    const stranger = await service.project()
    expect((await ask(stranger, 'GET', `/organizations/${id}/commitment-questions`)).status).toBe(404)
    const { project, id: unknown } = await registered('Nobody Knows This One')
    expect(await questions(project, unknown)).toEqual({ organization_id: unknown, company_id: null, questions: [] })
    const url = `/organizations/${unknown}/commitment-questions/sbti`
    expect((await ask(project, 'POST', url, { company_id: 2 })).status).toBe(400)
  })
})
