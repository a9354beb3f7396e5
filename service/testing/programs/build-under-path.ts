import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardSources } from '@/service/scripts/build/build'
import { buildDashboard } from '@/service/scripts/build/build-dashboard'
import { fingerprint } from '@/service/scripts/build/fingerprint'
import { root } from '@/service/scripts/build/root'

const folder = 'dist/under-a-path'
/** Texts are copied into what is built, and change nothing of it. */
const sources = ['tsconfig.json', 'package.json', ...dashboardSources.filter((one) => !/^docs$|\.md$/.test(one))]

/**
 * Builds the dashboard for a path, of a copy of the sources, so that the one at the root of a host stays as it is. Returns the
 * folder with its `server.js`. A source that `dashboardSources` leaves out is missing there, and the build says so. Minutes the first
 * time; at once while nothing has changed.
 */
export async function buildUnderPath(basePath: string): Promise<string> {
  process.chdir(root)
  const standalone = join(root, folder, '.next', 'standalone', folder)
  const stamp = join(folder, 'stamp')
  const mark = `${fingerprint([...sources, 'package-lock.json', 'service/scripts/build'])}${basePath}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return standalone
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of sources.filter((one) => existsSync(one))) cpSync(path, join(folder, path), { recursive: true })
  await buildDashboard({ folder, basePath })
  writeFileSync(stamp, mark)
  return standalone
}
