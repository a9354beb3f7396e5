// Who can reach this dashboard, judged from its settings alone. It imports nothing: `npm start`, which is not built, checks before
// building, and the built server checks again.

const secretLength = 32

/** `hostname`: "127.0.0.1", "localhost", "::1" or "[::1]". */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
}

/**
 * Whether a Host header names this machine itself. A foreign site can read a local program through another name that resolves to it (DNS
 * rebinding). `host`: with or without a port.
 */
export function isLoopbackHost(host: string | null): boolean {
  if (host === null) return false
  return isLoopback(host.replace(/:\d+$/, ''))
}

const isSet = (value: string | undefined) => value !== undefined && value.trim() !== ''

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname)
}

export function isSignInConfigured(env: NodeJS.ProcessEnv): boolean {
  return isSet(env['AUTH_SECRET'])
}

function findSettingsProblem(env: NodeJS.ProcessEnv): string | null {
  const secret = env['AUTH_SECRET']?.trim() ?? ''
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']
  const missing = oidc.filter((name) => !isSet(env[name]))
  if (missing.length < oidc.length && secret === '') return 'Single sign-on (OIDC_…) needs AUTH_SECRET as well.'
  if (missing.length > 0 && missing.length < oidc.length) return `Single sign-on also needs ${missing.join(' and ')}.`
  if (secret === '') return null
  if (secret.length < secretLength)
    return `AUTH_SECRET must have at least ${secretLength} characters; "openssl rand -base64 33" makes one.`
  const origin = env['PUBLIC_ORIGIN']?.trim() ?? ''
  if (origin !== '' && !origin.startsWith('https://') && !isLoopbackOrigin(origin))
    return 'PUBLIC_ORIGIN must begin with https:// where others sign in: a password does not travel in the open.'
  const issuer = env['OIDC_ISSUER']?.trim() ?? ''
  if (issuer !== '' && !issuer.startsWith('https://') && !isLoopbackOrigin(issuer))
    return 'OIDC_ISSUER must begin with https://.'
  return null
}

/**
 * The path that PUBLIC_ORIGIN has the dashboard stand under: "/carbon", without a "/" at its end; "" at the root of a host, or
 * where there is no PUBLIC_ORIGIN. It is part of what is built (docs/decisions/0135).
 */
export function readBasePath(env: Readonly<Record<string, string | undefined>>): string {
  const origin = env['PUBLIC_ORIGIN']?.trim() ?? ''
  return URL.canParse(origin) ? new URL(origin).pathname.replace(/\/+$/, '') : ''
}

/** Why a dashboard cannot stand at this address; null where it can. `origin`: PUBLIC_ORIGIN. */
export function findPathProblem(origin: string): string | null {
  if (!URL.canParse(origin)) return null
  const { search, hash } = new URL(origin)
  const path = readBasePath({ PUBLIC_ORIGIN: origin })
  if (search === '' && hash === '' && /^(?:\/[\w.~-]+)*$/.test(path)) return null
  return `PUBLIC_ORIGIN is ${origin}: a path under which the dashboard stands has letters, digits, "-", "_", "." and "~" alone, like https://intranet.example/carbon.`
}

/** Why a dashboard that was built for the path `built` ("" for none) must not run with these settings; null where it may. */
export function findBuildProblem(env: NodeJS.ProcessEnv, built: string): string | null {
  const asked = readBasePath(env)
  if (asked === built) return null
  const say = (path: string) => (path === '' ? 'the root of a host' : `the path ${path}`)
  return (
    `This dashboard was built for ${say(built)}, and PUBLIC_ORIGIN asks for ${say(asked)}. Build it again with this PUBLIC_ORIGIN ` +
    '(npm start does by itself; docker build --build-arg PUBLIC_ORIGIN=…), or set PUBLIC_ORIGIN to what it was built for.'
  )
}

/**
 * Why this dashboard must not start with these settings; null if it may. Without sign-in it serves everybody who reaches it, so then only
 * this machine may. `host`: the address to listen on.
 */
export function findExposureProblem(env: NodeJS.ProcessEnv, host: string): string | null {
  const origin = env['PUBLIC_ORIGIN']?.trim() ?? ''
  const problem = findSettingsProblem(env) ?? findPathProblem(origin)
  if (problem !== null) return problem
  if (isSignInConfigured(env)) {
    if (isLoopback(host) || origin !== '') return null
    return `The dashboard listens on ${host}: with sign-in it also needs PUBLIC_ORIGIN, its address as browsers see it (https://…).`
  }
  const reachable = isLoopback(host) ? null : `on ${host}`
  const named = origin === '' || isLoopbackOrigin(origin) ? null : `at ${origin}`
  const where = reachable ?? named
  if (where === null) return null
  return (
    `The dashboard would be open to everyone who reaches it ${where}, because no sign-in is set up. ` +
    'Set AUTH_SECRET and PUBLIC_ORIGIN and make a user (npx carbon-register users create --email YOU --role admin), ' +
    'or let it listen on 127.0.0.1 only. docs/sign-in.md says how.'
  )
}
