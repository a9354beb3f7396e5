import { constants, copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProject, hasProjects, readTeamKey } from './create-project.ts'

type Service = { serviceUrl: string; dataDirectory: string; env: NodeJS.ProcessEnv }

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function isAccepted(serviceUrl: string, key: string): Promise<boolean> {
  const response = await fetch(`${serviceUrl}/organizations?limit=1`, { headers: { authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return response.status !== 401
}

/**
 * Returns a key that the service accepts: the stored one, or that of the dashboard's own project, which is created. A key that
 * stopped working is replaced only where the database has no project at all, because a new project would not show the
 * organizations of the old one.
 */
export async function renewDashboardKey({
  kept,
  place,
  serviceUrl,
  dataDirectory,
  env,
}: Service & {
  kept: string | null
  /** Where the key is stored, for messages of errors. */
  place: string
}): Promise<string> {
  if (kept !== null && (await isAccepted(serviceUrl, kept))) return kept
  const teamKey = readTeamKey(env, dataDirectory)
  if (kept !== null) {
    if (await hasProjects(serviceUrl, teamKey)) {
      throw new Error(
        `The service no longer accepts the key in ${place}: it was revoked, or belongs to another database. ` +
          `Put a key of the right project there (POST /projects/{id}/keys makes one), or remove ${place} to begin with a new, empty project.`,
      )
    }
    console.log(`The key in ${place} belongs to another database; this one is new, so a new key is made.`)
  }
  return (await createProject(serviceUrl, teamKey, { name: 'Dashboard' })).api_key
}

/** Ensures that `<dataDirectory>/dashboard-key` contains a key that the service accepts. */
export async function ensureDashboardKey({ serviceUrl, dataDirectory, env }: Service): Promise<void> {
  const file = join(dataDirectory, 'dashboard-key')
  const kept = readKey(file)
  const key = await renewDashboardKey({ kept, place: file, serviceUrl, dataDirectory, env })
  if (key === kept) return
  if (kept !== null) {
    const copy = `${file}.${new Date().toISOString().replace(/[:.]/g, '-')}`
    copyFileSync(file, copy, constants.COPYFILE_EXCL)
    console.log(`The old key is kept in ${copy}.`)
  }
  writeFileSync(`${file}.new`, `${key}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
