import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the key that creates projects: TEAM_KEY, else the one in the file that the service wrote. Throws an Error with an
 * explanation where there is neither.
 */
export function readTeamKey(env: NodeJS.ProcessEnv, dataDirectory: string): string {
  if (env['TEAM_KEY']) return env['TEAM_KEY']
  const file = join(dataDirectory, 'team-key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new Error(
      `There is no team key: neither in TEAM_KEY nor in ${file}. The service writes that file when it first starts.`,
      { cause },
    )
  }
}

/** Calls the service with the team key; a `body` is sent by POST. Throws an Error with an explanation where the service refuses. */
async function call(
  url: string,
  teamKey: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${teamKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The service answered ${response.status} to ${url}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** The fields of the service's answers that are read here, without zod, which an image does not contain. */
export type MadeProject = { id: number; name: string; api_key: string }
export type MadeKey = { id: number; api_key: string }

export async function createProject(
  serviceUrl: string,
  teamKey: string,
  project: { name: string; max_organizations?: number },
): Promise<MadeProject> {
  return (await call(`${serviceUrl}/projects`, teamKey, project)) as MadeProject
}

export async function hasProjects(serviceUrl: string, teamKey: string): Promise<boolean> {
  return ((await call(`${serviceUrl}/projects`, teamKey)) as unknown[]).length > 0
}

/**
 * Returns the id of the project that the dashboard shows: the one of the dashboard's key (SERVICE_API_KEY, else the file). Throws an
 * Error with an explanation where this machine has no such key, or the service does not know it.
 */
export async function findDashboardProject(
  serviceUrl: string,
  teamKey: string,
  { env, dataDirectory }: { env: NodeJS.ProcessEnv; dataDirectory: string },
): Promise<number> {
  const file = join(dataDirectory, 'dashboard-key')
  const key = env['SERVICE_API_KEY'] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
  if (key === '') {
    throw new Error(
      `There is no key of a dashboard: neither in SERVICE_API_KEY nor in ${file}. Start the dashboard once (npm start), or give the project's id.`,
    )
  }
  for (const { id } of (await call(`${serviceUrl}/projects`, teamKey)) as { id: number }[]) {
    const keys = (await call(`${serviceUrl}/projects/${id}/keys`, teamKey)) as { prefix: string | null }[]
    // What the service shows of a key is its beginning, with eight random characters.
    if (keys.some(({ prefix }) => prefix !== null && key.startsWith(prefix))) return id
  }
  throw new Error(
    `No project of ${serviceUrl} has the dashboard's key: that dashboard belongs to another service. Give the project's id (keys list).`,
  )
}

/** Creates another key of a project. */
export async function createKey(
  serviceUrl: string,
  teamKey: string,
  projectId: number,
  key: { scopes?: string[]; expires_at?: string },
): Promise<MadeKey> {
  return (await call(`${serviceUrl}/projects/${projectId}/keys`, teamKey, key)) as MadeKey
}

/** Revokes every key of a project except the one with this id. */
export async function revokeOtherKeys(
  serviceUrl: string,
  teamKey: string,
  projectId: number,
  keptId: number,
): Promise<void> {
  const url = `${serviceUrl}/projects/${projectId}/keys`
  for (const { id } of (await call(url, teamKey)) as { id: number }[]) {
    if (id !== keptId) await call(`${url}/${id}`, teamKey, undefined, 'DELETE')
  }
}
