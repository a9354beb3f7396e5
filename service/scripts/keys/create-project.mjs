import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that creates projects: TEAM_KEY, else the file that the service wrote.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDirectory
 * @returns {string}
 */
export function readTeamKey(env, dataDirectory) {
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

/**
 * A call with the team key. Throws an Error in words where the service refuses.
 * @param {string} url
 * @param {string} teamKey
 * @param {object} [body] sent by POST; without it GET
 * @param {string} [method]
 * @returns {Promise<any>}
 */
async function call(url, teamKey, body, method = body === undefined ? 'GET' : 'POST') {
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

/**
 * @param {string} serviceUrl
 * @param {string} teamKey
 * @param {{ name: string, max_organizations?: number }} project
 * @returns {Promise<{ id: number, name: string, api_key: string }>}
 */
export function createProject(serviceUrl, teamKey, project) {
  return call(`${serviceUrl}/projects`, teamKey, project)
}

/**
 * @param {string} serviceUrl
 * @param {string} teamKey
 * @returns {Promise<boolean>}
 */
export async function hasProjects(serviceUrl, teamKey) {
  return (await call(`${serviceUrl}/projects`, teamKey)).length > 0
}

/**
 * One more key of a project.
 * @param {string} serviceUrl
 * @param {string} teamKey
 * @param {number} projectId
 * @param {{ scopes?: string[], expires_at?: string }} key
 * @returns {Promise<{ id: number, prefix: string, scopes: string[], expires_at: string | null, api_key: string }>}
 */
export function createKey(serviceUrl, teamKey, projectId, key) {
  return call(`${serviceUrl}/projects/${projectId}/keys`, teamKey, key)
}

/**
 * Ends every key of a project but the one with this id.
 * @param {string} serviceUrl
 * @param {string} teamKey
 * @param {number} projectId
 * @param {number} keptId
 */
export async function revokeOtherKeys(serviceUrl, teamKey, projectId, keptId) {
  const url = `${serviceUrl}/projects/${projectId}/keys`
  for (const { id } of await call(url, teamKey)) {
    if (id !== keptId) await call(`${url}/${id}`, teamKey, undefined, 'DELETE')
  }
}
