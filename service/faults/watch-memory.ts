import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

function statusOf(pid: number): { parent: number; megabytes: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { parent: number('PPid'), megabytes: number('VmRSS') / 1024 }
  } catch {
    // The process has ended.
    return null
  }
}

/** Resident megabytes of a process alone, and with all processes it has started. */
export function memoryOf(pid: number): { own: number; all: number } {
  const own = statusOf(pid)?.megabytes ?? 0
  const others = readdirSync('/proc').flatMap((name) => {
    const one = /^\d+$/.test(name) ? statusOf(Number(name)) : null
    return one?.parent === pid ? [one.megabytes] : []
  })
  return { own, all: others.reduce((sum, one) => sum + one, own) }
}

/** Measures ten times a second; `stop` returns the maximum. */
export function watchMemory(pid: number): { stop: () => number } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid).all)
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(most, memoryOf(pid).all)
    },
  }
}

/** Whether this system reports the memory of processes in /proc. */
export function reportsMemory(): boolean {
  return (
    process.platform === 'linux' && execFileSync('cat', ['/proc/self/status'], { encoding: 'utf8' }).includes('VmRSS')
  )
}
