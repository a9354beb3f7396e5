import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createProject, readTeamKey } from './create-project.mjs'

// npm run key:create -- --name NAME [--max-organizations N]: a project of its own on the running service (SERVICE_URL,
// else the one on this machine), and its key, which is shown this once.

const usage = 'Usage: npm run key:create -- --name NAME [--max-organizations N]'

async function main() {
  const { env } = process
  const { values } = parseArgs({ options: { name: { type: 'string' }, 'max-organizations': { type: 'string' } } })
  if (!values.name) throw new Error(usage)
  const limit = values['max-organizations']
  if (limit !== undefined && !/^\d+$/.test(limit))
    throw new Error(`--max-organizations takes a whole number.\n${usage}`)
  const serviceUrl = (env['SERVICE_URL'] || `http://127.0.0.1:${env['SERVICE_PORT'] || 4000}`).replace(/\/+$/, '')
  const teamKey = readTeamKey(env, resolve(env['DATA_DIR'] || '.data'))
  const project = await createProject(serviceUrl, teamKey, {
    name: values.name,
    ...(limit === undefined ? {} : { max_organizations: Number(limit) }),
  })
  // The key alone on the standard output, so that a script can keep it: KEY=$(npm run --silent key:create -- …)
  console.error(`Project ${project.id} (${project.name}). Its key, shown only now:`)
  console.log(project.api_key)
}

main().catch((error) => {
  const isAway = error instanceof TypeError && error.message === 'fetch failed'
  console.error(isAway ? 'The service does not answer: is it running? (npm start)' : error.message)
  process.exit(1)
})
