import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Program = {
  pid: number
  /** Where it answers. */
  url: string
  /** Its lines so far, those of its errors too. */
  lines: string[]
  /** Sends the signal and waits for the end. Gives the exit code; null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * The service or a worker as a process of its own, from source, on a port it chooses; resolves once it is ready. Throws
 * an Error with what it said when it ends before.
 */
export async function startProgram(role: 'service' | 'worker', env: Record<string, string>): Promise<Program> {
  const words = ['--import', 'tsx', main, ...(role === 'worker' ? ['worker'] : [])]
  const child = spawn(process.execPath, words, {
    env: { NODE_ENV: 'test', PATH: process.env['PATH'], SERVICE_PORT: '0', WORKER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const output = createInterface({ input: child.stdout })
  const ready = new Promise<string>((resolve) => {
    output.on('line', (line) => {
      lines.push(line)
      const { msg, address }: { msg?: string; address?: string } = line.startsWith('{') ? JSON.parse(line) : {}
      if (msg === 'Ready' && address !== undefined) resolve(address)
    })
  })
  const url = await Promise.race([ready, ended.then(() => null)])
  if (url === null || child.pid === undefined) throw new Error(lines.join('\n'))
  return {
    pid: child.pid,
    url,
    lines,
    ended,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
