/** Limits per process, set by the environment (service/config.ts). */
export type Limits = {
  /** Requests of one key per minute; null: unlimited. */
  keyPerMinute: number | null
  /** Requests per minute of one address without a known key; null: unlimited. */
  addressPerMinute: number | null
  /** Addresses or networks of trusted proxies, whose X-Forwarded-For is used; empty: none. */
  trustedProxies: readonly string[]
  /** Further simultaneous connections are closed at once. */
  maxConnections: number
  /** Time limit for the headers of a request, and below for the whole request. */
  headersTimeoutMs: number
  requestTimeoutMs: number
}

/** Only time limits, for tests and tools. */
export const looseLimits: Limits = {
  keyPerMinute: null,
  addressPerMinute: null,
  trustedProxies: [],
  maxConnections: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
}
