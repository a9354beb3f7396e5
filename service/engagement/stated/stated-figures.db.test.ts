import { afterAll, beforeAll, expect, it } from 'vitest'
import { StatedFigureList, StatedOutcomes } from '@/service/contract/engagement/stated-figure'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

async function register(project: TestProject, body: Record<string, unknown>): Promise<number> {
  return Number((await project.post(body)).body['id'])
}

async function figuresOf(project: TestProject, id: number) {
  const { body } = await project.ask('GET', `/organizations/${id}/stated-figures`)
  return StatedFigureList.strict().parse(body).figures
}

const scope1 = { year: 2024, scope: '1', value: 1_200 }

it('refuses invalid figures: negative, too large, of a future year, of an unknown scope or unit, or duplicate', async () => {
  const project = await service.project()
  const id = await register(project, { name: 'Alpha Testwerke' })
  const statusOf = async (figures: unknown, more = {}) =>
    (await project.ask('POST', `/organizations/${id}/stated-figures`, { figures, ...more })).status
  expect(await statusOf([])).toBe(400)
  expect(await statusOf([{ ...scope1, value: -1 }])).toBe(400)
  expect(await statusOf([{ ...scope1, value: '1200' }])).toBe(400)
  expect(await statusOf([{ ...scope1, value: 1e300 }])).toBe(400)
  expect(await statusOf([{ ...scope1, value: 2e6, unit: 'Mt' }])).toBe(400)
  expect(await statusOf([{ ...scope1, unit: 'lb' }])).toBe(400)
  expect(await statusOf([{ ...scope1, scope: '3.16' }])).toBe(400)
  expect(await statusOf([{ ...scope1, year: 2027 }])).toBe(400)
  expect(await statusOf([{ ...scope1, year: 1066 }])).toBe(400)
  expect(await statusOf([scope1, { ...scope1, value: 3 }])).toBe(400)
  expect(await statusOf([scope1], { assurance: 'very good' })).toBe(400)
  expect(await statusOf([scope1], { is_public: true })).toBe(422)
  expect(await figuresOf(project, id)).toEqual([])
  expect(await project.jobs()).toEqual([id])
})

it('stores a figure as stated and in tonnes, replaces it when it is typed again, and researches again', async () => {
  const project = await service.project()
  const id = await register(project, { name: 'Beta Testbau' })
  const url = `/organizations/${id}/stated-figures`
  const how = { method: '<script>alert(1)</script> GHG Protocol', assurance: 'limited', by: 'Ada' }
  await project.ask('POST', url, { figures: [{ ...scope1, value: 1_200_000, unit: 'kg' }], ...how })
  const [first] = await figuresOf(project, id)
  expect(first).toMatchObject({
    value: 1_200,
    given_value: 1_200_000,
    given_unit: 'kg',
    method: '<script>alert(1)</script> GHG Protocol',
    assurance: 'limited',
    origin: 'typed',
    given_by: 'Ada',
    decision: 'accepted',
    doubt: null,
  })
  await project.ask('POST', url, {
    figures: [
      { ...scope1, value: 1_300 },
      { ...scope1, scope: 'allocated', value: 7 },
    ],
  })
  expect((await figuresOf(project, id)).map(({ scope, value, assurance }) => [scope, value, assurance])).toEqual([
    ['1', 1_300, null],
    ['allocated', 7, null],
  ])
  expect(await project.jobs()).toEqual([id, id, id])
})

it('is 404 for another project, and removes only existing figures', async () => {
  const [project, other] = [await service.project(), await service.project()]
  const id = await register(project, { name: 'Gamma Test' })
  const url = `/organizations/${id}/stated-figures`
  await project.ask('POST', url, { figures: [scope1] })
  const figure = (await figuresOf(project, id))[0]?.id
  expect((await other.ask('GET', url)).status).toBe(404)
  expect((await other.ask('POST', url, { figures: [scope1] })).status).toBe(404)
  expect((await other.ask('DELETE', `${url}/${figure}`)).status).toBe(404)
  const own = await register(other, { name: 'Delta Test' })
  expect((await other.ask('DELETE', `/organizations/${own}/stated-figures/${figure}`)).status).toBe(404)
  expect((await project.ask('POST', `${url}/${figure}`, { decision: 'rejected' })).status).toBe(400)
  expect((await project.ask('DELETE', `${url}/${figure}`)).status).toBe(200)
  expect((await project.ask('DELETE', `${url}/${figure}`)).status).toBe(404)
  expect(await figuresOf(project, id)).toEqual([])
})

it('accepts the rows of a sheet one by one, and refuses a row with a name that two organizations have', async () => {
  const project = await service.project()
  const id = await register(project, { name: 'Epsilon Test', external_id: 'V-7' })
  await register(project, { name: 'Twin Test', hq_region: 'DE' })
  await register(project, { name: 'Twin Test', hq_region: 'FR' })
  const rows = [
    { external_id: 'V-7', ...scope1 },
    { name: 'epsilon test', ...scope1, value: 1.5, unit: 'kt' },
    { name: 'Twin Test', ...scope1 },
    { name: 'Nobody Test', ...scope1 },
    { ...scope1 },
    { name: 'Epsilon Test', ...scope1, value: -3 },
    'a,b',
  ]
  const { body } = await project.ask('POST', '/stated-figures/batch', { rows, by: 'Ada' })
  const { outcomes } = StatedOutcomes.parse(body)
  expect(outcomes.map((one) => one.organization_id)).toEqual([id, id, null, null, null, null, null])
  expect(outcomes.map(({ detail }) => detail?.slice(0, 5) ?? null)).toEqual([
    null,
    null,
    '2 org',
    'No or',
    'name:',
    'value',
    'row: ',
  ])
  expect((await figuresOf(project, id)).map(({ value, origin, given_by }) => [value, origin, given_by])).toEqual([
    [1_500, 'imported', 'Ada'],
  ])
})

it('marks a figure that is a hundred times the known one as doubtful, but leaves the decision to a person', async () => {
  const project = await service.project()
  const id = await register(project, { name: 'Zeta Test' })
  const known = {
    year: 2023,
    region: 'GLOBAL',
    emissions: { scope1Kg: 1_200_000 },
    revenue: null,
    documents: [],
    sources: [],
  }
  await service.database.query(
    `update organization set outcome = jsonb_build_object('company', null, 'industry', null, 'performances', jsonb_build_array($2::jsonb),
       'sources', '[]'::jsonb, 'commitments', jsonb_build_object('sbti', jsonb_build_object('retrievedOn', null, 'targets', '[]'::jsonb),
       'un', jsonb_build_object('retrievedOn', null, 'url', null, 'initiatives', '[]'::jsonb),
       'climatePledge', jsonb_build_object('signed', null, 'signedOn', null, 'url', null)), 'reportStatus', null, 'score', null,
       'scoreReasons', '[]'::jsonb, 'percentile', null, 'industryRank', 'unknown', 'regionRank', 'unknown') where id = $1`,
    [id, JSON.stringify(known)],
  )
  const url = `/organizations/${id}/stated-figures`
  await project.ask('POST', url, {
    figures: [
      { ...scope1, value: 1_200_000 },
      { ...scope1, year: 2022, value: 1_300 },
    ],
  })
  expect((await figuresOf(project, id)).map(({ doubt }) => doubt)).toEqual([
    { kind: 'much_more', year: 2023, value: 1_200 },
    null,
  ])
})
