import { spawn } from 'node:child_process'

export type Ended = { code: number | null; out: string; said: string }

/** Runs a program to its end: its exit code, its standard output and what it says on the standard error. */
export function runWords(
  program: string,
  words: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const parts = { out: '', said: '' }
    child.stdout.on('data', (data) => (parts.out += data))
    child.stderr.on('data', (data) => (parts.said += data))
    child.on('error', reject)
    // Where the Node of this machine is too old, it is said which one is taken: that is not of the command.
    child.on('close', (code) =>
      resolve({ code, out: parts.out, said: parts.said.replace(/^Node \S+ found, .*\n/gm, '') }),
    )
  })
}
