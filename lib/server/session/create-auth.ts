import 'server-only'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { recordAudit } from './audit'
import { clientAddressHeader } from './client-address-header'
import { cookiePathOf, cookiePrefixOf } from './cookie-place'
import type { Store } from './open-store'
import { isRole, type Role, roles } from './roles'
import { longestPassword, longestSessionSeconds, providerId, shortestPassword } from './sign-in-limits'
import type { SignInSettings, SingleSignOn } from './sign-in-settings'

/** Means no role: a user with it, or with an unknown role, gets no session. */
const noRole = 'none'

/** The highest role among the claim's values; without a claim every user of the provider starts as a viewer. */
export function roleOfClaim(
  singleSignOn: SingleSignOn,
  profile: Readonly<Record<string, unknown>>,
): Role | typeof noRole {
  const claim: unknown = profile[singleSignOn.roleClaim ?? '']
  const values = new Set((Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string'))
  return [...roles].reverse().find((role) => singleSignOn.values[role].some((value) => values.has(value))) ?? noRole
}

function pluginsOf(singleSignOn: SingleSignOn | null) {
  if (singleSignOn === null) return []
  const { issuer, clientId, clientSecret, roleClaim } = singleSignOn
  return [
    genericOAuth({
      config: [
        {
          providerId,
          clientId,
          clientSecret,
          discoveryUrl: `${issuer}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          // If the provider gives a role, it counts at each sign-in.
          overrideUserInfo: roleClaim !== null,
          accountSubject: ({ profile }) => String(profile.sub ?? ''),
          mapProfileToUser: (profile) => ({
            name: typeof profile['name'] === 'string' ? profile['name'] : '',
            ...(roleClaim === null ? {} : { role: roleOfClaim(singleSignOn, profile) }),
          }),
        },
      ],
    }),
  ]
}

function optionsOf(settings: SignInSettings, store: Store) {
  const { origin, basePath, isHttps, secret, singleSignOn, trustedProxies } = settings
  return {
    appName: 'Carbon Register',
    baseURL: origin,
    basePath: `${basePath}/api/auth`,
    secret,
    trustedOrigins: [origin],
    database: { db: store.db, type: store.kind },
    telemetry: { enabled: false },
    // Its log may name users, so only the fact of an error is logged.
    logger: { level: 'error' as const, disabled: process.env['NODE_ENV'] === 'test' },
    onAPIError: { errorURL: `${origin}${basePath}/sign-in` },
    // Attempts are counted per user and address in the database (throttle.ts), and only the callback endpoint is served.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      additionalFields: {
        role: { type: 'string' as const, required: true, defaultValue: 'viewer' satisfies Role },
        disabled: { type: 'boolean' as const, required: true, defaultValue: false },
      },
    },
    session: {
      expiresIn: longestSessionSeconds,
      // A session ends at its fixed time even if it is used; the idle limit is in get-session.ts.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    verification: { storeIdentifier: 'hashed' as const },
    advanced: {
      // createAuth has just created the tables.
      database: { validateSchema: false },
      useSecureCookies: false,
      cookiePrefix: `${cookiePrefixOf(settings)}carbon-register`,
      defaultCookieAttributes: {
        httpOnly: true,
        secure: isHttps,
        sameSite: 'lax' as const,
        path: cookiePathOf(settings),
      },
      ipAddress: trustedProxies > 0 ? { ipAddressHeaders: [clientAddressHeader] } : { disableIpTracking: true },
    },
    databaseHooks: {
      user: { create: { before: async (user: Record<string, unknown>) => mayExist(user) } },
      account: {
        create: {
          // Nobody calls the provider on a user's behalf, so its tokens are not stored.
          before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    plugins: pluginsOf(singleSignOn),
  }
}

function mayExist({ role }: Record<string, unknown>): false | undefined {
  return role === noRole ? false : undefined
}

function build(settings: SignInSettings, store: Store) {
  const options = optionsOf(settings, store)
  const auth = betterAuth({
    ...options,
    databaseHooks: {
      ...options.databaseHooks,
      session: {
        create: {
          before: async ({ userId }) => {
            const user = await (await auth.$context).internalAdapter.findUserById(userId)
            const { role, disabled } = { role: null, disabled: false, ...user } as Record<string, unknown>
            if (!user || disabled === true || !isRole(role)) return false
          },
          after: async ({ userId }) => {
            const user = await (await auth.$context).internalAdapter.findUserById(userId)
            const email = user?.email ?? '(unknown)'
            await recordAudit(store, { actor: email, action: 'signed_in', subject: email })
          },
        },
      },
    },
  })
  return { auth, options }
}

export type Auth = ReturnType<typeof build>['auth']

/** The library behind sign-in, with its tables created or updated. Nothing outside this folder imports the library. */
export async function createAuth(settings: SignInSettings, store: Store): Promise<Auth> {
  const { auth, options } = build(settings, store)
  const { runMigrations } = await getMigrations(options)
  await runMigrations()
  return auth
}
