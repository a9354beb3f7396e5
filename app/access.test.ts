import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { access, type HandlerPlace } from '@/lib/server/access'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { hasRole, type Role, roles } from '@/lib/server/session/roles'
import { closeSignIn, getSignIn } from '@/lib/server/session/sign-in'
import { createUser, setPassword } from '@/lib/server/session/users'

const asked = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => asked.headers }))

const origin = 'http://127.0.0.1:3000'
const password = 'correct horse battery'
const upstream = setupServer(http.all('http://service.test/*', () => HttpResponse.json({ id: 1, organizations: [] })))
const cookies = new Map<Role, string>()
let folder: string

beforeAll(async () => {
  upstream.listen({ onUnhandledRequest: 'error' })
  folder = mkdtempSync(join(tmpdir(), 'dashboard-access-'))
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters')
  vi.stubEnv('PUBLIC_ORIGIN', origin)
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('SERVICE_URL', 'http://service.test')
  vi.stubEnv('SERVICE_API_KEY', 'key')
  const signIn = await getSignIn()
  if (signIn === null) throw new Error('Sign-in is not set up')
  for (const role of roles) {
    const email = `${role}@example.org`
    await createUser(signIn, { email, name: '', role, actor: '(test)' })
    await setPassword(signIn, email, password, '(test)')
    const { POST } = await import('./api/sign-in/route')
    const answer = await POST(request('POST', {}, { email, password }))
    cookies.set(role, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
}, 60_000)
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  upstream.close()
  await closeSignIn()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function request(method: string, headers: Record<string, string>, body: unknown = {}): Request {
  return new Request(`${origin}/api/any`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
}

function filesNamed(name: string): string[] {
  const all = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  return all.filter((file) => file === name || file.endsWith(`/${name}`))
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Every segment that a path of ours names. */
const nobodyHas = {
  id: 'nobody-has-this-id',
  code: 'ZZ',
  annotationId: '1',
  problemId: '1',
  documentId: '1',
  figureId: '1',
}

type Handler = (request: Request, context: { params: Promise<typeof nobodyHas> }) => Promise<Response>
type Found = { place: HandlerPlace; method: string; handler: Handler }

async function findHandlers(): Promise<Found[]> {
  const found: Found[] = []
  for (const file of filesNamed('route.ts')) {
    const module: Record<string, unknown> = await import(join(import.meta.dirname, file))
    for (const method of methods) {
      const place = `${method} /${file.replace(/\/route\.ts$/, '')}` as HandlerPlace
      if (typeof module[method] === 'function') found.push({ place, method, handler: module[method] as Handler })
    }
  }
  return found
}

const handlers = await findHandlers()
const pages = filesNamed('page.tsx')
const ask = ({ method, handler }: Found, headers: Record<string, string>) =>
  handler(request(method, headers), { params: Promise.resolve(nobodyHas) })

it('lists every handler and every page, and no others', () => {
  const places = [
    ...handlers.map(({ place }) => place),
    ...pages.map((file) => `/${relative('.', file).replace(/\/?page\.tsx$/, '')}`),
  ]
  expect(places.sort()).toEqual(Object.keys(access).sort())
  expect(handlers.length).toBeGreaterThan(20)
})

describe.each(handlers.map((found) => [found.place, found] as const))('%s', (place, found) => {
  const needed = access[place]

  it('answers a stranger, a viewer, an editor and an admin as the table says', async () => {
    // That the row is asked for by this handler's own name, not by a neighbour's.
    expect(readFileSync(join(import.meta.dirname, `${place.split(' /')[1]}/route.ts`), 'utf8')).toContain(`'${place}'`)
    if (needed === 'anyone') return expect(await findRefusal(request(found.method, {}), place)).toBeNull()
    const nobody = await ask(found, {})
    expect([nobody.status, (await nobody.json()).title]).toEqual([401, 'Not signed in'])
    const forged = await ask(found, { cookie: 'carbon-register.session_token=made.up' })
    expect(forged.status).toBe(401)
    // It is for all of them, and ends the session that the other rows need.
    if (place === 'POST /api/sign-out') return
    for (const role of roles) {
      const answer = await ask(found, { cookie: cookies.get(role) ?? '' })
      const body = answer.status === 403 ? await answer.json() : {}
      expect([role, body.title === 'Not allowed']).toEqual([role, !hasRole(role, needed)])
      expect([role, answer.status === 401]).toEqual([role, false])
    }
  })
})

describe.each(handlers.filter(({ method }) => method !== 'GET').map((found) => [found.place, found] as const))(
  '%s',
  (_place, found) => {
    it('changes nothing for another site, whatever the role', async () => {
      for (const site of ['cross-site', 'same-site', 'none']) {
        const answer = await ask(found, { 'sec-fetch-site': site, cookie: cookies.get('admin') ?? '' })
        expect([answer.status, (await answer.json()).title]).toEqual([403, 'Forbidden'])
      }
    })
  },
)

describe.each(pages)('the page %s', (file) => {
  const place = `/${file.replace(/\/?page\.tsx$/, '')}` as keyof typeof access
  const props = { params: Promise.resolve({ id: '7' }), searchParams: Promise.resolve({}) }

  async function open(cookie: string): Promise<string> {
    asked.headers = new Headers({ cookie, 'x-path': `${place.replace('[id]', '7')}?currency=EUR` })
    const { default: Page } = await import(join(import.meta.dirname, file))
    try {
      await Page(props)
      return 'shown'
    } catch (error) {
      return error instanceof Error && 'digest' in error ? String(error.digest) : String(error)
    }
  }

  it('turns away readers that the table does not allow, before anything is read', async () => {
    if (access[place] === 'anyone') return expect(await open('')).toBe('shown')
    const target = encodeURIComponent(`${place.replace('[id]', '7')}?currency=EUR`)
    expect(await open('')).toContain(`;/sign-in?next=${target};`)
    for (const role of roles) {
      const digest = await open(cookies.get(role) ?? '')
      expect([role, digest.includes('/no-access')]).toEqual([role, !hasRole(role, access[place] as Role)])
    }
  })
})

it('answers only the machine’s own names where no sign-in is set up', async () => {
  vi.stubEnv('AUTH_SECRET', '')
  const foreign = await findRefusal(request('GET', { host: 'evil.example:3000' }), 'GET /api/organizations')
  expect(foreign?.status).toBe(403)
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters')
})
