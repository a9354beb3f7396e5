import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinEditions } from '@/service/editions/join/join-task'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { type CachedReader, startCachedReader } from '@/service/testing/programs/start-cached-reader'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { send } from '@/service/testing/programs/start-test-service'
import { importEdition } from './import-edition'

const kt = 1_000_000

/** A year of a company whose scope 1 in 2021 is ten times that of other years. */
function yearOf(year: number, scope1Kg: number) {
  const place = { file: 'companies.json', path: `$[0].reportingPeriods[${year - 2020}].emissions.scope1.total` }
  return {
    source: 'klimatkollen' as const,
    recordId: 'Q42',
    year,
    region: 'GLOBAL',
    emissions: { scope1Kg, scope2Kg: 7 * kt },
    revenue: null,
    document: null,
    locator: `$[0].reportingPeriods[${year - 2020}]`,
    printed: [{ field: 'scope1Kg' as const, printed: String(scope1Kg / 1000), unit: 't CO2e', place }],
  }
}

let folder: SmallRelease
let editions: TestEditions
/** The service in this process, and in a second one where the database allows several. */
let readers: CachedReader[]

beforeAll(async () => {
  const listed = (await readSbti(sbtiList([{ id: 1, name: 'Aldgate Brewing' }]))).records as SourceRecord[]
  const foundry = makeSourceRecord({
    source: 'klimatkollen',
    recordId: 'Q42',
    name: 'Fenwick Foundry Works',
    hqRegion: 'SE',
    identifiers: [{ kind: 'wikidata', value: 'Q42' }],
    disclosures: [yearOf(2020, 50 * kt), yearOf(2021, 500 * kt), yearOf(2022, 52 * kt)],
  })
  folder = writeSmallRelease([...listed, foundry as SourceRecord], { sbti: '2026-05-01' })
  editions = await startTestEditions(folder.directory, joinEditions)
  const { ctx, database } = editions
  readers = [await startCachedReader(ctx, null), await startCachedReader(ctx, database.databaseUrl)]
}, 120_000)

afterAll(async () => {
  for (const reader of readers) await reader.stop()
  await editions.stop()
  folder.remove()
})

/** Registers and researches an organization, and has both processes cache its answer. */
async function cached(name: string): Promise<number> {
  const id = await editions.register({ name, hq_region: 'SE' })
  for (const reader of readers) {
    const before = reader.hits()
    for (let time = 0; time < 3; time++) await reader.get(editions.key, id)
    expect(reader.hits()).toBeGreaterThan(before)
  }
  return id
}

/** Waits until all processes answer `value`: notifying another process takes a moment. */
async function allSay(id: number, of: (answer: Record<string, unknown>) => unknown, value: unknown): Promise<void> {
  for (const reader of readers) {
    await expect.poll(async () => of(await reader.get(editions.key, id)), { timeout: 5_000 }).toEqual(value)
  }
}

it('shows a figure that a person accepts, and holds it back again after the acceptance is withdrawn', async () => {
  const id = await cached('Fenwick Foundry Works')
  const scope1 = (answer: Record<string, unknown>) => {
    const performances = answer['performances'] as { emissions: { scope_1: { total: number | null } } }[]
    return performances.map(({ emissions }) => emissions.scope_1.total)
  }
  await allSay(id, scope1, [52 * kt, null, 50 * kt])
  const odd = { source: 'klimatkollen', record_id: 'Q42', year: 2021, region: 'GLOBAL', field: 'scope1Kg' }
  const post = (path: string, payload: object) =>
    send(editions.app, {
      method: 'POST',
      url: `/data/held-figures/${path}`,
      headers: { authorization: `Bearer ${teamKey}` },
      payload,
    })
  const reason = 'The foundry ran a second furnace in 2021, see its report, page 12'
  expect((await post('accept', { ...odd, reason })).status).toBe(200)
  await editions.work()
  await allSay(id, scope1, [52 * kt, 500 * kt, 50 * kt])
  expect((await post('withdraw', odd)).status).toBe(200)
  await editions.work()
  await allSay(id, scope1, [52 * kt, null, 50 * kt])
})

it('shows the figures of an imported edition', async () => {
  const id = await cached('Aldgate Brewing')
  const status = (answer: Record<string, unknown>) => {
    const { data } = answer['sbti'] as { data: { near_term: { target_status: string } }[] }
    return data.map(({ near_term }) => near_term.target_status)
  }
  const [before] = await Promise.all(readers.map((reader) => reader.get(editions.key, id).then(status)))
  const bytes = sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-05-20' }])
  await importEdition(
    { ...editions.ctx, join: joinEditions },
    { source: 'sbti', files: [{ name: 'july.xlsx', bytes }], retrievedOn: '2026-07-01' },
  )
  await editions.work()
  expect(before).not.toEqual(['set'])
  await allSay(id, status, ['set'])
})
