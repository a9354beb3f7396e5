import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const killAfterMs = 10_000

/** `words`: Node's arguments. */
type Program = { name: string; words: readonly string[]; env: NodeJS.ProcessEnv; cwd?: string }

export type ProgramGroup = {
  /** `isTold`: the programs know already that they are to end. */
  stop: (exitCode: number, isTold?: boolean) => Promise<void>
  isStopping: () => boolean
  start: (program: Program) => void
}

/**
 * Programs that are stopped together: each line of output is prefixed with the program's name; SIGINT and SIGTERM stop all of
 * them (SIGKILL after 10 s); when one ends by itself the others are stopped and this process exits with 1. On Windows any signal that
 * this process sends ends a program at once, but Ctrl-C reaches every program by itself: there the group only waits for them to end.
 */
export function createProgramGroup(platform: NodeJS.Platform = process.platform): ProgramGroup {
  const running = new Set<ChildProcess>()
  let isStopping = false

  async function stop(exitCode: number, isTold = false): Promise<void> {
    if (isStopping) return
    isStopping = true
    const timer = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL')
    }, killAfterMs)
    const ends = [...running].map((child) => once(child, 'exit'))
    if (!isTold) for (const child of running) child.kill('SIGTERM')
    await Promise.all(ends)
    clearTimeout(timer)
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) console.log(`\nStopping (${signal}) …`)
      stop(0, platform === 'win32')
    })
  }

  return {
    stop,
    isStopping: () => isStopping,
    start({ name, words, env, cwd }) {
      const child = spawn(process.execPath, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
      running.add(child)
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(9)} | ${line}`))
      }
      child.on('exit', (code, signal) => {
        running.delete(child)
        if (isStopping) return
        console.error(`The ${name} ended by itself (${signal ?? `exit code ${code}`}); stopping.`)
        stop(1)
      })
    },
  }
}

/**
 * A first start loads all known companies in one transaction, which takes minutes on a slow or busy machine; with a shorter limit
 * it would start over again and again. The wait ends early when the program ends.
 */
export const firstStartMs = 900_000

/** Waits until `url` answers with success, or with any status where `anyStatus`. Throws an Error with an explanation after `limitMs`. */
export async function waitFor(
  url: string,
  { anyStatus = false, isStopping, limitMs }: { anyStatus?: boolean; isStopping: () => boolean; limitMs: number },
): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!isStopping()) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
      await response.arrayBuffer()
      if (anyStatus || response.ok) return
    } catch {
      // The program is not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${limitMs / 1000} s`)
    await sleep(100)
  }
}

/** Throws an Error with an explanation where the port is in use. `variable`: the environment variable that sets the port. */
export async function assertPortFree(port: number, host: string, variable: string): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use by another program: stop it, or set ${variable} to another port.`)
    if (code === 'EACCES') throw new Error(`This user may not use port ${port}: set ${variable} to another port.`)
    throw error
  }
  server.close()
  await once(server, 'close')
}
