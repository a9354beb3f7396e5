import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hasSources, root } from '@/service/scripts/build/root'
import { memorySettings } from '@/service/scripts/start/memory-settings'
import { CommandError } from './connection'
import { exitCodes } from './exit-codes'

type Program = {
  /** A file below the root of the repository; programs in dist/ are rebuilt if out of date. */
  program: string
  /** Its arguments as typed; paths are relative to the working folder. */
  words?: readonly string[]
  /** Options for Node. */
  options?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/** Throws for commands that need the sources, which an image does not contain. */
export function needSources(what: string): void {
  if (!hasSources) throw new CommandError(`${what} is not part of an image: run it in a checkout`, exitCodes.failed)
}

/** Runs a program of this package to its end; resolves with its exit code. */
export async function runProgram({ program, words = [], options = [], environment = {} }: Program): Promise<number> {
  const build =
    program.startsWith('dist/') && hasSources ? [join(root, 'service/scripts/run.mjs'), '--build=service'] : []
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...build, ...options, join(root, program), ...words], {
      stdio: 'inherit',
      env: { ...memorySettings, ...process.env, ...environment },
    })
    // On Windows the console has told the child already, and a signal would end it at once.
    const pass = (signal: NodeJS.Signals) => void (process.platform === 'win32' || child.kill(signal))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}
