import { expect, it } from 'vitest'
import { findExposureProblem, isLoopback, isLoopbackHost } from './exposure'

const secret = 'a-secret-of-thirty-two-characters'
const oidc = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' }
const problem = (env: Record<string, string>, host: string) =>
  findExposureProblem(env as unknown as NodeJS.ProcessEnv, host)

it('refuses to be open to others, by address or by public name, and says what to set', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.7', 'carbon.example', '127.0.0.1.evil.example'])
    expect(problem({}, host)).toContain('AUTH_SECRET and PUBLIC_ORIGIN')
  expect(problem({ PUBLIC_ORIGIN: 'https://carbon.example' }, '127.0.0.1')).toContain('https://carbon.example')
  expect(problem({ AUTH_SECRET: '   ' }, '0.0.0.0')).toContain('no sign-in is set up')
})

it('starts open on this machine alone', () => {
  for (const host of ['127.0.0.1', '127.8.0.1', 'localhost', '::1', '[::1]']) expect(problem({}, host)).toBeNull()
  expect(problem({ PUBLIC_ORIGIN: 'http://localhost:3000' }, '127.0.0.1')).toBeNull()
})

it('starts for others with sign-in and an https address only', () => {
  const on = { AUTH_SECRET: secret }
  expect(problem({ ...on, PUBLIC_ORIGIN: 'https://carbon.example' }, '0.0.0.0')).toBeNull()
  expect(problem(on, '127.0.0.1')).toBeNull()
  expect(problem(on, '0.0.0.0')).toContain('PUBLIC_ORIGIN')
  expect(problem({ ...on, PUBLIC_ORIGIN: 'http://carbon.example' }, '0.0.0.0')).toContain('https://')
  expect(problem({ AUTH_SECRET: 'short', PUBLIC_ORIGIN: 'https://carbon.example' }, '0.0.0.0')).toContain('32')
})

it('does not start under a path, which half of its addresses would not know', () => {
  const under = { AUTH_SECRET: secret, PUBLIC_ORIGIN: 'https://intranet.example/carbon' }
  expect(problem(under, '127.0.0.1')).toContain('has a path (/carbon)')
  expect(problem(under, '127.0.0.1')).toContain('https://carbon.intranet.example')
  expect(problem({ ...under, PUBLIC_ORIGIN: 'https://intranet.example/' }, '0.0.0.0')).toBeNull()
})

it('names what single sign-on lacks', () => {
  expect(problem(oidc, '127.0.0.1')).toContain('AUTH_SECRET')
  expect(problem({ ...oidc, AUTH_SECRET: secret, OIDC_CLIENT_SECRET: '' }, '127.0.0.1')).toContain('OIDC_CLIENT_SECRET')
  expect(problem({ ...oidc, AUTH_SECRET: secret, OIDC_ISSUER: 'http://login.example' }, '127.0.0.1')).toContain(
    'OIDC_ISSUER',
  )
  expect(problem({ ...oidc, AUTH_SECRET: secret }, '127.0.0.1')).toBeNull()
})

it('knows this machine by its names, and no other name for it', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    expect(isLoopbackHost(host)).toBe(true)
  for (const host of [null, '', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.1'])
    expect(isLoopbackHost(host)).toBe(false)
  expect(isLoopback('0.0.0.0')).toBe(false)
})
