import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reach } from './connect-guard'
import { FetchFailure } from './fetch-failure'
import { type FetchedFile, fetchFile } from './fetch-file'

/** Validators of the last answer: sent back, so that an unchanged answer needs only a short response. */
export type Validators = { etag: string | null; lastModified: string | null }

const noValidators: Validators = { etag: null, lastModified: null }

/** An answer parsed as JSON; `unchanged` only if validators were sent. */
export type JsonAnswer = { kind: 'unchanged' } | ({ kind: 'answered'; json: unknown } & Validators)

/** A client for many requests to one publisher. `close` closes its connections. */
export type Publisher = {
  /** Requests `path`, with its query, below the base URL. Throws FetchFailure. */
  askJson: (path: string, validators?: Validators) => Promise<JsonAnswer>
  close: () => void
}

export type PublisherSettings = Reach & {
  /** Without a slash at its end. */
  baseUrl: string
  contact: string | null
  headers?: Readonly<Record<string, string>>
  /** Connections at the same time. Callers must not make more requests at once. */
  atOnce: number
  /** Time between the beginnings of two requests. */
  leastIntervalMs: number
  timeoutMs: number
  maxBytes: number
  signal: AbortSignal
  /** Attempts of one request. Only temporary failures are repeated. */
  attempts?: number
  firstPauseMs?: number
}

/** If a publisher asks for a longer pause, the request fails, and the query can be repeated later. */
const longestPauseMs = 5 * 60_000

/**
 * Returns a client for one publisher: connections are reused, requests begin `leastIntervalMs` apart, a Retry-After delays all of
 * them, and temporary failures (429, 5xx, a broken or slow answer) are repeated after pauses that double.
 */
export function createPublisher(settings: PublisherSettings): Publisher {
  const { baseUrl, leastIntervalMs, signal, attempts = 6, firstPauseMs = 1_000, atOnce } = settings
  const options = { keepAlive: true, maxSockets: atOnce }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  let nextAt = 0

  async function waitForTurn(): Promise<void> {
    const now = Date.now()
    const at = Math.max(now, nextAt)
    nextAt = at + leastIntervalMs
    if (at > now) await sleep(at - now, undefined, { signal })
  }

  function hold(ms: number): void {
    nextAt = Math.max(nextAt, Date.now() + ms)
  }

  async function askOnce(path: string, { etag, lastModified }: Validators): Promise<FetchedFile> {
    await waitForTurn()
    const { headers = {} } = settings
    const asked = { ...headers, accept: 'application/json, application/sparql-results+json;q=0.9, */*;q=0.1' }
    return fetchFile({ ...settings, headers: asked, url: `${baseUrl}${path}`, etag, lastModified, agents })
  }

  async function ask(path: string, validators: Validators): Promise<FetchedFile> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await askOnce(path, validators)
      } catch (error) {
        if (!(error instanceof FetchFailure) || error.facts.isPassing !== true || signal.aborted) throw error
        const { retryAfterMs = null } = error.facts
        if (attempt >= attempts || (retryAfterMs ?? 0) > longestPauseMs) throw error
        hold(retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1))
      }
    }
  }

  return {
    async askJson(path, validators = noValidators) {
      const file = await ask(path, validators)
      if (file.kind === 'unchanged') return { kind: 'unchanged' }
      return { kind: 'answered', json: toJson(file.bytes), etag: file.etag, lastModified: file.lastModified }
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

function toJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new FetchFailure("The publisher's address answered with something that is no JSON", {
      body: text.slice(0, 200),
    })
  }
}
