import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinEditions } from '@/service/editions/join/join-task'
import { SourceRecord } from '@/service/reference/source-record'
import { claimLiveFetch } from '@/service/storage/editions/live-fetches'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { fetchLiveSource, type LiveContext, type LiveOutcome } from './fetch-live-source'
import type { LiveSourceId } from './live-source'
import { liveSources } from './live-sources'
import { requestFetch } from './request-fetch'
import { type Handler, type StandIn, sendJson, startStandIn } from './testing/start-stand-in'
import { requestDueFetches, workNextLiveFetch } from './work-live-fetches'

let release: SmallRelease
let service: TestEditions
let standIn: StandIn | undefined
let ctx: LiveContext
let directory: string

const apple = makeSourceRecord({
  source: 'sec',
  recordId: '320193',
  name: 'Aldgate Computers Inc.',
  identifiers: [{ kind: 'cik', value: '320193' }],
  tickers: [{ exchange: 'Nasdaq', symbol: 'ALDG' }],
})

beforeAll(async () => {
  release = writeSmallRelease([SourceRecord.parse(apple)])
  service = await startTestEditions(release.directory, joinEditions)
}, 120_000)
afterAll(async () => {
  await service.stop()
  release.remove()
})
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'live-'))
})
afterEach(async () => {
  await standIn?.stop()
  standIn = undefined
  rmSync(directory, { recursive: true, force: true })
})

async function begin(handler: Handler, contact: string | null = 'ops@example.org'): Promise<void> {
  standIn = await startStandIn(handler)
  const { url } = standIn
  const baseUrls = Object.fromEntries(Object.keys(liveSources).map((id) => [id, url]))
  const live = {
    dataDirectory: directory,
    contact,
    keys: {},
    keysSecret: null,
    baseUrls,
    reach: { mayConnect: () => true, anyPort: true },
  }
  ctx = { ...service.ctx, join: joinEditions, live }
}

async function fetchSource(id: LiveSourceId): Promise<LiveOutcome> {
  await requestFetch(ctx, liveSources[id])
  const now = ctx.clock()
  await claimLiveFetch(ctx.database, { now, until: new Date(now.getTime() + 600_000), source: id })
  return fetchLiveSource(ctx, liveSources[id], new AbortController().signal)
}

async function performances(body: object) {
  return (await service.answer(await service.register(body))).performances
}

const uri = (id: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${id}` })
const text = (value: string) => ({ type: 'literal', value })

function binding(number: number, role: string, amount: string) {
  return {
    item: uri('Q77'),
    statement: uri(`statement/Q77-${String(number).padStart(6, '0')}`),
    name: text('Birch Paper'),
    rank: { type: 'uri', value: 'http://wikiba.se/ontology#NormalRank' },
    amount: text(amount),
    unit: uri('Q57084755'),
    roles: text(`http://www.wikidata.org/entity/${role}`),
    parts: text(''),
    end: text('2024-12-31T00:00:00Z'),
    ref: uri('report'),
  }
}

it('wikidata: statements arrive in pages and become figures by year', async () => {
  const all = [
    binding(0, 'Q124883250', '+1200'),
    binding(1, 'Q124883327', '+300'),
    ...Array.from({ length: 5000 }, (_, place) => ({
      ...binding(place + 2, 'Q124883250', '+1'),
      item: uri(`Q${1000 + place}`),
      name: text(`Firm ${place}`),
    })),
  ]
  await begin((_request, response, { searchParams }) => {
    const query = searchParams.get('query') ?? ''
    const after = /STR\(\?statement\) > "([^"]*)"/.exec(query)?.[1] ?? ''
    const rest = all.filter(({ statement }) => statement.value > after)
    sendJson(response, { head: { vars: [] }, results: { bindings: rest.slice(0, 5000) } })
  })
  expect(await fetchSource('wikidata')).toMatchObject({ state: 'done', outcome: 'imported' })
  expect(standIn?.asked).toHaveLength(2)
  const [year] = await performances({ name: 'Birch Paper', hq_region: null })
  expect(year).toMatchObject({ year: 2024, emissions: { scope_1: { total: 1_200_000 } } })
}, 120_000)

it('wikidata: neither an endless page nor an answer without bindings becomes an edition', async () => {
  const page = { results: { bindings: Array.from({ length: 5000 }, () => binding(1, 'Q124883250', '+1')) } }
  await begin((_request, response) => sendJson(response, page))
  expect(await fetchSource('wikidata')).toMatchObject({
    failureCode: 'changed_shape',
    failure: expect.stringMatching(/order/),
  })
  await begin((_request, response) => sendJson(response, { results: [] }))
  expect(await fetchSource('wikidata')).toMatchObject({ failureCode: 'changed_shape' })
}, 60_000)

it('wikidata and the SEC are not asked without a contact', async () => {
  await begin((_request, response) => sendJson(response, {}), null)
  for (const id of ['wikidata', 'sec-companyfacts'] as const) {
    expect(await fetchSource(id)).toMatchObject({
      failureCode: 'no_contact',
      remedy: expect.stringMatching(/OPERATOR_CONTACT/),
    })
  }
  expect(standIn?.asked).toEqual([])
}, 60_000)

const listed = {
  報告年度: '113',
  公司代號: '1101',
  公司名稱: '台灣水泥股份有限公司',
  '範疇一排放量(噸CO2e)': '500',
  範疇一資料邊界: '合併',
  '範疇二排放量(噸CO2e)': '100',
  範疇二資料邊界: '合併',
  '範疇三排放量(噸CO2e)': '',
  範疇三資料邊界: '',
}

it.each([
  ['twse', '/opendata/t187ap46_L_1'],
  ['tpex', '/t187ap46_O_1'],
] as const)(
  '%s: its table becomes an edition; one with a renamed heading, or an empty one, does not',
  async (id, path) => {
    let rows: object[] = [listed]
    await begin((_request, response, { pathname }) => sendJson(response, rows, pathname === path ? 200 : 404))
    expect(await fetchSource(id)).toMatchObject({ state: 'done', outcome: 'imported' })
    const [year] = await performances({ name: '台灣水泥股份有限公司', hq_region: 'TW' })
    expect(year).toMatchObject({ year: 2024, region: 'GLOBAL', emissions: { scope_1: { total: 500_000 } } })
    rows = [{ ...listed, 報告年度: undefined, 年度: '113' }]
    expect(await fetchSource(id)).toMatchObject({
      failureCode: 'file_refused',
      failure: expect.stringMatching(/報告年度: no such column/),
    })
    rows = []
    expect(await fetchSource(id)).toMatchObject({
      failureCode: 'changed_shape',
      failure: expect.stringMatching(/no rows/),
    })
  },
  60_000,
)

function balance(number: number) {
  return {
    id: number,
    raison_sociale: number === 0 ? 'Verrerie du Test' : `Atelier ${number}`,
    siren_principal: number === 0 ? '652014051' : '1',
    type_de_structure: 'Entreprise',
    annee_de_reporting: 2023,
    emissions_publication_p11: 40,
    emissions_publication_p21: 2,
  }
}

it('ademe-beges: follows links to further pages only, to the last one', async () => {
  const total = 11
  let isLooping = false
  await begin((_request, response, url) => {
    const after = Number(url.searchParams.get('after') ?? 0)
    const results = Array.from({ length: Math.min(5, total - after) }, (_, place) => balance(after + place))
    const next = `https://elsewhere.example${url.pathname}?after=${isLooping ? 5 : after + 5}&size=5`
    sendJson(response, { total, results, ...(after + 5 < total && { next }) })
  })
  expect(await fetchSource('ademe-beges')).toMatchObject({ state: 'done', outcome: 'imported' })
  expect(standIn?.asked).toHaveLength(3)
  const [year] = await performances({ name: 'Verrerie du Test', hq_region: 'FR' })
  expect(year).toMatchObject({ year: 2023, region: 'FR', emissions: { scope_1: { total: 40_000 } } })
  isLooping = true
  expect(await fetchSource('ademe-beges')).toMatchObject({
    failureCode: 'changed_shape',
    failure: expect.stringMatching(/leads back/),
  })
}, 60_000)

it('ademe-beges: neither renamed columns nor pages that end early become an edition', async () => {
  const { raison_sociale: _, ...renamed } = balance(0)
  let answer: object = { total: 1, results: [renamed] }
  await begin((_request, response) => sendJson(response, answer))
  expect(await fetchSource('ademe-beges')).toMatchObject({
    failure: expect.stringMatching(/has no column raison_sociale/),
  })
  answer = { total: 3, results: [balance(0)] }
  expect(await fetchSource('ademe-beges')).toMatchObject({ failure: expect.stringMatching(/ends after 1 of 3/) })
}, 60_000)

it('sec-companyfacts: asks about registered companies, and answers contain their revenue', async () => {
  const fact = {
    start: '2023-01-01',
    end: '2023-12-31',
    val: 123_000_000,
    accn: 'a-1',
    fy: 2023,
    fp: 'FY',
    form: '10-K',
    filed: '2024-02-01',
  }
  await begin((_request, response, { pathname }) => {
    if (pathname !== '/api/xbrl/companyfacts/CIK0000320193.json') return sendJson(response, {}, 404)
    const facts = { 'us-gaap': { Revenues: { units: { USD: [fact] } }, Assets: { units: { USD: [] } } } }
    sendJson(response, { cik: 320193, entityName: 'Aldgate Computers Inc.', facts })
  })
  expect(await fetchSource('sec-companyfacts')).toMatchObject({ failureCode: 'file_refused' })
  expect(standIn?.asked).toEqual([])
  const id = await service.register({ name: 'Aldgate Computers Inc.', hq_region: 'US' })
  expect(await fetchSource('sec-companyfacts')).toMatchObject({ state: 'done', outcome: 'imported' })
  await service.work()
  expect((await service.answer(id)).performances[0]).toMatchObject({
    year: 2023,
    revenue: 123_000_000,
    revenue_currency: 'USD',
  })
}, 60_000)

const lei = '529900T8BM49AURSDO55'

function entity(id: string, name: string) {
  const address = { country: 'DE', region: 'DE-BY' }
  return {
    type: 'lei-records',
    id,
    attributes: {
      lei: id,
      entity: {
        legalName: { name, language: 'de' },
        otherNames: [{ name: 'Birch Holding' }],
        legalAddress: address,
        headquartersAddress: address,
        category: 'GENERAL',
        legalForm: { id: '2HBR' },
        status: 'ACTIVE',
      },
      registration: { status: 'ISSUED', lastUpdateDate: '2026-10-01T08:00:00Z' },
    },
  }
}

it('gleif: finds the entity of an LEI that a project registered, and its parents', async () => {
  let name = 'Birch Papier GmbH'
  await begin((_request, response, { pathname, searchParams }) => {
    if (pathname === '/lei-records') {
      return sendJson(response, { data: searchParams.get('filter[lei]') === lei ? [entity(lei, name)] : [] })
    }
    if (pathname.endsWith('/direct-parent')) return sendJson(response, { data: { id: 'HWUPKR0MPOU8FGXBT394' } })
    sendJson(response, { errors: [{ status: '404' }] }, 404)
  })
  expect(await fetchSource('gleif')).toMatchObject({ state: 'done', outcome: 'unchanged' })
  const id = await service.register({ name: 'Birch Papier', lei_number: lei })
  expect((await service.answer(id)).hq_region).toBeNull()
  expect(await fetchSource('gleif')).toMatchObject({ state: 'done', outcome: 'imported', remarks: [] })
  await service.work()
  expect(await service.answer(id)).toMatchObject({ hq_region: 'DE' })
  expect(await fetchSource('gleif')).toMatchObject({ state: 'done', outcome: 'unchanged' })
  name = ''
  expect(await fetchSource('gleif')).toMatchObject({
    failureCode: 'changed_shape',
    failure: expect.stringMatching(/legalName/),
  })
}, 60_000)

it('on a cadence, requests the sources that are due and can be asked; fetches waiting ones one after the other', async () => {
  await begin((_request, response) => sendJson(response, [listed]), null)
  await ctx.database.query('delete from live_fetch')
  expect(await requestDueFetches(ctx, () => false)).toEqual(['twse', 'tpex', 'ademe-beges', 'gleif'])
  const signal = new AbortController().signal
  const worked: boolean[] = []
  for (let round = 0; round < 5; round++) worked.push(await workNextLiveFetch(ctx, signal))
  expect(worked).toEqual([true, true, true, true, false])
  expect(await requestDueFetches(ctx, () => false)).toEqual([])
  const later = { ...ctx, clock: () => new Date('2026-11-21T13:00:01Z') }
  expect(await requestDueFetches(later, () => true)).toEqual(['nzdpu', 'ademe-beges', 'gleif'])
}, 120_000)

it('continues a fetch whose process has ended, and does not touch one that is running', async () => {
  await begin((_request, response) => sendJson(response, [listed]))
  await ctx.database.query('delete from live_fetch')
  await requestFetch(ctx, liveSources.twse)
  const now = ctx.clock()
  await claimLiveFetch(ctx.database, { now, until: new Date(now.getTime() + 1_000) })
  const signal = new AbortController().signal
  expect(await workNextLiveFetch(ctx, signal)).toBe(false)
  const later = { ...ctx, clock: () => new Date(now.getTime() + 2_000) }
  expect(await workNextLiveFetch(later, signal)).toBe(true)
}, 60_000)
