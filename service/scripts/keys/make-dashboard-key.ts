import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { firstStartMs, waitFor } from '../start/program-group.ts'
import { ensureDashboardKey, renewDashboardKey } from './dashboard-key.ts'
import { readKubernetes, readSecretKey, writeSecretKey } from './kubernetes-secret.ts'

// node service/scripts/keys/make-dashboard-key.ts: the step before a dashboard's first start. Waits for the service
// (SERVICE_URL), then ensures that there is a key of a project for the dashboard, created with TEAM_KEY: in
// `$DATA_DIR/dashboard-key`, or, with KEY_SECRET, as SERVICE_API_KEY in that Secret of Kubernetes. Does nothing where there is a
// key that works.

async function main(): Promise<void> {
  const { env } = process
  const serviceUrl = (env['SERVICE_URL'] || 'http://127.0.0.1:4000').replace(/\/+$/, '')
  const dataDirectory = resolve(env['DATA_DIR'] || '.data')
  const secret = env['KEY_SECRET'] || null
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  // In compose the dashboard does not come up where this ends without the key.
  await waitFor(`${serviceUrl}/readyz`, { isStopping: () => false, limitMs: firstStartMs })
  if (secret === null) {
    await ensureDashboardKey({ serviceUrl, dataDirectory, env })
    return console.log(`The dashboard's key is in ${dataDirectory}/dashboard-key`)
  }
  const kubernetes = readKubernetes(env)
  const kept = await readSecretKey(kubernetes, secret)
  const place = `the Secret ${secret}`
  const key = await renewDashboardKey({ kept, place, serviceUrl, dataDirectory, env })
  if (key !== kept) await writeSecretKey(kubernetes, secret, key)
  console.log(`The dashboard's key is in the Secret ${secret}`)
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
