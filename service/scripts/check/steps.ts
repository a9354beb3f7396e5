import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `words`: Node's arguments. */
export type Step = { name: string; words: readonly string[] }

/** Generates Next's types of routes, then checks the types of both programs and of everything else. */
export const types: readonly Step[] = [
  { name: 'routes', words: ['node_modules/next/dist/bin/next', 'typegen'] },
  { name: 'types', words: ['node_modules/typescript/bin/tsc', '--noEmit'] },
]

const style: Step = { name: 'style', words: ['node_modules/@biomejs/biome/bin/biome', 'ci'] }
const imports: Step = {
  name: 'imports',
  words: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['service', 'app', 'cli', 'client', 'components', 'lib', 'e2e'],
  ],
}
const deadCode: Step = { name: 'dead code', words: ['node_modules/knip/bin/knip.js'] }
const conventions: Step = {
  name: 'conventions',
  // One of them starts the programs as the deployment files do: npm test runs it.
  words: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'conventions/',
    '--exclude',
    '**/deployment-runs.test.ts',
  ],
}

/**
 * Everything that can be checked about the sources without running the tests of what they do. The rows run at the same time, the
 * steps of a row one after the other: each row takes about half of the time.
 */
export const checks: readonly (readonly Step[])[] = [
  [style, ...types, deadCode],
  [conventions, imports],
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
async function runSteps(steps: readonly Step[], run: (step: Step) => Promise<boolean> = runStep): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) if (!(await run(step))) failed.push(step.name)
  return failed
}

/** Prints the output of a step when it has ended, so that steps that run at the same time do not mix theirs. */
async function runStepQuietly(step: Step, directory: string): Promise<boolean> {
  const log = join(directory, `${step.name}.log`)
  const isFine = await runStep(step, { log })
  console.log(`\n${step.name}\n${readFileSync(log, 'utf8')}`)
  return isFine
}

/** Runs rows of steps at the same time; returns the names of those that failed. */
export async function runRows(rows: readonly (readonly Step[])[]): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-check-'))
  try {
    const run = (step: Step) => runStepQuietly(step, directory)
    return (await Promise.all(rows.map((row) => runSteps(row, run)))).flat()
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
