import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { root } from './build.mjs'

// npm run user:create | user:list | user:role | user:disable | user:enable | user:reset. Works on the database of the
// environment, also while the dashboard runs. Bundled at each call, which takes a tenth of a second.

process.chdir(root)
mkdirSync('dist/user', { recursive: true })
await bundle({
  entryPoints: ['service/scripts/user-command.ts'],
  outfile: 'dist/user/user-command.js',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { 'server-only': './lib/server/empty-module.ts' },
  logLevel: 'warning',
})
const { runUserCommand } = await import(pathToFileURL(join(root, 'dist/user/user-command.js')).href)
process.exitCode = await runUserCommand(process.argv.slice(2))
