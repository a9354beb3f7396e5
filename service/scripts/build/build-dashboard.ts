import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runNode } from './run-node.ts'

type Site = {
  /** Folder of the sources: "." or a folder below it, relative to the root of the repository. */
  folder: string
  /** The path under which the dashboard is served, "/carbon"; "" for the root of a host. */
  basePath: string
}

/**
 * Builds the dashboard. Returns the folder that contains `server.js` and everything it needs. The working directory must be the
 * root of the repository.
 */
export async function buildDashboard({ folder, basePath }: Site): Promise<string> {
  const environment = { BASE_PATH: basePath, PACKAGES_ROOT: root }
  await runNode([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', folder], environment)
  // Next repeats in its output the path of the sources below the packages.
  const standalone = join(folder, '.next', 'standalone', folder)
  cpSync('lib/server/exposure/guard-server.ts', join(standalone, 'guard-server.ts'))
  const server = readFileSync(join(standalone, 'server.js'), 'utf8')
  writeFileSync(join(standalone, 'server.js'), `import './guard-server.ts'\n${server}`)
  // Next expects another server to serve these files; here its own server does.
  cpSync(join(folder, '.next', 'static'), join(standalone, '.next', 'static'), { recursive: true })
  for (const part of ['docs', 'README.md', 'CHANGELOG.md']) {
    if (existsSync(part))
      cpSync(part, join(standalone, part), { recursive: true, filter: (file) => !file.endsWith('.png') })
  }
  if (existsSync('public')) cpSync('public', join(standalone, 'public'), { recursive: true })
  return standalone
}
