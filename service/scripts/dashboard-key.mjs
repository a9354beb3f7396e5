import { constants, copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProject, hasProjects, readTeamKey } from './create-project.mjs'

/**
 * @param {string} file
 * @returns {string | null}
 */
function readKey(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null
    throw error
  }
}

/**
 * @param {string} serviceUrl
 * @param {string} key
 */
async function isAccepted(serviceUrl, key) {
  const response = await fetch(`${serviceUrl}/organizations?limit=1`, { headers: { authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return response.status !== 401
}

/**
 * Sees to it that `<dataDirectory>/dashboard-key` holds a key the service accepts: the dashboard's own project, made at
 * the first start. A key that stopped working is replaced only where the database knows no project at all, because a
 * new project would not show the organizations of the old one.
 * @param {{ serviceUrl: string, dataDirectory: string, env: NodeJS.ProcessEnv }} input
 */
export async function ensureDashboardKey({ serviceUrl, dataDirectory, env }) {
  const file = join(dataDirectory, 'dashboard-key')
  const key = readKey(file)
  if (key !== null && (await isAccepted(serviceUrl, key))) return
  const teamKey = readTeamKey(env, dataDirectory)
  if (key !== null) {
    if (await hasProjects(serviceUrl, teamKey)) {
      throw new Error(
        `The service no longer accepts the key in ${file}: it was revoked, or belongs to another database. ` +
          'Put a key of the right project there (POST /projects/{id}/keys makes one), or remove the file to begin with a new, empty project.',
      )
    }
    const kept = `${file}.${new Date().toISOString().replace(/[:.]/g, '-')}`
    copyFileSync(file, kept, constants.COPYFILE_EXCL)
    console.log(
      `The key in ${file} belongs to another database; this one is new, so a new key is made. The old one is kept in ${kept}.`,
    )
  }
  const project = await createProject(serviceUrl, teamKey, { name: 'Dashboard' })
  writeFileSync(`${file}.new`, `${project.api_key}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
