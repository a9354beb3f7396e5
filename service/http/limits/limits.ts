/** What a caller may ask of this process. Set by the environment (service/config.ts). */
export type Limits = {
  /** Requests of one key in a minute; null: not counted. */
  keyPerMinute: number | null
  /** Requests of one address in a minute that carry no key known here; null: not counted. */
  addressPerMinute: number | null
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; nobody's when empty. */
  trustedProxies: readonly string[]
  /** More connections at once than this are closed as they come. */
  maxConnections: number
  /** Until the headers of a request must be here, and until all of it. */
  headersTimeoutMs: number
  requestTimeoutMs: number
}

/** Time limits and nothing else: what tests and tools start with. */
export const looseLimits: Limits = {
  keyPerMinute: null,
  addressPerMinute: null,
  trustedProxies: [],
  maxConnections: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
}
