import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeHeld } from '@/service/editions/describe/describe-held'
import { joinEditions } from '@/service/editions/join/join-task'
import type { Disclosure } from '@/service/reference/records'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { send } from '@/service/testing/programs/start-test-service'

const kt = 1_000_000

function scope1(year: number, kilograms: number): Omit<Disclosure, 'companyId'> {
  return {
    source: 'klimatkollen',
    recordId: 'Q42',
    year,
    region: 'GLOBAL',
    emissions: { scope1Kg: kilograms },
    revenue: null,
    document: null,
    locator: `$[0].reportingPeriods[${year - 2020}]`,
    printed: [
      {
        field: 'scope1Kg',
        printed: String(kilograms / 1000),
        unit: 't CO2e',
        place: { file: 'companies.json', path: `$[0].reportingPeriods[${year - 2020}].emissions.scope1.total` },
      },
    ],
  }
}

/** Adds a plausible figure to a year. */
function withScope2(disclosure: Omit<Disclosure, 'companyId'>): Omit<Disclosure, 'companyId'> {
  return { ...disclosure, emissions: { ...disclosure.emissions, scope2Kg: 7 * kt } }
}

let folder: SmallRelease
let editions: TestEditions
let id: number

beforeAll(async () => {
  const record = makeSourceRecord({
    source: 'klimatkollen',
    recordId: 'Q42',
    name: 'Fenwick Foundry Works',
    hqRegion: 'SE',
    identifiers: [{ kind: 'wikidata', value: 'Q42' }],
    disclosures: [scope1(2020, 50 * kt), withScope2(scope1(2021, 500 * kt)), scope1(2022, 52 * kt)],
  })
  folder = writeSmallRelease([record as SourceRecord])
  editions = await startTestEditions(folder.directory, joinEditions)
  id = await editions.register({ name: 'Fenwick Foundry Works', hq_region: 'SE' })
}, 120_000)

afterAll(async () => {
  await editions.stop()
  folder.remove()
})

const odd = { source: 'klimatkollen', record_id: 'Q42', year: 2021, region: 'GLOBAL', field: 'scope1Kg' }
const reason = 'The foundry ran a second furnace in 2021, see its report, page 12'
const as = (key: string) => ({ authorization: `Bearer ${key}` })
const shown = async () =>
  (await editions.answer(id)).performances.map(({ year, emissions }) => [year, emissions.scope_1.total])
const asHeld = [
  [2022, 52 * kt],
  [2021, null],
  [2020, 50 * kt],
]
const post = (path: string, payload: object, key = teamKey) =>
  send(editions.app, { method: 'POST', url: `/data/held-figures/${path}`, headers: as(key), payload })

describe('a figure that fails a check', () => {
  it('is not shown but listed with its reason, and its evidence says that it is held back', async () => {
    expect(await shown()).toEqual(asHeld)
    const { body } = await send(editions.app, { url: '/data/held-figures', headers: as(editions.key) })
    expect(body).toMatchObject({
      held: [{ ...odd, value: 500 * kt, rule: 'jump', reason: 'about 10 times more than in 2020 and 2022' }],
      accepted: [],
    })
    const { body: evidence } = await send(editions.app, {
      url: `/organizations/${id}/evidence`,
      headers: as(editions.key),
    })
    expect(evidence).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({
          path: '/performances/1/emissions/scope_1/total',
          value: null,
          missing: expect.objectContaining({
            reason: 'held_back',
            words: 'Held back, in Klimatkollen: about 10 times more than in 2020 and 2022',
          }),
        }),
      ]),
    })
  })

  it.each([
    ['by nobody without the team key', odd, 401],
    ['not without a reason', { ...odd, reason: 'because' }, 400],
    ['not where nothing is held back', { ...odd, year: 2020, reason }, 400],
    ['not with a field that is not known', { ...odd, reason, colour: 'red' }, 422],
  ])('is accepted %s', async (words, payload, status) => {
    const key = words.includes('nobody') ? editions.key : teamKey
    expect((await post('accept', payload, key)).status).toBe(status)
    expect(await shown()).toEqual(asHeld)
  })

  it('is shown after a person accepts it, and the reason is stored', async () => {
    const { status, body } = await post('accept', { ...odd, reason })
    expect(status).toBe(200)
    expect(body).toMatchObject({ held: [], accepted: [{ ...odd, reason }] })
    expect(await editions.work()).toEqual([id])
    expect((await shown())[1]).toEqual([2021, 500 * kt])
    expect(describeHeld(body as never, false).join('\n')).toContain(reason)
  })

  it('is held back again when the acceptance is withdrawn, which can be done once', async () => {
    expect((await post('withdraw', odd)).body).toMatchObject({ held: [odd], accepted: [] })
    await editions.work()
    expect(await shown()).toEqual(asHeld)
    expect((await post('withdraw', odd)).status).toBe(400)
    const { body } = await send(editions.app, { url: '/audit?limit=2', headers: as(teamKey) })
    expect(body).toMatchObject({
      events: [
        { kind: 'figure.withdrawn', actor: 'team_key', address: '127.0.0.1', details: odd },
        { kind: 'figure.accepted', actor: 'team_key', details: { ...odd, reason } },
      ],
    })
  })
})
