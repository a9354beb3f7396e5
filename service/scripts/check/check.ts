import { spawnSync } from 'node:child_process'

// npm run check: all that can be said without building or starting a program. Goes through every step, then says which failed.

type Step = { name: string; words: readonly string[] }

const steps: readonly Step[] = [
  { name: 'style', words: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
  { name: 'routes', words: ['node_modules/next/dist/bin/next', 'typegen'] },
  { name: 'types', words: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'imports',
    words: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['service', 'app', 'components', 'lib', 'e2e'],
    ],
  },
  { name: 'dead code', words: ['node_modules/knip/bin/knip.js'] },
  {
    name: 'tests',
    words: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['unit', 'app', 'service', 'components'].flatMap((project) => ['--project', project]),
    ],
  },
]

const failed = steps.filter(({ name, words }) => {
  console.log(`\n${name}`)
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0
})
console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
