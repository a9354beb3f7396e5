import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { KeyScope } from '@/service/contract/project'
import { createKey } from '@/service/projects/create-key'
import { revokeKey } from '@/service/projects/revoke-key'
import { makeOneOfEach, mark, type OneOfEach } from '@/service/testing/programs/one-of-each'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
  teamKey,
} from '@/service/testing/programs/start-test-service'

const Described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional() }),
    ),
  ),
})

let service: TestService
let ours: TestProject
let theirs: TestProject
let organizationId: number
let routes: { method: string; path: string; url: string }[]

beforeAll(async () => {
  service = await startTestService()
  ours = await service.project()
  theirs = await service.project()
  organizationId = Number((await ours.post({ name: 'Ours' })).body['id'])
  await theirs.post({ name: 'Theirs' })
  routes = [...service.app.knownPaths].flatMap(([path, methods]) =>
    [...methods].map((method) => ({ method, path, url: fill(path) })),
  )
})
afterAll(() => service.stop())

/** Answered without a key, all of them: a route that is added is not one of these unless somebody writes it here. */
// /metrics: to callers on the same machine, as these are (docs/decisions/0017; operations.db.test.ts has the others).
const open = ['/healthz', '/readyz', '/openapi.json', '/docs', '/methodology', '/metrics']

function isOpen({ path }: { path: string }): boolean {
  return open.includes(path)
}

function isTeam({ method, path }: { method: string; path: string }): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return (
    /^\/(projects|team-keys|audit)\b/.test(path) ||
    ((path.startsWith('/data/') || path === '/report-searches/choice') && !isRead)
  )
}

/** With ids that exist, of project and organization `ours`. */
function fill(path: string): string {
  return path
    .replace('/projects/:id', `/projects/${ours.id}`)
    .replace('/organizations/:id', `/organizations/${organizationId}`)
    .replace(/:(keyId|documentId|figureId|footprintId|requestId|problemId|annotationId)/g, '1')
    .replace('/industries/:code', '/industries/35')
    .replace('/regions/:code', '/regions/SE')
    .replace('/imports/:id', '/imports/1000000')
    .replace('/webhooks/:id', '/webhooks/1000000')
    .replace('/kept/:id', '/kept/1000000')
    .replace(':name', 'list.csv')
    .replace(':source', 'sbti')
    .replace(':list', 'sbti')
}

/** What each writing route takes, so that a refusal is one of the key and not of the body. */
function bodyOf(path: string): unknown {
  if (path.endsWith('/match') || path.endsWith('/:list')) return { company_id: 'none' }
  if (path.endsWith('/footprint-method')) return { method: 'hybrid' }
  if (path === '/changes/digest') return { cadence: 'off' }
  if (path === '/webhooks') return { url: 'https://hooks.example/changes' }
  if (path.endsWith('/replay')) return { delivery_ids: [1_000_000] }
  if (path === '/footprint/kept') return { title: 'Report' }
  if (path === '/footprint/goal') return { goal: { basis: 'spend', share: 0.5, year: 2030 } }
  if (path === '/footprint/categories')
    return { categories: [{ category: 'IT', industry_id: null, scope_3_category: 1 }] }
  if (path.endsWith('/engagement')) return { stage: 'asked' }
  if (path.endsWith('/supplier-requests')) return { team: 'Buying', year: 2025 }
  if (path.endsWith('/mail')) return { to: 'a@example.org', subject: 'Figures', text: 'Dear all' }
  if (path.startsWith('/supplier-form')) return { name: 'Ada' }
  if (path.endsWith('/stated-figures')) return { figures: [{ year: 2023, scope: '1', value: 5 }] }
  if (path.endsWith('/pact-host')) return { url: 'https://pact.example', client_id: 'a', client_secret: 'b' }
  if (path.endsWith('/product-footprints')) return { document: [{}] }
  if (path === '/stated-figures/batch') return { rows: [{}] }
  if (path.includes('/stated-figures/')) return { decision: 'accepted' }
  if (path.endsWith('/confirmation')) return { is_own: true }
  if (path.endsWith('/group')) return { is_shown: true }
  if (path.endsWith('/merge')) return { into: organizationId }
  if (path.includes('/figures/')) return { decision: 'accepted' }
  if (path.endsWith('/problems')) return { path: '/score', text: 'Looks wrong' }
  if (path.endsWith('/:problemId')) return { closed: true }
  if (path.includes('/annotations')) return { text: 'A note' }
  if (path === '/organizations/labels') return { ids: [organizationId], add: ['watch'] }
  if (path.endsWith('/labels')) return { labels: ['watch'] }
  if (path === '/organizations/remove' || path === '/organizations/restore') return { ids: [1_000_000] }
  if (path === '/imports/:id/rows') return { rows: [{ number: 2, name: 'New' }] }
  if (path === '/organizations/batch') return { rows: [{ name: 'New' }], changes: [{ id: 1_000_000, name: 'New' }] }
  if (path === '/organizations' || path === '/organizations/:id') return { name: 'New' }
  return {}
}

async function ask(route: (typeof routes)[number], key: string | null, query = queryOf(route)) {
  const hasBody = route.method === 'POST' || route.method === 'PUT' || route.method === 'PATCH'
  const headers = {
    ...(key !== null && { authorization: `Bearer ${key}` }),
    ...(hasBody && { 'content-type': contentTypeOf(route.path) }),
  }
  const method = route.method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
  const payload = hasBody ? { payload: JSON.stringify(bodyOf(route.path)) } : {}
  return send(service.app, { method, url: route.url + query, headers, ...payload })
}

/** Query of the routes that need one to be understood. */
function queryOf({ method, path }: { method: string; path: string }): string {
  if (path.endsWith('/estimate')) return '?spend=1&currency=USD'
  if (path === '/industries/search') return '?q=a'
  if (path === '/companies/search') return '?q=abc'
  return method === 'POST' && takesReport(path) && path !== '/documents/match' ? '?name=report.txt' : ''
}

function contentTypeOf(path: string): string {
  if (path.startsWith('/data/incoming')) return 'application/octet-stream'
  return takesReport(path) ? 'text/plain' : 'application/json'
}

function takesReport(path: string): boolean {
  return path.endsWith('/documents') || path === '/documents/match' || path === '/supplier-form/report'
}

/** The routes that do not answer as they should, by name. */
async function unexpected(key: string | null, expected: (route: (typeof routes)[number]) => number): Promise<string[]> {
  const wrong: string[] = []
  for (const route of routes.filter((route) => !isOpen(route))) {
    const { status, text } = await ask(route, key)
    if (status !== expected(route)) wrong.push(`${route.method} ${route.path}: ${status} ${text}`)
    if (route.method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ status, detail: expect.any(String) })
  }
  return wrong
}

async function keyOf(scopes: KeyScope[] | null, expiresAt: Date | null = null) {
  return createKey(service.ctx, { projectId: ours.id, expiresAt, scopes })
}

const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

describe('every route', () => {
  it('is known, and described by /openapi.json', async () => {
    expect(routes.length).toBeGreaterThan(30)
    const { body } = await send(service.app, { method: 'GET', url: '/openapi.json' })
    const described = Object.entries(body['paths'] as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(known.sort()).toEqual(described.sort())
  })

  it('takes the query parameters that /openapi.json has for it, and refuses one that is not there', async () => {
    const { body } = await send(service.app, { method: 'GET', url: '/openapi.json' })
    const wrong: string[] = []
    for (const route of routes.filter(({ method, path }) => method !== 'HEAD' && !open.includes(path))) {
      const described = Described.parse(body).paths[route.path.replace(/:(\w+)/g, '{$1}')]
      const { parameters = [] } = described?.[route.method.toLowerCase()] ?? {}
      const names = parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
      const query = [...names, 'not_a_parameter'].map((name) => `${name}=x`).join('&')
      const answer = await ask({ ...route, url: `${route.url}?${query}` }, isTeam(route) ? teamKey : ours.key, '')
      // Of several unknown keys all are named, so a described parameter that the route does not take would be here.
      if (answer.body['detail'] !== 'Not known here: "not_a_parameter"')
        wrong.push(`${route.method} ${route.path}: ${answer.text}`)
    }
    expect(wrong).toEqual([])
  })

  it('that needs no key is one of six', async () => {
    const answers = await Promise.all(routes.map(async (route) => ({ route, status: (await ask(route, null)).status })))
    const answered = answers.filter(({ status }) => status === 200).map(({ route }) => route.path)
    expect([...new Set(answered)].sort()).toEqual([...open].sort())
  })

  it('is 401 without a key, with a key that is not ours, one that has expired and one that is revoked', async () => {
    const soon = new Date(service.ctx.clock().getTime() + 1)
    const expired = await keyOf(null, soon)
    service.pass(1)
    const revoked = await keyOf(null)
    await revokeKey(service.ctx, { projectId: ours.id, keyId: revoked.id })
    const stranger = `cr_${'0'.repeat(48)}`
    for (const key of [null, stranger, expired.api_key, revoked.api_key]) {
      expect(await unexpected(key, () => 401)).toEqual([])
    }
  })

  it('that writes is 403 with a key that may only read, and 401 where it takes the team key', async () => {
    const { api_key } = await keyOf(['read'])
    const writes = routes.filter((route) => !isOpen(route) && !isRead(route) && !isTeam(route))
    expect(writes.length).toBeGreaterThanOrEqual(5)
    for (const route of writes) {
      const { status, body } = await ask(route, api_key)
      expect([route.path, status, body]).toEqual([
        route.path,
        403,
        { status: 403, title: 'Forbidden', detail: 'This key may not write: it was made without that scope' },
      ])
    }
    for (const route of routes.filter(isTeam)) expect([route, (await ask(route, api_key)).status]).toEqual([route, 401])
    expect((await ask({ method: 'GET', path: '', url: '/organizations' }, api_key)).status).toBe(200)
  })

  it('that reads is 403 with a key that may only write', async () => {
    const { api_key } = await keyOf(['write'])
    for (const route of routes.filter((route) => !isOpen(route) && isRead(route) && !isTeam(route))) {
      expect([route.path, (await ask(route, api_key)).status]).toEqual([route.path, 403])
    }
    const made = await ask({ method: 'POST', path: '/organizations', url: '/organizations' }, api_key)
    expect(made.status).toBe(200)
  })

  it('about an organization is 404 with the key of another project, and changes nothing', async () => {
    const about = routes.filter(({ path }) => path.startsWith('/organizations/:id'))
    expect(about.length).toBeGreaterThanOrEqual(8)
    const before = await ours.get(`/organizations/${organizationId}`)
    for (const route of about) {
      const { status, text } = await ask(route, theirs.key)
      // 404 also for the body: "not yours" and "not there" are one answer.
      expect([route.method, route.path, status, text]).toEqual([route.method, route.path, 404, expect.any(String)])
    }
    expect((await ours.get(`/organizations/${organizationId}`)).text).toBe(before.text)
    const list = await theirs.get('/organizations')
    expect(list.text).not.toContain('Ours')
  })

  it('does not merge an organization into one of another project', async () => {
    const theirId = Number((await theirs.post({ name: 'Theirs' })).body['id'])
    const url = `/organizations/${theirId}/merge`
    expect((await ask({ method: 'POST', path: '/merge', url }, theirs.key)).status).toBe(404)
  })
})

/** Parameters that name something public: an industry, a country, a publisher's list. */
const shared: Readonly<Record<string, string>> = {
  'industries code': '35',
  'regions code': 'SE',
  'commitment-questions list': 'sbti',
}

/** The path with the ids of these things. Throws for a parameter that nobody has made a thing for, as a new route may have. */
function fillWith(path: string, organization: number, things: OneOfEach): string {
  const segments = path.split('/')
  const filled = segments.map((segment, at) => {
    if (!segment.startsWith(':')) return segment
    const [name, before = ''] = [segment.slice(1), segments[at - 1]]
    if (name === 'id' && before === 'organizations') return organization
    const own = name === 'id' ? things.ofProject[before] : things.ofOrganization[name]
    const value = own ?? things.ofOrganization[`${segments[3]} ${name}`] ?? shared[`${before} ${name}`]
    if (value === undefined) throw new Error(`makeOneOfEach has made nothing for ${path}`)
    return value
  })
  return filled.join('/')
}

describe('what one project has', () => {
  let owner: TestProject
  let stranger: TestProject
  let things: OneOfEach
  let foreign: number

  beforeAll(async () => {
    owner = await service.project()
    stranger = await service.project()
    things = await makeOneOfEach(service, owner)
    foreign = Number((await stranger.post({ name: 'Theirs' })).body['id'])
  })

  const ofProjects = () => routes.filter((route) => !isOpen(route) && !isTeam(route))

  /** Every answer that the project itself gets, by address. */
  async function readAll(): Promise<Record<string, string>> {
    const read: Record<string, string> = {}
    for (const route of ofProjects().filter(({ method }) => method === 'GET')) {
      const url = fillWith(route.path, things.organization, things)
      const { status, text } = await ask({ ...route, url }, owner.key)
      read[url] = `${status} ${text}`
    }
    return read
  }

  it('is there for the project itself, so that the tests below ask about something', async () => {
    const read = Object.entries(await readAll())
    const marked = read.filter(([, answer]) => answer.includes(mark)).map(([url]) => url)
    expect(marked.length).toBeGreaterThan(25)
    // The form needs a link's token; there is no host of footprints, and no country in this reference data.
    const elsewhere = [/^\/supplier-form$/, /\/pact-host$/, /^\/regions\//]
    const missing = read.filter(
      ([url, answer]) => answer.startsWith('404') && !elsewhere.some((some) => some.test(url)),
    )
    expect(missing).toEqual([])
  })

  it('is 404 with the key of another, under its own organization, another of the project and one of theirs', async () => {
    const before = await readAll()
    const named = ofProjects().filter(({ path }) => /^\/organizations\/:id|\/(imports|webhooks|kept)\/:id/.test(path))
    expect(named.length).toBeGreaterThan(60)
    const wrong: string[] = []
    async function refuse(route: (typeof routes)[number], url: string, key: string): Promise<void> {
      const { status, text } = await ask({ ...route, url }, key)
      if (status !== 404 || text.includes(mark)) wrong.push(`${route.method} ${url}: ${status} ${text}`)
    }
    for (const route of named) {
      await refuse(route, fillWith(route.path, things.organization, things), stranger.key)
      if (!/^\/organizations\/:id\/.*:(?!list\b)/.test(route.path)) continue
      await refuse(route, fillWith(route.path, foreign, things), stranger.key)
      await refuse(route, fillWith(route.path, things.empty, things), owner.key)
    }
    expect(wrong).toEqual([])
    expect(await readAll()).toEqual(before)
  })

  it('shows in no answer to another, whatever it is asked for by', async () => {
    const { organization, ofProject } = things
    const queries = [
      '',
      `?search=${mark}`,
      `?ids=${organization},${foreign}`,
      `?labels=${mark}`,
      `?import=${ofProject['imports']}`,
      `?organization_id=${organization}`,
      `?q=${mark}`,
    ]
    const shown: string[] = []
    for (const route of ofProjects().filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      for (const query of queries) {
        const { text } = await ask({ ...route, url: `${route.url}${query}` }, stranger.key)
        // A refusal may repeat what was asked for.
        if (text.replaceAll(query.slice(1).split('=')[1] ?? '', '').includes(mark)) shown.push(`${route.url}${query}`)
      }
    }
    expect(shown).toEqual([])
  })

  it('does not change where another names it in a body', async () => {
    const before = await readAll()
    const { organization, ofProject } = things
    const list = Number((await stranger.ask('POST', '/imports', { file_name: 'theirs.csv' })).body['id'])
    const bodies = [
      ['POST', '/organizations/labels', { ids: [organization], add: ['taken'] }],
      ['POST', '/organizations/remove', { ids: [organization] }],
      ['POST', '/organizations/restore', { ids: [organization] }],
      ['PATCH', '/organizations/batch', { changes: [{ id: organization, name: 'Taken' }] }],
      ['POST', `/organizations/${foreign}/merge`, { into: organization }],
      ['POST', `/imports/${list}/rows`, { rows: [{ number: 2, name: 'Taken', organization_id: organization }] }],
      ['POST', `/imports/${list}/complete`, { replaces: ofProject['imports'] }],
    ] as const
    const answers: string[] = []
    for (const [method, url, body] of bodies) answers.push((await stranger.ask(method, url, body)).text)
    answers.push((await stranger.get(`/imports/${list}`)).text, (await stranger.ask('DELETE', `/imports/${list}`)).text)
    expect(answers.join('\n')).not.toContain(mark)
    expect(await readAll()).toEqual(before)
  })

  // Last, because it removes them.
  it('is not 404 for the project itself, whichever way it is written to', async () => {
    const { ofProject, ofOrganization } = things
    const given = [...Object.keys(ofProject).map((name) => `${name}/:id`), ...Object.keys(ofOrganization)]
    const names = given.map((name) => name.split(' ').at(-1) ?? name)
    const writes = ofProjects().filter((route) => !isRead(route) && names.some((name) => route.path.endsWith(name)))
    expect(writes.length).toBeGreaterThan(10)
    const missing: string[] = []
    // What removes a thing comes after what changes it, and the import last: it takes the organization along.
    const turn = ({ method, path }: { method: string; path: string }) =>
      method !== 'DELETE' ? 0 : path.startsWith('/imports') ? 2 : 1
    for (const route of writes.toSorted((a, b) => turn(a) - turn(b))) {
      const url = fillWith(route.path, things.organization, things)
      const { status, text } = await ask({ ...route, url }, owner.key)
      if (status === 404) missing.push(`${route.method} ${url}: ${text}`)
    }
    expect(missing).toEqual([])
  })

  it('is no key of another, by its id', async () => {
    const { id } = await createKey(service.ctx, { projectId: owner.id, expiresAt: null })
    const answer = await send(service.app, {
      method: 'DELETE',
      url: `/projects/${stranger.id}/keys/${id}`,
      headers: { authorization: `Bearer ${teamKey}` },
    })
    expect(answer.status).toBe(404)
  })
})
