import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { memorySettings } from '@/service/scripts/start/memory-settings'

/** A program started for a measurement. */
export type Program = { pid: number; stop: () => Promise<void> }

/** Starts a Node program and waits until `url` answers. Throws with its output when it ends before. */
export async function startProgram(
  words: readonly string[],
  url: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  // Otherwise the answers of another program would be measured.
  if (await answers(url)) throw new Error(`${url} is in use`)
  const child = spawn(process.execPath, words, {
    env: { ...memorySettings, ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listen(child)
  // Also where this process ends without stopping it.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} ended: ${said()}`)
    await sleep(100)
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', end)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function listen(child: ChildProcess): () => string {
  let words = ''
  const add = (data: Buffer) => {
    words = `${words}${data}`.slice(-4000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => words
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

/** Processor seconds of a process; null where the system does not report them (only Linux does). */
export function processorSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // utime and stime in ticks of 10 ms (man proc_pid_stat): fields 14 and 15, with the first two removed.
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

/** Resident memory of a process in MB; null where the system does not report it. */
export function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
