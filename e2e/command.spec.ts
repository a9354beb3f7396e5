import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { createClient } from '@/client/src/client'
import { addresses } from '@/e2e/support/addresses'

/** The tools that people use besides a browser, against the running service with the data of the release, in a separate project. */

const run = promisify(execFile)
const command = join(import.meta.dirname, '../cli/carbon-register.mjs')
const dataDirectory = process.env['E2E_DATA_DIR'] ?? ''
let key = ''

async function type(...words: string[]): Promise<string> {
  const env = { ...process.env, CARBON_REGISTER_URL: addresses.service, CARBON_REGISTER_KEY: key }
  return (await run(process.execPath, [command, ...words], { env, cwd: dataDirectory })).stdout
}

test.beforeAll(async () => {
  const team = readFileSync(join(dataDirectory, 'team-key'), 'utf8').trim()
  const env = { ...process.env, CARBON_REGISTER_URL: addresses.service, CARBON_REGISTER_TEAM_KEY: team }
  key = (await run(process.execPath, [command, 'keys', 'create', '--name', 'By command'], { env })).stdout.trim()
})

test('the typed client registers Nestlé, waits, and reads its figures', async () => {
  const client = createClient({ url: addresses.service, key })
  const { id } = await client.register({ name: 'Nestlé', hq_region: 'CH' })
  expect([...(await client.waitUntilSettled([id]))]).toEqual([[id, 'synced']])
  const nestle = await client.get(id, { currency: 'EUR' })
  expect(nestle).toMatchObject({ id, name: 'Nestlé', hq_region: 'CH', score: expect.any(Number) })
  const worldwide = nestle.performances.filter(({ region }) => region === 'GLOBAL')
  expect(worldwide.length).toBeGreaterThan(3)
  for (const { revenue_currency, emissions } of worldwide) {
    expect(['EUR', null]).toContain(revenue_currency)
    expect(Object.keys(emissions)).toEqual(['scope_1', 'scope_2', 'scope_1_and_2', 'scope_3', 'total', 'sum'])
  }
  const names: string[] = []
  for await (const { name } of client.list()) names.push(name)
  expect(names).toEqual(['Nestlé'])
})

/** The types of such a client. The service may answer null where they allow it, and fields that they do not know. */
const names = z.array(z.object({ value: z.string() }))
const ranks = z.enum(['very_high', 'high', 'medium', 'low', 'very_low', 'unknown'])
const publicOrganization = z.object({
  name: z.string(),
  hq_region: z.string().nullable(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  website: z.string().nullable(),
  matching_organization: z.object({ id: z.number(), names, websites: names }).nullable(),
  performances: z
    .array(
      z.object({
        year: z.number(),
        region: z.string(),
        emission_factor: z.number().nullable(),
        revenue_currency: z.string().nullable(),
        revenue: z.number().nullable(),
        emissions: z.object({
          scope_1: z.object({ total: z.number().nullable(), sum: z.number().nullable() }),
          scope_2: z.object({
            total_location_based: z.number().nullable(),
            total_market_based: z.number().nullable(),
          }),
          scope_1_and_2: z.object({ total: z.number().nullable() }),
          scope_3: z.object({ business_travel: z.number().nullable(), sum: z.number().nullable() }),
          total: z.number().nullable(),
          sum: z.number().nullable(),
        }),
      }),
    )
    .min(1),
  sources: z.array(z.object({ url: z.string().nullable() })),
  score: z.number().min(0).max(1).nullable(),
  industry_rank: ranks,
  region_rank: ranks,
  related_environmental_report_status: z.enum(['processing', 'found', 'not_found']),
  cdp: z.object({ is_listed: z.boolean().nullable(), last_retrieved_at: z.string().nullable() }),
  sbti: z.object({ last_retrieved_at: z.string().nullable(), data: z.array(z.object({})) }),
  un: z.object({ initiatives: z.array(z.object({ name: z.string(), slug: z.string() })) }),
})

test('a client that was generated from the document of the public service works as it is', async () => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => fetch(addresses.service + path, { headers, ...init })
  const [industry] = await (await ask('/industries/search?q=food')).json()
  expect(industry).toMatchObject({ id: expect.any(String), name: expect.any(String) })
  const all = await ask('/industries')
  expect(all.headers.get('link')).toMatch(/rel="next".*rel="last"|rel="last".*rel="next"/)
  // It sends the currency in the body, and reads the same answer of both.
  const body = JSON.stringify({ name: 'Unilever', hq_region: 'GB', currency: 'EUR' })
  const made = await (await ask('/organizations', { method: 'POST', body })).json()
  await createClient({ url: addresses.service, key }).waitUntilSettled([made.id])
  for (const answer of [
    await ask(`/organizations/${made.id}?currency=EUR`),
    await ask('/organizations', { method: 'POST', body }),
  ]) {
    expect(answer.status).toBe(200)
    const read = publicOrganization.safeParse(await answer.json())
    expect(read.error?.issues ?? []).toEqual([])
  }
  expect((await ask('/organizations/999999999')).status).toBe(404)
  // Its later tests list what they registered.
  expect((await ask(`/organizations/${made.id}`, { method: 'DELETE' })).ok).toBe(true)
})

test('the command reads and exports the same figures', async () => {
  const [line = ''] = (await type('list', '--json')).split('\n')
  const { id } = JSON.parse(line)
  const said = await type('get', String(id))
  expect(said).toContain('Nestlé')
  expect(said).toMatch(/all scopes +[\d,]+ kg CO2e/)
  expect(await type('export', '--format', 'csv')).toContain('Nestlé')
  expect(JSON.parse((await type('export', '--format', 'ndjson')).trim())).toMatchObject({ id, name: 'Nestlé' })
})

test('an assistant reads a figure with unit, year and source, and where it comes from', async () => {
  const assistant = new Client({ name: 'journey', version: '1' })
  const env = { ...process.env, CARBON_REGISTER_URL: addresses.service, CARBON_REGISTER_KEY: key } as Record<
    string,
    string
  >
  await assistant.connect(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], env }))
  const call = async (name: string, words: Record<string, unknown>) =>
    JSON.parse(JSON.stringify((await assistant.callTool({ name, arguments: words })).structuredContent))
  const found = await call('find_company', { query: 'Nestlé' })
  const read = await call('get_organization', { id: found.organizations[0].id })
  const scope1 = read.figures.find(({ what }: { what: string }) => what === 'Scope 1 emissions')
  expect(scope1).toMatchObject({ unit: 'kg CO2e', value: expect.any(Number), year: expect.any(Number) })
  const explained = await call('explain_figure', { id: read.id, path: scope1.explain_with })
  expect(explained.figures[0]).toMatchObject({ value: scope1.value, unit: 'kg CO2e' })
  expect(explained.sources[0]).toMatchObject({ licence: expect.any(String), retrieved_at: expect.any(String) })
  await assistant.close()
})
