import { expect, it } from 'vitest'
import {
  findBuildProblem,
  findExposureProblem,
  findPathProblem,
  isLoopback,
  isLoopbackHost,
  readBasePath,
} from './exposure'

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

it('starts under a path that pages and cookies can have, and under no other', () => {
  const under = (path: string) => ({ AUTH_SECRET: secret, PUBLIC_ORIGIN: `https://intranet.example${path}` })
  for (const path of ['', '/', '/carbon', '/carbon/', '/tools/carbon-2.0'])
    expect([path, problem(under(path), '0.0.0.0')]).toEqual([path, null])
  for (const path of ['/carbon?a=b', '/carbon#a', '/carbon;b', '/kohlen%20stoff', '//carbon', '/a(b)'])
    expect([path, problem(under(path), '0.0.0.0')]).toEqual([path, expect.stringContaining('letters, digits')])
  expect(findPathProblem('no address')).toBeNull()
  expect(['', '/', '/carbon', '/a/b//'].map((path) => readBasePath(under(path)))).toEqual(['', '', '/carbon', '/a/b'])
  expect([readBasePath({}), readBasePath({ PUBLIC_ORIGIN: 'no address' })]).toEqual(['', ''])
})

it('runs under the path alone that it was built for', () => {
  const set = (value: string) => ({ PUBLIC_ORIGIN: value }) as unknown as NodeJS.ProcessEnv
  expect(findBuildProblem(set(''), '')).toBeNull()
  expect(findBuildProblem(set('https://a.example/carbon/'), '/carbon')).toBeNull()
  expect(findBuildProblem(set('https://a.example/carbon'), '')).toMatch(
    /built for the root.* the path \/carbon.*--build-arg/,
  )
  expect(findBuildProblem(set('https://a.example'), '/carbon')).toMatch(
    /built for the path \/carbon.* the root of a host/,
  )
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
