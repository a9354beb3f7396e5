import { runTask } from '../tasks.ts'
import { runSteps, type Step, steps } from './steps.ts'

// npm run check: everything that can be checked without building the programs or starting a database. Runs every step, then says
// which ones failed. npm run check -- duplicates | scores: service/scripts/tasks.ts.

const projects = ['unit', 'app', 'service', 'components'].flatMap((project) => ['--project', project])
const tests: Step = { name: 'tests', words: ['node_modules/vitest/vitest.mjs', 'run', ...projects] }

async function checkAll(): Promise<number> {
  const failed = await runSteps([...steps, tests])
  console.log(failed.length === 0 ? '\nAll is well' : `\nNot well: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = runTask('check', process.argv.slice(2)) ?? (await checkAll())
