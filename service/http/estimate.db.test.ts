import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { OrganizationEstimate } from '@/service/contract/organization/estimate'
import { unknownCommitments } from '@/service/research/build-commitments'
import type { Outcome } from '@/service/storage/research/outcome'
import { referenceOf } from '@/service/testing/data/small-reference'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

const section = { id: 'C', name: 'Manufacturing' }
const intensity = (kgPerUsd: number) => ({ kgPerUsd, year: 2023, co2Tonnes: 1, gdpUsd: 1 })

beforeAll(async () => {
  service = await startTestService([
    companyOf({ id: 77, name: 'Yuan', hqRegion: 'CN', sizeUsd: { value: 322e9, source: 'net-zero-tracker' } }),
  ])
  service.ctx.reference = referenceOf({
    industries: [
      {
        id: '10',
        name: 'Food products',
        section,
        epaFactor: { kgPerUsd: 0.5, year: 2022, naicsCodes: 20, spread: { low: 0.25, high: 0.75 } },
      },
      { id: '26', name: 'Electronic products', section, epaFactor: null },
    ],
    rates: [{ currency: 'GBP', year: 2022, perUsd: 0.8, source: 'ecb', method: 'mean of 250 daily cross rates' }],
    countries: [
      { code: 'US', name: 'United States', carbonIntensity: intensity(0.2) },
      { code: 'PL', name: 'Poland', carbonIntensity: intensity(0.3) },
      { code: 'TW', name: 'Taiwan', carbonIntensity: null },
    ],
  })
  project = await service.project()
})
afterAll(() => service.stop())

async function register(body: Record<string, unknown>): Promise<string> {
  const { body: answer } = await project.post(body)
  return `/organizations/${answer['id']}/estimate`
}

async function read(url: string) {
  const { status, body } = await project.get(url)
  expect(status).toBe(200)
  return OrganizationEstimate.strict().parse(body)
}

describe('GET /organizations/{id}/estimate', () => {
  it('is 404 for an organization of another project and for what is no id', async () => {
    const url = await register({ name: 'Mine', industry_id: '10' })
    const other = await service.project()
    expect((await other.get(url)).status).toBe(404)
    expect((await project.get('/organizations/x/estimate')).body).toMatchObject({ status: 404, id: 'x' })
  })

  it('is 400 for what is no spend, currency or year, and 422 for another parameter', async () => {
    const url = await register({ name: 'Wrong', industry_id: '10' })
    for (const query of ['spend=0', 'spend=-5', 'spend=1e9', 'spend=NaN', 'spend=5&spend=6', 'spend=1,000'])
      expect((await project.get(`${url}?${query}`)).body, query).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^spend: /),
      })
    expect((await project.get(`${url}?spend=5&currency=DEM`)).body['detail']).toMatch(/^currency: DEM became the euro/)
    expect((await project.get(`${url}?spend=5&year=1998`)).body['detail']).toMatch(/^year: /)
    expect((await project.get(`${url}?currency=EUR`)).body['detail']).toBe('currency: needs `spend`')
    expect((await project.get(`${url}?spent=5`)).status).toBe(422)
  })

  it('gives no estimate and says why where industry, factor, money or rate is not known', async () => {
    const reasonOf = async (url: string) => {
      const { estimate, reason } = await read(url)
      expect(estimate).toBeNull()
      return reason
    }
    expect(await reasonOf(`${await register({ name: 'No class' })}?spend=100`)).toMatch(/industry .* not known yet$/)
    expect(await reasonOf(`${await register({ name: 'Chips', industry_id: '26' })}?spend=100`)).toBe(
      'No emission factor is known for Electronic products',
    )
    const url = await register({ name: 'Bread', industry_id: '10' })
    expect(await reasonOf(url)).toMatch(/^No revenue of a known year of this organization is at hand/)
    expect(await reasonOf(`${url}?spend=100&currency=GBP&year=2020`)).toMatch(/^No annual rate of GBP for 2020/)
  })

  it('multiplies the spend in dollars by the average, with the range and the country beside it', async () => {
    const url = await register({ name: 'Chleb', industry_id: '10', hq_region: 'PL' })
    const {
      estimate,
      reason,
      has_disclosed_emissions: disclosed,
    } = await read(`${url}?spend=800&currency=gbp&year=2022`)
    // 800 GBP are 1000 USD at 0.8; 0.5 kg each. Poland 0.3 over the US 0.2 is 1.5.
    expect(reason).toBeNull()
    expect(disclosed).toBe(false)
    expect(estimate).toMatchObject({ value: 500, low: 250, high: 750, unit: 'kg CO2e', regional_reason: null })
    expect(estimate?.regional).toMatchObject({ value: 750, low: 375, high: 1125 })
    expect(estimate?.amount).toMatchObject({ kind: 'spend', amount: 800, currency: 'GBP', year: 2022, usd: 1000 })
    expect(estimate?.amount.currency_conversion).toMatchObject({ from: 'GBP', to: 'USD', rate: 1.25, year: 2022 })
    expect(estimate?.factor).toMatchObject({ kg_per_usd: 0.5, price_year: 2022, region: 'US', naics_codes: 20 })
    expect(estimate?.basis.join(' ')).toMatch(/US EPA supply-chain factors/)
  })

  it('gives the unadjusted figure alone where the country or its intensity is not known', async () => {
    const nowhere = await read(`${await register({ name: 'Nowhere', industry_id: '10' })}?spend=100`)
    expect(nowhere.estimate).toMatchObject({
      value: 50,
      regional: null,
      regional_reason: expect.stringMatching(/country .* not known/),
    })
    const taiwan = await read(`${await register({ name: 'Taipei', industry_id: '10', hq_region: 'TW' })}?spend=100`)
    expect(taiwan.estimate).toMatchObject({
      regional: null,
      regional_reason: 'The carbon intensity of TW is not known',
    })
  })

  it('is not adjusted for the country that the factor is of', async () => {
    const { estimate } = await read(`${await register({ name: 'Home', industry_id: '10', hq_region: 'US' })}?spend=100`)
    expect(estimate).toMatchObject({ regional: null, regional_reason: 'The factor is one of its own country' })
  })

  it('takes no revenue that its list gives without a year: some is in another currency than it says', async () => {
    const url = await register({ name: 'Yuan', industry_id: '10', hq_region: 'CN' })
    const company = { id: 77, link: null, name: 'Yuan', names: [], websites: [], region: 'CN', subregion: null }
    const outcome: z.input<typeof Outcome> = {
      company: { ...company, industryId: null, tickers: [] },
      industry: { id: '10', confidence: 'low' },
      performances: [],
      sources: [],
      commitments: unknownCommitments,
      reportStatus: null,
      score: null,
      scoreReasons: [],
      percentile: null,
      assessment: null,
      industryRank: 'unknown',
      regionRank: 'unknown',
    }
    const id = Number(url.split('/')[2])
    await service.database.query('update organization set outcome = $2::jsonb where id = $1', [
      id,
      JSON.stringify(outcome),
    ])
    expect(await read(url)).toMatchObject({
      estimate: null,
      reason: expect.stringMatching(/^No revenue of a known year/),
    })
  })

  it('puts nothing of it into the performances', async () => {
    const url = await register({ name: 'Apart', industry_id: '10' })
    await read(`${url}?spend=100`)
    expect((await project.get(url.replace('/estimate', ''))).body['performances']).toEqual([])
  })
})
