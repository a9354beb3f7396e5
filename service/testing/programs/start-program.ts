import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memorySettings, nodeArguments } from '@/service/scripts/start/memory-settings'
import { sourceArguments } from '@/service/source-arguments'

export type Program = {
  pid: number
  /** Where it answers. */
  url: string
  /** Its lines so far, those of its errors too. */
  lines: string[]
  /** Sends the signal and waits for the end. Returns the exit code; null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const built = fileURLToPath(new URL('../../../dist/service/main.js', import.meta.url))

export type Launched = Omit<Program, 'url'> & {
  /** Where it answers, once it does. Rejects with an Error of what it said when it ends before. */
  ready: Promise<string>
}

function launch(words: readonly string[], env: Record<string, string>): Launched {
  const child = spawn(process.execPath, words, {
    env: {
      ...memorySettings,
      NODE_ENV: 'test',
      PATH: process.env['PATH'],
      SERVICE_PORT: '0',
      WORKER_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  // Nothing of it is left running when whoever started it ends in the middle.
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
  // Whoever kills it on the way does not wait for this.
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

/**
 * The service or a worker as a process of its own, from source, on a port it chooses; resolves once it is ready. Throws
 * an Error with what it said when it ends before.
 */
export async function startProgram(role: 'service' | 'worker', env: Record<string, string>): Promise<Program> {
  const program = launch([...sourceArguments, main, ...wordsOf(role)], env)
  return { ...program, url: await program.ready }
}

/** The same of what `npm run build -- service` made, which starts sooner; not waited for. */
export function launchBuilt(role: 'service' | 'worker', env: Record<string, string>): Launched {
  return launch([...nodeArguments, built, ...wordsOf(role)], env)
}
