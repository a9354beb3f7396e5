import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memorySettings, nodeArguments } from '@/service/scripts/start/memory-settings'
import { sourceArguments } from '@/service/source-arguments'

export type Program = {
  pid: number
  /** The address at which it answers. */
  url: string
  /** Its output so far, errors included. */
  lines: string[]
  /** Sends the signal and waits for the end. Returns the exit code; null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const built = fileURLToPath(new URL('../../../dist/service/main.js', import.meta.url))

export type Launched = Omit<Program, 'url'> & {
  /** Resolves with its address once it answers. Rejects with an Error that contains its output when it ends before. */
  ready: Promise<string>
}

function launch(words: readonly string[], env: Record<string, string>): Launched {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, words, {
    env: {
      ...memorySettings,
      NODE_ENV: 'test',
      PATH,
      // `npm test` sets it: a program that starts from source then compiles less.
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      SERVICE_PORT: '0',
      WORKER_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  // Ends the program when the process that started it ends.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill)
    return code as number | null
  })
  const output = createInterface({ input: child.stdout })
  const address = new Promise<string>((resolve) => {
    output.on('line', (line) => {
      lines.push(line)
      const { msg, address }: { msg?: string; address?: string } = line.startsWith('{') ? JSON.parse(line) : {}
      if (msg === 'Ready' && address !== undefined) resolve(address)
    })
  })
  async function untilReady(): Promise<string> {
    const url = await Promise.race([address, ended.then(() => null)])
    if (url === null) throw new Error(lines.join('\n'))
    return url
  }
  const ready = untilReady()
  // A caller that kills it earlier does not wait for this promise.
  ready.catch(() => {})
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid ?? 0, lines, ended, end, ready }
}

function wordsOf(role: 'service' | 'worker'): string[] {
  return role === 'worker' ? ['worker'] : []
}

/** Starts the service or a worker as a separate process, from source, on a free port; does not wait until it is ready. */
export function launchProgram(role: 'service' | 'worker', env: Record<string, string>): Launched {
  return launch([...sourceArguments, main, ...wordsOf(role)], env)
}

/**
 * Starts the service or a worker as a separate process, from source, on a free port; resolves once it is ready. Throws an Error
 * with its output when it ends before.
 */
export async function startProgram(role: 'service' | 'worker', env: Record<string, string>): Promise<Program> {
  const program = launchProgram(role, env)
  return { ...program, url: await program.ready }
}

/** Starts what `npm run build -- service` built, which is faster; does not wait until it is ready. */
export function launchBuilt(role: 'service' | 'worker', env: Record<string, string>): Launched {
  return launch([...nodeArguments, built, ...wordsOf(role)], env)
}
