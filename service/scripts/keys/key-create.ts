import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createKey, createProject, findDashboardProject, readTeamKey, revokeOtherKeys } from './create-project.ts'

// npx carbon-register keys create --name NAME [--max-organizations N] [--scopes read] [--expires 2027-01-31]: creates a project
// on the running service (SERVICE_URL, else the one on this machine), and its key, which is shown only this once.
// npx carbon-register keys create --project ID [--scopes read,write] [--expires 2027-01-31]: creates another key of that project. The
// word "dashboard" in place of an id stands for the project that the dashboard shows.

const usage = `Usage: npx carbon-register keys create --name NAME [--max-organizations N] [--scopes read,write] [--expires YYYY-MM-DD]
       npx carbon-register keys create --project ID|dashboard [--scopes read,write] [--expires YYYY-MM-DD]`

function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new Error(`--${option} needs a whole number.\n${usage}`)
  return Number(text)
}

function readKeyOptions({ scopes, expires }: { scopes?: string | undefined; expires?: string | undefined }) {
  if (expires !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(expires) && !Number.isNaN(Date.parse(expires)))) {
    throw new Error(`--expires needs a day like 2027-01-31; the key ends when that day begins (UTC).\n${usage}`)
  }
  return {
    ...(scopes === undefined ? {} : { scopes: scopes.split(',').map((scope) => scope.trim()) }),
    ...(expires === undefined ? {} : { expires_at: `${expires}T00:00:00Z` }),
  }
}

function readOptions() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { name: text, project: text, 'max-organizations': text, scopes: text, expires: text },
  })
  const limit = wholeNumber(values['max-organizations'], 'max-organizations')
  const project = values.project === 'dashboard' ? ('dashboard' as const) : wholeNumber(values.project, 'project')
  if (!values.name === (project === undefined)) throw new Error(usage)
  return { name: values.name, project, limit, key: readKeyOptions(values) }
}

async function main(): Promise<void> {
  const { env } = process
  const { name, project: given, limit, key } = readOptions()
  const serviceUrl = (env['SERVICE_URL'] || `http://127.0.0.1:${env['SERVICE_PORT'] || 4000}`).replace(/\/+$/, '')
  const dataDirectory = resolve(env['DATA_DIR'] || '.data')
  const teamKey = readTeamKey(env, dataDirectory)
  if (given !== undefined) {
    const projectId =
      given === 'dashboard' ? await findDashboardProject(serviceUrl, teamKey, { env, dataDirectory }) : given
    const made = await createKey(serviceUrl, teamKey, projectId, key)
    return show(`Key ${made.id} of project ${projectId}`, made.api_key)
  }
  const project = await createProject(serviceUrl, teamKey, {
    name: name ?? '',
    ...(limit === undefined ? {} : { max_organizations: limit }),
  })
  const title = `Project ${project.id} (${project.name})`
  if (Object.keys(key).length === 0) return show(title, project.api_key)
  // A new project comes with a key with all rights; it is replaced by the requested one.
  const made = await createKey(serviceUrl, teamKey, project.id, key)
  await revokeOtherKeys(serviceUrl, teamKey, project.id, made.id)
  show(title, made.api_key)
}

/** Prints only the key on the standard output, so that a script can store it: KEY=$(npx carbon-register keys create …) */
function show(title: string, key: string): void {
  console.error(`${title}. Its key, shown only now:`)
  console.log(key)
}

main().catch((error) => {
  const isAway = error instanceof TypeError && error.message === 'fetch failed'
  console.error(isAway ? 'The service does not answer: is it running? (npm start)' : error.message)
  // The same codes as in cli/exit-codes.ts: 3 means that no service answers.
  process.exit(isAway ? 3 : 1)
})
