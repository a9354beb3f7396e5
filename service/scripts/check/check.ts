import { runTask } from '../tasks.ts'
import { checks, runRows } from './steps.ts'

// npm run check: style, types, imports, dead code and the conventions, without building the programs or starting a database. Runs
// every step, then says which ones failed. npm run check -- duplicates | scores | generators: service/scripts/tasks.ts.

async function checkAll(): Promise<number> {
  const failed = await runRows(checks)
  console.log(failed.length === 0 ? '\nAll is well' : `\nNot well: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = runTask('check', process.argv.slice(2)) ?? (await checkAll())
