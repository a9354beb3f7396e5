import { resolve } from 'node:path'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)

const Environment = z.object({
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: Port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url().optional(),
  TEAM_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SERVICE_PUBLIC_URL: z.url().optional(),
  SOURCES_REFRESH: z.enum(['on', 'off']).default('off'),
  REPORTS_FETCH: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
  /** Whether a report may be fetched from an address that somebody gave or a source names. */
  isFetchingReports: boolean
  logLevel: string
}

/** Settings from the environment, read once at start. Throws an Error that names each variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const { data } = parsed
  return {
    host: data.SERVICE_HOST,
    port: data.SERVICE_PORT,
    dataDirectory: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    teamKey: data.TEAM_KEY ?? null,
    publicUrl: data.SERVICE_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    isRefreshing: data.SOURCES_REFRESH === 'on',
    isFetchingReports: data.REPORTS_FETCH === 'on',
    logLevel: data.LOG_LEVEL,
  }
}
