import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrganizationList } from '@/service/contract/organization/organization-list'
import { PortfolioSummary } from '@/service/contract/organization/portfolio-summary'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
const ids: Record<string, number> = {}

const columns = {
  Ada: {
    hq_region: 'SE',
    score: 0.05,
    emissions_kg: 5000,
    emissions_region: 'US',
    intensity_kg_per_usd: 1,
    intensity_year: 2022,
    sbt: true,
  },
  Ben: {
    hq_region: 'DE',
    score: 0.95,
    emissions_kg: 100,
    emissions_region: 'GLOBAL',
    intensity_kg_per_usd: 3,
    intensity_year: 2022,
    sbt: false,
  },
  Cleo: {
    hq_region: 'CH',
    score: 1,
    emissions_kg: null,
    emissions_region: null,
    intensity_kg_per_usd: 8,
    intensity_year: 2001,
    sbt: null,
  },
  Dan: {
    hq_region: null,
    score: null,
    emissions_kg: null,
    emissions_region: null,
    intensity_kg_per_usd: null,
    intensity_year: null,
    sbt: null,
  },
} as const

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  for (const [name, figures] of Object.entries(columns)) {
    const { body } = await project.post({ name, ...(figures.hq_region && { hq_region: figures.hq_region }) })
    ids[name] = Number(body['id'])
    service.pass(1000)
    await service.database.query(
      `update organization set status = $2, score = $3, emissions_kg = $4, emissions_year = 2022, emissions_region = $14,
         emissions_cover = 'all_scopes', scope_1_2_kg = case when $14 = 'GLOBAL' then $4::float8 end, intensity_kg_per_usd = $5, intensity_year = $6, has_science_based_target = $7,
         sbti_status = $8, is_in_race_to_zero = $9, has_signed_climate_pledge = $10, is_in_global_compact = $10, has_net_zero_target = $7,
         confidence = $11, open_candidates = $12, industry = $13, company_id = $15
        where id = $1`,
      [
        ids[name],
        name === 'Dan' ? 'errored' : 'synced',
        figures.score,
        figures.emissions_kg,
        figures.intensity_kg_per_usd,
        figures.intensity_year,
        figures.sbt,
        figures.sbt === null ? null : figures.sbt ? 'set' : 'none',
        name === 'Ada' ? false : null,
        name === 'Ben' ? true : null,
        name === 'Ada' ? 'high' : null,
        name === 'Cleo' ? 2 : 0,
        { Ada: '10', Ben: '26', Cleo: '35', Dan: null }[name] ?? null,
        figures.emissions_region,
        name === 'Ada' ? 1 : null,
      ],
    )
  }
})
afterAll(() => service.stop())

async function namesOf(query: string): Promise<string> {
  const answer = await project.get(`/organizations?${query}`)
  expect([query, answer.status]).toEqual([query, 200])
  const { organizations, matching } = OrganizationList.parse(answer.body)
  expect([query, matching]).toEqual([query, organizations.length])
  return organizations.map(({ name }) => name).join(' ')
}

async function summary(query = ''): Promise<PortfolioSummary> {
  const answer = await project.get(`/organizations/summary${query}`)
  expect([query, answer.status]).toEqual([query, 200])
  return PortfolioSummary.strict().parse(answer.body)
}

function change(method: 'POST' | 'PUT', url: string, payload: unknown, key = project.key) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return send(service.app, { method, url, headers, payload: JSON.stringify(payload) })
}

describe('filters of the list', () => {
  it('refuse what they do not understand, in the published body', async () => {
    for (const query of [
      'country=se',
      'country=SE,',
      'industry=5',
      'industry=Z',
      'score_band=10',
      'confidence=good',
      'race_to_zero=maybe',
      'has_emissions=unknown',
      'figures=some',
      'recognition=perhaps',
      'figures_since=23',
      'figures_since=2100',
      'figures_until=23',
      'sbti=lost',
      'has_candidates=no',
      'score_below=1.1',
      'score_below=-1',
      'emissions_above=1e9',
      'ids=0',
      'ids=1;2',
      'label=',
    ]) {
      const answer = await project.get(`/organizations?${query}`)
      expect(answer.body).toMatchObject({
        status: 400,
        title: expect.any(String),
        detail: expect.stringMatching(new RegExp(`^${query.split('=')[0]}: `)),
      })
    }
    expect((await project.get('/organizations?colour=red')).status).toBe(422)
    expect((await project.get('/organizations/summary?sort=name')).status).toBe(422)
    expect((await project.get('/organizations/summary?currency=XXX')).status).toBe(400)
    expect((await service.app.inject('/organizations/summary')).statusCode).toBe(401)
  })

  it.each([
    ['country=SE,DE', 'Ada Ben'],
    ['country=unknown', 'Dan'],
    ['country=CH,unknown', 'Cleo Dan'],
    ['industry=C', 'Ada Ben'],
    ['industry=D,10', 'Ada Cleo'],
    ['industry=B', ''],
    ['industry=unknown', 'Dan'],
    ['status=errored', 'Dan'],
    ['science_based_target=yes', 'Ada'],
    ['science_based_target=no', 'Ben'],
    ['science_based_target=unknown', 'Cleo Dan'],
    ['race_to_zero=no', 'Ada'],
    ['climate_pledge=yes', 'Ben'],
    ['global_compact=yes', 'Ben'],
    ['global_compact=unknown', 'Ada Cleo Dan'],
    ['net_zero=no', 'Ben'],
    ['score_band=0', 'Ada'],
    ['score_band=9', 'Ben Cleo'],
    ['score_band=0,unknown', 'Ada Dan'],
    ['confidence=high', 'Ada'],
    ['confidence=unknown,low', 'Ben Cleo Dan'],
    ['has_emissions=yes', 'Ada Ben'],
    ['has_emissions=no', 'Cleo Dan'],
    ['figures=worldwide', 'Ben'],
    ['figures=one_country', 'Ada'],
    ['figures=none', 'Dan'],
    ['figures=not_recognised', 'Cleo'],
    ['recognition=recognised', 'Ada'],
    ['recognition=to_decide', 'Cleo'],
    ['recognition=not_found', 'Ben'],
    ['figures_since=2022', 'Ben'],
    ['figures_since=2023', ''],
    ['figures_until=2022', 'Ben'],
    ['figures_until=2021', ''],
    ['sbti=set', 'Ada'],
    ['sbti=none', 'Ben'],
    ['sbti=removed', ''],
    ['sbti=unknown', 'Cleo Dan'],
    ['has_candidates=yes', 'Cleo'],
    ['score_below=0.95', 'Ada'],
    ['emissions_above=100', 'Ada'],
    ['score_below=1&emissions_above=50', 'Ada Ben'],
    ['country=SE,DE&science_based_target=no', 'Ben'],
  ])('leave those asked for: %s', async (query, names) => {
    expect(await namesOf(query)).toBe(names)
  })

  it('take ids of this project alone', async () => {
    const other = await service.project()
    const { body } = await other.post({ name: 'Foreign' })
    expect(await namesOf(`ids=${ids['Ben']},${body['id']}`)).toBe('Ben')
  })
})

it('orders by the name of the country, intensity, status and last change, unknown last', async () => {
  // Germany, Sweden, Switzerland: by code it would be CH, DE, SE.
  expect(await namesOf('sort=country')).toBe('Ben Ada Cleo Dan')
  expect(await namesOf('sort=-country')).toBe('Cleo Ada Ben Dan')
  expect(await namesOf('sort=-intensity')).toBe('Cleo Ben Ada Dan')
  // Ada has fifty times as much in one country: no total, so it comes after.
  expect(await namesOf('sort=-scope_1_2')).toBe('Ben Ada Cleo Dan')
  expect(await namesOf('sort=status')).toBe('Dan Ada Ben Cleo')
  expect(await namesOf('sort=-updated')).toBe('Dan Cleo Ben Ada')
})

describe('the summary', () => {
  it('of nothing has no shares', async () => {
    const other = await service.project()
    const { body } = await other.get('/organizations/summary')
    expect(body).toMatchObject({
      organizations: 0,
      share_with_emissions: null,
      share_with_science_based_targets: null,
      median_intensity: null,
      without_score: 0,
      countries: [],
    })
  })

  it('counts a target whose year has passed apart from those set, in the summary, the totals and the filter', async () => {
    const setYear = (year: number | null, last = year) =>
      service.database.query('update organization set list_facts = $2::jsonb where id = $1', [
        ids['Ada'],
        year === null
          ? null
          : JSON.stringify({
              series: [],
              emissionSources: [],
              emissionBasis: null,
              targetYear: year,
              lastTargetYear: last,
            }),
      ])
    const thisYear = service.ctx.clock().getUTCFullYear()
    await setYear(thisYear)
    expect(await namesOf('sbti=set')).toBe('Ada')
    await setYear(thisYear - 1)
    expect([await namesOf('sbti=set'), await namesOf('sbti=passed')]).toEqual(['', 'Ada'])
    expect(await namesOf('science_based_target=yes')).toBe('')
    expect(await namesOf('science_based_target=no')).toBe('Ben')
    expect((await summary()).science_based_targets).toEqual({ yes: 0, no: 1, unknown: 2, passed: 1 })
    expect((await summary()).share_with_science_based_targets).toBe(0)
    expect(await project.get('/organizations')).toMatchObject({ body: { totals: { with_science_based_targets: 0 } } })
    await setYear(thisYear - 1, thisYear + 14)
    expect([await namesOf('sbti=set'), await namesOf('sbti=passed')]).toEqual(['Ada', ''])
    expect(await namesOf('science_based_target=yes')).toBe('Ada')
    expect((await summary()).science_based_targets).toEqual({ yes: 1, no: 1, unknown: 2, passed: 0 })
    expect(await project.get('/organizations?sbti=set')).toMatchObject({
      body: { organizations: [{ name: 'Ada', target_year: thisYear + 14 }] },
    })
    await setYear(null)
  })

  it('says what waits for somebody in the whole project, whatever the filter, with its share of the newest spend', async () => {
    const own = await service.project()
    expect(PortfolioSummary.parse((await own.get('/organizations/summary')).body).worklists).toEqual({
      spend_year: null,
      lists: [
        { id: 'to_decide', organizations: 0, spend_share: null },
        { id: 'no_figures', organizations: 0, spend_share: null },
        { id: 'target_removed', organizations: 0, spend_share: null },
      ],
    })
    const spent = async (name: string, spend: unknown[]) =>
      Number((await own.post({ name, own_data: { spend } })).body['id'])
    const of = (year: number, amount: number, currency: string) => ({ year, amount, currency })
    // At 0.80 pounds for a dollar: 300 and 100 dollars.
    const asked = await spent('Asked', [of(2022, 300, 'USD'), of(2021, 900_000, 'USD')])
    const removed = await spent('Removed', [of(2022, 80, 'GBP')])
    const gone = await spent('Gone', [of(2022, 1_000_000, 'USD'), of(2026, 1, 'USD')])
    const set =
      'update organization set status = $2, company_id = null, open_candidates = $3, sbti_status = $4, emissions_kg = $5 where id = $1'
    await service.database.query(set, [asked, 'synced', 2, null, null])
    await service.database.query(set, [removed, 'synced', 0, 'removed', 5])
    await service.database.query('update organization set removed_at = now() where id = $1', [gone])
    const { body } = await own.get('/organizations/summary?country=SE')
    const { worklists, organizations } = PortfolioSummary.parse(body)
    expect(organizations).toBe(0)
    expect(worklists.spend_year).toBe(2022)
    expect(worklists.lists.map(({ id, organizations: count }) => [id, count])).toEqual([
      ['to_decide', 1],
      ['no_figures', 0],
      ['target_removed', 1],
    ])
    expect(worklists.lists.map(({ spend_share: share }) => share)).toEqual([0.75, 0, 0.25])
    // What has no exchange rate is in no sum, and no share can be said.
    await spent('Elsewhere', [of(2022, 1, 'SEK')])
    const later = PortfolioSummary.parse((await own.get('/organizations/summary')).body).worklists
    expect(later.lists.map(({ spend_share: share }) => share)).toEqual([null, null, null])
  })

  it('counts unknown as a group of its own', async () => {
    const whole = await summary()
    expect(whole).toMatchObject({
      recognition: { recognised: 1, to_decide: 1, not_found: 1 },
      organizations: 4,
      with_emissions: 2,
      figures: { worldwide: 1, one_country: 1, none: 1, not_recognised: 1, in_progress: 0 },
      newest_worldwide_years: [{ year: 2022, count: 1 }],
      share_with_emissions: 0.5,
      share_with_science_based_targets: 0.25,
      without_score: 1,
      science_based_targets: { yes: 1, no: 1, unknown: 2, passed: 0 },
      race_to_zero: { yes: 0, no: 1, unknown: 3 },
      climate_pledge: { yes: 1, no: 0, unknown: 3 },
      global_compact: { yes: 1, no: 0, unknown: 3 },
      statuses: { synced: 3, in_progress: 0, errored: 1 },
      with_candidates: 1,
    })
    expect(whole.score_distribution.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(whole.countries).toContainEqual({ id: null, count: 1 })
    expect(whole.industries).toContainEqual({ id: '35', name: 'Electricity', section: 'D', count: 1 })
    // Food, electronics and electricity: what does not compare has no median.
    expect(whole.median_intensity).toBeNull()
    expect((await summary('?industry=26')).median_intensity).toEqual({
      kilograms_per_unit: 3,
      currency: 'USD',
      organizations: 1,
      first_year: 2022,
      last_year: 2022,
    })
  })

  it('takes the filters of the list', async () => {
    expect(await summary('?country=SE,DE')).toMatchObject({
      organizations: 2,
      share_with_emissions: 1,
      without_score: 0,
    })
  })

  it('gives the median in another currency at the rate of its year, and none for a year without a rate', async () => {
    // 3 kg per dollar at 0.8 pounds a dollar in 2022: 3.75 kg per pound. No rate for 2001.
    const { median_intensity: median } = await summary('?currency=GBP&industry=26')
    expect(median).toMatchObject({ kilograms_per_unit: 3.75, currency: 'GBP', organizations: 1 })
    expect((await summary('?currency=GBP&industry=35')).median_intensity).toBeNull()
  })
})

describe('labels', () => {
  it('are refused whole where one id or word is wrong', async () => {
    const own = ids['Ada']
    const stranger = await service.project()
    const { body } = await stranger.post({ name: 'Foreign' })
    for (const [payload, status] of [
      [{ ids: [own, body['id']], add: ['Mine'] }, 400],
      [{ ids: [], add: ['Mine'] }, 400],
      [{ ids: [own], add: ['a,b'] }, 400],
      [{ ids: [own], add: [' '] }, 400],
      [{ ids: [own], add: ['x'.repeat(41)] }, 400],
      [{ ids: [own], tag: ['Mine'] }, 422],
    ] as const) {
      expect((await change('POST', '/organizations/labels', payload)).status).toBe(status)
    }
    const many = Array.from({ length: 11 }, (_, place) => `L${place}`)
    expect((await change('POST', '/organizations/labels', { ids: [own], add: many })).status).toBe(200)
    const more = many.map((label) => `M${label}`)
    expect((await change('POST', '/organizations/labels', { ids: [own], add: more })).status).toBe(400)
    expect((await change('PUT', `/organizations/${own}/labels`, { labels: [] })).body).toMatchObject({
      organizations: [{ id: own, labels: [] }],
    })
    expect((await change('PUT', '/organizations/999999/labels', { labels: [] })).status).toBe(404)
    expect((await change('PUT', `/organizations/${own}/labels`, { labels: ['Stolen'] }, stranger.key)).status).toBe(404)
  })

  it('are one in any case, filter the list, are counted, and say what an undo needs', async () => {
    const [ada, ben] = [ids['Ada'], ids['Ben']]
    await change('PUT', `/organizations/${ada}/labels`, { labels: ['Key  Supplier'] })
    const { body } = await change('POST', '/organizations/labels', { ids: [ada, ben], add: ['key supplier'] })
    expect(body).toEqual({
      organizations: [
        { id: ada, labels: ['Key Supplier'] },
        { id: ben, labels: ['Key Supplier'] },
      ],
      added: [{ id: ben, label: 'Key Supplier' }],
      removed: [],
    })
    expect(await namesOf('label=KEY%20SUPPLIER,other')).toBe('Ada Ben')
    expect((await summary()).labels).toEqual([{ label: 'Key Supplier', count: 2 }])
    const undone = await change('POST', '/organizations/labels', { ids: [ben], remove: ['Key Supplier'] })
    expect(undone.body).toMatchObject({ added: [], removed: [{ id: ben, label: 'Key Supplier' }] })
    const { organizations } = OrganizationList.parse((await project.get('/organizations')).body)
    expect(organizations.map(({ labels }) => labels)).toEqual([['Key Supplier'], [], [], []])
  })
})
