import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll } from 'vitest'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bundles the report reader, as it is shipped, for the calling test file: from TypeScript each of its processes would take
 * seconds to start. Removed after that file; test files in one process each have their own bundle.
 */
export async function buildReader(): Promise<typeof import('@/service/documents/read-in-process')> {
  // Inside the project, so that its packages are found.
  const dist = join(project, 'dist')
  mkdirSync(dist, { recursive: true })
  const directory = mkdtempSync(join(dist, 'reader-of-tests-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  await build({
    entryPoints: {
      'read-in-process': 'service/documents/read-in-process.ts',
      'report-process': 'service/documents/report-process.ts',
      'watch-reader': 'service/documents/watch-reader.ts',
    },
    absWorkingDir: project,
    outdir: directory,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.18',
    packages: 'external',
    logLevel: 'silent',
  })
  return import(/* @vite-ignore */ pathToFileURL(join(directory, 'read-in-process.js')).href)
}
