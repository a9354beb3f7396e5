import { resolve } from 'node:path'
import { readBasePath } from '../../../lib/server/exposure/exposure.ts'
import { sourceArguments } from '../../source-arguments.ts'
import { root } from '../build/root.ts'
import { ensureDashboardKey } from '../keys/dashboard-key.ts'
import { assertPortFree, createProgramGroup, firstStartMs, waitFor } from './program-group.ts'

// npm run dev: runs both programs from source and restarts them when their files change.

process.chdir(root)
const { env } = process
const dataDirectory = resolve(env['DATA_DIR'] || '.data')
const servicePort = Number(env['SERVICE_PORT'] || 4000)
const port = Number(env['PORT'] || 3000)
const serviceUrl = `http://127.0.0.1:${servicePort}`

async function main(): Promise<void> {
  await assertPortFree(servicePort, '127.0.0.1', 'SERVICE_PORT')
  await assertPortFree(port, '127.0.0.1', 'PORT')
  const group = createProgramGroup()
  try {
    group.start({
      name: 'service',
      words: ['--watch', '--watch-preserve-output', ...sourceArguments, 'service/main.ts'],
      env: { ...env, SERVICE_PORT: String(servicePort), DATA_DIR: dataDirectory },
    })
    await waitFor(`${serviceUrl}/readyz`, { isStopping: group.isStopping, limitMs: firstStartMs })
    if (group.isStopping()) return
    if (!env['SERVICE_API_KEY']) await ensureDashboardKey({ serviceUrl, dataDirectory, env })
    group.start({
      name: 'dashboard',
      words: ['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)],
      env: {
        ...env,
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        NEXT_TELEMETRY_DISABLED: '1',
        BASE_PATH: readBasePath(env),
        SERVICE_URL: serviceUrl,
        DATA_DIR: dataDirectory,
      },
    })
  } catch (error) {
    if (!group.isStopping()) console.error(error instanceof Error ? error.message : error)
    await group.stop(1)
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
