import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Further tasks of `npm run build`, `check`, `test` and `bench`: `npm run build -- data --from DIR`. Each task is a list of
// arguments for run.mjs.

export const tasks = {
  build: {
    // The service's OpenAPI document, and types of @carbon-register/client from it.
    client: ['service/scripts/build/build-client.ts'],
    // Publishers' files to service/reference/data.
    data: ['service/scripts/data/data-build.ts'],
    // docs/methodology.md and its indicators, written from the tables that scores are computed with.
    methodology: ['service/scripts/docs/docs-methodology.ts'],
    // service/storage/schema.ts, written from the migrations.
    types: ['service/scripts/database/db-types.ts'],
    // Adds the entries that npm leaves out of package-lock.json.
    lockfile: ['service/scripts/build/complete-lockfile.ts'],
    // dist/sbom.cdx.json: every package of production with its licence.
    sbom: ['service/scripts/build/sbom/write-sbom.ts'],
  },
  check: {
    duplicates: ['service/scripts/data/data-duplicates.ts'],
    scores: ['service/scripts/data/score-compare.ts'],
    // Clients for Java and Python by openapi-generator.
    generators: ['service/scripts/check/generators/check-generators.ts'],
  },
  test: {
    // Every test with a database, on both databases.
    both: ['--build=service', 'service/scripts/check/test-both.ts'],
    faults: ['--build=service', 'service/scripts/check/test-faults.ts'],
    soak: ['--build=service', 'service/scripts/check/test-soak.ts'],
  },
  bench: {
    bulk: ['bench/bulk.ts'],
    'first-load': ['bench/first-load.ts'],
    gleif: ['bench/gleif-load.ts'],
    'largest-paint': ['--build', 'bench/largest-paint.ts'],
    lighthouse: ['--build', 'bench/lighthouse.ts'],
    line: ['--build=service', 'bench/cost-line.ts'],
    live: ['--build=service', 'bench/live-load.ts'],
    matching: ['bench/matching.ts'],
    'matching-search': ['bench/matching-search.ts'],
    million: ['bench/million.ts'],
    portfolio: ['bench/portfolio.ts'],
    reports: ['--max-old-space-size=700', '--max-semi-space-size=2', 'bench/reports/measure.ts'],
    // The gain and loss of each rule of the report reader, and the unit tests in which each applies.
    rules: ['--max-old-space-size=900', 'bench/reports/rules.ts'],
    'rule-tests': ['node_modules/vitest/vitest.mjs', 'run', '--config', 'bench/reports/rule-tests.config.ts'],
    rescoring: ['bench/rescoring.ts'],
    sheets: ['bench/sheets.ts'],
    stream: ['--build=service', 'bench/stream.ts'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** Runs the task named by the first word. Returns its exit code, or null where there is no such task. */
export function runTask(of: keyof typeof tasks, [name = '', ...words]: readonly string[]): number | null {
  const known: Readonly<Record<string, readonly string[]>> = tasks[of]
  const task = Object.hasOwn(known, name) ? known[name] : undefined
  if (task === undefined) return null
  const run = fileURLToPath(new URL('run.mjs', import.meta.url))
  return spawnSync(process.execPath, [run, ...task, ...words], { stdio: 'inherit' }).status ?? 1
}
