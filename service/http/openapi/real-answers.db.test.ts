import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readGivenDocument } from '@/service/documents/read-given-document'
import { makeFootprint } from '@/service/product-footprints/testing/make-footprint'
import { createKey } from '@/service/projects/create-key'
import type { SourceRecord } from '@/service/reference/source-record'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { type AnswerCheck, createAnswerCheck } from '@/service/testing/check-answers'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { createExampleRecorder, differences, type Exchange } from '@/service/testing/record-examples'
import { buildDocument } from './build-document'
import { details } from './examples/error-examples'

/** Over a socket, with companies, research, a report that is read and an import: what /openapi.json says must be what comes. */

let folder: SmallRelease
let editions: TestEditions
let address: string
let checked: AnswerCheck
const wrong: string[] = []
const examples = createExampleRecorder()
const examplesFile = fileURLToPath(new URL('./examples/recorded.json', import.meta.url))
/** What failures said: title, or nothing, and detail. */
const said = new Set<string>()
let asked = 0

beforeAll(async () => {
  const list = await readSbti(sbtiList([{ id: 1, name: 'Aldgate Brewing' }]))
  const figures = makeSourceRecord({
    source: 'carbon-gap',
    name: 'Aldgate Brewing',
    hqRegion: 'GB',
    disclosures: [disclosureOf(2021, 5_000_000), disclosureOf(2022, 4_000_000)],
  })
  folder = writeSmallRelease([...list.records, figures] as SourceRecord[])
  editions = await startTestEditions(folder.directory)
  address = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  checked = createAnswerCheck(buildDocument(null))
}, 120_000)

afterAll(async () => {
  await editions.stop()
  folder.remove()
})

function disclosureOf(year: number, scope1Kg: number): SourceRecord['disclosures'][number] {
  const place = { file: 'list.csv', row: year }
  return {
    source: 'carbon-gap',
    recordId: 'Aldgate Brewing',
    year,
    region: 'GLOBAL',
    emissions: { scope1Kg, scope2Kg: 1_000_000 },
    revenue: { amount: 9_000_000, currency: 'GBP' },
    document: null,
    locator: `row ${year}`,
    printed: [
      { field: 'scope1Kg', printed: String(scope1Kg), unit: 'kg CO2e', place },
      { field: 'scope2Kg', printed: '1000000', unit: 'kg CO2e', place },
      { field: 'revenue', printed: '9000000', unit: 'GBP', place },
    ],
  }
}

type Options = { key?: string | null; body?: unknown; type?: string; headers?: Record<string, string> }

/** Asks, holds the answer against the document, and gives its JSON. */
async function ask(method: string, path: string, { key = editions.key, body, type, headers }: Options = {}) {
  const isBytes = typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const text = await response.text()
  asked += 1
  const contentType = response.headers.get('content-type')
  const problem = checked.check({ method, url: path, status: response.status, contentType, body: text })
  if (problem !== null) wrong.push(problem)
  const isJson = contentType?.startsWith('application/json') === true && text !== ''
  const json = isJson ? JSON.parse(text) : null
  if (response.ok && problem === null) keepExample(method, path, isBytes ? undefined : body, isJson ? json : undefined)
  if (!response.ok && isJson) said.add(json.detail)
  return { status: response.status, json, headers: response.headers }
}

function keepExample(method: string, path: string, request: unknown, answer: unknown): void {
  const operation = checked.operationOf(method, path)
  // The document would stand in itself.
  if (operation === null || operation.id === 'readOpenApiDocument') return
  examples.keep(operation.id, { ...(request !== undefined && { request }), ...(answer !== undefined && { answer }) })
}

const WithId = z.looseObject({ id: z.number() })
const idOf = (answer: { json: unknown }) => WithId.parse(answer.json).id

async function mend(id: number, other: number): Promise<void> {
  const gone = `/organizations/${other}`
  await ask('PATCH', gone, { body: { website: 'works.example', duns_number: '123456789' } })
  await ask('PATCH', '/organizations/batch', { body: { changes: [{ id, is_legal_entity_name: true }, { id: 'x' }] } })
  await ask('GET', '/companies/search?q=aldgate')
  await ask('DELETE', gone)
  await ask('POST', `${gone}/restore`)
  await ask('POST', '/organizations/remove', { body: { ids: [other, 999_999] } })
  await ask('POST', '/organizations/restore', { body: { ids: [other], by: 'Ada' } })
}

async function computeFootprint(one: string): Promise<void> {
  await ask('PUT', '/footprint/goal', { body: { goal: { basis: 'spend', share: 0.8, year: 2028 } } })
  const category = { category: 'IT', industry_id: '62', scope_3_category: 1 }
  await ask('PUT', '/footprint/categories', { body: { categories: [category] } })
  await ask('GET', '/footprint/categories/suggestions?category=Office+furniture')
  await ask('PUT', `${one}/footprint-method`, { body: { method: 'industry_average' } })
  for (const query of ['', '?currency=EUR&year=2023', '?country=GB']) await ask('GET', `/footprint${query}`)
  await ask('GET', '/footprint/target-history?year=2023')
  const kept = await ask('POST', '/footprint/kept?currency=EUR&year=2023', {
    body: { title: 'Annual report', by: 'Ada' },
  })
  const path = `/footprint/kept/${idOf(kept)}`
  await ask('GET', '/footprint/kept')
  for (const part of ['', '/content', '/check']) await ask('GET', `${path}${part}`)
  await ask('DELETE', path)
}

async function engage(one: string): Promise<void> {
  await ask('PUT', `${one}/engagement`, { body: { stage: 'asked', owner: 'Ada', due_on: '2026-03-31', by: 'Ada' } })
  for (const path of ['/engagement', `${one}/engagement`]) await ask('GET', path)
  const figures = [{ year: 2024, scope: '1', value: 5_000 }]
  const stated = await ask('POST', `${one}/stated-figures`, { body: { figures, assurance: 'limited', by: 'Ada' } })
  const figureId = z.looseObject({ figures: z.array(WithId) }).parse(stated.json).figures[0]?.id
  await editions.database.query("update stated_figure set origin = 'answered' where id = $1", [figureId])
  await ask('POST', `${one}/stated-figures/${figureId}`, { body: { decision: 'accepted', by: 'Ada' } })
  await editions.work()
  for (const path of [one, `${one}/evidence`, `${one}/stated-figures`]) await ask('GET', path)
  await editions.database.query("update stated_figure set origin = 'typed' where id = $1", [figureId])
  await ask('DELETE', `${one}/stated-figures/${figureId}`)
  const row = { name: 'Aldgate Brewing', year: 2024, scope: 'allocated', value: 3, unit: 'kt' }
  await ask('POST', '/stated-figures/batch', { body: { rows: [row, {}] } })
  await askForFigures(one)
  await shareFootprints(one)
}

async function shareFootprints(one: string): Promise<void> {
  const document = makeFootprint()
  const path = `${one}/product-footprints`
  const taken = await ask('POST', path, { body: { document, file_name: 'ethanol.json', by: 'Ada' } })
  await ask('POST', path, { body: { document: [document, {}] } })
  const id = z.looseObject({ footprints: z.array(WithId) }).parse(taken.json).footprints[0]?.id
  await editions.work()
  for (const read of [one, path, `${path}/${id}`]) await ask('GET', read)
  await ask('DELETE', `${path}/${id}`)
  const host = `${one}/pact-host`
  const access = { url: 'https://pact.aldgate.example/pact', client_id: 'buyer-7', client_secret: 'secret' }
  // Nobody is asked: the name leads into a network of the test.
  editions.ctx.live.reach.resolve = async () => ['192.0.2.1']
  await ask('PUT', host, { body: { ...access, by: 'Ada' } })
  await ask('GET', host)
  await ask('POST', `${host}/fetch`, { body: { by: 'Ada' } })
  await ask('DELETE', host)
}

async function askForFigures(one: string): Promise<void> {
  const asked = { team: 'Buying at Example', year: 2025, recipient: 'carbon@aldgate.example', by: 'Ada' }
  const Made = z.looseObject({ request_id: z.number(), token: z.string() })
  const { token } = Made.parse((await ask('POST', `${one}/supplier-requests`, { body: asked })).json)
  const headers = { 'supplier-token': token }
  await ask('GET', '/supplier-form', { headers })
  const report = '# Report\n\nScope 1: 5 t CO2e\n'
  await ask('POST', '/supplier-form/report?name=report.md', { body: report, type: 'text/markdown', headers })
  const figures = [{ year: 2025, scope: '1', value: 5 }]
  await ask('POST', '/supplier-form', { body: { figures, name: 'Grace', assurance: 'none' }, headers })
  await ask('GET', '/supplier-form', { headers })
  const another = Made.parse((await ask('POST', `${one}/supplier-requests`, { body: asked })).json)
  await ask('GET', `${one}/supplier-requests`)
  await ask('DELETE', `${one}/supplier-requests/${another.request_id}`)
  await ask('GET', '/engagement')
}

async function keepList(id: number): Promise<void> {
  const kept = `/imports/${idOf(await ask('POST', '/imports', { body: { file_name: 'list.csv' } }))}`
  const rows = [
    { number: 2, name: 'Aldgate', organization_id: id },
    { number: 3, name: '', detail: 'name: is required' },
  ]
  await ask('POST', `${kept}/rows`, { body: { rows } })
  await ask('POST', `${kept}/complete`, { body: {} })
  for (const query of ['', '?state=refused', '?limit=1']) await ask('GET', `${kept}${query}`)
  await ask('GET', '/imports')
  await ask('DELETE', kept)
  await ask('POST', `${kept}/restore`)
}

/** Operations that a test of their own has answer with success: they need what this service does not have. */
const elsewhere = [
  // send-letter.db.test.ts: a mail server.
  'POST /organizations/{id}/supplier-requests/{requestId}/mail',
  // find-report.db.test.ts: reports are looked for (REPORTS_FIND=on).
  'POST /organizations/{id}/report-search',
  // commitment-questions.db.test.ts: a company with rows of a list that come near it.
  'POST /organizations/{id}/commitment-questions/{list}',
  'DELETE /organizations/{id}/commitment-questions/{list}',
  // data.db.test.ts: a figure that a check holds back.
  'POST /data/held-figures/accept',
  'POST /data/held-figures/withdraw',
  // Only the embedded database keeps copies of its own.
  ...(process.env['TEST_DATABASE'] === 'postgres' ? ['POST /data/backup-copies'] : []),
]

it('answers as the document says, in success', { timeout: 120_000 }, async () => {
  const id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB', external_id: 'V1' })
  const other = await editions.register({ name: 'Unheard Of Works', hq_fuzzy: 'Stockholm, Sweden' })
  const one = `/organizations/${id}`
  await ask('POST', '/organizations', { body: { name: 'Aldgate Brewing', hq_region: 'GB' } })
  await ask('POST', '/organizations/dry-run', { body: { name: 'Aldgate Brewing Ltd' } })
  await ask('POST', '/organizations/batch', { body: { rows: [{ name: 'One' }, { name: '' }, { nothing: 1 }] } })
  await ask('GET', `/organizations/batch?ids=${id},${other}`)
  for (const query of ['', '?limit=1', '?search=ald', '?sort=-score', '?country=GB', '?labels=watch', '?status=synced'])
    await ask('GET', `/organizations${query}`)
  for (const query of ['', '?country=GB']) await ask('GET', `/organizations/summary${query}`)
  for (const format of ['ndjson', 'csv', 'parquet']) await ask('GET', `/organizations.${format}?country=GB`)
  await ask('POST', '/organizations/labels', { body: { ids: [id], add: ['watch'] } })
  await ask('POST', `${one}/group`, { body: { is_shown: false } })
  await ask('PUT', `${one}/labels`, { body: { labels: ['watch', 'key'] } })
  for (const path of [one, `/organizations/${other}`]) {
    for (const query of ['', '?currency=EUR', '?currency=JPY&rates=2022']) {
      const { headers } = await ask('GET', path + query)
      await ask('GET', path + query, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    }
    for (const part of [
      'evidence',
      'own-data',
      'assessment',
      'timeline',
      'targets',
      'candidates',
      'commitment-questions',
      'problems',
      'annotations',
      'documents',
      'report-search',
    ])
      await ask('GET', `${path}/${part}`)
    for (const query of ['?spend=1000&currency=USD', '']) await ask('GET', `${path}/estimate${query}`)
  }
  const { headers } = await ask('GET', `${one}/evidence`)
  await ask('GET', `${one}/evidence`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  await ask('POST', `/organizations/${other}/match`, { body: { company_id: 'none' } })
  await ask('DELETE', `/organizations/${other}/match`)
  await ask('POST', `/organizations/${other}/merge`, { body: { into: id } })
  await ask('DELETE', `/organizations/${other}/merge`)
  await mend(id, other)
  await keepList(id)
  const own_data = { spend: [{ year: 2023, amount: 5_000, currency: 'EUR' }] }
  await ask('POST', '/organizations', { body: { name: 'Aldgate Brewing', hq_region: 'GB', own_data } })
  await computeFootprint(one)
  for (const query of ['', '?since=2020-01-01&limit=1', '?order=newest&by=noted&kind=details_edited&history=false'])
    await ask('GET', `/changes${query}`)
  await ask('GET', '/changes/summary?since=2020-01-01')
  await ask('GET', '/changes/digest?days=30&language=sv')
  await ask('PUT', '/changes/digest', { body: { cadence: 'off' } })
  await tellOfChanges()
  await annotate(one)
  await engage(one)
  await giveReport(one)
  for (const path of [
    '/industries',
    '/industries?search=steel',
    '/industries/search?q=beer',
    '/industries/11',
    '/industries/11?currency=SEK',
  ])
    await ask('GET', path)
  for (const path of [
    '/regions',
    '/regions/GB',
    '/methodology',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/docs',
    '/metrics',
  ])
    await ask('GET', path)
  await administrate()
  await importList()
  const succeeded = new Set([...checked.seen].filter((pair) => / 2\d\d$/.test(pair)).map((pair) => pair.slice(0, -4)))
  expect(wrong).toEqual([])
  expect(checked.operations.filter((operation) => !succeeded.has(operation)).sort()).toEqual(elsewhere.toSorted())
  compareExamples()
})

async function tellOfChanges(): Promise<void> {
  const made = await ask('POST', '/webhooks', { body: { url: 'https://hooks.example/changes', kinds: ['target_set'] } })
  const hook = `/webhooks/${idOf(made)}`
  await ask('GET', '/webhooks')
  await ask('PATCH', hook, { body: { description: 'To the data team', state: 'off' } })
  await ask('POST', `${hook}/secret`, { body: {} })
  for (const query of ['', '?state=dead&limit=1']) await ask('GET', `${hook}/deliveries${query}`)
  await ask('POST', `${hook}/replay`, { body: {} })
  await ask('DELETE', hook)
}

/** The examples of the document have the fields that the service answers, and ask as it was asked here. */
function compareExamples(): void {
  const now = examples.all()
  if (process.env['RECORD_EXAMPLES']) writeFileSync(examplesFile, `${JSON.stringify(now, null, 1)}\n`)
  const kept: Record<string, Exchange> = JSON.parse(readFileSync(examplesFile, 'utf8'))
  expect(Object.keys(kept).filter((id) => !(id in now) && id !== 'copyDatabase')).toEqual([])
  expect(Object.keys(now).filter((id) => !(id in kept))).toEqual([])
  expect(Object.entries(now).flatMap(([id, exchange]) => differences(kept[id], exchange, id))).toEqual([])
}

async function annotate(one: string): Promise<void> {
  const annotation = await ask('POST', `${one}/annotations`, { body: { text: 'A note', path: '/score' } })
  const annotationId = z.looseObject({ annotations: z.array(WithId) }).parse(annotation.json).annotations[0]?.id
  await ask('PUT', `${one}/annotations/${annotationId}`, { body: { text: 'Another' } })
  await ask('DELETE', `${one}/annotations/${annotationId}`)
  const problem = await ask('POST', `${one}/problems`, { body: { path: '/score', text: 'Looks wrong' } })
  const problemId = z.looseObject({ problems: z.array(WithId) }).parse(problem.json).problems[0]?.id
  await ask('PUT', `${one}/problems/${problemId}`, { body: { closed: true } })
  for (const part of ['problems', 'annotations']) await ask('GET', `${one}/${part}`)
}

async function giveReport(one: string): Promise<void> {
  const text = '# Report 2023\n\n| t CO2e | 2022 | 2023 |\n|---|---|---|\n| Scope 1 | 4,200 | 3,900 |\n'
  await ask('POST', '/documents/match', { body: `# Aldgate Brewing\n${text}`, type: 'text/markdown' })
  const given = await ask('POST', `${one}/documents?name=report.md`, { body: text, type: 'text/markdown' })
  const documentId = z.looseObject({ document: WithId }).parse(given.json).document.id
  await readGivenDocument(editions.ctx, { documentId }, async (bytes, onPage) => {
    const read = await readAnyReport(bytes, (page, pages, found) =>
      onPage({ kind: 'page', page, pages, found: [...found] }),
    )
    return { figures: read.figures, facts: read.facts, pages: read.pageCount, skipped: read.skippedPages ?? [] }
  })
  const path = `${one}/documents/${documentId}`
  const reading = await ask('GET', path)
  await ask('POST', `${path}/confirmation`, { body: { is_own: true, by: 'Ada' } })
  const { figures } = z.looseObject({ figures: z.array(WithId).min(1) }).parse(reading.json)
  for (const decision of ['accepted', 'proposed', 'rejected'])
    await ask('POST', `${path}/figures/${figures[0]?.id}`, { body: { decision, by: 'Ada' } })
  await ask('POST', `${path}/figures/${figures[1]?.id}`, { body: { decision: 'accepted', by: 'Ada' } })
  await ask('GET', `${path}/content`)
  await editions.work()
  await ask('GET', one)
  await ask('GET', `${one}/evidence`)
  await ask('DELETE', path)
  await ask('POST', `${path}/restore`)
  await ask('GET', `${one}/documents`)
}

async function administrate(): Promise<void> {
  const key = teamKey
  const project = await ask('POST', '/projects', { key, body: { name: 'Another', max_organizations: 1 } })
  const { id, api_key } = z.looseObject({ id: z.number(), api_key: z.string() }).parse(project.json)
  await ask('POST', '/organizations', { key: api_key, body: { name: 'First' } })
  await ask('POST', '/organizations', { key: api_key, body: { name: 'One too many' } })
  const made = await ask('POST', `/projects/${id}/keys`, { key, body: { scopes: ['read'] } })
  await ask('GET', `/projects/${id}/keys`, { key })
  await ask('DELETE', `/projects/${id}/keys/${idOf(made)}`, { key })
  await ask('GET', '/projects', { key })
  const team = await ask('POST', '/team-keys', { key, body: {} })
  await ask('GET', '/team-keys', { key })
  await ask('DELETE', `/team-keys/${idOf(team)}`, { key })
  for (const query of ['', '?limit=2']) await ask('GET', `/audit${query}`, { key })
}

async function importList(): Promise<void> {
  const key = teamKey
  for (const path of ['/data/sources', '/data/report', '/data/held-figures']) await ask('GET', path, { key })
  const list = sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-06-01' }])
  const sent = await ask('PUT', '/data/incoming/june.xlsx', { key, body: list, type: 'application/octet-stream' })
  const files = [{ id: z.looseObject({ id: z.string() }).parse(sent.json).id, name: 'june.xlsx' }]
  await ask('PUT', '/data/sources/sbti/edition', { key, body: { files, retrieved_at: '2026-06-02' } })
  await ask('POST', '/data/sources/sbti/rollback', { key, body: {} })
  await ask('POST', '/data/backup-copies', { key, body: {} })
  await ask('GET', '/data/sources')
  await ask('GET', '/data/live-sources')
  await ask('GET', '/report-searches')
  await ask('GET', '/report-searches/choice')
  await ask('PUT', '/report-searches/choice', { key, body: { is_on: false } })
  await ask('PUT', '/data/live-sources/nzdpu/key', { key, body: { key: 'a-key-of-the-tests' } })
  await ask('POST', '/data/live-sources/nzdpu/fetch', { key, body: {} })
  await ask('GET', '/data/live-sources')
  await ask('DELETE', '/data/live-sources/nzdpu/key', { key })
}

/** Failures that other tests provoke. */
const elsewhereSaid = {
  // access.db.test.ts: a path that the document does not have.
  not_found: true,
  // limits.db.test.ts
  too_many_requests: true,
  // every id of a request is another
  server_error: true,
  // stop-engine.db.test.ts
  unavailable: true,
}

/** Refusals have no value of a row in them: one database says as much as two. */
const onOneDatabase = it.skipIf(process.env['TEST_DATABASE'] === 'postgres')

onOneDatabase('answers as the document says, in failure', { timeout: 120_000 }, async () => {
  const { api_key: readOnly } = await createKey(editions.ctx, { projectId: 1, expiresAt: null, scopes: ['read'] })
  for (const operation of checked.operations) {
    const [method = '', pattern = ''] = operation.split(' ')
    const isTeam = /^\/(projects|team-keys|audit|data)/.test(pattern)
    const path = pattern
      .replace('{code}', '35')
      .replace('{source}', 'sbti')
      .replace('{name}', 'a.csv')
      .replace(/\{\w+\}/g, '1')
    const missing = pattern.replace('{source}', 'nothing').replace(/\{\w+\}/g, '987654321')
    const hasBody = method === 'POST' || method === 'PUT'
    const key = isTeam ? teamKey : editions.key
    const body = hasBody ? { body: {} } : {}
    await ask(method, path, { key: null, ...body })
    await ask(method, path, { key: 'cr_wrong', ...body })
    if (pattern !== '/metrics' && pattern !== '/healthz') await ask(method, `${path}?nothing=1`, { key, ...body })
    if (!isTeam) await ask(method, path, { key: readOnly, ...body })
    if (missing !== pattern) await ask(method, missing, { key, ...body })
    if (hasBody) {
      await ask(method, path, { key, body: 'a,b', type: 'text/csv' })
      await ask(method, path, { key, body: '{"name": ' })
      await ask(method, path, { key, body: { nothing: 'known' } })
      await ask(method, path, { key, body: [1] })
    }
  }
  for (const query of ['?limit=0', '?sort=sideways', '?cursor=x', '?country=nowhere'])
    await ask('GET', `/organizations${query}`)
  for (const query of ['?currency=XXX', '?rates=1800']) await ask('GET', `/organizations/1${query}`)
  await ask('POST', '/organizations', { body: {} })
  await ask('POST', '/organizations', { body: { lei_number: 'KY37LUS27QQX7BB93L28' } })
  await ask('POST', '/organizations', { body: { name: 'x'.repeat(70_000) } })
  await ask('POST', '/imports/987654321/restore', { body: {} })
  const kept = idOf(await ask('POST', '/imports', { body: { file_name: 'list.csv' } }))
  await ask('POST', `/imports/${kept}/restore`, { body: {} })
  expect(
    Object.entries(details).filter(([failure, detail]) => !said.has(detail) && !(failure in elsewhereSaid)),
  ).toEqual([])
  expect(wrong).toEqual([])
  const statuses = new Set([...checked.seen].map((pair) => pair.slice(-3)))
  for (const status of ['200', '201', '204', '304', '400', '401', '403', '404', '413', '415', '422'])
    expect([...statuses]).toContain(status)
  expect(asked).toBeGreaterThan(200)
  expect(checked.seen.size).toBeGreaterThan(200)
})
