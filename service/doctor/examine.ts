import { readdirSync } from 'node:fs'
import { liveSources } from '@/service/live/live-sources'
import { ImportableSource } from '@/service/reference/records'
import { addresses } from '@/service/refresh/addresses'
import { checkConfiguration } from './check-configuration'
import { checkDatabase } from './check-database'
import { checkClock, checkDataDirectory, checkNode } from './check-machine'
import { checkPort, isService } from './check-ports'
import { checkAddress, checkLiveSource } from './check-sources'
import type { Finding } from './finding'

export type Examination = {
  environment: Readonly<Record<string, string | undefined>>
  nodeVersion: string
  clock: () => Date
  /** Names in service/storage/migrations. */
  migrations: readonly string[]
  /** True: no publisher is queried. */
  isOffline: boolean
}

/** Checks everything that an installation depends on, from this machine. Changes nothing except that it creates a missing data directory. */
export async function examine({
  environment,
  nodeVersion,
  clock,
  migrations,
  isOffline,
}: Examination): Promise<Finding[]> {
  const { config, findings } = checkConfiguration(environment)
  const all = [checkNode(nodeVersion), checkClock(clock()), ...findings]
  if (config === null) return all
  const { host, port, dataDirectory, live, isAskingLiveSources, isRefreshing } = config
  const onDisk = await checkDataDirectory(dataDirectory)
  const service = await checkPort(
    { what: 'service', variable: 'SERVICE_PORT', host, port, path: '/healthz' },
    isService,
  )
  const dashboard = await checkPort(
    {
      what: 'dashboard',
      variable: 'PORT',
      host: environment['DASHBOARD_HOST'] || '127.0.0.1',
      port: Number(environment['PORT'] || 3000),
      path: '/sign-in',
    },
    (text) => text.includes('Carbon Register'),
  )
  all.push(...onDisk, service.finding, dashboard.finding)
  if (!onDisk.some(({ state, what }) => state === 'bad' && what === 'data directory')) {
    all.push(...(await checkDatabase(config, { isServiceRunning: service.isRunning, migrations, clock })))
  }
  if (isOffline) return all
  for (const source of Object.values(liveSources)) {
    all.push(await checkLiveSource(source, live.keys[source.id] ?? null, { live, isWanted: isAskingLiveSources }))
  }
  for (const id of ImportableSource.options) {
    const address = addresses[id]
    if (address !== undefined) all.push(await checkAddress(id, address, { live, isWanted: isRefreshing }))
  }
  return all
}

/** Returns the names of the migrations in a folder, in order. */
export function listMigrations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}
