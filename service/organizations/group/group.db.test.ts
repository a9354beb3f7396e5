import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Organization } from '@/service/contract/organization/organization'
import { OrganizationList } from '@/service/contract/organization/organization-list'
import { PortfolioSummary } from '@/service/contract/organization/portfolio-summary'
import type { Commitment, Company, Disclosure } from '@/service/reference/records'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { markCompaniesDue } from '@/service/storage/research/research-due'
import {
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

const sizeUsd: Company['sizeUsd'] = { value: 80e9, source: 'net-zero-tracker' }
const parent = '529900T8BM49AURSDO55'
const child = '815600A0C9AFC1F2A709'
const companies = [
  companyOf({
    id: 1,
    name: 'Siemens',
    hqRegion: 'DE',
    sizeUsd,
    identifiers: [{ kind: 'lei', value: parent, source: 'sbti' }],
  }),
  companyOf({ id: 2, name: 'Delta', hqRegion: 'US', sizeUsd }),
  companyOf({ id: 3, name: 'Delta', hqRegion: 'TW', sizeUsd }),
  companyOf({ id: 4, name: 'Smallshop', hqRegion: 'GB' }),
  companyOf({
    id: 5,
    name: 'Infosys',
    hqRegion: 'IN',
    website: 'https://www.infosys.com',
    websites: [{ value: 'https://www.infosys.com/about/', source: 'climate-pledge' }],
  }),
]

const disclosure: Disclosure = {
  companyId: 1,
  source: 'klimatkollen',
  recordId: 'Q1',
  year: 2023,
  region: 'GLOBAL',
  emissions: { scope1Kg: 5_000_000, scope2MarketKg: 3_000_000 },
  revenue: null,
  document: null,
  locator: 'Q1',
  printed: [],
}
const commitment: Commitment = {
  place: { file: 'list.xlsx', row: 2 },
  companyId: 1,
  recordId: '40001',
  nameAsListed: 'Siemens AG',
  source: 'sbti',
  nearTerm: { status: 'set', classification: '1.5°C', year: '2030' },
  longTerm: { status: 'none', classification: null, year: null },
  netZero: { status: 'none', year: null },
  businessAmbition: { status: null, joinedOn: null },
  reason: null,
  organizationType: 'Corporate',
  updatedOn: '2024-01-01',
}

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService(companies)
  await service.database.query(
    'insert into company_disclosure (company_id, source, year, record) values ($1, $2, $3, $4::jsonb)',
    [1, disclosure.source, disclosure.year, JSON.stringify(disclosure)],
  )
  await service.database.query(
    'insert into company_commitment (company_id, source, record) values ($1, $2, $3::jsonb)',
    [1, commitment.source, JSON.stringify(commitment)],
  )
  project = await service.project()
}, 120_000)
afterAll(() => service.stop())

async function ask(method: 'GET' | 'POST', url: string, body?: unknown) {
  return send(service.app, {
    method,
    url,
    headers: { authorization: `Bearer ${project.key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
}

async function researched(body: object): Promise<Organization> {
  const { body: made } = await ask('POST', '/organizations', body)
  const organizationId = Number(made['id'])
  const { database, reference, clock } = service.ctx
  const benchmarks = await loadBenchmarks(database, reference)
  await researchOrganization({ database, reference, benchmarks, clock }, { organizationId })
  return (await ask('GET', `/organizations/${organizationId}`)).body as unknown as Organization
}

it('answers with figures and targets of the parent, marked as such, and never as its own', async () => {
  const answer = await researched({ name: 'Siemens Canada Limited', hq_region: 'CA' })
  expect(answer).toMatchObject({ performances: [], matching_organization: null, score: null })
  expect(answer.sbti.data).toEqual([])
  expect(answer.group).toMatchObject({
    parent: { id: 1, name: 'Siemens', hq_region: 'DE' },
    ultimate_parent: null,
    relation: 'name',
    is_shown: true,
    sbti: { data: [{ near_term: { has_target: true } }] },
  })
  expect(answer.group?.performances).toMatchObject([{ year: 2023, emissions: { scope_1: { total: 5_000_000 } } }])
  expect(answer.group?.sources.length).toBeGreaterThan(0)
  const list = OrganizationList.parse((await ask('GET', '/organizations')).body)
  expect(list.organizations[0]).toMatchObject({
    group: 'Siemens',
    scopes_1_and_2: null,
    has_science_based_target: null,
  })
  const summary = PortfolioSummary.parse((await ask('GET', '/organizations/summary')).body)
  expect([summary.with_emissions, summary.science_based_targets.yes]).toEqual([0, 0])
})

it('is switched off and on again by a person', async () => {
  const { id } = await researched({ name: 'Siemens Sverige AB', hq_region: 'SE' })
  const hidden = (await ask('POST', `/organizations/${id}/group`, { is_shown: false })).body as unknown as Organization
  expect(hidden.group).toMatchObject({ is_shown: false, performances: [], sbti: null, sources: [] })
  expect((await ask('GET', `/organizations/${id}`)).body).toEqual(hidden)
  const list = OrganizationList.parse((await ask('GET', `/organizations?ids=${id}`)).body)
  expect(list.organizations[0]?.group).toBeNull()
  await ask('POST', `/organizations/${id}/group`, { is_shown: true })
  const shown = (await ask('GET', `/organizations/${id}`)).body as unknown as Organization
  expect(shown.group?.performances).toHaveLength(1)
  expect((await ask('POST', `/organizations/${id}/group`, { is_shown: 'no' })).status).toBe(400)
  expect((await ask('POST', '/organizations/999999/group', { is_shown: true })).status).toBe(404)
})

it.each([
  ['has figures of its own', { name: 'Siemens', hq_region: 'DE' }],
  ['extends the name by a trade', { name: 'Siemens Energy', hq_region: 'DE' }],
  ['extends a name that two companies have', { name: 'Delta Canada Inc', hq_region: 'CA' }],
  ['extends the name of a company of no size', { name: 'Smallshop Canada', hq_region: 'CA' }],
])('says nothing of a group where it %s', async (_, body) => expect((await researched(body)).group).toBeNull())

it('takes GLEIF’s word before that of a name', async () => {
  await service.database.query(
    `insert into legal_entity (lei, name, name_key, other_names, country, status, registration_status, direct_parent_lei, ultimate_parent_lei, updated_at)
     values ($1, 'Unlike Works', 'unlike works', '{}', 'CA', 'ACTIVE', 'ISSUED', $2, $2, now())`,
    [child, parent],
  )
  await service.database.query(
    "insert into legal_entity_edition (slot, file, published_at, loaded_at, entity_count) values ('current', 'list', now(), now(), 1)",
    [],
  )
  const answer = await researched({ name: 'Unlike Works', hq_region: 'CA', lei_number: child })
  expect(answer.group).toMatchObject({ parent: { id: 1 }, ultimate_parent: null, relation: 'legal_entity' })
})

it('is found anew when the rows of the parent change', async () => {
  const { id } = await researched({ name: 'Siemens Norge AS', hq_region: 'NO' })
  const { database } = service
  await database.query('delete from research_due', [])
  await database.transaction((transaction) => markCompaniesDue(transaction, [1], 'The list changed'))
  const due = await database.query('select organization_id as id from research_due', [])
  expect(due.map((row) => row['id'])).toContain(id)
})

it('takes a company with a longer name and the same website for a member of the group, and asks whether it is the company', async () => {
  const answer = await researched({
    name: 'Infosys BPM Limited',
    hq_region: 'IN',
    website: 'https://www.infosys.com/bpm',
  })
  expect(answer).toMatchObject({
    matching_organization: null,
    group: { parent: { id: 5, name: 'Infosys' }, relation: 'website' },
  })
  const question = (await ask('GET', `/organizations/${answer.id}/candidates`)).body
  expect(JSON.stringify(question)).toContain('"Infosys"')
})

it('has no group for a longer name of another website, and the company itself is no member of its own group', async () => {
  const other = await researched({
    name: 'Infosys Foods',
    hq_region: 'IN',
    website: 'https://infosysfoods.example.com',
  })
  expect(other.group).toBeNull()
  const itself = await researched({ name: 'Infosys Ltd', hq_region: 'IN', website: 'https://www.infosys.com' })
  expect(itself).toMatchObject({ matching_organization: { id: 5 }, group: null })
})
