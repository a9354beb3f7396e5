import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from './audit'
import { signInWithPassword } from './authenticate'
import { openSignIn, type SignIn } from './sign-in'
import { listUsers, setDisabled, setPassword } from './users'

const password = 'correct horse battery'
const folder = mkdtempSync(join(tmpdir(), 'dashboard-users-before-'))
const path = join(folder, 'users.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(): Promise<SignIn> {
  return openSignIn({
    secret: 'a-secret-of-thirty-two-characters',
    origin: 'https://carbon.example',
    basePath: '',
    isHttps: true,
    database: { kind: 'file', path },
    trustedProxies: 1,
    singleSignOn: null,
  })
}

function signIn(at: SignIn, email: string) {
  const headers = new Headers({ 'x-forwarded-for': '10.0.0.1', 'user-agent': 'Firefox/150 (Windows)' })
  return signInWithPassword(at, headers, { email, password })
}

// The users of PostgreSQL are in sign-in.db.test.ts.
describe.skipIf(process.env['TEST_DATABASE'] === 'postgres')('a file of users that libsql wrote', () => {
  // As it was left: most of it is still in the write-ahead log.
  beforeAll(() => {
    for (const end of ['', '-wal']) {
      const kept = new URL(`./testing/users-by-libsql.db${end}.gz`, import.meta.url)
      writeFileSync(`${path}${end}`, gunzipSync(readFileSync(kept)))
    }
  })

  it('opens as it is: users, roles, passwords and the log are there', async () => {
    const opened = await open()
    expect((await listUsers(opened)).map(({ email, role, isDisabled }) => ({ email, role, isDisabled }))).toEqual([
      { email: 'ada@carbon.example', role: 'admin', isDisabled: false },
      { email: 'left@carbon.example', role: 'viewer', isDisabled: true },
    ])
    expect((await listAudit(opened.store)).map(({ action }) => action)).toContain('signed_in')
    expect((await signIn(opened, 'ada@carbon.example')).kind).toBe('signed_in')
    expect((await signIn(opened, 'left@carbon.example')).kind).not.toBe('signed_in')
    await opened.store.close()
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('keeps what is written to it, also where two have it open', async () => {
    const [dashboard, command] = [await open(), await open()]
    await setDisabled(command, 'left@carbon.example', false, '(test)')
    await setPassword(command, 'left@carbon.example', password, '(test)')
    expect((await signIn(dashboard, 'left@carbon.example')).kind).toBe('signed_in')
    await command.store.close()
    await dashboard.store.close()
    const again = await open()
    expect((await listUsers(again)).map(({ isDisabled }) => isDisabled)).toEqual([false, false])
    await again.store.close()
  })
})
