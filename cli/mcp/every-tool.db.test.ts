import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readGivenDocument } from '@/service/documents/read-given-document'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { serveHttp } from './serve-http'

/** What the protocol's inspector goes through, by the client of the SDK (docs/decisions/0136). */

const command = fileURLToPath(new URL('../carbon-register.mjs', import.meta.url))

let release: SmallRelease
let editions: TestEditions
let url: string
let server: Server
let id: number
let reportId: number
const reportPath = join(tmpdir(), `report-${randomUUID()}.md`)
const report =
  '# Aldgate Brewing\n\n| t CO2e | 2023 |\n|---|---|\n| Scope 1 | 4,512 |\n| Scope 2 (market-based) | 2,401 |\n'
const opened: Client[] = []

beforeAll(async () => {
  const record = makeSourceRecord({ source: 'carbon-gap', name: 'Aldgate Brewing', hqRegion: 'GB', disclosures: [] })
  release = writeSmallRelease([record as SourceRecord])
  editions = await startTestEditions(release.directory)
  url = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB' })
  const given = await fetch(`${url}/organizations/${id}/documents?name=report.md`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editions.key}`, 'content-type': 'text/markdown' },
    body: report,
  })
  reportId = ((await given.json()) as { document: { id: number } }).document.id
  await readGivenDocument(editions.ctx, { documentId: reportId })
  await editions.work()
  await writeFile(reportPath, report)
  server = await serveHttp({ host: '127.0.0.1', port: 0, url, key: editions.key, version: '1', mayWrite: true })
}, 180_000)

afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.close()))
})

afterAll(async () => {
  await rm(reportPath, { force: true })
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  await editions.stop()
  release.remove()
})

function overStdio(): StdioClientTransport {
  const env = { ...process.env, CARBON_REGISTER_URL: url, CARBON_REGISTER_KEY: editions.key } as Record<string, string>
  const args = [command, 'mcp', '--write']
  return new StdioClientTransport({ command: process.execPath, args, env, cwd: tmpdir(), stderr: 'inherit' })
}

function overHttp(): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`))
}

/** Words that each tool takes; a tool that is added is missing here, and the test says so. */
const words = (readsFiles: boolean): Record<string, Record<string, unknown>> => ({
  ...(readsFiles && { add_report: { id, path: reportPath } }),
  changes_since: { since: '2026-01-01' },
  compare: { ids: [id, id] },
  explain_figure: { id, path: '/score' },
  find_company: { query: 'aldgate' },
  footprint: { year: 2023 },
  get_organization: { id },
  list_reports: { id },
  portfolio_summary: {},
  register_organization: { name: 'Aldgate Brewing', country: 'GB' },
  report_figures: { id, report_id: reportId },
})

function compile(schema: object): void {
  const isDraft7 = JSON.stringify(schema).includes('json-schema.org/draft-07')
  const ajv = isDraft7 ? new Ajv({ strict: false }) : new Ajv2020({ strict: false })
  ajv.compile(schema)
}

describe.each([
  // Whoever starts a process may have it read files; a caller over HTTP may not.
  ['standard input and output', overStdio, true],
  ['streamable HTTP', overHttp, false],
] as const)('over %s', (_, transport, readsFiles) => {
  async function open(): Promise<Client> {
    const client = new Client({ name: 'inspection', version: '1' })
    // The types of the SDK are not made for exactOptionalPropertyTypes.
    await client.connect(transport() as never)
    opened.push(client)
    return client
  }

  it('gives its name and version, and offers exactly its tools', async () => {
    const client = await open()
    expect(client.getServerVersion()).toMatchObject({ name: 'carbon-register', version: expect.stringMatching(/^\d/) })
    expect(Object.keys(client.getServerCapabilities() ?? {})).toEqual(['tools'])
    await expect(client.listResources()).rejects.toThrow(/Method not found/)
    await expect(client.listPrompts()).rejects.toThrow(/Method not found/)
    await client.ping()
  }, 60_000)

  it('describes each tool, with valid schemas', async () => {
    const { tools } = await (await open()).listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(words(readsFiles)))
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([name, (description ?? '').length > 20, (title ?? annotations?.title ?? '') !== '']).toEqual([
        name,
        true,
        true,
      ])
      expect(() => compile(inputSchema)).not.toThrow()
      if (outputSchema !== undefined) expect(() => compile(outputSchema)).not.toThrow()
      const properties = Object.entries(inputSchema.properties ?? {})
      // An assistant fills in what it is told the meaning of.
      for (const [property, schema] of properties)
        expect([name, property, 'description' in schema]).toEqual([name, property, true])
    }
  }, 60_000)

  it('answers a call of every tool with text and structured content, and a wrong call with the name of the missing argument', async () => {
    const client = await open()
    // The client itself holds what a tool answers against its outputSchema.
    await client.listTools()
    for (const [name, given] of Object.entries(words(readsFiles))) {
      const answer = await client.callTool({ name, arguments: given })
      expect([name, answer.isError ?? false, answer.structuredContent !== undefined]).toEqual([name, false, true])
      expect(answer.content).toContainEqual(
        expect.objectContaining({ type: 'text', text: expect.stringMatching(/\S/) }),
      )
    }
    const wrong = await client.callTool({ name: 'get_organization', arguments: {} })
    expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringContaining('id')])
    const unknown = await client.callTool({ name: 'no_such_tool', arguments: {} })
    expect(unknown).toMatchObject({ isError: true })
  }, 120_000)
})

it('returns a figure of a report with unit, year, method, page, quoted text and state, and refuses a file that is not a report', async () => {
  const client = new Client({ name: 'inspection', version: '1' })
  await client.connect(overStdio() as never)
  opened.push(client)
  const listed = await client.callTool({ name: 'list_reports', arguments: { id } })
  expect(listed.structuredContent).toMatchObject({
    reports: [{ report_id: reportId, name: 'report.md', state: 'read', problem: null, is_of_another: false }],
  })
  const read = await client.callTool({ name: 'report_figures', arguments: { id, report_id: reportId } })
  const { figures, note } = read.structuredContent as { figures: unknown[]; note: string }
  expect(figures).toContainEqual(
    expect.objectContaining({
      what: 'Scope 2 emissions',
      value: 2401,
      unit: 't CO2e',
      year: 2023,
      method: 'market based',
      page: 1,
      quote: expect.stringContaining('2,401'),
      state: 'proposed',
      said: 'Scope 2 emissions: 2,401 t CO2e, 2023, market based, page 1 of report.md, proposed',
    }),
  )
  expect(note).toContain('may be misread')
  const again = await client.callTool({ name: 'add_report', arguments: { id, path: reportPath } })
  expect(again.structuredContent).toMatchObject({ report: { report_id: reportId } })
  const key = await client.callTool({ name: 'add_report', arguments: { id, path: '/etc/passwd' } })
  expect([key.isError, JSON.stringify(key.content)]).toEqual([true, expect.stringContaining('a report ends in .pdf')])
  if (process.platform === 'win32') return
  const pipe = join(tmpdir(), `pipe-${randomUUID()}.pdf`)
  execFileSync('mkfifo', [pipe])
  const waited = await client.callTool({ name: 'add_report', arguments: { id, path: pipe } })
  await rm(pipe)
  expect([waited.isError, JSON.stringify(waited.content)]).toEqual([true, expect.stringContaining('is no file')])
}, 120_000)
