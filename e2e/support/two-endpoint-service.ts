import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Another service that keeps the published interface and nothing more: POST /organizations and GET /organizations/{id}.
 * It answers nulls, states and fields that nobody told us about, and misbehaves for organizations of certain names:
 *
 * "Slow Upstream"  answers after three seconds
 * "Error 500"      answers 500 to registration
 * "Html Error"     answers an HTML page
 * "Too Many"       answers 429 with Retry-After
 * "Bad Country"    answers 400 that names a field
 * "Never Settles"  stays in a state of its own
 * "Research Fails" ends in the state of research that failed
 * "Repeats Key"    repeats the key it was asked with
 *
 * Figures are invented, for tests only. Started by playwright.config.ts: PORT and SERVICE_API_KEY from the environment.
 */
type Registered = { id: number; body: Record<string, unknown>; reads: number }

const key = process.env['SERVICE_API_KEY'] ?? 'test-key'
const organizations = new Map<string, Registered>()

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const usdPer: Record<string, number> = { USD: 1, EUR: 0.9, SEK: 10 }

function performances(currency: string): unknown[] {
  const rate = usdPer[currency] ?? 1
  return [2022, 2021, 2019].map((year, index) => ({
    year,
    region: 'GLOBAL',
    emission_factor: (0.4 + index * 0.05) / rate,
    total_upstream_emission_factor: null,
    scope_1_and_2_emission_factor: (0.1 + index * 0.02) / rate,
    revenue_currency: currency,
    revenue: (20_000_000_000 - index * 1_000_000_000) * rate,
    emissions: {
      scope_1: { total: 1_500_000_000 + index * 100_000_000 },
      scope_2: { total: null, total_market_based: index === 2 ? null : 500_000_000 },
      scope_3: { total: null, sum: 6_000_000_000 },
      total: null,
      verified_by: 'a field nobody told us about',
    },
  }))
}

/** The first reads return states that only this service has, with almost nothing known: enough of them that a slow browser sees one. */
function present({ id, body, reads }: Registered, currency: string): unknown {
  const base = {
    id,
    name: body['name'] ?? null,
    hq_region: body['hq_region'] ?? null,
    brand_new_field: { nested: [1, 2, 3] },
    ...(body['name'] === 'Repeats Key' ? { website: `https://example.org/${key}`, external_id: key } : {}),
  }
  if (reads < 3 || body['name'] === 'Never Settles') {
    return {
      ...base,
      status: 'reading_annual_report',
      industry: null,
      performances: null,
      score: null,
      sbti: null,
      cdp: null,
    }
  }
  if (body['name'] === 'Research Fails') return { ...base, status: 'errored', performances: null, score: null }
  return {
    ...base,
    status: 'synced',
    industry: {
      id: '10',
      name: 'Food products',
      mean_score: 0.41,
      performances: [{ year: 2021, region: 'US', emission_factor: 0.5 }],
    },
    matching_organization: null,
    performances: performances(currency),
    sources: [{ url: 'https://example.org/report.pdf', mirror_url: null }, { url: null }],
    score: 0.62,
    industry_score_percentile: 80,
    industry_confidence: 'medium',
    industry_rank: 'very_high',
    region_rank: 'astronomical',
    related_environmental_report_status: 'found',
    cdp: { last_retrieved_at: null, is_listed: null, url: null },
    sbti: { last_retrieved_at: '2024-09-30', data: [] },
    un: {
      last_retrieved_at: '2024-10-01',
      url: 'https://example.org/un',
      initiatives: [{ name: 'Race To Zero', slug: 'race-to-zero' }],
    },
    climate_pledge: { signed: true, signed_at: '2021-02-03', link: null },
  }
}

async function misbehave(name: unknown, response: ServerResponse): Promise<boolean> {
  switch (name) {
    case 'Slow Upstream':
      await wait(3000)
      return false
    case 'Error 500':
      send(response, 500, { status: 500, title: 'Server error', detail: 'Stack trace of the other service' })
      return true
    case 'Html Error':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
      return true
    case 'Too Many':
      send(
        response,
        429,
        { status: 429, title: 'Too many organizations', detail: 'This key may register 100 organizations' },
        { 'retry-after': '60' },
      )
      return true
    case 'Bad Country':
      send(response, 400, { status: 400, title: 'Bad request', detail: 'hq_region: is not one of ours' })
      return true
    default:
      return false
  }
}

async function register(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  if (await misbehave(body['name'], response)) return
  const identity = JSON.stringify([body['name'], body['hq_region']])
  const known = organizations.get(identity) ?? { id: 7001 + organizations.size, body, reads: 0 }
  organizations.set(identity, known)
  send(response, 200, present(known, 'USD'))
}

async function read(id: string, currency: string, response: ServerResponse): Promise<void> {
  const known = [...organizations.values()].find((organization) => String(organization.id) === id)
  if (!known)
    return send(response, 404, { status: 404, title: 'Organizations not found', detail: `No organization ${id}`, id })
  if (known.body['name'] === 'Slow Upstream') await wait(1500)
  known.reads += 1
  send(response, 200, present(known, currency))
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/healthz') return send(response, 200, {})
  if (request.headers.authorization !== `Bearer ${key}`)
    return send(response, 401, { status: 401, title: 'Unauthorized', detail: 'Wrong key' })
  const id = /^\/organizations\/([^/]+)$/.exec(url.pathname)?.[1]
  if (request.method === 'POST' && url.pathname === '/organizations') return register(request, response)
  if (request.method === 'GET' && id !== undefined) return read(id, url.searchParams.get('currency') ?? 'USD', response)
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
}

createServer((request, response) => {
  answer(request, response).catch(() =>
    send(response, 500, { status: 500, title: 'Server error', detail: 'The test service failed' }),
  )
}).listen(Number(process.env['PORT'] ?? 4100), '127.0.0.1')
