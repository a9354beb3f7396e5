import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { keepWorking } from '@/service/testing/programs/keep-working'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { serveHttp } from './serve-http'

/** By the SDK's own client: over standard input and output a process of its own, over HTTP a server with a socket. */

let release: SmallRelease
let editions: TestEditions
let url: string
let stopWorking: () => Promise<void>
let known: number
let unknown: number

beforeAll(async () => {
  const list = await readSbti(
    sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Targets set', location: 'United Kingdom (UK)' }]),
  )
  const figures = makeSourceRecord({
    source: 'carbon-gap',
    name: 'Aldgate Brewing',
    hqRegion: 'GB',
    disclosures: [
      {
        source: 'carbon-gap',
        recordId: 'Aldgate Brewing',
        year: 2022,
        region: 'GLOBAL',
        emissions: { scope1Kg: 4_000_000, scope2Kg: 1_000_000 },
        revenue: { amount: 9_000_000, currency: 'GBP' },
        document: null,
        locator: 'row 2',
        printed: [{ field: 'scope1Kg', printed: '4,000', unit: 't CO2e', place: { file: 'list.csv', row: 2 } }],
      },
    ],
  })
  release = writeSmallRelease([...list.records, figures] as SourceRecord[])
  editions = await startTestEditions(release.directory)
  url = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  known = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB' })
  unknown = await editions.register({
    name: 'Unheard Of Works',
    hq_region: 'SE',
    own_data: { spend: [{ year: 2023, amount: 1_000, currency: 'EUR' }] },
  })
  await fetch(`${url}/organizations/${known}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${editions.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ website: 'aldgate.example' }),
  })
  stopWorking = keepWorking(editions)
}, 180_000)

afterAll(async () => {
  await stopWorking()
  await editions.stop()
  release.remove()
})

type Opened = { client: Client; close: () => Promise<void> }
const info = { name: 'test', version: '1' }

async function openStdio(words: readonly string[] = []): Promise<Opened> {
  const client = new Client(info)
  const command = fileURLToPath(new URL('../carbon-register.mjs', import.meta.url))
  const env = { ...process.env, CARBON_REGISTER_URL: url, CARBON_REGISTER_KEY: editions.key } as Record<string, string>
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp', ...words],
      env,
      cwd: tmpdir(),
      stderr: 'inherit',
    }),
  )
  return { client, close: () => client.close() }
}

async function serve(
  settings: { key?: string | null; mayWrite?: boolean } = {},
): Promise<{ server: Server; address: URL }> {
  const { key = editions.key, mayWrite = false } = settings
  const server = await serveHttp({ host: '127.0.0.1', port: 0, url, key, version: '1', mayWrite })
  return { server, address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`) }
}

async function openHttp(settings: { key?: string | null; mayWrite?: boolean; own?: string } = {}): Promise<Opened> {
  const { server, address } = await serve(settings)
  const client = new Client(info)
  const headers: Record<string, string> = settings.own === undefined ? {} : { authorization: `Bearer ${settings.own}` }
  // The types of the SDK are not made for exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }) as never)
  return {
    client,
    async close() {
      await client.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Result = { structuredContent?: Record<string, unknown>; isError?: boolean; content: { text: string }[] }

async function call(client: Client, name: string, words: Record<string, unknown>): Promise<Result> {
  return (await client.callTool({ name, arguments: words })) as unknown as Result
}

const reading = [
  'changes_since',
  'compare',
  'explain_figure',
  'find_company',
  'footprint',
  'get_organization',
  'list_reports',
  'portfolio_summary',
  'report_figures',
]

describe.each([
  ['standard input and output', (writes: boolean) => openStdio(writes ? ['--write'] : [])],
  ['HTTP', (writes: boolean) => openHttp({ mayWrite: writes })],
] as const)('over %s', (_, open) => {
  it('has tools that read, and tools that write only when it was started with --write', async () => {
    const reads = await open(false)
    const { tools } = await reads.client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(reading)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    expect(reads.client.getInstructions()).toContain('never 0')
    expect((await call(reads.client, 'register_organization', { name: 'New' })).isError).toBe(true)
    await reads.close()
    const writes = await open(true)
    expect((await writes.client.listTools()).tools.map(({ name }) => name)).toContain('register_organization')
    const made = await call(writes.client, 'register_organization', { name: 'Aldgate Brewing', country: 'GB' })
    expect(made.structuredContent).toMatchObject({ id: known, status: 'synced' })
    await writes.close()
  }, 60_000)

  it('finds, reads and explains: figures with unit, year, place and source, and "not known"', async () => {
    const { client, close } = await open(false)
    const found = await call(client, 'find_company', { query: 'aldgate' })
    expect(found.structuredContent).toMatchObject({
      organizations: [{ id: known, name: 'Aldgate Brewing', country: 'GB' }],
      companies: [{ name: 'Aldgate Brewing', known: '1 years of figures, the newest 2022' }],
    })
    expect((await call(client, 'find_company', { query: 'al' })).structuredContent).toMatchObject({
      organizations: [{ id: known }],
      companies: [],
      note: expect.stringContaining('not searched'),
    })
    const { structuredContent: read } = await call(client, 'get_organization', { id: known, currency: 'GBP' })
    const figures = read?.['figures'] as Record<string, unknown>[]
    expect(figures[0]).toMatchObject({
      what: 'Scope 1 emissions',
      value: 4_000_000,
      unit: 'kg CO2e',
      year: 2022,
      place: 'worldwide',
    })
    expect(figures[0]?.['said']).toMatch(/^Scope 1 emissions: 4,000,000 kg CO2e, 2022, worldwide, from .*Carbon Gap/)
    expect(figures[2]).toMatchObject({ value: null, said: 'Scope 3 emissions: not known in our sources' })
    expect(JSON.stringify(read?.['commitments'])).toContain('"answer":"set"')
    const path = figures[0]?.['explain_with']
    const explained = await call(client, 'explain_figure', { id: known, path })
    expect(explained.structuredContent).toMatchObject({
      figures: [{ path, value: 4_000_000, unit: 'kg CO2e', printed: [{ value: '4,000', unit: 't CO2e' }] }],
      sources: [{ id: 'carbon-gap' }],
    })
    expect((await call(client, 'explain_figure', { id: known, path: '/nothing' })).structuredContent).toMatchObject({
      figures: [],
      note: expect.stringContaining('no figure at /nothing'),
    })
    await close()
  }, 60_000)

  it('compares organizations and says why figures are not comparable, sums up a portfolio, and computes its footprint with the covered share', async () => {
    const { client, close } = await open(false)
    const compared = await call(client, 'compare', { ids: [known, unknown] })
    expect(JSON.stringify(compared.structuredContent?.['cautions'])).toContain(
      'Of Unheard Of Works no figures are known, which is not 0',
    )
    const { structuredContent: summary } = await call(client, 'portfolio_summary', {})
    expect(summary).toMatchObject({ organizations: 2 })
    expect(summary?.['counts']).toContainEqual(
      expect.objectContaining({ what: 'not recognised as a known company', organizations: 1, of: 2 }),
    )
    const { structuredContent: footprint } = await call(client, 'footprint', { year: 2023 })
    expect(footprint).toMatchObject({ unit: 'kg CO2e', suppliers: 1, covered_suppliers: 0 })
    expect(footprint?.['said']).toContain('the others are in no sum')
    expect(footprint).toMatchObject({ kg: null, low: null, high: null })
    await close()
  }, 60_000)

  it('returns what changed since a day, and the cursor for the next call', async () => {
    const { client, close } = await open(false)
    const { structuredContent: told } = await call(client, 'changes_since', { since: '2000-01-01' })
    const changes = told?.['changes'] as Record<string, unknown>[]
    expect(changes.length).toBeGreaterThan(0)
    expect(changes).toContainEqual(
      expect.objectContaining({
        organization_id: known,
        said: expect.stringMatching(/^Aldgate Brewing: .+, \d{4}-\d\d-\d\d$/),
      }),
    )
    const later = await call(client, 'changes_since', { since: told?.['go_on_with'] })
    expect(later.structuredContent).toMatchObject({ changes: [], is_more: false })
    expect(await call(client, 'changes_since', { since: 'some day' })).toMatchObject({ isError: true })
    await close()
  }, 60_000)

  it('returns a refusal of the service as the answer of the tool', async () => {
    const { client, close } = await open(false)
    const missing = await call(client, 'get_organization', { id: 987_654 })
    expect(missing).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('The service refused (404)') }],
    })
    expect((await call(client, 'get_organization', { id: 'one' })).isError).toBe(true)
    await close()
  }, 60_000)
})

describe('over HTTP', () => {
  it('uses the key of the caller, and without a key of its own refuses callers without a key', async () => {
    const own = await openHttp({ key: null, own: editions.key })
    expect((await call(own.client, 'portfolio_summary', {})).structuredContent).toMatchObject({ organizations: 2 })
    await own.close()
    const stranger = await openHttp({ own: 'cr_wrong' })
    expect(await call(stranger.client, 'portfolio_summary', {})).toMatchObject({ isError: true })
    await stranger.close()
    const { server, address } = await serve({ key: null })
    const message = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    }
    const initialize = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect((await fetch(address, { ...message, body: initialize })).status).toBe(401)
    expect((await fetch(address)).status).toBe(405)
    for (const path of ['', '/']) expect((await fetch(`${new URL('/', address)}${path}`)).status).toBe(404)
    server.close()
  })

  it('refuses a request for another host name, and a message that is too long', async () => {
    const { server, address } = await serve()
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const foreign = await fetch(address, {
      method: 'POST',
      headers: { ...headers, origin: 'http://evil.example' },
      body,
    })
    expect(foreign.status).toBe(403)
    const long = await fetch(address, { method: 'POST', headers, body: 'x'.repeat(1024 * 1024 + 1) })
    expect(long.status).toBe(413)
    expect((await fetch(address, { method: 'POST', headers, body: 'no JSON' })).status).toBe(400)
    server.close()
  })
})

describe('without a service', () => {
  it('says that there is no service', async () => {
    const server = await serveHttp({
      host: '127.0.0.1',
      port: 0,
      url: 'http://127.0.0.1:1',
      key: 'k',
      version: '1',
      mayWrite: false,
    })
    const client = new Client(info)
    await client.connect(
      new StreamableHTTPClientTransport(
        new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`),
      ) as never,
    )
    const answer = await call(client, 'get_organization', { id: 1 })
    expect(answer.content[0]?.text).toContain('does not answer')
    await client.close()
    server.close()
  }, 30_000)
})
