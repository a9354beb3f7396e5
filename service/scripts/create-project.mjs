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
 * @returns {Promise<any>}
 */
async function call(url, teamKey, body) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${teamKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The service answered ${response.status} to ${url}: ${text}`)
  return JSON.parse(text)
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
