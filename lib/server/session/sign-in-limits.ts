import 'server-only'

/** The name of the one provider, as it stands in the callback's address: /api/auth/callback/sso. */
export const providerId = 'sso'

/** However much it is used. */
export const longestSessionSeconds = 7 * 24 * 3600
/** Nobody looked for so long: sign in again. */
export const longestIdleMs = 8 * 3_600_000

export const shortestPassword = 12
export const longestPassword = 128
/** How long a link to set a password is good. */
export const linkSeconds = 24 * 3600
