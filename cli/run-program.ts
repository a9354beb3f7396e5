import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hasSources, root } from '@/service/scripts/build/root'
import { memorySettings } from '@/service/scripts/start/memory-settings'
import { CommandError } from './connection'
import { exitCodes } from './exit-codes'

type Program = {
  /** What Node runs, below the root of the repository. */
  words: readonly string[]
  /** Whether it is of what a build makes. */
  isBuilt?: boolean
  environment?: Readonly<Record<string, string>>
}

/** Of what works on sources, which an image does not hold. */
export function needSources(what: string): void {
  if (!hasSources) throw new CommandError(`${what} is not part of an image: run it in a checkout`, exitCodes.failed)
}

/** Runs a program of this package to its end, built anew where it is not up to date; resolves with how it ended. */
export async function runProgram({ words, isBuilt = false, environment = {} }: Program): Promise<number> {
  const run = isBuilt && hasSources ? ['service/scripts/run.mjs', '--build=service'] : []
  const places = [...run, ...words].map((word) => (/^(dist|service)\//.test(word) ? join(root, word) : word))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, places, {
      stdio: 'inherit',
      env: { ...memorySettings, ...process.env, ...environment },
    })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}
