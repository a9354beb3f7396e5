import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runTask } from '../tasks.ts'

// npm run bench [-- NAME]: one measurement (service/scripts/tasks.ts), or by default the service's requests per second.

const words = process.argv.slice(2)
const run = fileURLToPath(new URL('../run.mjs', import.meta.url))
process.exitCode =
  runTask('bench', words) ??
  spawnSync(process.execPath, [run, '--build=service', 'bench/run.ts', ...words], { stdio: 'inherit' }).status ??
  1
