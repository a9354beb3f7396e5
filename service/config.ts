import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ReportModel } from './context'
import { type Limits, looseLimits } from './http/limits/limits'
import { parseIpAddress } from './ip-address'
import { type LiveSettings, reachOf, readBaseUrls } from './live/live-settings'
import { type MailSettings, readMailSettings } from './mail/mail-settings'

const Port = z.coerce.number().int().min(0).max(65_535)

const PerMinute = z.coerce.number().int().min(0).max(100_000_000)

/** "10.0.0.1, 10.1.0.0/16": a name or "true" would have everybody's X-Forwarded-For believed. */
function toNetworks(text: string, issues: z.RefinementCtx): string[] {
  const networks = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/')
    const most = (parseIpAddress(address)?.toByteArray().length ?? 0) * 8
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
    if (most === 0 || !isNetwork || rest.length > 0) issues.addIssue(`${network} is no address or network of a proxy`)
  }
  return networks
}

/** "127.0.0.1, 10.1.0.7" */
function toAddresses(text: string, issues: z.RefinementCtx): string[] {
  const addresses = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  for (const address of addresses) if (parseIpAddress(address) === null) issues.addIssue(`${address} is no address`)
  return addresses
}

function toBaseUrls(text: string, issues: z.RefinementCtx): LiveSettings['baseUrls'] {
  try {
    return readBaseUrls(text)
  } catch (error) {
    issues.addIssue(error instanceof Error ? error.message : String(error))
    return {}
  }
}

const Environment = z.object({
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: Port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url().optional(),
  TEAM_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SERVICE_PUBLIC_URL: z.url().optional(),
  SOURCES_REFRESH: z.enum(['on', 'off']).default('off'),
  LIVE_SOURCES: z.enum(['on', 'off']).default('off'),
  OPERATOR_CONTACT: z.string().trim().min(3).max(200).optional(),
  NZDPU_API_KEY: z.string().trim().min(8, 'must have at least 8 characters').optional(),
  LIVE_KEYS_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LIVE_SOURCE_URLS: z.string().default('').transform(toBaseUrls),
  FETCH_ALLOW_ADDRESSES: z.string().default('').transform(toAddresses),
  // 0: not limited.
  RATE_LIMIT_PER_MINUTE: PerMinute.default(0),
  ADDRESS_RATE_LIMIT_PER_MINUTE: PerMinute.default(600),
  TRUST_PROXY: z.string().default('').transform(toNetworks),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(1_000_000).default(looseLimits.maxConnections),
  ANSWER_CACHE_MB: z.coerce.number().min(0).max(4_096).default(32),
  REPORTS_FETCH: z.enum(['on', 'off']).default('off'),
  REPORTS_FIND: z.enum(['on', 'off']).optional(),
  REPORT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  REPORT_MODEL_NAME: z.string().trim().min(1).max(200).optional(),
  REPORT_MODEL_KEY: z.string().trim().min(1).max(500).optional(),
  REPORT_READERS: z.coerce.number().int().min(1).max(16).default(Math.min(2, availableParallelism())),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_SAMPLE: z.coerce.number().int().min(0).default(1_000),
  DATABASE_READ_URL: z.url().optional(),
  WORKERS: z.enum(['on', 'off']).default('on'),
  WORKER_HOST: z.string().min(1).default('127.0.0.1'),
  WORKER_PORT: Port.default(4001),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WATCHDOG_SECONDS: z.coerce.number().int().min(0).max(3_600).default(120),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().trim().optional(),
  // The dashboard's own setting: links in e-mail lead there.
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DRAIN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(8),
})

export type Config = {
  host: string
  port: number
  dataDirectory: string
  /** PostgreSQL; null opens the embedded database in `dataDirectory`. */
  databaseUrl: string | null
  teamKey: string | null
  publicUrl: string | null
  /** Whether newer files of publishers are looked for at their public addresses. */
  isRefreshing: boolean
  /** Whether publishers are asked through their interfaces on their cadence; somebody may ask for it at any time. */
  isAskingLiveSources: boolean
  live: LiveSettings
  limits: Limits
  /** Of answers kept in memory; 0 keeps none. */
  answerCacheBytes: number
  /** Whether a report may be fetched from an address that somebody gave or a source names. */
  isFetchingReports: boolean
  /** Whether reports are looked for on the organizations' own websites; null: an admin decides. */
  findsReports: boolean | null
  /** The language model that reads reports a second time; null: none. */
  reportModel: ReportModel | null
  /** How many reports that people give are read at a time, each in a process of its own. */
  readers: number
  logLevel: string
  /** Of the requests that went well and fast, one in this many is logged; 0: none. */
  logSample: number
  /** A replica of `databaseUrl` for lists and searches; null reads them from `databaseUrl`. */
  databaseReadUrl: string | null
  /** Whether the service also works jobs; else only `npx carbon-register worker` does. */
  isWorking: boolean
  workerHost: string
  workerPort: number
  /** Who sends it may read /metrics from anywhere; null: only callers on this machine may. */
  metricsToken: string | null
  /** A process whose event loop is held up for so long is ended; 0: never. */
  watchdogSeconds: number
  /** Null: no e-mail is sent. */
  mail: MailSettings | null
  /** The dashboard's address, for links in e-mail; null: without links. */
  dashboardUrl: string | null
  /** When told to stop: how long requests are still taken after /readyz says no, and how long the last ones may take. */
  drain: { delayMs: number; limitMs: number }
}

type Given = z.infer<typeof Environment>

/** The embedded database has one process, which does everything. */
function assertOneProcess({ DATABASE_URL, DATABASE_READ_URL, WORKERS }: Given): void {
  if (DATABASE_URL !== undefined) return
  if (WORKERS === 'off') {
    throw new Error('WORKERS: off needs DATABASE_URL, because the embedded database serves one process')
  }
  if (DATABASE_READ_URL !== undefined)
    throw new Error('DATABASE_READ_URL: needs DATABASE_URL, of which it is a replica')
}

/** An address without a name asks for nothing that the endpoint could know. */
function readReportModel({
  REPORT_MODEL_URL: url,
  REPORT_MODEL_NAME: name,
  REPORT_MODEL_KEY: key,
}: Given): ReportModel | null {
  if (url === undefined && name === undefined && key === undefined) return null
  if (url === undefined) throw new Error('REPORT_MODEL_URL: is missing beside REPORT_MODEL_NAME or REPORT_MODEL_KEY')
  if (name === undefined) throw new Error('REPORT_MODEL_NAME: is missing beside REPORT_MODEL_URL')
  return { url, name, key: key ?? null }
}

/** Settings from the environment, read once at start. Throws an Error that names each variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const { data } = parsed
  assertOneProcess(data)
  return {
    host: data.SERVICE_HOST,
    port: data.SERVICE_PORT,
    dataDirectory: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    teamKey: data.TEAM_KEY ?? null,
    publicUrl: data.SERVICE_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    isRefreshing: data.SOURCES_REFRESH === 'on',
    isAskingLiveSources: data.LIVE_SOURCES === 'on',
    live: {
      dataDirectory: resolve(data.DATA_DIR),
      contact: data.OPERATOR_CONTACT ?? null,
      keys: data.NZDPU_API_KEY === undefined ? {} : { nzdpu: data.NZDPU_API_KEY },
      keysSecret: data.LIVE_KEYS_SECRET ?? null,
      baseUrls: data.LIVE_SOURCE_URLS,
      reach: reachOf(data.FETCH_ALLOW_ADDRESSES),
    },
    limits: {
      ...looseLimits,
      keyPerMinute: data.RATE_LIMIT_PER_MINUTE || null,
      addressPerMinute: data.ADDRESS_RATE_LIMIT_PER_MINUTE || null,
      trustedProxies: data.TRUST_PROXY,
      maxConnections: data.MAX_CONNECTIONS,
    },
    answerCacheBytes: data.ANSWER_CACHE_MB * 1024 * 1024,
    isFetchingReports: data.REPORTS_FETCH === 'on',
    findsReports: data.REPORTS_FIND === undefined ? null : data.REPORTS_FIND === 'on',
    reportModel: readReportModel(data),
    readers: data.REPORT_READERS,
    logLevel: data.LOG_LEVEL,
    logSample: data.LOG_SAMPLE,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    isWorking: data.WORKERS === 'on',
    workerHost: data.WORKER_HOST,
    workerPort: data.WORKER_PORT,
    metricsToken: data.METRICS_TOKEN ?? null,
    watchdogSeconds: data.WATCHDOG_SECONDS,
    mail: readMailSettings(data),
    dashboardUrl: data.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    drain: { delayMs: data.DRAIN_DELAY_SECONDS * 1_000, limitMs: data.DRAIN_SECONDS * 1_000 },
  }
}
