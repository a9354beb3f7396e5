import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { finishSingleSignOn, startSingleSignOn } from './authenticate'
import { readSession, type Session } from './get-session'
import { openSignIn, type SignIn } from './sign-in'
import { type Provider, startProvider } from './testing/start-provider'
import { createUser, listUsers } from './users'

let provider: Provider
let signIn: SignIn
let folder: string
const ada = { sub: 'ada-1', email: 'ada@example.org', email_verified: true, name: 'Ada' }

beforeAll(async () => {
  provider = await startProvider()
  folder = mkdtempSync(join(tmpdir(), 'dashboard-sso-'))
  signIn = await openSignIn({
    secret: 'a-secret-of-thirty-two-characters',
    origin: 'http://127.0.0.1:3000',
    basePath: '',
    isHttps: false,
    database: { kind: 'file', path: join(folder, 'users.db') },
    trustedProxies: 0,
    singleSignOn: {
      issuer: provider.issuer,
      clientId: 'client',
      clientSecret: 'client-secret',
      roleClaim: 'groups',
      values: { admin: ['carbon-admins'], editor: ['carbon-editors'], viewer: ['staff'] },
    },
  })
}, 60_000)
afterAll(async () => {
  await signIn?.store.close()
  provider.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  provider.claims = { ...ada, groups: ['staff'] }
  provider.fault = 'none'
})

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

type Change = (answer: URLSearchParams) => void

/** The whole way: to the provider's page, back with a code, and the session. `change` is what somebody does on the way. */
async function goRound({
  next = '/data',
  cookie,
  change,
}: {
  next?: string
  cookie?: string
  change?: Change
} = {}): Promise<{
  location: string
  session: Session | null
}> {
  const started = await startSingleSignOn(signIn, new Headers(), next)
  if (started === null) throw new Error('The provider was not reached')
  const asked = new URL(started.url).searchParams
  expect([asked.get('response_type'), asked.get('code_challenge_method')]).toEqual(['code', 'S256'])
  const answer = new URLSearchParams({
    code: `${asked.get('code_challenge')}~${asked.get('nonce')}`,
    state: asked.get('state') ?? '',
  })
  change?.(answer)
  const back = new Request(`http://127.0.0.1:3000/api/auth/callback/sso?${answer}`, {
    headers: { cookie: cookie ?? cookiesOf(started.headers) },
  })
  const finished = await finishSingleSignOn(signIn, back)
  const session = await readSession(signIn, new Headers({ cookie: cookiesOf(finished.headers) }))
  return { location: finished.headers.get('location') ?? '', session }
}

it('brings a new user in with the role of their group, and back to where they wanted to go', async () => {
  const { location, session } = await goRound({ next: '/organizations/7?currency=EUR' })
  expect(location).toBe('http://127.0.0.1:3000/organizations/7?currency=EUR')
  expect(session?.user).toMatchObject({ email: 'ada@example.org', name: 'Ada', role: 'viewer' })
  expect(provider.verifiers.at(-1)?.length).toBeGreaterThanOrEqual(43)
  const { rows } = await signIn.store.db.executeQuery<Record<string, unknown>>(
    signIn.store.db
      .selectFrom('account' as 'audit')
      .selectAll()
      .compile(),
  )
  expect(rows).toMatchObject([{ accountId: 'ada-1', accessToken: null, idToken: null, refreshToken: null }])
})

it('takes the role from the provider again at each sign-in, the highest of several', async () => {
  provider.claims['groups'] = ['staff', 'carbon-admins', 'carbon-editors']
  expect((await goRound()).session?.user.role).toBe('admin')
  provider.claims['groups'] = 'carbon-editors'
  expect((await goRound()).session?.user.role).toBe('editor')
})

it('lets nobody in whom no group names, and no longer whom none names any more', async () => {
  const before = (await goRound()).session
  expect(before).not.toBeNull()
  provider.claims['groups'] = ['others']
  const { location, session } = await goRound()
  expect([location, session]).toEqual(['http://127.0.0.1:3000/sign-in?error=unable_to_create_session', null])
  provider.claims = { sub: 'stranger', email: 'stranger@example.org', email_verified: true }
  expect((await goRound()).location).toContain('/sign-in?error=unable_to_create_user')
  expect((await listUsers(signIn)).map(({ email, role }) => [email, role])).toEqual([['ada@example.org', null]])
})

it('refuses an answer that this browser did not ask for, or with another code', async () => {
  expect((await goRound({ cookie: '' })).session).toBeNull()
  expect((await goRound({ change: (answer) => answer.set('state', 'made-up') })).session).toBeNull()
  expect((await goRound({ change: (answer) => answer.set('code', 'stolen~nonce') })).session).toBeNull()
  expect((await goRound({ change: (answer) => answer.set('error', 'access_denied') })).location).toContain(
    '/sign-in?error=',
  )
})

it.each(['nonce', 'audience', 'key'] as const)('refuses an ID token with a wrong %s', async (fault) => {
  provider.fault = fault
  const { location, session } = await goRound()
  expect([location.startsWith('http://127.0.0.1:3000/sign-in?error='), session]).toEqual([true, null])
})

it('joins a user whom an admin made only where the provider has verified the address', async () => {
  await createUser(signIn, { email: 'bob@example.org', name: '', role: 'viewer', actor: '(test)' })
  provider.claims = { sub: 'bob-1', email: 'bob@example.org', email_verified: false, groups: ['carbon-admins'] }
  expect((await goRound()).location).toContain('/sign-in?error=account_not_linked')
  provider.claims['email_verified'] = true
  const { session } = await goRound()
  expect(session?.user.email).toBe('bob@example.org')
})
