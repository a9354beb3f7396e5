import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runNode } from './run-node.ts'

type Site = {
  /** Where the sources are: "." or a folder below it, relative to the root of the repository. */
  folder: string
  /** The path that the dashboard is to stand under, "/carbon"; "" for the root of a host. */
  basePath: string
}

/**
 * Builds the dashboard. The server is `server.js` in the folder that is returned, and all it needs is beside it. The
 * working directory must be the root of the repository.
 */
export async function buildDashboard({ folder, basePath }: Site): Promise<string> {
  const environment = { BASE_PATH: basePath, PACKAGES_ROOT: root }
  await runNode([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', folder], environment)
  // Next repeats in its output how deep the sources stand below the packages.
  const standalone = join(folder, '.next', 'standalone', folder)
  cpSync('lib/server/exposure/guard-server.ts', join(standalone, 'guard-server.ts'))
  const server = readFileSync(join(standalone, 'server.js'), 'utf8')
  writeFileSync(join(standalone, 'server.js'), `import './guard-server.ts'\n${server}`)
  // Next leaves these to whoever serves them; here its own server does.
  cpSync(join(folder, '.next', 'static'), join(standalone, '.next', 'static'), { recursive: true })
  for (const part of ['docs', 'README.md', 'CHANGELOG.md']) {
    if (existsSync(part))
      cpSync(part, join(standalone, part), { recursive: true, filter: (file) => !file.endsWith('.png') })
  }
  if (existsSync('public')) cpSync('public', join(standalone, 'public'), { recursive: true })
  return standalone
}
