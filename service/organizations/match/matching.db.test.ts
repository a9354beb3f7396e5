import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listAudit } from '@/service/audit/list-audit'
import { CompanySearch } from '@/service/contract/organization/company-search'
import type { DryRun, MatchQuestion } from '@/service/contract/organization/match'
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

const companies = [
  companyOf({ id: 1, name: 'Nordic Paper Holding AB', hqRegion: 'SE', websites: [{ value: 'https://nordic-paper.com', source: 'sbti' }] }),
  companyOf({ id: 2, name: 'Nordic Capital', hqRegion: 'SE' }),
  companyOf({ id: 3, name: 'The Delta', hqRegion: 'ZA' }),
  companyOf({ id: 4, name: 'Delta Electronics, Inc.', hqRegion: 'TW' }),
  companyOf({ id: 5, name: 'Telstra', hqRegion: 'AU' }),
  companyOf({ id: 6, name: 'Howden Joinery Ltd', hqRegion: 'GB' }),
  companyOf({ id: 7, name: 'Howden Joinery Group', hqRegion: 'GB' }),
  companyOf({
    id: 8,
    name: 'Mitsui Chemicals',
    hqRegion: 'JP',
    identifiers: [{ kind: 'lei', value: 'KY37LUS27QQX7BB93L28', source: 'sbti' }],
  }),
  companyOf({ id: 9, name: 'Green & Co', hqRegion: 'US' }),
  companyOf({ id: 10, name: 'Green Plains', hqRegion: 'US' }),
  companyOf({ id: 11, name: 'Tern Corporation', hqRegion: null, tickers: [{ exchange: 'NYSE', symbol: 'TRN', source: 'sec' }] }),
  companyOf({ id: 12, name: 'Tern Inc', hqRegion: null }),
  companyOf({ id: 13, name: 'City of Glendale', hqRegion: 'US', hqSubregion: 'AZ' }),
  companyOf({ id: 14, name: 'City of Glendale', hqRegion: 'US', hqSubregion: 'CA' }),
] // biome-ignore format: a table

let service: TestService

beforeAll(async () => {
  service = await startTestService(companies)
}, 120_000)
afterAll(() => service.stop())

async function ask(
  project: TestProject,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
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

async function question(project: TestProject, id: number): Promise<MatchQuestion> {
  return (await ask(project, 'GET', `/organizations/${id}/candidates`)).body as MatchQuestion
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

async function companyIdOf(project: TestProject, id: number): Promise<number | null> {
  const match = (await project.get(`/organizations/${id}`)).body['matching_organization'] as { id: number } | null
  return match?.id ?? null
}

describe('a name alone', () => {
  it.each([
    ['Delta', 'one word that several companies begin with'],
    ['Green Co', '“& Co” is all that parts it from another'],
    ['Nordic', 'a word that says where, not who'],
  ])('is not matched by itself: %s (%s)', async (name) => {
    const project = await service.project()
    const id = await register(project, { name })
    await research(id)
    expect(await companyIdOf(project, id)).toBeNull()
  })

  it('is matched without its descriptor where no other company begins with its word', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Telstra Group Limited' })
    await research(id)
    expect(await companyIdOf(project, id)).toBe(5)
  })

  it('is matched in its very spelling', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'THE DELTA' })
    await research(id)
    expect(await companyIdOf(project, id)).toBe(3)
  })
})

describe('an identifier', () => {
  it('does not win over a name that has another word of its own', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Mitsui Fudosan', lei_number: 'KY37LUS27QQX7BB93L28' })
    await research(id)
    expect(await companyIdOf(project, id)).toBeNull()
    const [candidate] = (await question(project, id)).candidates
    expect(candidate).toMatchObject({ company_id: 8, reasons: ['Same LEI KY37LUS27QQX7BB93L28'] })
    expect(candidate?.vetoes.join()).toContain('fudosan')
  })
})

describe('namesakes', () => {
  it('are told apart by the ticker in the name, or by the state', async () => {
    const project = await service.project()
    const outcome = async (body: object) => (await ask(project, 'POST', '/organizations?dry_run=true', body)).body
    expect(await outcome({ name: 'Tern' })).toMatchObject({ outcome: 'candidates' })
    expect(await outcome({ name: 'Tern (NYSE: TRN)' })).toMatchObject({ outcome: 'same', company: { id: 11 } })
    // Another name under this symbol: found by it, and a person is asked.
    expect(await outcome({ name: 'Zebu Cattle (NYSE: TRN)' })).toMatchObject({
      outcome: 'candidates',
      candidates: [{ company_id: 11, reasons: ['Same ticker NYSE: TRN'] }],
    })
    const city = { name: 'City of Glendale', hq_region: 'US' }
    expect(await outcome(city)).toMatchObject({ outcome: 'candidates', company: null })
    expect(await outcome({ ...city, hq_subregion: 'CA' })).toMatchObject({ outcome: 'same', company: { id: 14 } })
  })
})

describe('"Is it one of these?"', () => {
  it('is 404 for an organization of another project, for each of its requests', async () => {
    const id = await register(await service.project(), { name: 'Nordic Papers', hq_region: 'SE' })
    const other = await service.project()
    const answers = [
      await ask(other, 'GET', `/organizations/${id}/candidates`),
      await ask(other, 'POST', `/organizations/${id}/match`, { company_id: 1 }),
      await ask(other, 'DELETE', `/organizations/${id}/match`),
      await ask(other, 'POST', `/organizations/${id}/merge`, { into: id }),
      await ask(other, 'DELETE', `/organizations/${id}/merge`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('refuses a company nobody knows, and taking back what was not answered', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    expect((await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 4711 })).status).toBe(400)
    expect((await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 'any' })).status).toBe(400)
    expect((await ask(project, 'DELETE', `/organizations/${id}/match`)).status).toBe(404)
  })

  it('keeps the candidates with reasons, says unresolved, and leaves out what is certainly another', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Nordic Papers Mills', hq_region: 'SE' })
    await research(id)
    const { candidates } = await question(project, id)
    expect(candidates.map(({ company_id }) => company_id)).toEqual([1])
    expect(candidates[0]).toMatchObject({
      hq_region: 'SE',
      vetoes: ['One name has “mills” more'],
      websites: [{ value: 'https://nordic-paper.com' }],
    })
    // What both have speaks for it, what one alone has against it.
    expect(candidates[0]?.reasons).toContain('Both names have “nordic”')
    expect(candidates[0]?.reasons).toContain('Same country')
    const states = await queryRows(
      service.database,
      z.object({ state: z.string(), reason: z.string() }),
      'select state, reason from organization_state where organization_id = $1 order by id',
      [id],
    )
    expect(states.find(({ state }) => state === 'unresolved')?.reason).toContain('one company comes near')
    expect(states.at(-1)?.state).toBe('synced')
  })

  it('is learned when answered: the same spelling leads there, in this project only, until it is taken back', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    const answered = await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 1 })
    expect(answered.body).toMatchObject({
      candidates: [],
      answer: { company_id: 1, company_name: 'Nordic Paper Holding AB' },
    })
    expect(await project.jobs()).toEqual([id, id])
    await research(id)
    expect(await companyIdOf(project, id)).toBe(1)

    expect(
      (await ask(project, 'POST', '/organizations?dry_run=true', { name: 'NORDIC PAPERS', hq_region: 'se' })).body,
    ).toMatchObject({
      outcome: 'same',
      organization_id: id,
      company: { id: 1 },
    })
    const elsewhere = await service.project()
    const dryRun = await ask(elsewhere, 'POST', '/organizations?dry_run=true', {
      name: 'Nordic Papers',
      hq_region: 'SE',
    })
    expect(dryRun.body).toMatchObject({ outcome: 'candidates', company: null })

    expect((await ask(project, 'DELETE', `/organizations/${id}/match`)).status).toBe(200)
    await research(id)
    expect(await companyIdOf(project, id)).toBeNull()
    expect((await question(project, id)).candidates.map(({ company_id }) => company_id)).toEqual([1])
  })

  it('holds for the spelling with and without the country, whichever was answered, and not for another country', async () => {
    const project = await service.project()
    const swedish = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    const bare = await register(project, { name: 'Nordic Papers' })
    const british = await register(project, { name: 'Nordic Papers', hq_region: 'GB' })
    expect(new Set([swedish, bare, british]).size).toBe(3)
    const jobs = (await project.jobs()).length
    await ask(project, 'POST', `/organizations/${swedish}/match`, { company_id: 1 })
    // The record without a country is researched again with it, the one of another country is not.
    expect((await project.jobs()).slice(jobs).toSorted()).toEqual([swedish, bare].toSorted())
    for (const id of [swedish, bare, british]) await research(id)
    expect([
      await companyIdOf(project, swedish),
      await companyIdOf(project, bare),
      await companyIdOf(project, british),
    ]).toEqual([1, 1, null])

    const other = await service.project()
    const first = await register(other, { name: 'Nordic Papers' })
    await ask(other, 'POST', `/organizations/${first}/match`, { company_id: 1 })
    const dry = { name: 'Nordic Papers', hq_region: 'SE' }
    expect((await ask(other, 'POST', '/organizations?dry_run=true', dry)).body).toMatchObject({ company: { id: 1 } })
    expect((await ask(other, 'DELETE', `/organizations/${first}/match`)).status).toBe(200)
    expect((await ask(other, 'POST', '/organizations?dry_run=true', dry)).body).toMatchObject({ company: null })
  })

  it('says nothing without a country where the answers for two countries differ', async () => {
    const project = await service.project()
    const swedish = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    const british = await register(project, { name: 'Nordic Papers', hq_region: 'GB' })
    await ask(project, 'POST', `/organizations/${swedish}/match`, { company_id: 1 })
    await ask(project, 'POST', `/organizations/${british}/match`, { company_id: 2 })
    expect((await ask(project, 'POST', '/organizations?dry_run=true', { name: 'Nordic Papers' })).body).toMatchObject({
      company: null,
    })
  })

  it('"none of these" refuses those shown and the one it is matched to, and no other', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    await research(id)
    await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 'none' })
    await research(id)
    expect(await question(project, id)).toMatchObject({
      candidates: [],
      answer: { company_id: null, not_companies: [1] },
    })
    const dry = await ask(project, 'POST', '/organizations?dry_run=true', { name: 'Nordic Papers', hq_region: 'SE' })
    expect(dry.body).toMatchObject({ outcome: 'same', organization_id: id, company: null, candidates: [] })

    const telstra = await register(project, { name: 'Telstra', hq_region: 'AU' })
    await research(telstra)
    expect(await companyIdOf(project, telstra)).toBe(5)
    await ask(project, 'POST', `/organizations/${telstra}/match`, { company_id: 'none' })
    await research(telstra)
    expect([await companyIdOf(project, telstra), (await question(project, telstra)).candidates]).toEqual([null, []])
    // The lists come to name it under another entry: that one was not refused.
    await ask(project, 'PATCH', `/organizations/${telstra}`, {
      lei_number: 'KY37LUS27QQX7BB93L28',
      hq_region: null,
      name: 'Mitsui Chemicals',
    })
    await research(telstra)
    expect(await companyIdOf(project, telstra)).toBe(8)
  })

  it('gives way to an identifier that a person sets later, and wins again when answered after it', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Mitsui Chemicals' })
    await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 5 })
    await research(id)
    expect(await companyIdOf(project, id)).toBe(5)
    service.pass(1_000)
    await ask(project, 'PATCH', `/organizations/${id}`, { lei_number: 'KY37LUS27QQX7BB93L28' })
    await research(id)
    expect(await companyIdOf(project, id)).toBe(8)
    service.pass(1_000)
    await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 5 })
    await research(id)
    expect(await companyIdOf(project, id)).toBe(5)
  })

  it('has in the audit log who answered and who took it back, where the client knows', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Green & Company' })
    const at = `/organizations/${id}/match`
    expect((await ask(project, 'POST', at, { company_id: 9, by: ' Ada ' })).status).toBe(200)
    expect((await ask(project, 'DELETE', `${at}?by=Ben%20B`)).status).toBe(200)
    expect((await ask(project, 'POST', at, { company_id: 9 })).status).toBe(200)
    expect((await ask(project, 'POST', at, { company_id: 9, by: '' })).status).toBe(400)
    expect((await ask(project, 'DELETE', `${at}?who=Ben`)).status).toBe(422)
    const { events } = await listAudit(service.ctx, { limit: 10, project_id: String(project.id) })
    const told = events.filter(({ kind }) => kind.startsWith('match.'))
    expect(told.map(({ kind, details }) => [kind, details['by']])).toEqual([
      ['match.answered', undefined],
      ['match.forgotten', 'Ben B'],
      ['match.answered', 'Ada'],
    ])
  })

  it('is not asked again after "none of these"', async () => {
    const project = await service.project()
    const id = await register(project, { name: 'Nordic Papers', hq_region: 'SE' })
    await research(id)
    await ask(project, 'POST', `/organizations/${id}/match`, { company_id: 'none' })
    await research(id)
    expect(await question(project, id)).toMatchObject({
      candidates: [],
      answer: { company_id: null, company_name: null },
    })
    expect(await companyIdOf(project, id)).toBeNull()
  })
})

describe('a search among the known companies', () => {
  async function found(q: string): Promise<number[]> {
    const project = await service.project()
    const answer = await ask(project, 'GET', `/companies/search?q=${encodeURIComponent(q)}`)
    expect([q, answer.status]).toEqual([q, 200])
    return CompanySearch.parse(answer.body).companies.map(({ company_id }) => company_id)
  }

  it('refuses fewer than three letters, and what it does not know', async () => {
    const project = await service.project()
    for (const query of ['?q=no', '?q=n-o', '?q=', '', '?q=%20%20%20', `?q=${'a'.repeat(201)}`]) {
      expect([query, (await ask(project, 'GET', `/companies/search${query}`)).status]).toEqual([query, 400])
    }
    expect((await ask(project, 'GET', '/companies/search?q=nordic&limit=3')).status).toBe(422)
  })

  it.each([
    ['nord', [2, 1], 'the beginning of names, the shorter first'],
    ['PAPER holding', [1], 'words inside a name, in any case'],
    ['delta', [4, 3], 'the beginning of a name before a word within'],
    ['KY37LUS27QQX7BB93L28', [8], 'an LEI'],
    ['trn', [11], 'a ticker'],
    ['https://www.nordic-paper.com/en', [1], 'a website'],
    ['nordic-paper.com', [1], 'a host'],
    ['green co', [9], 'without the sign between the words'],
    ['100%', [], 'a wildcard of SQL, which stands for itself'],
    ['Glen', [13, 14], 'namesakes, both'],
  ])('finds %s: %j (%s)', async (typed, ids) => {
    expect(await found(typed)).toEqual(ids)
  })

  it('tells what is held of each', async () => {
    const project = await service.project()
    const { companies } = CompanySearch.parse((await ask(project, 'GET', '/companies/search?q=telstra')).body)
    expect(companies).toMatchObject([
      { name: 'Telstra', hq_region: 'AU', held: { years: 0, latest_year: null, lists: [] } },
    ])
  })
})

describe('a dry run', () => {
  it('says where the company is, which may be another country than the one given', async () => {
    const project = await service.project(0)
    const body = { name: 'Mitsui Chemicals', hq_region: 'US', lei_number: 'KY37LUS27QQX7BB93L28' }
    const { body: told } = await ask(project, 'POST', '/organizations?dry_run=true', body)
    expect(told).toMatchObject({ outcome: 'same', company: { id: 8, hq_region: 'JP' } })
  })

  it('creates nothing, counts nothing and refuses what registering refuses', async () => {
    const project = await service.project(0)
    const answer = await ask(project, 'POST', '/organizations?dry_run=true', {
      name: 'Howdens Joinery',
      hq_region: 'GB',
    })
    const body = answer.body as DryRun
    expect([answer.status, body.outcome, body.organization_id]).toEqual([200, 'candidates', null])
    expect(body.candidates.map(({ company_id }) => company_id).toSorted()).toEqual([6, 7])
    expect((await ask(project, 'POST', '/organizations?dry_run=true', {})).status).toBe(400)
    expect((await ask(project, 'POST', '/organizations?dry_run=yes', { name: 'A' })).status).toBe(400)
    expect((await ask(project, 'POST', '/organizations?dry=true', { name: 'A' })).status).toBe(422)
    expect(await project.jobs()).toEqual([])
    expect((await project.get('/organizations')).body['matching']).toBe(0)
  })
})

describe('two records that are one organization', () => {
  it('are merged by a person: the survivor answers for both ids, and for a repeat of either, until it is taken back', async () => {
    const project = await service.project()
    const kept = await register(project, { name: 'Qwzx Alpha', external_id: 'a' })
    const gone = await register(project, { name: 'Vrtn Beta', external_id: 'b' })
    const merged = await ask(project, 'POST', `/organizations/${gone}/merge`, { into: kept })
    expect(merged.body).toMatchObject({ organization_id: kept, merged: [{ id: gone, name: 'Vrtn Beta' }] })
    // A code with words in each language, not a text of ours in the place of a company's name.
    expect(merged.body).toMatchObject({
      merged: [{ reason_codes: [{ code: 'person_said_same_organization', values: { id: String(kept) } }] }],
    })
    expect((await project.get(`/organizations/${gone}`)).body).toMatchObject({ id: kept, name: 'Qwzx Alpha' })
    expect(await register(project, { name: 'Vrtn Beta', external_id: 'b' })).toBe(kept)
    expect((await project.get('/organizations')).body).toMatchObject({ matching: 1, organizations: [{ id: kept }] })

    expect((await ask(project, 'DELETE', `/organizations/${gone}/merge`)).status).toBe(200)
    expect((await project.get(`/organizations/${gone}`)).body).toMatchObject({
      id: gone,
      name: 'Vrtn Beta',
      external_id: 'b',
    })
    expect((await project.get('/organizations')).body).toMatchObject({ matching: 2 })
  })

  it('are merged again: the last one answers for all, and names them; who is separated takes along what was merged into it', async () => {
    const project = await service.project()
    const first = await register(project, { name: 'Qwzx Alpha', external_id: 'a' })
    const second = await register(project, { name: 'Vrtn Beta', external_id: 'b' })
    const third = await register(project, { name: 'Zplk Gamma', external_id: 'c' })
    await ask(project, 'POST', `/organizations/${first}/merge`, { into: second })
    const merged = await ask(project, 'POST', `/organizations/${second}/merge`, { into: third })
    expect(merged.body).toMatchObject({ organization_id: third, merged: [{ id: first }, { id: second }] })
    expect((await project.get(`/organizations/${first}`)).body).toMatchObject({ id: third })
    expect(await register(project, { name: 'Qwzx Alpha', external_id: 'a' })).toBe(third)

    expect((await ask(project, 'DELETE', `/organizations/${second}/merge`)).status).toBe(200)
    expect((await project.get(`/organizations/${first}`)).body).toMatchObject({ id: second })
    expect((await project.get('/organizations')).body).toMatchObject({ matching: 2 })
    expect((await question(project, third)).merged).toEqual([])
    expect((await ask(project, 'DELETE', `/organizations/${first}/merge`)).status).toBe(200)
    expect((await project.get('/organizations')).body).toMatchObject({ matching: 3 })
  })

  it('never make a circle, also when merged in both directions at once', async () => {
    const project = await service.project()
    const [one, other] = [await register(project, { name: 'Qwzx One A' }), await register(project, { name: 'Qwzx B' })]
    const answers = await Promise.all([
      ask(project, 'POST', `/organizations/${one}/merge`, { into: other }),
      ask(project, 'POST', `/organizations/${other}/merge`, { into: one }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await ask(project, 'POST', `/organizations/${one}/merge`, { into: one })).status).toBe(400)
    const ids = [await project.get(`/organizations/${one}`), await project.get(`/organizations/${other}`)]
    expect(ids[0]?.body['id']).toBe(ids[1]?.body['id'])
  })

  it('are offered when a repeat brings an identifier that the other has, which then stays where it was', async () => {
    const project = await service.project()
    const first = await register(project, { name: 'Qwzx Alpha', hq_region: 'SE' })
    const second = await register(project, { name: 'Other Words', hq_region: 'SE', duns_number: '123456789' })
    expect(await register(project, { name: 'Qwzx Alpha', hq_region: 'SE', external_id: 'x' })).toBe(first)
    // The external id leads to the first record, the DUNS number is the second one's.
    expect(
      await register(project, { name: 'Qwzx Alpha', hq_region: 'SE', external_id: 'x', duns_number: '123456789' }),
    ).toBe(first)
    const [row] = await service.database.query('select duns_number as duns from organization where id = $1', [first])
    expect(row).toEqual({ duns: null })
    const { duplicates } = await question(project, first)
    expect(duplicates).toEqual([
      {
        id: second,
        name: 'Other Words',
        hq_region: 'SE',
        reason: 'Registered again with duns_number 123456789, which the other has',
        reason_codes: [{ code: 'registered_again_shared', values: { field: 'duns_number', value: '123456789' } }],
        is_undecided: false,
      },
    ])
  })
})
