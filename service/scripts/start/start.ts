import { join, resolve } from 'node:path'
import { findExposureProblem, isSignInConfigured, readBasePath } from '../../../lib/server/exposure/exposure.ts'
import { hasSources, root } from '../build/root.ts'
import { ensureDashboardKey } from '../keys/dashboard-key.ts'
import { memorySettings, nodeArguments } from './memory-settings.ts'
import { assertPortFree, createProgramGroup, firstStartMs, type ProgramGroup, waitFor } from './program-group.ts'

// npm start: builds what is not up to date, then runs the service and the dashboard until they are stopped. With SERVICE_URL set
// the service runs elsewhere, and only the dashboard is started. In an image nothing is built: it contains the built programs.

const { env } = process
const dataDirectory = resolve(env['DATA_DIR'] || '.data')
const servicePort = Number(env['SERVICE_PORT'] || 4000)
const serviceHost = env['SERVICE_HOST'] || '127.0.0.1'
const dashboardPort = Number(env['PORT'] || 3000)
const dashboardHost = env['DASHBOARD_HOST'] || '127.0.0.1'
const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)
const ownServiceUrl = `http://${reachable(serviceHost)}:${servicePort}`
const serviceUrl = env['SERVICE_URL'] || ownServiceUrl
const dashboardUrl = `http://${reachable(dashboardHost)}:${dashboardPort}${readBasePath(env)}`

/** The dashboard's environment, without variables that only the service needs. */
function dashboardEnvironment(): NodeJS.ProcessEnv {
  const { TEAM_KEY, DATABASE_URL, ...rest } = env
  // Users are stored in a schema of the service's database, unless they have a database of their own.
  const users = isSignInConfigured(env) ? env['DASHBOARD_DATABASE_URL'] || DATABASE_URL : undefined
  return {
    ...memorySettings,
    ...rest,
    ...(users ? { DASHBOARD_DATABASE_URL: users } : {}),
    NODE_ENV: 'production',
    PORT: String(dashboardPort),
    HOSTNAME: dashboardHost,
    SERVICE_URL: serviceUrl,
    DATA_DIR: dataDirectory,
  }
}

async function startService(group: ProgramGroup): Promise<void> {
  group.start({
    name: 'service',
    words: [...nodeArguments, 'dist/service/main.js'],
    env: {
      ...memorySettings,
      ...env,
      NODE_ENV: 'production',
      SERVICE_PORT: String(servicePort),
      DATA_DIR: dataDirectory,
    },
  })
  await waitFor(`${ownServiceUrl}/readyz`, { isStopping: group.isStopping, limitMs: firstStartMs })
  if (!env['SERVICE_API_KEY'] && !group.isStopping()) await ensureDashboardKey({ serviceUrl, dataDirectory, env })
}

async function main(): Promise<void> {
  const problem = findExposureProblem(env, dashboardHost)
  if (problem !== null) throw new Error(problem)
  const withService = !env['SERVICE_URL']
  process.chdir(root)
  if (hasSources) {
    const { build } = await import('../build/build.ts')
    await build(withService ? ['service', 'dashboard'] : ['dashboard'])
  }
  await assertPortFree(dashboardPort, dashboardHost, 'PORT')
  if (withService) await assertPortFree(servicePort, serviceHost, 'SERVICE_PORT')
  const group = createProgramGroup()
  try {
    if (withService) await startService(group)
    if (group.isStopping()) return
    group.start({
      name: 'dashboard',
      words: ['server.js'],
      cwd: join(root, '.next', 'standalone'),
      env: dashboardEnvironment(),
    })
    await waitFor(`${dashboardUrl}/`, { anyStatus: true, isStopping: group.isStopping, limitMs: 60_000 })
    if (group.isStopping()) return
    console.log(
      `\nThe dashboard:  ${dashboardUrl}\nThe service:    ${serviceUrl}${withService ? '   (its documentation: /docs)' : ''}\nCtrl-C stops both.`,
    )
  } catch (error) {
    if (!group.isStopping()) console.error(error instanceof Error ? error.message : error)
    await group.stop(1)
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
