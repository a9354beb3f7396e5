import { rmSync } from 'node:fs'
import { makeMemoryFolder } from './memory-folder.ts'
import { runStep } from './steps.ts'

// npm test -- both [FILE…]: every test with a database, or those of these files, on the embedded database and on PostgreSQL. `npm
// test` runs on the embedded one only what depends on it (vitest.config.ts).

const projects = ['--project', 'embedded', '--project', 'postgres']
const words = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...process.argv.slice(2)]
const inMemory = makeMemoryFolder()
try {
  const env = inMemory === null ? {} : { TMPDIR: inMemory }
  process.exitCode = (await runStep({ name: 'both databases', words }, { env })) ? 0 : 1
} finally {
  if (inMemory !== null) rmSync(inMemory, { recursive: true, force: true })
}
