import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataSource, EditionReport } from '@/service/contract/data-source'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'

/** Over a socket, with the join in a process of its own: what `npx carbon-register data import` does where a service runs. */

const first = sbtiList([{ id: 1, name: 'Aldgate Brewing' }])
const second = sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-06-01' }])

let folder: SmallRelease
let editions: TestEditions
let address: string
let id: number

beforeAll(async () => {
  folder = writeSmallRelease((await readSbti(first)).records as SourceRecord[])
  editions = await startTestEditions(folder.directory)
  address = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'SE' })
}, 120_000)

afterAll(async () => {
  await editions.stop()
  folder.remove()
})

async function call(method: string, path: string, key: string | null, body?: Uint8Array | object, type?: string) {
  const isFile = body instanceof Uint8Array
  const contentType = type ?? (isFile ? 'application/octet-stream' : 'application/json')
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function waiting(): string[] {
  const { incomingDirectory } = editions.ctx
  return existsSync(incomingDirectory) ? readdirSync(incomingDirectory) : []
}

describe('the routes of data', () => {
  it('want the team key for what changes data, and any key for reading', async () => {
    for (const [method, path] of [
      ['PUT', '/data/incoming/list.xlsx'],
      ['PUT', '/data/sources/sbti/edition'],
      ['POST', '/data/sources/sbti/rollback'],
    ] as const) {
      expect((await call(method, path, editions.key, {})).status).toBe(401)
    }
    expect((await call('GET', '/data/sources', null)).status).toBe(401)
    expect((await call('GET', '/data/sources', 'crk_unknown')).status).toBe(401)
    expect((await call('GET', '/data/sources', teamKey)).status).toBe(200)
    expect((await call('GET', '/data/report', editions.key)).body).toMatchObject([
      { key: 'with_figures', found: 0, goal: 3500 }, { key: 'worldwide', found: 0, newest_years: [] },
      { key: 'one_country', goal: null }, {}, { found: 1 }, { found: 0 }, { goal: 140 },
    ]) // biome-ignore format: a list
  })

  it('refuse a source nobody knows, a file that was never sent, and a file without its type', async () => {
    const files = [{ id: '6f1de9f7-0f9f-4a52-8a9f-5a2c3dd4a6d1', name: 'list.xlsx' }]
    expect((await call('PUT', '/data/sources/cdp/edition', teamKey, { files })).status).toBe(404)
    const missing = await call('PUT', '/data/sources/sbti/edition', teamKey, { files })
    expect(missing).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/has been sent/) } })
    const elsewhere = { files: [{ id: '../team-key', name: 'list.xlsx' }] }
    expect((await call('PUT', '/data/sources/sbti/edition', teamKey, elsewhere)).status).toBe(400)
    const text = await call('PUT', '/data/incoming/list.xlsx', teamKey, first, 'text/plain')
    expect([text.status, text.body['detail']]).toEqual([
      415,
      'Send the file with content-type: application/octet-stream',
    ])
    expect((await call('POST', '/data/sources/sbti/rollback', teamKey, {})).status).toBe(400)
  })

  it('take in a file that was sent, answer what changed, and keep answering meanwhile', async () => {
    const sent = await call('PUT', '/data/incoming/june.xlsx', teamKey, second)
    expect(sent).toMatchObject({ status: 201, body: { name: 'june.xlsx', bytes: second.length } })
    const files = [{ id: sent.body['id'], name: 'june.xlsx' }]
    const importing = call('PUT', '/data/sources/sbti/edition', teamKey, { files, retrieved_at: '2026-06-02' })
    expect((await call('GET', `/organizations/${id}`, editions.key)).status).toBe(200)
    const { status, body } = await importing
    expect(status).toBe(200)
    expect(EditionReport.parse(body)).toMatchObject({ source: 'sbti', edition: 1, changed: [{ record_id: '1' }] })
    expect(waiting()).toEqual([])
    expect(await editions.work()).toEqual([id])
    expect((await editions.answer(id)).sbti.data[0]?.near_term.target_status).toBe('set')
    const listed = (await call('GET', '/data/sources', editions.key)).body as unknown as unknown[]
    const sbti = listed.map((one) => DataSource.parse(one)).find(({ source }) => source === 'sbti')
    expect(sbti).toMatchObject({ edition: 1, retrieved_at: '2026-06-02', vintage: '2026-06-02' })
  })

  it('refuse a damaged file with its words, and let go of it', async () => {
    const sent = await call('PUT', '/data/incoming/cut.xlsx', teamKey, second.subarray(0, 400))
    const files = [{ id: sent.body['id'], name: 'cut.xlsx' }]
    const { status, body } = await call('PUT', '/data/sources/sbti/edition', teamKey, { files })
    expect({ status, detail: body['detail'] }).toEqual({ status: 400, detail: expect.stringMatching(/^cut\.xlsx/) })
    expect(waiting()).toEqual([])
    expect((await editions.answer(id)).sbti.data[0]?.near_term.target_status).toBe('set')
  })

  it('return to the previous edition', async () => {
    const { status, body } = await call('POST', '/data/sources/sbti/rollback', teamKey, {})
    expect({ status, edition: body['edition'] }).toEqual({ status: 200, edition: 0 })
    await editions.work()
    expect((await editions.answer(id)).sbti.data[0]?.near_term.target_status).toBe('committed')
  })
})
