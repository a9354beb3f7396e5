import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findSourceCheck } from '@/service/storage/editions/source-checks'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { refreshSources, watchSources } from './watch-sources'

let folder: SmallRelease
let database: TestDatabase
let server: Server
let answer: RequestListener
let asked: string[] = []
const warnings: object[] = []

beforeAll(async () => {
  folder = writeSmallRelease([])
  database = await openTestDatabase()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  await database.query('delete from source_check')
  asked = []
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
  folder.remove()
})

const log = { info: () => {}, error: () => {}, warn: (fields: object) => void warnings.push(fields) }
const context = () => ({ database, referenceDirectory: folder.directory, clock: () => new Date(), log })

function addressesOf(...sources: ('sbti' | 'sec' | 'owid-co2')[]) {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.fromEntries(sources.map((name) => [name, { url: `${base}/${name}`, everyDays: 7, maxBytes: 1000 }]))
}

it('checks every source that can be imported, and goes on when one fails', async () => {
  answer = (_, response) => response.writeHead(500).end()
  const limits = { timeoutMs: 5000, signal: new AbortController().signal, mayConnect: () => true, anyPort: true }
  const failed = { kind: 'failed', reason: "The publisher's address answered with status 500" }
  const addresses = addressesOf('owid-co2', 'sec', 'sbti')
  expect(await refreshSources(context(), addresses, limits)).toEqual({ sbti: failed, sec: failed })
  expect(asked).toEqual(['/sbti', '/sec'])
  expect(warnings).toEqual([
    { source: 'sbti', reason: failed.reason },
    { source: 'sec', reason: failed.reason },
  ])
  expect(await refreshSources(context(), addresses, limits)).toEqual({
    sbti: { kind: 'skipped' },
    sec: { kind: 'skipped' },
  })
})

it('checks immediately, and aborts the current fetch when it is stopped', async () => {
  answer = () => {}
  const stop = watchSources(context(), addressesOf('sbti', 'sec'), { mayConnect: () => true, anyPort: true })
  await vi.waitFor(() => expect(asked).toEqual(['/sbti']), { timeout: 20_000 })
  await stop()
  expect(asked).toEqual(['/sbti'])
  expect(await findSourceCheck(database, 'sbti')).toMatchObject({ checkedAt: null, failures: 0 })
})
