import type { LRUCache } from 'lru-cache'
import type { Queue } from './jobs/queue'
import type { LiveSettings } from './live/live-settings'
import type { MailSettings } from './mail/mail-settings'
import type { Reference } from './reference/read-reference'
import type { IndustryFactorRow, IndustryMeanRow } from './storage/companies/companies'
import type { Database, Queryable } from './storage/engine/database'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Whom a project key belongs to, and what it may do. `expiresAt` is looked at on every use, also from the cache. */
export type KeyHolder = {
  keyId: number
  projectId: number
  expiresAt: Date | null
  canRead: boolean
  canWrite: boolean
}

/** Project keys by their hash. `checkedAt` in milliseconds. */
export type KeyCache = LRUCache<string, { holder: KeyHolder; checkedAt: number }>

/** The final bytes of an answer, and their strong ETag. */
export type OrganizationAnswer = { etag: string; body: Buffer }

/** Of one answer: the currency, and the year of the rates where one was asked for. */
export type AnswerKey = { projectId: number; organizationId: number; variant: string }

/** A read under way. An answer that changed since it began may not be kept. */
export type Reading = { key: AnswerKey; isStale: boolean }

/**
 * Answers in this process's memory, the bytes as they are sent. Only answers that are also stored in the database are in
 * it: whoever deletes a stored one tells all processes (service/storage/organizations/answers.ts), and it is dropped here. While the
 * connection that tells is down nothing is kept.
 */
export type AnswerCache = {
  find: (key: AnswerKey) => OrganizationAnswer | null
  /** Call it before the database is asked, and `keep` or `forget` afterwards. Counts a miss. */
  begin: (key: AnswerKey) => Reading
  keep: (reading: Reading, answer: OrganizationAnswer) => void
  forget: (reading: Reading) => void
  /** Answers of these organizations have changed. */
  drop: (organizationId: number) => void
  /** What changed meanwhile was not heard of (false), or is heard of from now on (true). Empties the cache both times. */
  setListening: (isListening: boolean) => void
  /** Since the start of the process. */
  counts: () => { hits: number; misses: number; bytes: number }
}

/** Counts of large projects, by what is counted (service/organizations/list/count-cache.ts). */
export type CountCache = {
  counts: LRUCache<string, { at: number; tookMs: number; value: Promise<unknown> }>
  /** What is being counted for the first time. */
  begun: Set<string>
  /** Whoever waits for a page must not wait for several counts that nobody waits for. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** What we computed about industries from the known companies; small, so it is held in memory. */
export type IndustryFigures = {
  /** By industry id, newest year first. */
  factors: ReadonlyMap<string, readonly IndustryFactorRow[]>
  means: ReadonlyMap<string, IndustryMeanRow>
}

export type Metrics = {
  /** Returns the function that counts the answers of one route: status, and seconds from the first byte to the last. */
  ofRoute(method: string, route: string): (status: number, seconds: number) => void
  /** One run of research: seconds, and whether it ended in findings or threw. */
  observeResearch(outcome: 'done' | 'failed', seconds: number): void
  /** One look into a cache of this process. */
  countCache(cache: string, result: 'hit' | 'miss'): void
  /** All of it in the text format of Prometheus. */
  read(): Promise<string>
  readonly contentType: string
}

/** What is about running the process and not about organizations. */
export type Operations = {
  metrics: Metrics
  /** Who sends it may read /metrics from anywhere; null: callers on this machine only. */
  metricsToken: string | null
  /** Of the requests that went well and fast, one in this many is logged; 0: none. */
  logSample: number
  /** DATA_DIR, where copies of the embedded database are made for a backup. */
  dataDirectory: string
  /** Set once the process is told to stop: /readyz says no, and connections are not kept. */
  isStopping: boolean
  /** Set once the database cannot go on in this process, which ends in a moment: /healthz and /readyz say no. */
  hasFailed: boolean
}

/** A language model that reads reports a second time: an OpenAI-compatible endpoint. */
export type ReportModel = { url: string; name: string; key: string | null }

/** What several actions need. Made once at start (service/main.ts) and passed to each; a plain object. */
export type Context = {
  /** With what its callers share at the same time (`database.batches`). */
  database: Database
  /** Where lists and searches read: `database`, or a replica of it that may lag behind (DATABASE_READ_URL). */
  reads: Queryable
  queue: Pick<Queue, 'enqueue' | 'enqueueNew'>
  clock: () => Date
  log: Log
  /** Industries, rates, countries, editions: read-only lookups in memory, replaced as a whole by `applyEditions`. */
  reference: Reference
  industryFigures: IndustryFigures
  /** Keys seen in the last seconds, so that reading needs no query for its key. */
  keyCache: KeyCache
  /** Answers as they are sent, so that reading needs no query for what was read a moment ago. */
  answers: AnswerCache
  /** Counts of large projects, which may be some seconds old. */
  counts: CountCache
  /** Base of absolute links ("https://register.example.com"); null: links are relative to the service. */
  publicUrl: string | null
  /** Folder of the data that the release brings along. */
  referenceDirectory: string
  /** Where publishers' files wait to be imported. */
  incomingDirectory: string
  /** Whether newer files are looked for at the publishers' addresses (SOURCES_REFRESH). */
  isRefreshing: boolean
  /** Whether publishers are asked through their interfaces on their cadence (LIVE_SOURCES). */
  isAskingLiveSources: boolean
  /** How publishers are asked through their interfaces. */
  live: LiveSettings
  /** How e-mail is sent (SMTP_URL); null: none is. */
  mail: MailSettings | null
  /** "https://register.example.org": the dashboard, for links in e-mail; null: without links. */
  dashboardUrl: string | null
  operations: Operations
  /** Whether a report may be fetched from an address that somebody gave or a source names (REPORTS_FETCH). */
  isFetchingReports: boolean
  /** Whether reports are looked for on the organizations' own websites (REPORTS_FIND); null: an admin decides. */
  findsReports: boolean | null
  /** What reads reports a second time (REPORT_MODEL_URL); null: rules alone, and nothing leaves the machine. */
  reportModel: ReportModel | null
  /** Brings `reference` and `industryFigures` to the editions in use, which any process may have changed. */
  applyEditions: () => Promise<void>
}
