import 'server-only'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'

const Environment = z.object({
  SERVICE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  SERVICE_API_KEY: z.string().trim().min(1).optional(),
  TEAM_KEY: z.string().trim().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SERVICE_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(15_000),
  /** The dashboard's own address as browsers see it, where a proxy changes the Host header. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
})

export type DashboardConfig = { serviceUrl: string; timeoutMs: number; publicOrigin: string | null }

const names = Object.keys(Environment.shape)

/** An empty variable counts as unset. Variables are read by name, as reading the whole environment takes half a millisecond. */
function readEnvironment(): z.infer<typeof Environment> {
  const given = names.map((name) => [name, process.env[name]] as const)
  return Environment.parse(Object.fromEntries(given.filter(([, value]) => value !== undefined && value.trim() !== '')))
}

/** Read at each request, so that changed settings need no new build. */
export function readConfig(): DashboardConfig {
  const environment = readEnvironment()
  return {
    serviceUrl: environment.SERVICE_URL.replace(/\/+$/, ''),
    timeoutMs: environment.SERVICE_TIMEOUT_MS,
    publicOrigin: environment.PUBLIC_ORIGIN ? new URL(environment.PUBLIC_ORIGIN).origin : null,
  }
}

/**
 * The key for the service: SERVICE_API_KEY, otherwise the file `dashboard-key` that the service writes into its data folder at its first
 * start. Null without either.
 */
export async function readServiceKey(): Promise<string | null> {
  const { SERVICE_API_KEY: key, DATA_DIR: folder } = readEnvironment()
  return key ?? readKeyFile(folder, 'dashboard-key')
}

/**
 * The key for what belongs to the whole installation, not to one project: TEAM_KEY, otherwise the file `team-key` in the data folder.
 * Null without either; the dashboard then offers nothing that needs it.
 */
export async function readTeamKey(): Promise<string | null> {
  const { TEAM_KEY: key, DATA_DIR: folder } = readEnvironment()
  return key ?? readKeyFile(folder, 'team-key')
}

async function readKeyFile(folder: string, name: 'dashboard-key' | 'team-key'): Promise<string | null> {
  try {
    const written = await readFile(resolve(/* turbopackIgnore: true */ process.cwd(), folder, name), 'utf8')
    return written.trim() === '' ? null : written.trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
