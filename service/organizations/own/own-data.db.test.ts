import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrganizationList } from '@/service/contract/organization/organization-list'
import { OwnDataAnswer } from '@/service/contract/organization/own-data'
import { PortfolioSummary } from '@/service/contract/organization/portfolio-summary'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

async function ask(project: TestProject, method: 'GET' | 'POST', url: string, body?: unknown) {
  return send(service.app, {
    method,
    url,
    headers: { authorization: `Bearer ${project.key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
}

async function register(project: TestProject, body: Record<string, unknown>): Promise<number> {
  const { status, body: answer } = await ask(project, 'POST', '/organizations', body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return Number(answer['id'])
}

async function ownDataOf(project: TestProject, id: number) {
  return OwnDataAnswer.parse((await ask(project, 'GET', `/organizations/${id}/own-data`)).body)
}

async function listed(project: TestProject, query = '') {
  const { status, body } = await ask(project, 'GET', `/organizations${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return OrganizationList.parse(body).organizations
}

const eur = (year: number, amount: number, more = {}) => ({ year, amount, currency: 'EUR', ...more })
const amounts = ({ spend }: OwnDataAnswer) => spend.map(({ year, amount, currency }) => [year, amount, currency])

it('keeps what a list says beside who a company is, and says nothing where nothing was given', async () => {
  const project = await service.project()
  const plain = await register(project, { name: 'Alpha Testwerke' })
  expect(await ownDataOf(project, plain)).toEqual({
    organization_id: plain,
    category: null,
    buyer: null,
    contact_email: null,
    columns: {},
    spend: [],
  })
  const id = await register(project, {
    name: 'Beta Testbau',
    external_id: 'V-7',
    own_data: {
      category: 'Castings, iron',
      buyer: ' Åsa Ek ',
      contact_email: 'info@beta.example',
      columns: { 'Payment terms': '30 days', Rating: 'A' },
      spend: [eur(2024, 1200.5, { category: 'Castings', price_basis: 'purchaser' }), eur(2023, -10)],
    },
  })
  const own = await ownDataOf(project, id)
  expect(own).toMatchObject({
    category: 'Castings, iron',
    buyer: 'Åsa Ek',
    contact_email: 'info@beta.example',
    columns: { 'Payment terms': '30 days', Rating: 'A' },
  })
  expect(own.spend.map(({ given_at: _at, ...line }) => line)).toEqual([
    { account: 'V-7', ...eur(2024, 1200.5), category: 'Castings', price_basis: 'purchaser' },
    { account: 'V-7', ...eur(2023, -10), category: null, price_basis: null },
  ])
  const [alpha, beta] = await listed(project)
  expect(alpha?.own_data).toBeNull()
  expect(beta?.own_data).toMatchObject({ buyer: 'Åsa Ek', spend: [eur(2024, 1200.5), eur(2023, -10)] })
})

it('takes the place of what was given before, and leaves what is not given', async () => {
  const project = await service.project()
  const body = { name: 'Gamma Test', external_id: 'V-1' }
  const first = { buyer: 'Ek', columns: { Rating: 'A', Site: 'Lund' }, spend: [eur(2024, 100), eur(2023, 90)] }
  const id = await register(project, { ...body, own_data: first })
  expect(await register(project, { ...body, own_data: { columns: { Rating: 'B' }, spend: [eur(2024, 150)] } })).toBe(id)
  const own = await ownDataOf(project, id)
  expect(own).toMatchObject({ buyer: 'Ek', columns: { Rating: 'B', Site: 'Lund' } })
  expect(amounts(own)).toEqual([
    [2024, 150, 'EUR'],
    [2023, 90, 'EUR'],
  ])
  await register(project, body)
  expect(await ownDataOf(project, id)).toEqual(own)
})

it('adds up accounts of one organization, and a total that is read back takes no line away', async () => {
  const project = await service.project()
  const lei = '529900T8BM49AURSDO55'
  const one = (external_id: string, spend: unknown[]) => ({
    name: `Delta ${external_id}`,
    lei_number: lei,
    external_id,
    own_data: { spend },
  })
  const rows = [
    one('A', [eur(2024, 100, { category: 'Steel' }), eur(2024, 50, { category: 'Wood' })]),
    one('B', [eur(2024, 30)]),
  ]
  const { body } = await ask(project, 'POST', '/organizations/batch', { rows })
  const ids = (body['outcomes'] as { organization: { id: number } }[]).map(({ organization }) => organization.id)
  expect(new Set(ids).size).toBe(1)
  const [row] = await listed(project)
  expect(row?.own_data?.spend).toEqual([eur(2024, 180)])
  const before = await ownDataOf(project, ids[0] ?? 0)
  await register(project, one('A', [eur(2024, 180)]))
  expect(await ownDataOf(project, ids[0] ?? 0)).toEqual(before)
  // Another total is news: of the account that gives it.
  await register(project, one('A', [eur(2024, 200)]))
  expect((await listed(project))[0]?.own_data?.spend).toEqual([eur(2024, 230)])
})

it('answers with records that were merged into it, and gives them back when they are separated', async () => {
  const project = await service.project()
  const kept = await register(project, { name: 'Epsilon Test', own_data: { spend: [eur(2024, 10)] } })
  const other = await register(project, {
    name: 'Zeta Konsult',
    own_data: { category: 'Advice', spend: [eur(2024, 5), { ...eur(2024, 7), currency: 'SEK' }] },
  })
  await ask(project, 'POST', `/organizations/${other}/merge`, { into: kept })
  const [row, ...rest] = await listed(project, '?category=Advice&has_spend=yes')
  expect(rest).toEqual([])
  expect(row).toMatchObject({
    id: kept,
    own_data: { category: 'Advice', spend: [eur(2024, 15), { ...eur(2024, 7), currency: 'SEK' }] },
  })
  expect(amounts(await ownDataOf(project, other))).toHaveLength(3)
  expect((await ownDataOf(project, other)).organization_id).toBe(kept)
})

it('filters by it and counts it', async () => {
  const project = await service.project()
  await register(project, {
    name: 'One',
    own_data: { category: 'Steel', buyer: 'Ek', columns: { Note: 'Näringsliv' } },
  })
  await register(project, { name: 'Two', own_data: { category: 'Steel, thin', spend: [eur(2024, 1)] } })
  await register(project, { name: 'Three' })
  const names = async (query: string) => (await listed(project, query)).map(({ name }) => name)
  expect(await names('?category=Steel')).toEqual(['One'])
  expect(await names('?category=Steel%2C%20thin')).toEqual(['Two'])
  expect(await names('?buyer=Ek')).toEqual(['One'])
  expect(await names('?own_text=NARINGS')).toEqual(['One'])
  expect(await names('?own_text=%25')).toEqual([])
  expect(await names('?has_spend=yes')).toEqual(['Two'])
  expect(await names('?has_spend=no')).toEqual(['One', 'Three'])
  const summary = PortfolioSummary.parse((await ask(project, 'GET', '/organizations/summary')).body)
  expect(summary.own_data).toEqual({
    categories: [
      { value: 'Steel', count: 1 },
      { value: 'Steel, thin', count: 1 },
    ],
    buyers: [{ value: 'Ek', count: 1 }],
    columns: [{ heading: 'Note', count: 1 }],
    spend: [{ year: 2024, currency: 'EUR', count: 1 }],
  })
})

it('refuses what is no amount, and registers nothing then', async () => {
  const project = await service.project()
  const wrong = [
    { spend: [{ year: 2024, amount: 1 }] },
    { spend: [{ year: 2024, amount: '1', currency: 'EUR' }] },
    { spend: [{ year: 24, amount: 1, currency: 'EUR' }] },
    { spend: [{ year: 2024, amount: 1, currency: 'DEM' }] },
    { contact_email: 'nobody' },
    { columns: { '': 'x' } },
    { colour: 'red' },
  ]
  for (const own_data of wrong) {
    const { status } = await ask(project, 'POST', '/organizations', { name: 'Wrong', own_data })
    expect([400, 422], JSON.stringify(own_data)).toContain(status)
  }
  expect(await listed(project)).toEqual([])
})

it('is of its project alone', async () => {
  const [ours, theirs] = [await service.project(), await service.project()]
  const id = await register(ours, { name: 'Ours', own_data: { buyer: 'Ek' } })
  expect((await ask(theirs, 'GET', `/organizations/${id}/own-data`)).status).toBe(404)
})
