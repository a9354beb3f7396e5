import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/** `words`: Node's arguments. */
export type Step = { name: string; words: readonly string[] }

/** Generates Next's types of routes, then checks the types of both programs and of everything else. */
export const types: readonly Step[] = [
  { name: 'routes', words: ['node_modules/next/dist/bin/next', 'typegen'] },
  { name: 'types', words: ['node_modules/typescript/bin/tsc', '--noEmit'] },
]

/** Everything that can be checked about the sources without running them. */
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

/**
 * Runs a step. Returns whether it succeeded. Its output goes to the terminal, or into the file `log` where steps run in parallel
 * and would mix their output.
 */
export async function runStep(
  { name, words }: Step,
  { env = {}, log }: { env?: Record<string, string>; log?: string } = {},
): Promise<boolean> {
  if (log === undefined) console.log(`\n${name}`)
  const output = log === undefined ? 'inherit' : openSync(log, 'w')
  try {
    return await new Promise((resolve) => {
      const child = spawn(process.execPath, words, {
        stdio: ['ignore', output, output],
        env: { ...process.env, ...env },
      })
      child.once('error', () => resolve(false))
      child.once('close', (status) => resolve(status === 0))
    })
  } finally {
    if (output !== 'inherit') closeSync(output)
  }
}

/** Runs all steps one after the other; returns the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
  return failed
}
