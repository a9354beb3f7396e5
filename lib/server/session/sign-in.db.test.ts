import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listAudit } from './audit'
import { changePassword, redeemPasswordLink, signInWithPassword, signOut } from './authenticate'
import { readSession, type Session } from './get-session'
import { endOwnSession, listSessions } from './own-sessions'
import { openSignIn, type SignIn } from './sign-in'
import type { SignInSettings } from './sign-in-settings'
import { countAttempt, forgiveAttempts } from './throttle'
import {
  createUser,
  endSessions,
  listUsers,
  makePasswordLink,
  setDisabled,
  setPassword,
  setRole,
  UserError,
} from './users'

const password = 'correct horse battery'
const hourMs = 3_600_000
let signIn: SignIn
let folder: string

async function makeDatabase(): Promise<SignInSettings['database']> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return { kind: 'file', path: join(folder, 'users.db') }
  const url = new URL(inject('postgresUrl'))
  const server = new pg.Client({ connectionString: url.href })
  await server.connect()
  const name = `users_${randomBytes(5).toString('hex')}`
  await server.query(`create database ${name}`)
  await server.end()
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-users-'))
  const settings: SignInSettings = {
    secret: 'a-secret-of-thirty-two-characters',
    origin: 'https://carbon.example',
    basePath: '',
    isHttps: true,
    database: await makeDatabase(),
    trustedProxies: 1,
    singleSignOn: null,
  }
  // Twice, as by the command line beside the dashboard: the second finds the tables there.
  await (await openSignIn(settings)).store.close()
  signIn = await openSignIn(settings)
})
afterAll(async () => {
  await signIn?.store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function makeUser(email: string, role: 'viewer' | 'editor' | 'admin'): Promise<void> {
  await createUser(signIn, { email, name: '', role, actor: '(test)' })
  await setPassword(signIn, email, password, '(test)')
}

function from(address: string): Headers {
  return new Headers({ 'x-forwarded-for': `6.6.6.6, ${address}`, 'user-agent': 'Firefox/150 (Windows)' })
}

async function enter(email: string, address = '10.0.0.1'): Promise<{ cookie: string; headers: Headers }> {
  const result = await signInWithPassword(signIn, from(address), { email, password })
  if (result.kind !== 'signed_in') throw new Error(result.kind)
  const cookie = result.headers.getSetCookie()[0] ?? ''
  return { cookie, headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }) }
}

async function sessionOf(headers: Headers): Promise<Session> {
  const session = await readSession(signIn, headers)
  if (session === null) throw new Error('no session')
  return session
}

it('gives a session in a cookie that only https, this host and no script can read', async () => {
  await makeUser('Ada@Example.org', 'editor')
  const { cookie, headers } = await enter('ada@example.ORG')
  expect(cookie).toMatch(/^__Host-carbon-register\.session_token=/)
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=604800']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  expect((await sessionOf(headers)).user).toMatchObject({ email: 'ada@example.org', role: 'editor' })
  expect(await readSession(signIn, new Headers({ cookie: headers.get('cookie')?.slice(0, -3) ?? '' }))).toBeNull()
  expect(await listSessions(signIn, await sessionOf(headers))).toMatchObject([
    { isThis: true, browser: 'Firefox, Windows', address: '10.0.0.1' },
  ])
})

it('says the same to an unknown user, a wrong password and a disabled user, and counts them', async () => {
  await makeUser('gone@example.org', 'viewer')
  await setDisabled(signIn, 'gone@example.org', true, '(test)')
  const attempts = [
    { email: 'ada@example.org', password: 'wrong' },
    { email: 'ada@example.org', password: 'wrong' },
    { email: 'my-password-typed-here@x.y', password },
    { email: 'gone@example.org', password },
  ]
  for (const attempt of attempts)
    expect(await signInWithPassword(signIn, from('10.0.0.2'), attempt)).toEqual({ kind: 'refused' })
  const failures = (await listAudit(signIn.store)).filter(({ action }) => action === 'sign_in_failed')
  expect(failures.map(({ subject, times }) => [subject, times]).sort()).toEqual([
    ['(unknown user)', 1],
    ['ada@example.org', 2],
    ['gone@example.org', 1],
  ])
})

it('lets nobody guess on: the sixth attempt within five minutes waits, also with the right password', async () => {
  const now = new Date('2026-11-01T12:00:00Z')
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const email = 'guessed@example.org'
  // All at once: none of them sees the count before the others are counted.
  const first = await Promise.all(
    [1, 2, 3, 4, 5].map(() => countAttempt(signIn.store, { email, address: '10.0.0.9' }, now)),
  )
  expect(first).toEqual([null, null, null, null, null])
  expect(await countAttempt(signIn.store, { email, address: '10.0.0.9' }, at(60))).toBe(240)
  expect(await countAttempt(signIn.store, { email, address: '10.0.0.10' }, at(60))).toBeNull()
  expect(await countAttempt(signIn.store, { email, address: '10.0.0.9' }, at(301))).toBeNull()
  for (let index = 0; index < 4; index += 1) await countAttempt(signIn.store, { email, address: '10.0.0.9' }, at(301))
  await forgiveAttempts(signIn.store, { email, address: '10.0.0.9' })
  expect(await countAttempt(signIn.store, { email, address: '10.0.0.9' }, at(302))).toBeNull()
})

it('stops one address that tries many names', async () => {
  const now = new Date('2026-11-02T12:00:00Z')
  const answers: (number | null)[] = []
  for (let index = 0; index < 31; index += 1)
    answers.push(await countAttempt(signIn.store, { email: `name-${index}@example.org`, address: '10.0.0.11' }, now))
  expect(answers.slice(0, 30).every((answer) => answer === null)).toBe(true)
  expect(answers[30]).toBe(900)
})

it('locks nobody out by what strangers try, without a proxy that is believed', async () => {
  const open = { ...signIn, settings: { ...signIn.settings, trustedProxies: 0 } }
  await makeUser('chief@example.org', 'editor')
  await makeUser('other@example.org', 'viewer')
  const sign = (email: string, given: string, cookie = '') =>
    signInWithPassword(open, new Headers({ cookie }), { email, password: given })
  const before = await sign('chief@example.org', password)
  if (before.kind !== 'signed_in') throw new Error(before.kind)
  const known = before.headers.getSetCookie().find((line) => line.includes('known_browser')) ?? ''
  for (const part of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(known).toContain(part)
  const now = new Date()
  for (let index = 0; index < 400; index += 1)
    await countAttempt(open.store, { email: `stranger-${index}@example.org`, address: null }, now)
  expect((await sign('other@example.org', password)).kind).toBe('signed_in')
  // Somebody tries at the very name: no new browser gets in with it, the one its user has used does.
  for (let index = 0; index < 60; index += 1)
    await countAttempt(open.store, { email: 'chief@example.org', address: null }, now)
  const cookie = known.split(';')[0] ?? ''
  expect((await sign('chief@example.org', password)).kind).toBe('throttled')
  expect((await sign('chief@example.org', password, cookie)).kind).toBe('signed_in')
  // The cookie is good for its user alone, only as it was signed, and for ten attempts.
  const forged = cookie.replace(/=[^.]+/, '=another')
  expect((await sign('chief@example.org', password, forged)).kind).toBe('throttled')
  for (let index = 0; index < 60; index += 1)
    await countAttempt(open.store, { email: 'other@example.org', address: null }, now)
  expect((await sign('other@example.org', password, cookie)).kind).toBe('throttled')
  for (let index = 0; index < 10; index += 1)
    expect((await sign('chief@example.org', 'wrong', cookie)).kind).toBe('refused')
  expect((await sign('chief@example.org', password, cookie)).kind).toBe('throttled')
})

it('lets a user with a session change the password whatever strangers try', async () => {
  await makeUser('busy@example.org', 'viewer')
  const { headers } = await enter('busy@example.org', '10.0.0.30')
  for (let index = 0; index < 60; index += 1)
    await countAttempt(signIn.store, { email: 'busy@example.org', address: '10.0.0.31' })
  const changed = changePassword(signIn, headers, await sessionOf(headers), { current: password, next: `${password}!` })
  await expect(changed).resolves.toBeInstanceOf(Headers)
})

it('keeps the file of users for its own account, also one that was open to others', async (context) => {
  const { database } = signIn.settings
  if (database.kind !== 'file') return context.skip('there is no file on PostgreSQL')
  const files = ['', '-wal', '-shm'].map((end) => `${database.path}${end}`)
  const modes = () => files.map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes()).toEqual(['600', '600', '600'])
  for (const file of files) chmodSync(file, 0o644)
  await (await openSignIn(signIn.settings)).store.close()
  expect(modes()).toEqual(['600', '600', '600'])
})

it('ends a session at once: signed out, revoked, disabled, or with another role at the next request', async () => {
  await makeUser('bob@example.org', 'editor')
  const [one, two, three] = [
    await enter('bob@example.org'),
    await enter('bob@example.org'),
    await enter('bob@example.org'),
  ]
  await signOut(signIn, one.headers, await sessionOf(one.headers))
  expect(await readSession(signIn, one.headers)).toBeNull()
  const own = await sessionOf(two.headers)
  const foreign = await sessionOf((await enter('ada@example.org')).headers)
  expect(await endOwnSession(signIn, own, foreign.id)).toBe(false)
  expect(await endOwnSession(signIn, own, (await sessionOf(three.headers)).id)).toBe(true)
  expect(await readSession(signIn, three.headers)).toBeNull()
  await setRole(signIn, 'bob@example.org', 'viewer', '(test)')
  expect((await sessionOf(two.headers)).user.role).toBe('viewer')
  await endSessions(signIn, 'bob@example.org', '(test)')
  expect(await readSession(signIn, two.headers)).toBeNull()
  const last = await enter('bob@example.org')
  await setDisabled(signIn, 'bob@example.org', true, '(test)')
  expect(await readSession(signIn, last.headers)).toBeNull()
})

it('ends a session that nobody used for eight hours, and any after seven days', async () => {
  await makeUser('idle@example.org', 'viewer')
  const { headers } = await enter('idle@example.org')
  const now = Date.now()
  expect(await readSession(signIn, headers, now + 7 * hourMs)).not.toBeNull()
  expect(await readSession(signIn, headers, now + 14 * hourMs)).not.toBeNull()
  const row = await (await signIn.auth.$context).adapter.findOne<{ expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: (await sessionOf(headers)).id }],
  })
  expect(Math.round(((row?.expiresAt.getTime() ?? 0) - now) / hourMs)).toBe(7 * 24)
  expect(await readSession(signIn, headers, now + 23 * hourMs)).toBeNull()
  expect(await readSession(signIn, headers, now)).toBeNull()
})

it('sets a password by link once; all sessions end with it', async () => {
  await makeUser('eve@example.org', 'viewer')
  const { headers } = await enter('eve@example.org')
  const link = await makePasswordLink(signIn, 'eve@example.org', '(test)')
  expect(link).toMatch(/^https:\/\/carbon\.example\/set-password#[\w-]{43}$/)
  const token = link.split('#')[1] ?? ''
  await expect(redeemPasswordLink(signIn, token, 'short')).rejects.toThrow('at least 12')
  await redeemPasswordLink(signIn, token, 'another horse battery')
  expect(await readSession(signIn, headers)).toBeNull()
  await expect(redeemPasswordLink(signIn, token, 'a third horse battery')).rejects.toThrow(UserError)
  const { rows } = await signIn.store.db.executeQuery<Record<string, unknown>>(
    signIn.store.db
      .selectFrom('verification' as 'audit')
      .selectAll()
      .compile(),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('changes a password with the old one only, and ends the other sessions', async () => {
  await makeUser('pat@example.org', 'viewer')
  const [here, elsewhere] = [await enter('pat@example.org'), await enter('pat@example.org')]
  const session = await sessionOf(here.headers)
  const wanted = { current: 'not the password', next: 'a new horse battery' }
  await expect(changePassword(signIn, here.headers, session, wanted)).rejects.toThrow('not right')
  const cookies = await changePassword(signIn, here.headers, session, { ...wanted, current: password })
  expect(await readSession(signIn, elsewhere.headers)).toBeNull()
  const renewed = new Headers({ cookie: cookies.getSetCookie()[0]?.split(';')[0] ?? '' })
  expect(await readSession(signIn, renewed)).not.toBeNull()
})

it('keeps an admin who can sign in, and one user per address', async () => {
  await makeUser('root@example.org', 'admin')
  await expect(setRole(signIn, 'root@example.org', 'editor', '(test)')).rejects.toThrow('only admin')
  await expect(setDisabled(signIn, 'root@example.org', true, '(test)')).rejects.toThrow('only admin')
  await expect(makeUser('ROOT@example.org', 'viewer')).rejects.toThrow('There is a user')
  await expect(makeUser('no address', 'viewer')).rejects.toThrow('email')
  expect((await listUsers(signIn)).find(({ email }) => email === 'root@example.org')).toMatchObject({
    role: 'admin',
    isDisabled: false,
    hasPassword: true,
  })
})
