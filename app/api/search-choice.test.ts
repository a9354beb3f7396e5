import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { GET, PUT } from './report-searches/choice/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

standInForService({ SERVICE_API_KEY: 'project-key', TEAM_KEY: 'team-key-of-the-tests' })

const choicePath = `${upstream}/report-searches/choice`

function request(method: string, body?: object): Request {
  return new Request('http://dashboard.test/api/report-searches/choice', {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** A service of which nobody, or an admin, or its environment has decided. */
function answerWith(decided_by: string | null, keys: (string | null)[] = []): void {
  server.use(
    http.get(choicePath, ({ request: asked }) => {
      keys.push(asked.headers.get('authorization'))
      return HttpResponse.json({ is_on: false, decided_by, decided_at: null })
    }),
  )
}

it('reads with the key of the project who decided, and says whether an admin can decide here', async () => {
  const keys: (string | null)[] = []
  answerWith(null, keys)
  const undecided = { is_on: false, decided_by: null, decided_at: null }
  expect(await (await GET(request('GET'))).json()).toEqual({ ...undecided, may_decide: true })
  expect(keys).toEqual(['Bearer project-key'])
  vi.stubEnv('TEAM_KEY', '')
  vi.stubEnv('DATA_DIR', '/nowhere')
  expect(await (await GET(request('GET'))).json()).toEqual({ ...undecided, may_decide: false })
})

it('is 501 where the service never looks for reports', async () => {
  server.use(http.get(choicePath, () => HttpResponse.json({ detail: 'no such path' }, { status: 404 })))
  expect((await GET(request('GET'))).status).toBe(501)
})

it('answers for an admin with the key of the installation, which no answer shows', async () => {
  const asked: string[] = []
  server.use(
    http.put(choicePath, async ({ request: passed }) => {
      asked.push(`${passed.headers.get('authorization')} ${await passed.text()}`)
      return HttpResponse.json({ is_on: true, decided_by: 'admin', decided_at: '2026-11-28T09:00:00.000Z' })
    }),
  )
  const answer = await PUT(request('PUT', { is_on: true }))
  expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('team-key')])
  expect(asked).toEqual(['Bearer team-key-of-the-tests {"is_on":true}'])
  expect((await PUT(request('PUT', { is_on: 'yes' }))).status).toBe(400)
  expect(asked).toHaveLength(1)
})

it('asks an admin above every page until somebody has decided, and then never again', async () => {
  vi.resetModules()
  const { isSearchUndecided } = await import('@/lib/server/service/is-search-undecided')
  const keys: (string | null)[] = []
  answerWith(null, keys)
  expect(await isSearchUndecided(null)).toBe(false)
  expect(keys).toEqual([])
  expect(await isSearchUndecided('open')).toBe(true)
  // A service that is busy takes nothing back.
  server.use(http.get(choicePath, () => HttpResponse.json({}, { status: 503 })))
  expect(await isSearchUndecided('open')).toBe(true)
  answerWith('admin', keys)
  expect(await isSearchUndecided('open')).toBe(false)
  answerWith(null, keys)
  expect(await isSearchUndecided('open')).toBe(false)
  expect(keys).toHaveLength(2)
})

it('asks nobody where the service has no such question, or the dashboard no team key', async () => {
  vi.resetModules()
  const { isSearchUndecided } = await import('@/lib/server/service/is-search-undecided')
  vi.stubEnv('TEAM_KEY', '')
  vi.stubEnv('DATA_DIR', '/nowhere')
  expect(await isSearchUndecided('open')).toBe(false)
  vi.stubEnv('TEAM_KEY', 'team-key-of-the-tests')
  server.use(http.get(choicePath, () => HttpResponse.json({ detail: 'no such path' }, { status: 404 })))
  expect(await isSearchUndecided('open')).toBe(false)
})
