import 'server-only'
import { resolve } from 'node:path'
import { isSignInConfigured, readBasePath } from '@/lib/server/exposure/exposure'
import type { Role } from './roles'

export type SingleSignOn = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Claim of the ID token that holds the role; null: everybody the provider lets in is a viewer until an admin changes that. */
  roleClaim: string | null
  /** Values of the claim that grant each role. */
  values: Record<Role, readonly string[]>
}

export type SignInSettings = {
  secret: string
  /** Where browsers find the dashboard: "https://carbon.example", without a path. */
  origin: string
  /** The path under it that the dashboard stands under, "/carbon"; "" for none. */
  basePath: string
  isHttps: boolean
  /** PostgreSQL, or a file on this machine. */
  database: { kind: 'postgres'; url: string } | { kind: 'file'; path: string }
  /** The number of trusted proxies that append to X-Forwarded-For; 0: the header is ignored. */
  trustedProxies: number
  singleSignOn: SingleSignOn | null
}

type Environment = Readonly<Record<string, string | undefined>>

function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function readSingleSignOn(env: Environment): SingleSignOn | null {
  const [issuer, clientId, clientSecret] = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].map((name) =>
    text(env, name),
  )
  if (!issuer || !clientId || !clientSecret) return null
  return {
    issuer: issuer.replace(/\/+$/, ''),
    clientId,
    clientSecret,
    roleClaim: text(env, 'OIDC_ROLE_CLAIM'),
    values: { admin: list(env, 'OIDC_ADMINS'), editor: list(env, 'OIDC_EDITORS'), viewer: list(env, 'OIDC_VIEWERS') },
  }
}

function readOrigin(env: Environment): string {
  const given = text(env, 'PUBLIC_ORIGIN')
  if (given !== null) return new URL(given).origin
  // Only a loopback address may omit it (exposure.ts).
  return `http://${text(env, 'HOSTNAME') ?? '127.0.0.1'}:${text(env, 'PORT') ?? '3000'}`
}

/** The settings of sign-in; null if it is not set up. exposure.ts has refused inconsistent ones. */
export function readSignInSettings(env: Environment = process.env): SignInSettings | null {
  const secret = text(env, 'AUTH_SECRET')
  if (secret === null || !isSignInConfigured({ ...env } as NodeJS.ProcessEnv)) return null
  const url = text(env, 'DASHBOARD_DATABASE_URL') ?? text(env, 'DATABASE_URL')
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), text(env, 'DATA_DIR') ?? '.data')
  const origin = readOrigin(env)
  const proxies = Number(text(env, 'TRUSTED_PROXIES') ?? 0)
  return {
    secret,
    origin,
    basePath: readBasePath(env),
    isHttps: origin.startsWith('https://'),
    database: url ? { kind: 'postgres', url } : { kind: 'file', path: `${folder}/dashboard-users.db` },
    trustedProxies: Number.isInteger(proxies) && proxies > 0 ? proxies : 0,
    singleSignOn: readSingleSignOn(env),
  }
}
