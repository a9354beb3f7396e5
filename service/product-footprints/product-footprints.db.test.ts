import { afterAll, beforeAll, expect, it } from 'vitest'
import { Evidence } from '@/service/contract/organization/evidence'
import {
  ProductFootprintDocument,
  ProductFootprintList,
  ProductFootprintsTaken,
} from '@/service/contract/product-footprints/product-footprint'
import { createProject } from '@/service/projects/create-project'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { send } from '@/service/testing/programs/start-test-service'
import { makeFootprint } from './testing/make-footprint'
import { renewDue } from './watch-validity'

let folder: SmallRelease
let editions: TestEditions

beforeAll(async () => {
  const disclosure: SourceRecord['disclosures'][number] = {
    source: 'carbon-gap',
    recordId: 'Aldgate Brewing',
    year: 2024,
    region: 'GLOBAL',
    emissions: { scope1Kg: 5_000_000 },
    revenue: { amount: 9_000_000, currency: 'GBP' },
    document: null,
    locator: 'row 1',
    printed: [],
  }
  const record = makeSourceRecord({
    source: 'carbon-gap',
    name: 'Aldgate Brewing',
    hqRegion: 'GB',
    disclosures: [disclosure],
  })
  folder = writeSmallRelease([record as SourceRecord])
  editions = await startTestEditions(folder.directory)
}, 120_000)

afterAll(async () => {
  await editions.stop()
  folder.remove()
})

type Method = 'GET' | 'POST' | 'DELETE'

async function ask(method: Method, url: string, body?: unknown, key = editions.key) {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return send(editions.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

async function give(id: number, document: unknown, more: object = {}) {
  const { status, body } = await ask('POST', `/organizations/${id}/product-footprints`, { document, ...more })
  return { status, ...(status === 200 ? ProductFootprintsTaken.parse(body) : { outcomes: [], footprints: [] }), body }
}

async function factorsOf(id: number) {
  await editions.work()
  const { performances } = await editions.answer(id)
  return performances.flatMap(({ year, region, production_emission_factors }) =>
    production_emission_factors.map(({ product, factor }) => [year, region, product, factor]),
  )
}

/** Footprints of a company of this name. */
function makerOf(companyName: string) {
  return (changed: Record<string, unknown> = {}, pcf: Record<string, unknown> = {}) =>
    makeFootprint({ companyName, ...changed }, pcf)
}

const ids = [
  '0d9a1f3e-0000-4000-8000-000000000001',
  '0d9a1f3e-0000-4000-8000-000000000002',
  '0d9a1f3e-0000-4000-8000-000000000003',
]

it('answers an empty list in every year of an organization without footprints', async () => {
  const id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB' })
  const { performances } = await editions.answer(id)
  expect(performances.map(({ year, production_emission_factors }) => [year, production_emission_factors])).toEqual([
    [2024, []],
  ])
  const { body } = await ask('GET', `/organizations/${id}/product-footprints`)
  expect(ProductFootprintList.strict().parse(body)).toEqual({ organization_id: id, footprints: [] })
})

it('shows a footprint with its evidence, and its factor in the year together with the existing figures', async () => {
  const id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB' })
  const before = await editions.answer(id)
  const taken = await give(id, makeFootprint(), { file_name: 'ethanol.json', by: 'Ada' })
  expect(taken.outcomes).toEqual([
    { pact_id: 'd9be4477-e351-45b3-acd9-e1da05e6f633', product: 'Green Ethanol', result: 'taken', detail: null },
  ])
  expect(taken.footprints).toMatchObject([
    {
      state: 'counts',
      declared_unit: 'liter',
      declared_amount: '12',
      pcf_excluding_biogenic_uptake: '24',
      factor: 2,
      factor_per_kilogram: 2.5,
      geography: 'GB',
      valid_until: '2028-01-01T00:00:00.000Z',
      data_quality: { technological: '1', geographical: '2.2', temporal: '4' },
      company_known_by: 'name',
      origin: 'uploaded',
      given_from: 'ethanol.json',
      given_by: 'Ada',
    },
  ])
  await editions.work()
  const after = await editions.answer(id)
  const footprint = taken.footprints[0]?.id
  expect(after.performances).toEqual(
    before.performances.map((one) => ({
      ...one,
      production_emission_factors: [
        {
          product: 'Green Ethanol',
          unit: 'liter',
          factor: 2,
          source: { url: `/organizations/${id}/product-footprints/${footprint}` },
          factor_including_biogenic_uptake: -0.1,
          factor_per_kilogram: 2.5,
          product_ids: ['urn:gtin:4712345060507'],
          geography: 'GB',
          reference_period: { start: '2024-01-01T00:00:00Z', end: '2025-01-01T00:00:00Z' },
          valid_until: '2028-01-01T00:00:00.000Z',
        },
      ],
    })),
  )
  expect(after.sources).toContainEqual(
    expect.objectContaining({
      url: `/organizations/${id}/product-footprints`,
      licence: expect.stringMatching(/not public/),
    }),
  )
  // It belongs to this project, and no score counts it.
  expect([after.score, after.known_share]).toEqual([before.score, before.known_share])
  const { body } = await ask('GET', `/organizations/${id}/product-footprints/${footprint}`)
  expect(ProductFootprintDocument.parse(body).document).toEqual(makeFootprint())
  const { body: evidence } = await ask('GET', `/organizations/${id}/evidence`)
  const { entries, sources } = Evidence.parse(evidence)
  expect(entries.find(({ path }) => path === '/performances/0/production_emission_factors/0/factor')).toMatchObject({
    label: 'One unit of the product “Green Ethanol”',
    value: 2,
    unit: 'kg CO2e/liter',
    method: 'stated_privately',
    basis: expect.stringMatching(/not public\. Reference period: 2024-01-01 to 2024-12-31\./),
    statement: {
      source: 'product-footprints',
      document: { url: `/organizations/${id}/product-footprints/${footprint}`, title: 'Green Ethanol' },
    },
    missing: null,
  })
  expect(sources).toContainEqual(
    expect.objectContaining({ id: 'product-footprints', licence: expect.stringMatching(/not public/) }),
  )
})

it('adds a performance without emissions for a year about which nothing else is known', async () => {
  const id = await editions.register({ name: 'Nobody Knows Works' })
  await give(id, makeFootprint({ companyName: 'Nobody Knows Works' }))
  expect(await factorsOf(id)).toEqual([[2024, 'GLOBAL', 'Green Ethanol', 2]])
  const { performances, score } = await editions.answer(id)
  expect(performances[0]).toMatchObject({ revenue: null, emission_factor: null, emissions: { total: null, sum: null } })
  expect(score).toBeNull()
})

it('asks about a footprint of another company, and stores it if a person confirms it, which stays visible', async () => {
  const id = await editions.register({
    name: 'Bishopsgate Metals',
    hq_region: 'GB',
    lei_number: '529900T8BM49AURSDO55',
  })
  const asked = await give(id, makeFootprint())
  expect(asked.outcomes).toMatchObject([{ result: 'asks', detail: expect.stringMatching(/of “Aldgate Brewing”/) }])
  expect(await factorsOf(id)).toEqual([])
  const other = makeFootprint({ companyName: 'Bishopsgate Metals', companyIds: ['urn:lei:5493006MHB84DD0ZWV18'] })
  expect((await give(id, other)).outcomes).toMatchObject([
    { result: 'asks', detail: expect.stringMatching(/its LEI is/) },
  ])
  const taken = await give(id, makeFootprint(), { confirms_company: true, by: 'Ada' })
  expect(taken.footprints).toMatchObject([
    { company_name: 'Aldgate Brewing', company_known_by: 'person', given_by: 'Ada' },
  ])
})

it('replaces the footprint that a newer one names, in whichever order they are added, and respects a withdrawal', async () => {
  const id = await editions.register({ name: 'Cornhill Paper' })
  const make = makerOf('Cornhill Paper')
  const older = make({ id: ids[0] })
  const newer = make({ id: ids[1], precedingPfIds: [ids[0]] }, { pcfExcludingBiogenicUptake: '12' })
  await give(id, newer)
  const both = await give(id, [older, newer])
  expect(both.outcomes.map(({ result }) => result)).toEqual(['taken', 'known'])
  expect(both.footprints.map(({ pact_id, state }) => [pact_id, state]).toSorted()).toEqual([
    [ids[0], 'replaced'],
    [ids[1], 'counts'],
  ])
  expect(await factorsOf(id)).toEqual([[2024, 'GLOBAL', 'Green Ethanol', 1]])
  expect((await give(id, { ...newer, status: 'Deprecated' })).outcomes).toMatchObject([{ result: 'taken' }])
  expect(await factorsOf(id)).toEqual([])
  // In PACT 3 a changed footprint has another id.
  const changed = await give(id, make({ id: ids[0] }, { pcfExcludingBiogenicUptake: '13' }))
  expect(changed.outcomes).toMatchObject([{ result: 'refused', detail: expect.stringMatching(/with other content/) }])
})

it('does not count an expired footprint, and stops counting one on its last day', async () => {
  const id = await editions.register({ name: 'Moorgate Glass' })
  const make = makerOf('Moorgate Glass')
  const expired = make({ id: ids[0], validityPeriodEnd: '2026-11-21T12:00:00Z' })
  const soon = make({ id: ids[1], productNameCompany: 'Soon gone', validityPeriodEnd: '2026-11-21T12:00:01Z' })
  const later = make({
    id: ids[2],
    productNameCompany: 'To come',
    validityPeriodStart: '2026-11-21T12:00:01Z',
  })
  const taken = await give(id, { data: [expired, soon, later] })
  expect(taken.footprints.map(({ product, state }) => [product, state])).toEqual([
    ['Green Ethanol', 'expired'],
    ['Soon gone', 'counts'],
    ['To come', 'not_yet_valid'],
  ])
  expect(await factorsOf(id)).toEqual([[2024, 'GLOBAL', 'Soon gone', 2]])
  const tomorrow = { ...editions.ctx, clock: () => new Date('2026-11-22T12:00:00Z') }
  expect(await renewDue(tomorrow)).toBe(2)
  expect(await renewDue(tomorrow)).toBe(0)
  expect(await editions.work()).toEqual([id])
})

it('stores each footprint of a list independently, and refuses documents without any, with too many, or too large', async () => {
  const id = await editions.register({ name: 'Ludgate Textiles' })
  const make = makerOf('Ludgate Textiles')
  const gallon = make({ id: ids[1] }, { declaredUnitOfMeasurement: 'gallon' })
  const mixed = await give(id, [gallon, make({ id: ids[0] }), 'x', make({ id: ids[0] })])
  expect(mixed.outcomes.map(({ result }) => result)).toEqual(['refused', 'taken', 'refused', 'known'])
  expect(mixed.outcomes[0]?.detail).toMatch(/"gallon" is no unit/)
  // The product's name is returned so that it can be found in a long list.
  expect(mixed.outcomes.map(({ product }) => product)).toEqual([
    'Green Ethanol',
    'Green Ethanol',
    null,
    'Green Ethanol',
  ])
  expect((await give(id, {})).status).toBe(400)
  expect((await give(id, { data: [] })).status).toBe(400)
  const type = 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3'
  const rejected = await give(id, { type, data: { requestEventId: '1', error: { message: 'No such product' } } })
  expect([rejected.status, rejected.body]).toEqual([
    400,
    expect.objectContaining({ detail: expect.stringMatching(/the supplier rejected the request .*: No such product/) }),
  ])
  expect((await give(id, Array(501).fill({}))).body['detail']).toMatch(/may contain 500 footprints, and has 501/)
  expect((await give(id, [{ filler: 'x'.repeat(5 * 1024 * 1024) }])).status).toBe(413)
  expect((await give(id, [], { is_public: true })).status).toBe(422)
})

it('is 404 for another project, and deletes a footprint that is removed', async () => {
  const id = await editions.register({ name: 'Newgate Ceramics' })
  const make = makerOf('Newgate Ceramics')
  const { footprints } = await give(id, make())
  const { api_key: other } = await createProject(editions.ctx, { name: 'Other', max_organizations: null })
  const path = `/organizations/${id}/product-footprints`
  const one = `${path}/${footprints[0]?.id}`
  for (const [method, url] of [
    ['GET', path],
    ['GET', one],
    ['DELETE', one],
  ] as const)
    expect((await ask(method, url, undefined, other)).status).toBe(404)
  expect((await ask('POST', path, { document: make() }, other)).status).toBe(404)
  expect((await ask('DELETE', one)).body).toEqual({ organization_id: id, footprints: [] })
  expect((await ask('DELETE', one)).status).toBe(404)
  expect((await ask('GET', one)).status).toBe(404)
  expect(await factorsOf(id)).toEqual([])
})

it('stores at most 2,000 footprints of one organization, not counting those stored already', async () => {
  const id = await editions.register({ name: 'Shadwell Rope' })
  const make = makerOf('Shadwell Rope')
  await give(id, make({ id: ids[0] }))
  const full = `insert into product_footprint
      (organization_id, project_id, pact_id, preceding_ids, status, valid_until, document, company_known_by, origin, given_at)
    select organization_id, project_id, gen_random_uuid(), '[]', status, valid_until, document, 'name', origin, given_at
      from product_footprint, generate_series(1, 1999) where organization_id = $1`
  await editions.database.query(full, [id])
  expect((await give(id, make({ id: ids[0] }))).outcomes).toMatchObject([{ result: 'known' }])
  expect((await give(id, [make({ id: ids[0] }), make({ id: ids[1] })])).body).toMatchObject({
    status: 400,
    detail: 'One organization may have 2000 product footprints',
  })
})

it('stores at most 32 MB of one organization, and counts and lists more than one page', async () => {
  const id = await editions.register({ name: 'Wapping Chandlery' })
  const make = makerOf('Wapping Chandlery')
  await give(id, make({ id: ids[0] }))
  const more = (count: number) => `insert into product_footprint
      (organization_id, project_id, pact_id, preceding_ids, status, valid_until, document, company_known_by, origin, given_at)
    select organization_id, project_id, gen_random_uuid(), '[]', status, valid_until,
        document || jsonb_build_object('productNameCompany', 'Rope ' || lpad(turn::text, 4, '0'), 'filler', repeat('x', 250000)),
        'name', origin, given_at
      from product_footprint, generate_series(1, ${count}) as turn where organization_id = $1 and document ->> 'filler' is null`
  await editions.database.query(more(130), [id])
  const { outcomes } = await give(id, make({ id: ids[1], precedingPfIds: [ids[0]] }))
  expect(outcomes).toMatchObject([{ result: 'taken' }])
  const factors = await factorsOf(id)
  expect(factors.length).toBe(131)
  expect(factors.slice(0, 2)).toEqual([
    [2024, 'GLOBAL', 'Green Ethanol', 2],
    [2024, 'GLOBAL', 'Rope 0001', 2],
  ])
  const { body } = await ask('GET', `/organizations/${id}/product-footprints`)
  expect(
    ProductFootprintList.parse(body)
      .footprints.map(({ state }) => state)
      .filter((one) => one === 'counts').length,
  ).toBe(131)
  await editions.database.query(more(3), [id])
  expect((await give(id, make({ id: ids[2] }))).body).toMatchObject({
    status: 400,
    detail: expect.stringMatching(/may have 32 MB together: remove/),
  })
  // Footprints that are stored already need no space.
  expect((await give(id, make({ id: ids[0] }))).outcomes).toMatchObject([{ result: 'known' }])
})
