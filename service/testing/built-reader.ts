import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll } from 'vitest'

// The reader as it is shipped, bundled for a test file: from TypeScript each of its processes would take seconds to start.

// Inside the project, where its packages are found.
const directory = fileURLToPath(new URL(`../../dist/reader-of-tests-${process.pid}`, import.meta.url))

await build({
  entryPoints: {
    'read-in-process': 'service/documents/read-in-process.ts',
    'report-process': 'service/documents/report-process.ts',
    'watch-reader': 'service/documents/watch-reader.mjs',
  },
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  outdir: directory,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'silent',
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const bundle: typeof import('@/service/documents/read-in-process') = await import(
  /* @vite-ignore */ pathToFileURL(join(directory, 'read-in-process.js')).href
)

export const { readInProcess, readingLimits, stopReadings, ReaderEnded, ReadingStopped } = bundle
