import { spawnSync } from 'node:child_process'

/** `words`: what Node runs. */
export type Step = { name: string; words: readonly string[] }

/** What Next knows of routes, and then the types of both programs and all that stands around them. */
export const types: readonly Step[] = [
  { name: 'routes', words: ['node_modules/next/dist/bin/next', 'typegen'] },
  { name: 'types', words: ['node_modules/typescript/bin/tsc', '--noEmit'] },
]

/** All that can be said of the sources without running them. */
export const steps: readonly Step[] = [
  { name: 'style', words: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
  ...types,
  {
    name: 'imports',
    words: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['service', 'app', 'cli', 'client', 'components', 'lib', 'e2e'],
    ],
  },
  { name: 'dead code', words: ['node_modules/knip/bin/knip.js'] },
]

/** Returns whether it ended well. What it says goes to the terminal. */
export function runStep({ name, words }: Step, env: Record<string, string> = {}): boolean {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}
