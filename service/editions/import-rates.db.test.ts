import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSources } from '@/service/editions/describe/list-sources'
import { joinEditions } from '@/service/editions/join/join-task'
import { findRate, readRates } from '@/service/reference/read-rates'
import { ECB_FILE } from '@/service/sources/ecb/read-ecb'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { ecbArchive } from '@/service/testing/data/ecb-archive'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import type { EditionContext } from './edition-context'
import { importEdition, importIfDifferent } from './import-edition'
import { loadReference } from './load-reference'
import { rollBackEdition } from './roll-back-edition'

let folder: SmallRelease
let editions: TestEditions
let ctx: EditionContext
let ids: number[]

beforeAll(async () => {
  folder = writeSmallRelease([], { ecb: '2026-04-13' })
  editions = await startTestEditions(folder.directory, joinEditions)
  ctx = { ...editions.ctx, join: joinEditions }
  ids = [await editions.register({ name: 'Aldgate Brewing', hq_region: 'SE' })]
}, 120_000)
afterAll(async () => {
  await editions.stop()
  folder.remove()
})

/** 11 crowns and 1.10 dollars for one euro, so 10 crowns for one dollar. */
const whole = ecbArchive({ 2025: { USD: 1.1, SEK: 11 }, 2026: { USD: 1.2, SEK: 10.8 } })
const input = (bytes: Uint8Array, allowShrink = false) => ({
  source: 'ecb' as const,
  files: [{ name: 'hist.zip', bytes }],
  retrievedOn: '2026-11-20',
  allowShrink,
})
const ecb = async () => (await listSources(ctx)).find(({ source }) => source === 'ecb')
const rateOf = (currency: string, year: number) => findRate(editions.ctx.reference.rates, currency, year)
const released = (currency: string, year: number) => findRate(readRates(folder.directory), currency, year)

/** The data that answers are made from, in the database and in memory. */
async function inUse(): Promise<unknown> {
  await editions.ctx.applyEditions()
  return [
    await editions.database.query('select fingerprint from reference_edition'),
    await editions.database.query("select number, state from source_edition where state <> 'refused'"),
    editions.ctx.reference.rates.all,
  ]
}

describe('an invalid file of rates', () => {
  it.each([
    ['is empty', new Uint8Array(), 'hist.zip: the file is empty'],
    ['is cut short', whole.subarray(0, whole.length / 2), 'hist.zip, the whole file: the archive is damaged'],
    ['is a web page', Buffer.from('<!DOCTYPE html><html></html>'), 'hist.zip, the whole file: the archive is damaged'],
    ['has an invalid rate', ecbArchive({ 2025: { USD: 1.1, SEK: -11 } }), 'hist.zip: .*SEK'],
    ['has lost years', whole, 'hist.zip: no mean for \\d+ currencies and years in use.*--allow-shrink'],
  ])('that %s is refused in words, and changes nothing', async (_what, bytes, words) => {
    const before = await inUse()
    await expect(importEdition(ctx, input(bytes))).rejects.toThrow(new RegExp(words))
    expect(await inUse()).toEqual(before)
    expect((await ecb())?.last_failure?.reason).toMatch(new RegExp(words))
    expect(await editions.work()).toEqual([])
  })
})

it('updates means and the fixed parities that depend on them, keeps other rates, and researches every organization again', async () => {
  const report = await importEdition(ctx, input(whole, true))
  expect(report).toMatchObject({ source: 'ecb', edition: 1, records: 4 })
  expect(report.added.map(({ record_id }) => record_id).sort()).toEqual(['EUR 2026', 'SEK 2026'])
  expect(await editions.work()).toEqual(ids)
  expect(rateOf('SEK', 2025)).toMatchObject({ perUsd: 10, source: 'ecb', method: 'mean of 260 daily cross rates' })
  expect(rateOf('SEK', 2026)?.perUsd).toBe(9)
  // 655.957 francs and 1.10 dollars for one euro. Whether the fixed parity still applies in 2026 is decided by a release.
  expect(rateOf('XOF', 2025)?.perUsd).toBe(596.32455)
  expect(rateOf('XOF', 2026)).toBeNull()
  expect(rateOf('SEK', 2024)).toBeNull()
  expect(released('TWD', 2024)).not.toBeNull()
  expect(rateOf('TWD', 2024)).toEqual(released('TWD', 2024))
  expect(await ecb()).toMatchObject({ edition: 1, retrieved_at: '2026-11-20', vintage: '2025-2026', records: 4 })
  expect(await loadReference(ctx)).toBe(false)
})

it('creates no edition for a file with the same content', async () => {
  expect(await importIfDifferent(ctx, input(whole))).toBeNull()
  expect(await ecb()).toMatchObject({ edition: 1 })
})

it('returns to the release’s rates, and forward again', async () => {
  const report = await rollBackEdition(ctx, { source: 'ecb' })
  expect(report).toMatchObject({ source: 'ecb', edition: 0 })
  expect(report.removed.map(({ record_id }) => record_id).sort()).toEqual(['EUR 2026', 'SEK 2026'])
  expect(await editions.work()).toEqual(ids)
  expect(rateOf('SEK', 2025)).toEqual(released('SEK', 2025))
  expect(rateOf('SEK', 2026)).toBeNull()
  await rollBackEdition(ctx, { source: 'ecb' })
  await editions.work()
  expect(rateOf('SEK', 2026)?.perUsd).toBe(9)
  await rollBackEdition(ctx, { source: 'ecb' })
})

it.skipIf(!hasTestData)(`finds nothing new in the file the release was made of${needsTestData}`, async () => {
  expect(await importIfDifferent(ctx, input(readTestData(ECB_FILE)))).toBeNull()
})
