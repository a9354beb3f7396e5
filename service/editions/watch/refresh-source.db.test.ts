import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listSources } from '@/service/editions/describe/list-sources'
import type { EditionContext } from '@/service/editions/edition-context'
import { importEdition } from '@/service/editions/import-edition'
import { joinEditions } from '@/service/editions/join/join-task'
import { loadReference } from '@/service/editions/load-reference'
import { rollBackEdition } from '@/service/editions/roll-back-edition'
import type { SourceRecord } from '@/service/reference/source-record'
import { ECB_FILE } from '@/service/sources/ecb/read-ecb'
import { readSbti, SBTI_FILE } from '@/service/sources/sbti/read-sbti'
import { SEC_FILE } from '@/service/sources/sec/read-sec'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { findSourceCheck } from '@/service/storage/editions/source-checks'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { refreshSource } from './refresh-source'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const names = {
  sbti: 'companies-excel.xlsx',
  sec: 'company_tickers_exchange.json',
  ecb: 'eurofxref-hist.zip',
} as const
const days = (count: number) => count * 86_400_000

let folder: SmallRelease
let database: TestDatabase
let ctx: EditionContext
let now: Date
let server: Server
let answer: RequestListener
/** The header If-None-Match of each request to the publisher. */
let asked: (string | undefined)[] = []

beforeAll(async () => {
  const { records } = await readSbti(sbtiList([{ id: 1, name: 'Aldgate Brewing' }]))
  folder = writeSmallRelease(records as SourceRecord[], { sbti: '2026-05-01', sec: '2026-05-01', ecb: '2026-04-13' })
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(async () => {
  database = await openTestDatabase()
  now = new Date('2026-11-21T12:00:00Z')
  ctx = { database, referenceDirectory: folder.directory, clock: () => now, join: joinEditions }
  await loadReference(ctx)
  asked = []
})
afterEach(() => database.close())

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  folder.remove()
})

function serve(bytes: Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(200, { 'content-type': workbookType, ...headers }).end(bytes)
}

type Asked = keyof typeof names

/** Allows requests to this machine, where the publisher of these tests runs. */
const local = { mayConnect: () => true, anyPort: true }

const refresh = (source: Asked, timeoutMs = 20_000, signal = new AbortController().signal) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/${names[source]}`
  return refreshSource(ctx, source, { url, everyDays: 7, maxBytes: 50 * 1024 * 1024 }, { timeoutMs, signal, ...local })
}

async function listed(source: string) {
  const found = (await listSources({ ...ctx, isRefreshing: true })).find((one) => one.source === source)
  if (!found) throw new Error(`${source} is not listed`)
  return found
}

/** All data that answers are made from. */
async function dataInUse(): Promise<unknown> {
  return Promise.all([
    database.query('select * from company order by id'),
    database.query('select * from company_key order by kind, value, company_id'),
    database.query('select company_id, source, record from company_commitment order by company_id, source, record'),
    database.query('select fingerprint from reference_edition'),
    database.query("select number, state from source_edition where state <> 'refused' order by id"),
  ])
}

const newer = sbtiList([
  { id: 1, name: 'Aldgate Brewing' },
  { id: 2, name: 'Birchwood Paper' },
])

describe('a source that is due', () => {
  it('imports a newer file with the day the publisher changed it, and stores its ETag and date', async () => {
    answer = serve(newer, { etag: '"a"', 'last-modified': 'Sun, 01 Nov 2026 10:00:00 GMT' })
    expect(await refresh('sbti')).toEqual({ kind: 'imported' })
    expect(await listed('sbti')).toMatchObject({
      edition: 1,
      retrieved_at: '2026-11-01',
      records: 2,
      files: [{ name: 'companies-excel.xlsx' }],
      last_failure: null,
      check: { every_days: 7, checked_at: '2026-11-21T12:00:00.000Z', next_check_at: '2026-11-28T12:00:00.000Z' },
    })
    answer = (_, response) => response.writeHead(304).end()
    now = new Date(now.getTime() + days(7) - 1)
    expect(await refresh('sbti')).toEqual({ kind: 'skipped' })
    now = new Date(now.getTime() + 1)
    expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
    expect(asked).toEqual([undefined, '"a"'])
    expect(await listed('sbti')).toMatchObject({ edition: 1, check: { next_check_at: '2026-12-05T12:00:00.000Z' } })
  })

  it('creates no new edition for a file with the same content', async () => {
    const before = await dataInUse()
    answer = serve(sbtiList([{ id: 1, name: 'Aldgate Brewing' }]))
    expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
    expect(await dataInUse()).toEqual(before)
  })

  it('does not import again a file that a person rolled back', async () => {
    answer = serve(newer)
    await refresh('sbti')
    await rollBackEdition(ctx, { source: 'sbti' })
    now = new Date(now.getTime() + days(7))
    expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
    expect(await listed('sbti')).toMatchObject({ edition: 0, records: 1 })
  })

  it('keeps the edition in use if the address has an older file, and reports that there is no newer one', async () => {
    const before = await dataInUse()
    answer = serve(newer, { 'last-modified': 'Wed, 01 Apr 2026 10:00:00 GMT' })
    expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
    expect(await dataInUse()).toEqual(before)
  })

  it('uses today in place of a day in the future', async () => {
    answer = serve(newer, { 'last-modified': 'Fri, 01 Jan 2027 10:00:00 GMT' })
    await refresh('sbti')
    expect(await listed('sbti')).toMatchObject({ retrieved_at: '2026-11-21' })
  })

  it('is fetched by only one of two processes', async () => {
    answer = serve(newer)
    const kinds = (await Promise.all([refresh('sbti'), refresh('sbti')])).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['imported', 'skipped'])
    expect(asked).toHaveLength(1)
  })

  it('is fetched by another process if the one that began has ended', async () => {
    const until = '2026-11-21T12:10:00Z'
    await database.query("insert into source_check (source, claimed_until) values ('sbti', $1)", [until])
    answer = serve(newer)
    expect(await refresh('sbti')).toEqual({ kind: 'skipped' })
    now = new Date(until)
    expect(await refresh('sbti')).toEqual({ kind: 'imported' })
  })

  it('is left as it was if the service stops meanwhile', async () => {
    const stopping = new AbortController()
    answer = () => stopping.abort()
    expect(await refresh('sbti', 20_000, stopping.signal)).toEqual({ kind: 'skipped' })
    expect(await findSourceCheck(database, 'sbti')).toMatchObject({ checkedAt: null, failures: 0 })
    answer = serve(newer)
    expect(await refresh('sbti')).toEqual({ kind: 'imported' })
  })
})

it('shows the last of several attempts, by hand or at the address', async () => {
  answer = (_, response) => response.writeHead(500).end()
  await refresh('sbti')
  expect((await listed('sbti')).last_failure?.reason).toContain('status 500')
  now = new Date(now.getTime() + 60_000)
  const files = [{ name: 'mine.xlsx', bytes: newer }]
  await importEdition(ctx, { source: 'sbti', files, retrievedOn: '2026-11-21' })
  expect((await listed('sbti')).last_failure).toBeNull()
  now = new Date(now.getTime() + 60_000)
  const empty = [{ name: 'mine.xlsx', bytes: new Uint8Array() }]
  await expect(importEdition(ctx, { source: 'sbti', files: empty, retrievedOn: '2026-11-21' })).rejects.toThrow()
  expect((await listed('sbti')).last_failure).toEqual({
    at: '2026-11-21T12:02:00.000Z',
    reason: 'mine.xlsx: the file is empty',
  })
  now = new Date(now.getTime() + days(1))
  answer = serve(newer)
  expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
  expect((await listed('sbti')).last_failure).toBeNull()
})

// Large files are read a dozen times. The engine makes no difference here, and PostgreSQL is faster.
const isEmbedded = process.env['TEST_DATABASE'] === 'embedded'

describe.skipIf(!hasTestData || isEmbedded)(`the publishers' own files, from a server${needsTestData}`, () => {
  const read = (path: string) => (hasTestData ? readTestData(path) : new Uint8Array())
  const workbook = read(SBTI_FILE)
  const tickers = read(SEC_FILE)
  const rates = read(ECB_FILE)

  it('fresh ones are imported', async () => {
    // The rates first: each import joins everything in use, which is little at this point.
    answer = serve(rates)
    expect(await refresh('ecb')).toEqual({ kind: 'unchanged' })
    answer = serve(workbook, { etag: '"w"' })
    expect(await refresh('sbti')).toEqual({ kind: 'imported' })
    expect(await listed('sbti')).toMatchObject({ edition: 1, records: 14_612 })
    answer = (request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"w"' ? 304 : 500).end()
    }
    now = new Date(now.getTime() + days(7))
    expect(await refresh('sbti')).toEqual({ kind: 'unchanged' })
  }, 180_000)

  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': String(workbook.length) })
    response.write(workbook.subarray(0, 100_000))
    setTimeout(() => response.destroy(), 20)
  }
  const slow: RequestListener = (_, response) => {
    response.writeHead(200)
    response.write(workbook.subarray(0, 1000))
  }
  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)
  const page = Buffer.from('<!DOCTYPE html><html><body>Please wait</body></html>')
  const refusals: [string, Asked, RequestListener, RegExp][] = [
    ['a workbook cut by the connection', 'sbti', cut, /could not be read/],
    ['half a workbook', 'sbti', serve(half(workbook)), /companies-excel\.xlsx/],
    ['half an archive', 'ecb', serve(half(rates)), /^eurofxref-hist\.zip, the whole file: the archive is damaged/],
    ['a workbook instead of the archive', 'ecb', serve(workbook), /^eurofxref-hist\.zip.*holds no/],
    ['half a JSON file', 'sec', serve(half(tickers)), /company_tickers_exchange\.json/],
    ['JSON instead of a workbook', 'sbti', serve(tickers), /companies-excel\.xlsx/],
    ['a workbook instead of JSON', 'sec', serve(workbook), /company_tickers_exchange\.json/],
    ['a web page that says so', 'sbti', serve(page, { 'content-type': 'text/html' }), /a web page instead of the file/],
    ['a web page under the type of a workbook', 'sbti', serve(page), /companies-excel\.xlsx.*web page/],
    ['status 500', 'sbti', (_, response) => response.writeHead(500).end('no'), /status 500/],
    ['a slow answer', 'sbti', slow, /no whole answer within 0.2 s/],
  ]
  it.each(refusals)(
    '%s is refused in words, and asked for again later and later',
    async (_what, source, bad, words) => {
      const before = await dataInUse()
      answer = bad
      const timeoutMs = words.source.includes('0.2 s') ? 200 : 20_000
      expect(await refresh(source, timeoutMs)).toEqual({ kind: 'failed', reason: expect.stringMatching(words) })
      const first = await listed(source)
      expect(first).toMatchObject({ edition: 0, retrieved_at: source === 'ecb' ? '2026-04-13' : '2026-05-01' })
      expect(first.last_failure).toEqual({ at: '2026-11-21T12:00:00.000Z', reason: expect.stringMatching(words) })
      expect(first.check?.next_check_at).toBe('2026-11-21T13:00:00.000Z')
      now = new Date('2026-11-21T13:00:00Z')
      await refresh(source, timeoutMs)
      expect((await listed(source)).check?.next_check_at).toBe('2026-11-21T15:00:00.000Z')
      expect(asked).toEqual([undefined, undefined])
      expect(await dataInUse()).toEqual(before)
    },
    60_000,
  )
})
