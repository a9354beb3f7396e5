import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IndustryFigures, RegionFigures, RegionList } from '@/service/contract/class-figures'
import { TargetList } from '@/service/contract/organization/target'
import { Timeline } from '@/service/contract/organization/timeline'
import { unknownCommitments } from '@/service/research/build-commitments'
import { replaceClassFigures } from '@/service/storage/companies/class-figures'
import { insertReferenceRows } from '@/service/storage/companies/reference-load'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

const place = { file: 'list.xlsx', row: 2 }
const none = { status: 'none', classification: null, year: null }
const sbti = {
  source: 'sbti',
  recordId: '1',
  companyId: 41,
  nameAsListed: 'Known',
  place,
  nearTerm: { status: 'set', classification: '1.5°C', year: 'FY2030' },
  longTerm: none,
  netZero: { status: 'committed', year: null },
  businessAmbition: { status: null, joinedOn: null },
  reason: null,
  organizationType: 'Corporate',
  updatedOn: '2024-05-01',
}
const tracked = {
  source: 'net-zero-tracker',
  recordId: 'COM-1',
  companyId: 41,
  nameAsListed: 'Known',
  place,
  endTarget: 'Net zero',
  endTargetYear: 2040,
  status: null,
  raceToZero: null,
  interim: { target: 'Emissions reduction target', year: 2030, reduction: { percent: 42, baseYear: 2020 } },
}

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 41, name: 'Known', hqRegion: 'SE' })])
  project = await service.project()
  service.ctx.reference = {
    ...service.ctx.reference,
    countries: {
      all: [
        { code: 'NO', name: 'Norway', carbonIntensity: null },
        { code: 'SE', name: 'Sweden', carbonIntensity: { kgPerUsd: 0.06, year: 2022, co2Tonnes: 6, gdpUsd: 100_000 } },
      ],
      byCode: new Map([
        ['SE', { code: 'SE', name: 'Sweden', carbonIntensity: null }],
        ['NO', { code: 'NO', name: 'Norway', carbonIntensity: null }],
      ]),
    },
  }
  await replaceClassFigures(service.database, [
    {
      kind: 'industry',
      code: '35',
      companies: 3,
      disclosing: 2,
      worldwide: 1,
      oneCountry: 1,
      scores: [0.1, 0.5],
      intensities: [0.2, 7],
    },
    // Counted before worldwide figures were told apart.
    {
      kind: 'region',
      code: 'SE',
      companies: 9,
      disclosing: 4,
      worldwide: null,
      oneCountry: null,
      scores: [0.4],
      intensities: [],
    },
  ])
  await insertReferenceRows(service.database, 'company_commitment', [
    { company_id: 41, source: 'sbti', record: sbti },
    { company_id: 41, source: 'net-zero-tracker', record: tracked },
  ])
})
afterAll(() => service.stop())

async function register(body: object, found: object = {}): Promise<number> {
  const id = Number((await project.post(body)).body['id'])
  const outcome = {
    company: null,
    industry: { id: '35', confidence: 'high' },
    performances: [],
    sources: [],
    commitments: unknownCommitments,
    reportStatus: null,
    score: null,
    scoreReasons: [],
    percentile: null,
    industryRank: 'unknown',
    regionRank: 'unknown',
    ...found,
  }
  await service.database.query(
    `update organization set outcome = $2::jsonb, industry = '35', score = 0.3, status = 'synced' where id = $1`,
    [id, JSON.stringify(outcome)],
  )
  return id
}

describe('GET /industries/{code}', () => {
  it('is 404 for no industry, 422 for an unknown parameter', async () => {
    for (const code of ['99', 'D', 'abc']) expect((await project.get(`/industries/${code}`)).status).toBe(404)
    expect((await project.get('/industries/35?q=a')).status).toBe(422)
  })

  it('has factors, the known companies, and only this project’s organizations with their newest intensity', async () => {
    const year = (of: number, scope1Kg: number, revenue: object | null) => ({
      year: of,
      region: 'GLOBAL',
      emissions: { scope1Kg, scope2Kg: 20 },
      revenue,
      sources: [],
      documents: [],
    })
    const usd = { amount: 50, currency: 'USD' }
    const id = await register({ name: 'Ours' }, { performances: [year(2023, 1, null), year(2022, 30, usd)] })
    const other = await service.project()
    await other.post({ name: 'Not ours' })
    const answer = IndustryFigures.parse((await project.get('/industries/35')).body)
    expect(answer).toMatchObject({
      id: '35',
      section: { id: 'D', name: 'Energy supply' },
      performances: [{ year: 2022, emission_factor: 2 }],
      peer_median: null,
      known: {
        companies: 3,
        disclosing: 2,
        with_worldwide_figures: 1,
        with_one_country_figures: 1,
        scores: [0.1, 0.5],
        intensities: [0.2, 7],
      },
      organizations_total: 1,
      // 2023 has no revenue: (30 + 20) / 50 of 2022.
      organizations: [{ id, name: 'Ours', score: 0.3, intensity: { year: 2022, value: 1 } }],
    })
    const food = IndustryFigures.parse((await project.get('/industries/10')).body)
    expect(food).toMatchObject({ known: { companies: 0, intensities: [] }, organizations: [] })
  })
})

describe('GET /regions', () => {
  it('has every country, with null where its economy’s intensity is not known', async () => {
    await register({ name: 'Swedish', hq_region: 'SE' })
    const { regions, sources } = RegionList.parse((await project.get('/regions')).body)
    expect(regions).toMatchObject([
      { code: 'NO', carbon_intensity: null, level: 'unknown', companies: 0, organizations: 0 },
      { code: 'SE', carbon_intensity: { value: 0.06, year: 2022 }, companies: 9, disclosing: 4, organizations: 1 },
    ])
    expect(sources).toHaveLength(2)
  })

  it('reads one by code in either case, 404 for none', async () => {
    const answer = RegionFigures.parse((await project.get('/regions/se')).body)
    expect(answer).toMatchObject({
      code: 'SE',
      known: { companies: 9, with_worldwide_figures: null, scores: [0.4] },
      organizations_total: 1,
    })
    expect((await project.get('/regions/zz')).status).toBe(404)
  })
})

describe('what an organization is compared with', () => {
  it('has its targets with base year and percentage only where a list states them', async () => {
    const id = Number((await project.post({ name: 'Known', hq_region: 'SE' })).body['id'])
    const { targets } = TargetList.parse((await project.get(`/organizations/${id}/targets`)).body)
    const short = targets.map((target) => [
      target.kind,
      target.status,
      target.target_year,
      target.base_year,
      target.reduction_percent,
      target.scopes,
    ])
    expect(short).toEqual([
      ['interim', 'Emissions reduction target', 2030, 2020, 42, null],
      ['end', 'Net zero', 2040, null, null, null],
      ['near_term', 'set', 2030, null, null, null],
      ['net_zero', 'committed', null, null, null, null],
    ])
    expect((await project.get('/organizations/999999/targets')).status).toBe(404)
  })

  it('has a timeline from registration on, newest first', async () => {
    const id = Number((await project.post({ name: 'Followed' })).body['id'])
    const timeline = Timeline.parse((await project.get(`/organizations/${id}/timeline`)).body)
    expect(timeline.events.map(({ state }) => state)).toEqual(['created'])
    expect(timeline.registered_at).toBe('2026-01-01T00:00:00.000Z')
    expect(timeline.editions).toEqual([])
  })
})
