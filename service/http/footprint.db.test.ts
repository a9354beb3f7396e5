import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Footprint } from '@/service/contract/footprint/footprint'
import { TargetHistory } from '@/service/contract/footprint/target-history'
import { referenceOf } from '@/service/testing/data/small-reference'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
const section = { id: 'C', name: 'Manufacturing' }

beforeAll(async () => {
  service = await startTestService()
  service.ctx.reference = referenceOf({
    industries: [
      {
        id: '10',
        name: 'Food products',
        section,
        epaFactor: { kgPerUsd: 0.5, year: 2022, naicsCodes: 20, spread: { low: 0.4, high: 0.8 } },
      },
      { id: '26', name: 'Electronic products', section, epaFactor: null },
    ],
    rates: [{ currency: 'GBP', year: 2023, perUsd: 0.8, source: 'ecb', method: 'mean of 250 daily cross rates' }],
    countries: [{ code: 'PL', name: 'Poland', carbonIntensity: null }],
  })
}, 120_000)
afterAll(() => service.stop())

async function ask(project: TestProject, method: 'GET' | 'PUT', url: string, body?: unknown) {
  const headers = { authorization: `Bearer ${project.key}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  return send(service.app, { method, url, headers, ...(body ? { payload: JSON.stringify(body) } : {}) })
}

async function footprintOf(project: TestProject, query = ''): Promise<Footprint> {
  const { status, body } = await ask(project, 'GET', `/footprint${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return Footprint.strict().parse(body)
}

async function register(project: TestProject, name: string, amount: number, more: Record<string, unknown> = {}) {
  const { currency = 'USD', ...fields } = more
  const spend = [{ year: 2023, amount, currency }]
  const { body, status } = await project.post({ name, own_data: { spend }, ...fields })
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body['id'])
}

/** What research would have kept with the columns of the list: 0.1 kg per dollar, and 0.3 upstream. */
async function giveFigures(id: number, upstreamKg: number | null): Promise<void> {
  const facts = {
    ownFigures: [
      {
        year: 2022,
        scope1And2Kg: 1e8,
        upstreamKg,
        upstreamCategories: upstreamKg === null ? [] : [1, 2, 3, 4],
        revenueUsd: 1e9,
      },
    ],
    industryConfidence: 'high',
    industryGroup: [],
    targetYear: 2030,
  }
  await service.database.query('update organization set list_facts = $2::jsonb where id = $1', [
    id,
    JSON.stringify(facts),
  ])
}

describe('GET /footprint', () => {
  it('says that no spend was given, and gives no footprint of 0', async () => {
    const footprint = await footprintOf(await service.project())
    expect(footprint).toMatchObject({ year: null, years: [], lines: [], total: { quality: null, primary_share: null } })
  })

  it('takes the best method for each supplier, and tells what none covers and why', async () => {
    const project = await service.project()
    const own = await register(project, 'Alpha Nahrung', 1_000, { industry_id: '10' })
    const hybrid = await register(project, 'Beta Nahrung', 800, { industry_id: '10', currency: 'GBP' })
    await register(project, 'Gamma Technik', 500, { industry_id: '26' })
    await register(project, 'Delta', 300)
    await register(project, 'Epsilon', 300, { industry_id: '10', currency: 'SEK' })
    await register(project, 'Zeta', -10, { industry_id: '10' })
    await giveFigures(own, 3e8)
    await giveFigures(hybrid, null)
    const { lines, total, not_covered, years } = await footprintOf(project)
    expect(years).toEqual([2023])
    expect(lines.map(({ name, result, not_covered: reason }) => [name, result?.method ?? reason, result?.kg])).toEqual([
      ['Beta Nahrung', 'industry_average', 500],
      ['Alpha Nahrung', 'supplier_specific', 400],
      ['Gamma Technik', 'no_factor', undefined],
      ['Delta', 'industry_unknown', undefined],
      ['Epsilon', 'no_rate', undefined],
      ['Zeta', 'not_positive', undefined],
    ])
    expect(total).toMatchObject({ kg: 900, suppliers: 6, covered_suppliers: 2, covered_spend: 2_000 })
    expect(total.primary_share).toBeCloseTo(4 / 9)
    expect(not_covered.map(({ reason }) => reason)).toEqual([
      'no_rate',
      'not_positive',
      'industry_unknown',
      'no_factor',
    ])
  })

  it('takes what a supplier allocated to the project in the year of the spend, and of no other year', async () => {
    const project = await service.project()
    const id = await register(project, 'Theta Nahrung', 1_000, { industry_id: '10' })
    const state = async (year: number, scope: string, value: number) => {
      const figures = [{ year, scope, value, unit: 'kg' }]
      const headers = { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' }
      const payload = JSON.stringify({ figures, assurance: 'reasonable' })
      const url = `/organizations/${id}/stated-figures`
      expect((await send(service.app, { method: 'POST', url, headers, payload })).status).toBe(200)
    }
    await state(2022, 'allocated', 250)
    expect((await footprintOf(project)).lines[0]?.result).toMatchObject({ method: 'industry_average', kg: 500 })
    await state(2023, 'allocated', 250)
    expect((await footprintOf(project)).lines[0]?.result).toMatchObject({
      method: 'supplier_specific',
      kg: 250,
      low: 250,
      high: 250,
      primary_kg: 250,
      quality: 1,
      kg_per_usd: 0.25,
      own_figures: null,
      allocated: { kg: 250, covers: 'cradle_to_gate', is_assured: true },
    })
    expect((await footprintOf(project)).total).toMatchObject({ kg: 250, primary_share: 1, quality: 1 })
  })

  it('takes the mean of the divisions it may be in where no single one is known, with the range of all and the worst quality', async () => {
    const project = await service.project()
    const id = await register(project, 'Eta', 1_000)
    const facts = { industryGroup: ['10', '26'] }
    await service.database.query('update organization set list_facts = $2::jsonb where id = $1', [
      id,
      JSON.stringify(facts),
    ])
    expect((await footprintOf(project)).lines[0]?.result).toMatchObject({
      kg: 500,
      low: 400,
      high: 800,
      quality: 5,
      factor: { basis: 'mean_of_divisions', divisions: 2 },
    })
  })

  it('takes the industry that somebody gave the category of its spend where its own is not known, at the worst quality', async () => {
    const project = await service.project()
    const spendOn = async (name: string, ...lines: [amount: number, category: string | null][]) => {
      const spend = lines.map(([amount, category]) => ({ year: 2023, amount, currency: 'GBP', category }))
      expect((await project.post({ name, own_data: { spend } })).status).toBe(200)
    }
    await spendOn('Iota Kartons', [800, 'Verpackung'])
    await spendOn('Kappa Kisten', [400, 'VERPACKUNG'], [400, null])
    const before = await footprintOf(project)
    expect(before.currency).toBe('GBP')
    expect(before.categories).toEqual([
      {
        category: 'Verpackung',
        industry: null,
        scope_3_category: null,
        suppliers: 2,
        spend: 1_200,
        waiting_suppliers: 2,
      },
      { category: null, industry: null, scope_3_category: null, suppliers: 1, spend: 400, waiting_suppliers: 1 },
    ])
    const say = (categories: unknown) => ask(project, 'PUT', '/footprint/categories', { categories })
    const said = { category: 'verpackung', industry_id: '10', scope_3_category: 2 }
    expect((await say([{ ...said, industry_id: '99' }])).status).toBe(400)
    expect((await say([])).status).toBe(400)
    expect((await say([said])).body).toEqual({
      categories: [{ category: 'verpackung', industry: { id: '10', name: 'Food products' }, scope_3_category: 2 }],
    })
    const { lines, total, scope_3_categories: apart } = await footprintOf(project)
    expect(lines[0]).toMatchObject({
      name: 'Iota Kartons',
      industry: null,
      result: {
        method: 'industry_average',
        kg: 500,
        quality: 5,
        factor: { basis: 'spend_category', categories: ['Verpackung'], industries: [{ id: '10' }] },
      },
    })
    // For half of its spend nobody said what it is.
    expect(lines[1]).toMatchObject({ name: 'Kappa Kisten', result: null, not_covered: 'industry_unknown' })
    expect(total).toMatchObject({ kg: 500, spend: 1_600, covered_spend: 800 })
    expect(apart?.map(({ scope_3_category: category, kg }) => [category, kg])).toEqual([
      [2, 500],
      [null, 0],
    ])
    // Another project's word says nothing here, and what was said can be taken back.
    expect((await footprintOf(await service.project())).categories).toEqual([])
    expect((await say([{ ...said, industry_id: null, scope_3_category: null }])).body).toEqual({ categories: [] })
    expect((await footprintOf(project)).total.covered_suppliers).toBe(0)
  })

  it('says of 2,000 categories of a project what they are and of no more, and changes nothing beyond', async () => {
    const project = await service.project()
    const say = (from: number, to: number) =>
      ask(project, 'PUT', '/footprint/categories', {
        categories: Array.from({ length: to - from }, (_, at) => ({
          category: `Kind ${from + at}`,
          industry_id: '10',
          scope_3_category: null,
        })),
      })
    for (const from of [0, 500, 1_000, 1_500]) expect((await say(from, from + 500)).status).toBe(200)
    const refused = await say(1_999, 2_001)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      detail: expect.stringContaining('2001 categories of spend; a project may say it of 2000'),
    })
    expect((await say(1_999, 2_000)).body).toMatchObject({ categories: { length: 2_000 } })
    // A project of an earlier release, which had no limit, takes back some at a time.
    await service.database.query(
      `insert into spend_category (project_id, folded, category, industry_id, set_at)
        select project_id, folded || ' more', category || ' more', industry_id, set_at from spend_category where project_id = $1`,
      [project.id],
    )
    const back = [{ category: 'Kind 0', industry_id: null, scope_3_category: null }]
    const fewer = await ask(project, 'PUT', '/footprint/categories', { categories: back })
    expect([fewer.status, fewer.body]).toMatchObject([200, { categories: { length: 3_999 } }])
    expect((await say(0, 1)).status).toBe(409)
  })

  it('suggests industries by the words of a category, keeps none, and says of a mixture that it is one', async () => {
    const project = await service.project()
    const suggest = (category: string) =>
      ask(project, 'GET', `/footprint/categories/suggestions?${new URLSearchParams({ category })}`)
    expect((await suggest('Sonstiges')).body).toEqual({ category: 'Sonstiges', is_mixture: true, industries: [] })
    expect((await suggest('Food products')).body).toMatchObject({ is_mixture: false, industries: [{ id: '10' }] })
    expect((await suggest(' ')).status).toBe(400)
    expect((await footprintOf(project)).categories).toEqual([])
  })

  it('keeps to the method that was chosen until the choice is taken back', async () => {
    const project = await service.project()
    const id = await register(project, 'Alpha Nahrung', 1_000, { industry_id: '10' })
    await giveFigures(id, 3e8)
    const choose = (method: string | null) => ask(project, 'PUT', `/organizations/${id}/footprint-method`, { method })
    expect((await choose('industry_average')).status).toBe(200)
    expect((await footprintOf(project)).lines[0]).toMatchObject({
      chosen_method: 'industry_average',
      result: { method: 'industry_average', kg: 500, low: 400, high: 800, quality: 4 },
    })
    await choose(null)
    expect((await footprintOf(project)).lines[0]).toMatchObject({
      chosen_method: null,
      result: { kg: 400, quality: 2 },
    })
    expect((await choose('by_feel')).status).toBe(400)
    expect(
      (await ask(await service.project(), 'PUT', `/organizations/${id}/footprint-method`, { method: null })).status,
    ).toBe(404)
  })

  it('measures a goal by targets that are validated, and names who would close the gap', async () => {
    const project = await service.project()
    const ids = await Promise.all(
      [600, 300, 100].map((amount, at) => register(project, `Supplier ${at}`, amount, { industry_id: '10' })),
    )
    const [largest, second] = ids
    await service.database.query(
      `update organization set company_id = 1, sbti_status = 'set', list_facts = '{"targetYear": 2030}' where id = $1`,
      [second],
    )
    const goal = { basis: 'spend', share: 0.8, year: 2028 }
    expect((await ask(project, 'PUT', '/footprint/goal', { goal })).status).toBe(200)
    const { engagement } = await footprintOf(project)
    expect(engagement.goal).toEqual({ ...goal, reached: 0.3, gap: [largest] })
    expect(engagement.targets).toMatchObject({
      validated: { suppliers: 1, spend_share: 0.3 },
      unknown: { suppliers: 2 },
    })
    expect(engagement.two_thirds).toBe(2)
    expect((await ask(project, 'PUT', '/footprint/goal', { goal: { ...goal, share: 1.2 } })).status).toBe(400)
    await ask(project, 'PUT', '/footprint/goal', { goal: null })
    expect((await footprintOf(project)).engagement.goal).toBeNull()
  })

  it('reads each project alone, filters as the list does, and refuses what is no year', async () => {
    const project = await service.project()
    await register(project, 'Alpha Nahrung', 1_000, { industry_id: '10', hq_region: 'PL' })
    await register(project, 'Beta Nahrung', 1_000, { industry_id: '10' })
    expect((await footprintOf(project, '?country=PL')).lines).toHaveLength(1)
    expect((await footprintOf(project, '?year=2022')).lines).toHaveLength(0)
    expect((await footprintOf(await service.project())).years).toEqual([])
    expect((await ask(project, 'GET', '/footprint?year=later')).status).toBe(400)
    expect((await ask(project, 'GET', '/footprint?spent=1')).status).toBe(422)
  })
})

describe('GET /footprint/target-history', () => {
  async function historyOf(project: TestProject, query = '') {
    const { status, body } = await ask(project, 'GET', `/footprint/target-history${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return TargetHistory.strict().parse(body)
  }

  async function matched(id: number, record: Record<string, unknown>, status: string): Promise<void> {
    const companyId = 7_000_000 + id
    await service.database.query("insert into company (id, name, record) values ($1, 'Listed', '{}')", [companyId])
    const none = { status: 'none', year: null }
    const listed = { nearTerm: { status, year: 'FY2030' }, longTerm: none, netZero: none, ...record }
    await service.database.query(
      "insert into company_commitment (company_id, source, record) values ($1, 'sbti', $2::jsonb)",
      [companyId, JSON.stringify(listed)],
    )
    await service.database.query(
      'update organization set company_id = $2, sbti_status = $3, list_facts = $4::jsonb where id = $1',
      [id, companyId, status, JSON.stringify({ targetYear: 2030 })],
    )
  }

  it('is empty without spend, and refuses what it does not know', async () => {
    const project = await service.project()
    expect(await historyOf(project)).toMatchObject({ year: null, points: [], movers: [], goal: null })
    expect((await ask(project, 'GET', '/footprint/target-history?spent=1')).status).toBe(422)
  })

  it('weighs what the list said then by the spend of today, and leaves open what it does not tell', async () => {
    // The list in use is of 2024-05-01 in these tests: a newer one.
    const before = service.ctx.reference
    const sbti = { ...before.editions.byId.sbti, retrievedOn: '2025-06-15' }
    service.ctx.reference = {
      ...before,
      editions: { ...before.editions, byId: { ...before.editions.byId, sbti } },
    }
    const project = await service.project()
    const set = await register(project, 'Alpha Nahrung', 500, { industry_id: '10' })
    const newer = await register(project, 'Beta Nahrung', 200, { industry_id: '10' })
    const gone = await register(project, 'Gamma Technik', 200)
    await register(project, 'Nobody knows', 100)
    const changes = [{ on: '2025-01-10', part: 'near_term', change: 'set' }]
    await matched(set, { updatedOn: '2025-01-10', changes }, 'set')
    await matched(newer, { updatedOn: '2025-03-05' }, 'set')
    await matched(
      gone,
      { updatedOn: '2022-01-01', history: { listedOn: '2022-01-01', removedOn: '2025-02-01' } },
      'removed',
    )
    await ask(project, 'PUT', '/footprint/goal', { goal: { basis: 'spend', share: 0.8, year: 2028 } })

    const { points, movers, goal, list_day } = await historyOf(project)
    expect([list_day, points.length, goal]).toEqual(['2025-06-15', 15, { basis: 'spend', share: 0.8, year: 2028 }])
    const on = (day: string) => points.find((point) => point.day === day)
    expect(on('2024-05-06')?.spend).toMatchObject({ validated: 0, unknown: 1, validated_at_most: 0.5 })
    expect(on('2025-02-01')?.spend).toMatchObject({
      validated: 0.5,
      removed: 0.2,
      unknown: 0.3,
      validated_at_most: 0.8,
    })
    expect(on('2025-06-15')?.spend).toMatchObject({ validated: 0.7, removed: 0.2, unknown: 0.1 })
    // Only the two of a known industry have emissions: 250 kg and 100 kg.
    expect(on('2025-02-01')?.emissions?.validated).toBeCloseTo(250 / 350)
    expect(movers.map(({ name, spend_share, before: was, now }) => [name, spend_share, was, now])).toEqual([
      ['Alpha Nahrung', 0.5, 'unknown', 'validated'],
      ['Gamma Technik', 0.2, 'unknown', 'removed'],
    ])
    // The last point is what the footprint of today says.
    const { engagement } = await footprintOf(project)
    expect(engagement.targets.validated.spend_share).toBeCloseTo(0.7)
    service.ctx.reference = before
  })
})
