import { afterAll, beforeAll, expect, it } from 'vitest'
import { Footprint } from '@/service/contract/footprint/footprint'
import { OrganizationList } from '@/service/contract/organization/organization-list'
import { replaceSpend } from '@/service/storage/organizations/own-data'
import { changeSpendRates } from '@/service/storage/organizations/yearly-spend'
import { lockProject } from '@/service/storage/projects/projects'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
/** For the tests that change nothing. */
let six: TestProject
beforeAll(async () => {
  service = await startTestService()
  await changeSpendRates(service.database, [
    { currency: 'EUR', year: 2024, perUsd: 0.8 },
    { currency: 'EUR', year: 2023, perUsd: 0.5 },
    { currency: 'SEK', year: 2024, perUsd: 10 },
  ])
  six = await sixOrganizations()
}, 120_000)
afterAll(() => service.stop())

type Spend = { year: number; amount: number; currency: string }
const eur = (year: number, amount: number): Spend => ({ year, amount, currency: 'EUR' })
const usd = (year: number, amount: number): Spend => ({ year, amount, currency: 'USD' })

async function register(project: TestProject, name: string, spend: Spend[] = []): Promise<number> {
  const { status, body } = await project.post({ name, own_data: { spend } })
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body['id'])
}

async function listed(project: TestProject, query: string) {
  const { status, body } = await project.get(`/organizations?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return OrganizationList.parse(body)
}

async function namesOf(project: TestProject, query: string): Promise<string[]> {
  return (await listed(project, query)).organizations.map(({ name }) => name)
}

/** 2024 in dollars: Alpha 1,000 (800 EUR), Beta 900, Gamma 1,100 (of three lines), Delta unknown (CHF), Epsilon only in 2023, Zeta none. */
async function sixOrganizations(): Promise<TestProject> {
  const project = await service.project()
  await register(project, 'Alpha', [eur(2024, 800), usd(2023, 5)])
  await register(project, 'Beta', [usd(2024, 900)])
  await register(project, 'Gamma', [eur(2024, 400), usd(2024, 500), { year: 2024, amount: 1000, currency: 'SEK' }])
  await register(project, 'Delta', [{ year: 2024, amount: 1e9, currency: 'CHF' }, usd(2024, 1)])
  await register(project, 'Epsilon', [eur(2023, 5000)])
  await register(project, 'Zeta')
  return project
}

it('orders by the spend of the newest year in dollars, and puts what is not known last in both directions', async () => {
  const most = await listed(six, 'sort=-spend')
  expect(most.organizations.map(({ name }) => name)).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta', 'Epsilon', 'Zeta'])
  expect(most.spend_order).toEqual({ year: 2024, currency: 'USD' })
  const inUsd = most.organizations.map(({ own_data: own }) => own?.spend_in_usd[0] ?? null)
  expect(inUsd).toEqual([
    { year: 2024, amount: 1100 },
    { year: 2024, amount: 1000 },
    { year: 2024, amount: 900 },
    { year: 2024, amount: null },
    { year: 2023, amount: 10_000 },
    null,
  ])
  expect(await namesOf(six, 'sort=spend')).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta', 'Epsilon', 'Zeta'])
})

it('orders by the spend of a year that is named', async () => {
  const list = await listed(six, 'sort=-spend&spend_year=2023')
  expect(list.organizations.map(({ name }) => name).slice(0, 2)).toEqual(['Epsilon', 'Alpha'])
  expect(list.spend_order).toEqual({ year: 2023, currency: 'USD' })
  expect((await listed(six, 'sort=name&spend_year=2023')).spend_order).toBeNull()
})

it('pages through the order by spend forwards and backwards, each organization once', async () => {
  for (const sort of ['spend', '-spend']) {
    const whole = await namesOf(six, `sort=${sort}`)
    const seen: string[] = []
    let page = await listed(six, `sort=${sort}&limit=2`)
    seen.push(...page.organizations.map(({ name }) => name))
    while (page.next_cursor !== null) {
      page = await listed(six, `sort=${sort}&limit=2&cursor=${page.next_cursor}`)
      seen.push(...page.organizations.map(({ name }) => name))
    }
    expect(seen).toEqual(whole)
    const before = await namesOf(six, `sort=${sort}&limit=2&cursor=${page.previous_cursor}`)
    expect(before).toEqual(whole.slice(2, 4))
  }
})

it('goes on in the year of its first page when a newer year comes, and refuses to go on in another year', async () => {
  const project = await sixOrganizations()
  const first = await listed(project, 'sort=-spend&limit=2')
  const next = `sort=-spend&limit=2&cursor=${first.next_cursor}`
  await register(project, 'Beta', [usd(2025, 7)])
  const second = await listed(project, next)
  expect(second.organizations.map(({ name }) => name)).toEqual(['Beta', 'Delta'])
  expect(second.spend_order).toEqual({ year: 2024, currency: 'USD' })
  expect(await namesOf(project, `${next}&spend_year=2024`)).toEqual(['Beta', 'Delta'])
  const refused = await project.get(`/organizations?${next}&spend_year=2023`)
  expect([refused.status, refused.body['detail']]).toEqual([400, 'cursor: is of the spend of 2024, not of 2023'])
})

it('goes on without a year when the first spend comes between two pages', async () => {
  const project = await service.project()
  for (const name of ['Alpha', 'Beta', 'Gamma']) await register(project, name)
  const first = await listed(project, 'sort=-spend&limit=1')
  await register(project, 'Gamma', [usd(2024, 7)])
  const second = await listed(project, `sort=-spend&limit=5&cursor=${first.next_cursor}`)
  expect(second.organizations.map(({ name }) => name)).toEqual(['Beta', 'Gamma'])
  expect(second.spend_order).toBeNull()
})

it('leaves in only what was spent at least, and never what is unknown', async () => {
  const list = await listed(six, 'spend_at_least=1000')
  expect(list.organizations.map(({ name }) => name)).toEqual(['Alpha', 'Gamma'])
  expect(list).toMatchObject({ matching: 2, spend_order: { year: 2024, currency: 'USD' } })
  expect(await namesOf(six, 'spend_at_least=0')).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await namesOf(six, 'spend_at_least=6&spend_year=2023')).toEqual(['Epsilon'])
  expect((await six.get('/organizations/summary?spend_at_least=1000')).body).toMatchObject({ organizations: 2 })
})

it('exports in the order and with the filter of the list', async () => {
  const lines = (await six.get('/organizations.ndjson?sort=-spend&spend_at_least=900')).text.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).name)).toEqual(['Gamma', 'Alpha', 'Beta'])
  const csv = (await six.get('/organizations.csv?sort=-spend&spend_at_least=1000')).text.trim().split('\n')
  expect(csv).toHaveLength(3)
  expect(csv[1]).toContain('Gamma')
})

it('lists a project without spend in the order of ids, and finds nothing by an amount', async () => {
  const project = await service.project()
  await register(project, 'Beta')
  await register(project, 'Alpha')
  expect(await namesOf(project, 'sort=-spend')).toEqual(['Beta', 'Alpha'])
  expect(await listed(project, 'spend_at_least=0')).toMatchObject({ matching: 0, spend_order: null })
})

it('counts spend for the organization that a record was merged into, and gives it back when they are separated', async () => {
  const project = await sixOrganizations()
  const { organizations } = await listed(project, 'sort=name')
  const idOf = (name: string) => organizations.find((one) => one.name === name)?.id
  await project.ask('POST', `/organizations/${idOf('Beta')}/merge`, { into: idOf('Alpha') })
  expect(await namesOf(project, 'spend_at_least=1900')).toEqual(['Alpha'])
  expect((await listed(project, 'sort=-spend')).organizations[0]?.own_data?.spend_in_usd[0]).toEqual({
    year: 2024,
    amount: 1900,
  })
  await project.ask('DELETE', `/organizations/${idOf('Beta')}/merge`)
  expect(await namesOf(project, 'sort=-spend&limit=3')).toEqual(['Gamma', 'Alpha', 'Beta'])
})

it('counts spend through merges of merges: what Beta took over is counted for Alpha, and goes with Beta when it is separated', async () => {
  const project = await sixOrganizations()
  const { organizations } = await listed(project, 'sort=name')
  const idOf = (name: string) => Number(organizations.find((one) => one.name === name)?.id)
  await project.ask('POST', `/organizations/${idOf('Gamma')}/merge`, { into: idOf('Beta') })
  await project.ask('POST', `/organizations/${idOf('Beta')}/merge`, { into: idOf('Alpha') })
  expect(await namesOf(project, 'spend_at_least=3000')).toEqual(['Alpha'])
  const alpha = (await project.get(`/organizations/${idOf('Alpha')}/own-data`)).body['spend']
  expect(alpha).toHaveLength(6)
  const footprint = Footprint.parse((await project.get('/footprint?year=2024')).body)
  expect(footprint.lines.map(({ organization_id: id }) => id).toSorted((a, b) => a - b)).toEqual(
    [idOf('Alpha'), idOf('Delta')].toSorted((a, b) => a - b),
  )
  // A rate that only the record at the end of the chain is concerned by.
  await changeSpendRates(service.database, [
    { currency: 'EUR', year: 2024, perUsd: 0.8 },
    { currency: 'EUR', year: 2023, perUsd: 0.5 },
    { currency: 'SEK', year: 2024, perUsd: 5 },
  ])
  expect(await namesOf(project, 'spend_at_least=3100')).toEqual(['Alpha'])

  await project.ask('DELETE', `/organizations/${idOf('Beta')}/merge`)
  expect(await namesOf(project, 'spend_at_least=2100')).toEqual(['Beta'])
  expect(await namesOf(project, 'sort=-spend&limit=2')).toEqual(['Beta', 'Alpha'])
  await project.ask('DELETE', `/organizations/${idOf('Gamma')}/merge`)
  expect(await namesOf(project, 'sort=-spend&limit=3')).toEqual(['Gamma', 'Alpha', 'Beta'])
})

it('adds up anew when a rate changes, comes or is withdrawn', async () => {
  const project = await service.project()
  await register(project, 'Alpha', [{ year: 2022, amount: 100, currency: 'GBP' }])
  await register(project, 'Beta', [usd(2022, 120)])
  expect(await namesOf(project, 'sort=-spend')).toEqual(['Beta', 'Alpha'])
  expect(await namesOf(project, 'spend_at_least=1')).toEqual(['Beta'])
  const others = [{ currency: 'EUR', year: 2024, perUsd: 0.8 }]
  await changeSpendRates(service.database, [...others, { currency: 'GBP', year: 2022, perUsd: 0.5 }])
  expect(await namesOf(project, 'sort=-spend')).toEqual(['Alpha', 'Beta'])
  await changeSpendRates(service.database, [...others, { currency: 'GBP', year: 2022, perUsd: 1 }])
  expect(await namesOf(project, 'sort=-spend')).toEqual(['Beta', 'Alpha'])
  await changeSpendRates(service.database, others)
  expect(await namesOf(project, 'spend_at_least=1')).toEqual(['Beta'])
})

it('adds up anew while spend is stored, and neither stops the other', async () => {
  const project = await service.project()
  const organizationId = await register(project, 'Alpha', [{ year: 2022, amount: 100, currency: 'GBP' }])
  const locked = Promise.withResolvers<void>()
  const storing = service.database.transaction(async (transaction) => {
    await lockProject(transaction, project.id)
    locked.resolve()
    // Until the rates are being changed.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const line = { amount: 200, currency: 'GBP', category: null, priceBasis: null }
    const years = [{ organizationId, account: 'Alpha', year: 2022, lines: [line] }]
    await replaceSpend(transaction, { projectId: project.id, years, at: new Date() })
  })
  await locked.promise
  await Promise.all([changeSpendRates(service.database, [{ currency: 'GBP', year: 2022, perUsd: 0.4 }]), storing])
  const { organizations } = await listed(project, 'sort=-spend')
  expect(organizations[0]?.own_data?.spend_in_usd).toEqual([{ year: 2022, amount: 500 }])
})

it('takes new rates once when several processes start with them together', async () => {
  const project = await service.project()
  await register(project, 'Alpha', [{ year: 2022, amount: 100, currency: 'GBP' }])
  const rates = [{ currency: 'GBP', year: 2022, perUsd: 0.4 }]
  await Promise.all(Array.from({ length: 6 }, () => changeSpendRates(service.database, rates)))
  const { organizations } = await listed(project, 'sort=-spend')
  expect(organizations[0]?.own_data?.spend_in_usd).toEqual([{ year: 2022, amount: 250 }])
})
