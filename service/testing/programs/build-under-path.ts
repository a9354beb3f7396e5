import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardSources } from '@/service/scripts/build/build'
import { buildDashboard } from '@/service/scripts/build/build-dashboard'
import { fingerprint } from '@/service/scripts/build/fingerprint'
import { root } from '@/service/scripts/build/root'

const folder = 'dist/under-a-path'
/** Documents and other texts are left out, because the build does not depend on them. */
const sources = ['tsconfig.json', 'package.json', ...dashboardSources.filter((one) => !/^docs$|\.md$/.test(one))]

/**
 * Builds the dashboard for a path from a copy of the sources, so that the build for the root of a host does not change. Returns
 * the folder with its `server.js`. A source that `dashboardSources` leaves out is missing in the copy, and the build fails. Takes
 * minutes the first time, and nothing while the sources do not change.
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
