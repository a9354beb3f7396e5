import 'server-only'

/** The id of the single provider, as in the callback's address: /api/auth/callback/sso. */
export const providerId = 'sso'

/** A session ends after this time even if it is used. */
export const longestSessionSeconds = 7 * 24 * 3600
/** A session without use for this long ends. */
export const longestIdleMs = 8 * 3_600_000

export const shortestPassword = 12
export const longestPassword = 128
/** How long a link for setting a password is valid. */
export const linkSeconds = 24 * 3600
