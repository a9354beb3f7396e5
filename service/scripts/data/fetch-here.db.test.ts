import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinEditions } from '@/service/editions/join/join-task'
import { describeLiveSources } from '@/service/live/describe-live-source'
import type { LiveContext } from '@/service/live/fetch-live-source'
import { listLiveSources } from '@/service/live/list-live-sources'
import { answerAsNzdpu, nzdpuKey } from '@/service/live/testing/nzdpu-answers'
import { type StandIn, startStandIn } from '@/service/live/testing/start-stand-in'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { fetchHere, fetchThere } from './fetch-here'

let release: SmallRelease
let service: TestEditions
let standIn: StandIn
let directory: string
let ctx: LiveContext

beforeAll(async () => {
  release = writeSmallRelease([])
  service = await startTestEditions(release.directory, joinEditions)
  standIn = await startStandIn(answerAsNzdpu({ count: 12, years: [2024] }))
  directory = mkdtempSync(join(tmpdir(), 'live-'))
  const reach = { mayConnect: () => true, anyPort: true }
  const live = {
    dataDirectory: directory,
    contact: null,
    keys: { nzdpu: nzdpuKey },
    keysSecret: null,
    baseUrls: { nzdpu: standIn.url },
    reach,
  }
  ctx = { ...service.ctx, join: joinEditions, live }
}, 120_000)
afterAll(async () => {
  await standIn.stop()
  await service.stop()
  release.remove()
  rmSync(directory, { recursive: true, force: true })
})

it('prints its progress and its outcome', async () => {
  const printed: string[] = []
  expect(await fetchHere(ctx, 'nzdpu', (line) => printed.push(line))).toEqual(['nzdpu: a newer edition is in use'])
  expect(printed[0]).toMatch(/^reading which companies there are: 12 of 12 \(100%\)$/)
  expect(printed.at(-1)).toBe('comparing and joining with all other sources')
  expect(await fetchHere(ctx, 'nzdpu', () => {})).toEqual(['nzdpu: the publisher has nothing newer'])
  expect(describeLiveSources(await listLiveSources(ctx, false))).toEqual([
    'nzdpu: the publisher has nothing newer',
    '  fetched 2026-11-21T12:00:00.000Z, asked when somebody says so',
  ])
}, 60_000)

it('fails with an explanation and a remedy, also where another process runs the fetch', async () => {
  const other = { ...ctx, live: { ...ctx.live, keys: { nzdpu: 'a-wrong-key' } } }
  await expect(fetchHere(other, 'nzdpu', () => {})).rejects.toThrow(
    /nothing was changed.*401[\s\S]*What to do: The key is not accepted/,
  )
  await ctx.database.query(
    "update live_fetch set state = 'running', claimed_until = '2026-11-21T13:00:00Z' where source = 'nzdpu'",
  )
  await expect(fetchHere(ctx, 'nzdpu', () => {})).rejects.toThrow(/another process is fetching it/)
}, 60_000)

it('lets the running service fetch, and waits for the end', async () => {
  const [done] = (await listLiveSources(ctx, false)).filter(({ source }) => source === 'nzdpu')
  const states = [
    { ...done, state: 'running', step: 'disclosures', done: 5, total: 12 },
    { ...done, state: 'done', step: null, outcome: 'imported', failure: null },
  ]
  const asked: string[] = []
  const printed: string[] = []
  const call = async (method: string, path: string) => {
    asked.push(`${method} ${path}`)
    return method === 'GET' ? [states.shift()] : {}
  }
  expect(await fetchThere(call, 'nzdpu', (line) => printed.push(line))).toEqual(['nzdpu: a newer edition is in use'])
  expect(asked).toEqual(['POST /data/live-sources/nzdpu/fetch', 'GET /data/live-sources', 'GET /data/live-sources'])
  expect(printed).toEqual(['asking for disclosures: 5 of 12 (41%)'])
}, 60_000)
