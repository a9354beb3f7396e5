import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listSources } from '@/service/editions/describe/list-sources'
import { joinEditions } from '@/service/editions/join/join-task'
import { rollBackEdition } from '@/service/editions/roll-back-edition'
import { claimLiveFetch } from '@/service/storage/editions/live-fetches'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { fetchLiveSource, type LiveContext, type LiveOutcome } from './fetch-live-source'
import { forgetLiveKey, keepLiveKey } from './keys/live-keys'
import { listLiveSources } from './list-live-sources'
import type { LiveSourceId } from './live-source'
import { liveSources } from './live-sources'
import { requestFetch } from './request-fetch'
import { answerAsNzdpu, nameOfCompany, nzdpuKey, scope1Of } from './testing/nzdpu-answers'
import { type StandIn, sendJson, startStandIn } from './testing/start-stand-in'

let release: SmallRelease
let service: TestEditions
let standIn: StandIn
let ctx: LiveContext
let directory: string

beforeAll(async () => {
  release = writeSmallRelease([])
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
  await standIn.stop()
  rmSync(directory, { recursive: true, force: true })
})

function settle(keys: LiveContext['live']['keys'] = { nzdpu: nzdpuKey }): void {
  const baseUrls = Object.fromEntries(Object.keys(liveSources).map((id) => [id, standIn.url]))
  const reach = { mayConnect: () => true, anyPort: true }
  const live = { dataDirectory: directory, contact: 'mailto:ops@example.org', keys, keysSecret: null, baseUrls, reach }
  ctx = { ...service.ctx, join: joinEditions, live }
}

async function fetchSource(id: LiveSourceId, signal = new AbortController().signal): Promise<LiveOutcome> {
  await requestFetch(ctx, liveSources[id])
  const now = ctx.clock()
  expect(await claimLiveFetch(ctx.database, { now, until: new Date(now.getTime() + 600_000), source: id })).toBe(id)
  return fetchLiveSource(ctx, liveSources[id], signal)
}

const stateOf = async (id: LiveSourceId) => (await listLiveSources(ctx, false)).find(({ source }) => source === id)
const editionOf = async (id: LiveSourceId) => (await listSources(service.ctx)).find(({ source }) => source === id)

describe('NZDPU', () => {
  beforeEach(async () => {
    standIn = await startStandIn(answerAsNzdpu({ count: 30, years: [2022, 2023] }))
    settle()
  })

  it('becomes an edition whose figures appear in answers, and that can be rolled back', async () => {
    expect(await fetchSource('nzdpu')).toEqual({ state: 'done', outcome: 'imported', remarks: [] })
    expect(await editionOf('nzdpu')).toMatchObject({ records: 30, refused: 0, retrieved_at: '2026-11-21' })
    const id = await service.register({ name: nameOfCompany(7), hq_region: 'US' })
    const answer = await service.answer(id)
    expect(answer.performances.map(({ year }) => year)).toEqual([2023, 2022])
    expect(answer.performances[0]?.emissions.scope_1?.total).toBe(scope1Of(7, 2023) * 1000)
    expect(answer.performances[0]?.publishers).toEqual(['Net-Zero Data Public Utility (NZDPU; not to be passed on)'])
    expect(answer.sources.find(({ publisher }) => publisher?.includes('NZDPU'))?.licence).toMatch(/not to be passed on/)
    expect(standIn.headers[0]).toMatchObject({ 'x-api-key': nzdpuKey })
    expect(standIn.headers[0]?.['user-agent']).toContain('mailto:ops@example.org')
    expect(standIn.asked.every((path) => !path.includes('+'))).toBe(true)

    expect(await fetchSource('nzdpu')).toMatchObject({ state: 'done', outcome: 'unchanged' })
    expect(standIn.headers.at(-1)?.['if-none-match']).toBeDefined()

    await rollBackEdition(ctx, { source: 'nzdpu' })
    await service.work()
    expect((await service.answer(id)).performances).toEqual([])
  }, 60_000)

  it('continues where it was interrupted', async () => {
    const stopping = new AbortController()
    let details = 0
    standIn.intercept((_request, _response, { pathname }) => {
      if (pathname.endsWith('/disclosure-details') && ++details === 40) stopping.abort()
      return false
    })
    expect(await fetchSource('nzdpu', stopping.signal)).toEqual({ state: 'stopped' })
    expect(await stateOf('nzdpu')).toMatchObject({ state: 'waiting' })
    standIn.intercept(() => false)
    const before = standIn.asked.length
    expect(await fetchSource('nzdpu')).toMatchObject({ state: 'done' })
    const again = standIn.asked.slice(before).filter((path) => path.includes('disclosure-details'))
    expect(again.length).toBeLessThan(45)
    expect(again.length).toBeGreaterThan(10)
  }, 60_000)

  it('waits as long as the publisher asks for, and repeats questions whose answer was cut off or failed', async () => {
    const at: number[] = []
    let cut = 0
    standIn.intercept((_request, response, { pathname }) => {
      if (pathname.endsWith('jurisdictions') && at.push(Date.now()) === 1) {
        sendJson(response, { detail: 'Too many requests' }, 429, { 'retry-after': '1' })
        return true
      }
      if (pathname.endsWith('/disclosure-details') && ++cut === 3) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
        response.write('{"name": "Bar')
        setTimeout(() => response.destroy(), 10)
        return true
      }
      return false
    })
    expect(await fetchSource('nzdpu')).toMatchObject({ state: 'done' })
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(990)
    expect((await editionOf('nzdpu'))?.records).toBe(30)
  }, 60_000)

  const page = '<html><body>Access denied. Reference #18.2f</body></html>'
  it.each([
    [
      'a wrong key',
      401,
      'application/json',
      '{"detail": "Invalid API key"}',
      'key_refused',
      /status 401/,
      /nzdpu\.com.*NZDPU_API_KEY/,
    ],
    [
      'a key without the right',
      403,
      'application/json',
      '{"detail": "Forbidden"}',
      'refused',
      /status 403/,
      /NZDPU_API_KEY/,
    ],
    ['a firewall', 403, 'text/html', page, 'web_page', /web page, as a firewall shows/, /by hand/],
    ['a page that says that all is well', 200, 'text/html', page, 'web_page', /web page instead/, /by hand/],
    ['what is no JSON', 200, 'application/json', '{"items": [', 'unreachable', /no JSON/, /by hand/],
    [
      'another shape',
      200,
      'application/json',
      '{"companies": [], "total": 3}',
      'changed_shape',
      /another shape.*items/,
      /newer release/,
    ],
    [
      'nothing where something is said to be',
      200,
      'application/json',
      '{"items": [], "total": 3}',
      'changed_shape',
      /says that there are 3/,
      /newer release/,
    ],
    [
      'an address that is gone',
      404,
      'application/json',
      '{"detail": "Not Found"}',
      'not_found',
      /status 404/,
      /no such answer any more/,
    ],
  ])(
    'says what to do about %s, and changes nothing',
    async (_, status, type, body, code, words, remedy) => {
      const before = await editionOf('nzdpu')
      standIn.intercept((_request, response) => {
        response.writeHead(status, { 'content-type': type }).end(body)
        return true
      })
      expect(await fetchSource('nzdpu')).toEqual({
        state: 'failed',
        failureCode: code,
        failure: expect.stringMatching(words),
        remedy: expect.stringMatching(remedy),
      })
      expect(await editionOf('nzdpu')).toMatchObject({ edition: before?.edition, records: before?.records })
      expect(await stateOf('nzdpu')).toMatchObject({ state: 'failed', failure: { code } })
    },
    60_000,
  )

  it('refuses answers whose unit changed', async () => {
    standIn.intercept((_request, response, { pathname }) => {
      if (!pathname.endsWith('/disclosure-details')) return false
      const values = { total_s1_emissions_ghg: 10 }
      sendJson(response, { values, units: { total_s1_emissions_ghg: 'MtCO2e' }, last_updated: null })
      return true
    })
    expect(await fetchSource('nzdpu')).toMatchObject({
      state: 'failed',
      failureCode: 'file_refused',
      failure: expect.stringMatching(/not in tonnes of CO2e: the publisher changed its unit/),
    })
  }, 60_000)

  it('needs a key, which a person may type: it is stored encrypted and never shown', async () => {
    settle({})
    expect(await fetchSource('nzdpu')).toMatchObject({
      failureCode: 'no_key',
      remedy: expect.stringMatching(/NZDPU_API_KEY/),
    })
    expect(standIn.asked).toEqual([])
    await expect(keepLiveKey(ctx, liveSources.nzdpu, 'a b')).rejects.toThrow(/printable/)
    await expect(keepLiveKey(ctx, liveSources.twse, nzdpuKey)).rejects.toThrow(/without a key/)
    await keepLiveKey(ctx, liveSources.nzdpu, nzdpuKey)
    expect(JSON.stringify(await ctx.database.query('select * from live_key'))).not.toContain(nzdpuKey)
    expect(await stateOf('nzdpu')).toMatchObject({ key: 'typed' })
    expect(await fetchSource('nzdpu')).toMatchObject({ state: 'done' })
    const other = { ...ctx, live: { ...ctx.live, keysSecret: 'another secret of this test' } }
    await requestFetch(other, liveSources.nzdpu)
    await claimLiveFetch(ctx.database, { now: ctx.clock(), until: ctx.clock(), source: 'nzdpu' })
    const outcome = await fetchLiveSource(other, liveSources.nzdpu, new AbortController().signal)
    expect(outcome).toMatchObject({ failureCode: 'key_unreadable' })
    await forgetLiveKey(ctx, liveSources.nzdpu)
    await expect(forgetLiveKey(ctx, liveSources.nzdpu)).rejects.toThrow(/No key/)
  }, 60_000)
})
