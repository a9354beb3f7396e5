import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { sourceArguments } from '@/service/source-arguments'
import type { ReadingLimits, ReportMessage } from './read-in-process'

/** Beside the bundle; from source it is TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
const program = fileURLToPath(new URL(isBundled ? './report-process.js' : './report-process.ts', import.meta.url))

export type ReaderChild = {
  pid: number | undefined
  /** Takes the bytes of the file. */
  input: Writable
  /** One word before it is ended by its own watch: "memory", "time" or "unpacked". */
  verdict: Readable
  onMessage: (listen: (message: ReportMessage) => void) => void
  /** Called once, also where it could not be started. */
  onEnd: (listen: (code: number | null, signal: NodeJS.Signals | null) => void) => void
  kill: () => void
}

/**
 * Nothing of the service's environment (addresses and passwords of databases, keys) goes to a process that reads strangers'
 * files; what node and a shell need does.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'TZ', 'LANG']
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    NODE_ENV: process.env.NODE_ENV,
    MALLOC_ARENA_MAX: '2',
  }
}

/** The shell that sets a limit and becomes the reader; null where there is none, as on Windows. */
const shell = ['/bin/sh'].find(existsSync) ?? null

/** Starts a process that reads one file; it is ended with this one. */
export function startReader(limits: ReadingLimits): ReaderChild {
  const words = [
    // The watch sees all memory of the process; V8 is told to collect before that.
    `--max-old-space-size=${Math.max(128, limits.megabytes - 100)}`,
    '--max-semi-space-size=8',
    ...(isBundled ? [] : sourceArguments),
    program,
    JSON.stringify(limits),
  ]
  const options = {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'],
    // Dates, bytes and texts arrive as what they are.
    serialization: 'advanced',
    env: environment(),
  } satisfies SpawnOptions
  const child = shell === null ? spawn(process.execPath, words, options) : spawn(shell, limited(limits, words), options)
  return control(child)
}

/** Megabytes for code that V8 maps writable when it starts (since Node 24), and never fills: the system counts them all the same. */
const reservedForCode = Number.parseInt(process.versions.v8, 10) >= 13 ? 512 : 0

/**
 * The system's own limit (of what a process may write to, on Linux), above that of the watch: it holds while the watch gets no processor,
 * and in the moments between two looks. A system without such a limit goes on without.
 */
function limited({ megabytes }: ReadingLimits, words: readonly string[]): string[] {
  const kilobytes = (megabytes + 300 + reservedForCode) * 1024
  return ['-c', `ulimit -d ${kilobytes} 2>/dev/null; exec "$@"`, 'sh', process.execPath, ...words]
}

function control(child: ChildProcess): ReaderChild {
  const [input, , , , verdict] = child.stdio
  if (!input || !verdict || !('read' in verdict)) throw new Error('The reader has no pipes')
  // It may end before it has taken all bytes.
  input.on('error', () => {})
  const kill = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const onEnd: ReaderChild['onEnd'] = (listen) => {
    let hasEnded = false
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      process.off('exit', kill)
      if (hasEnded) return
      hasEnded = true
      listen(code, signal)
    }
    child.once('exit', end)
    child.once('error', () => end(null, null))
  }
  return {
    pid: child.pid,
    input,
    verdict: verdict as Readable,
    onMessage: (listen) => child.on('message', (message) => listen(message as ReportMessage)),
    onEnd,
    kill,
  }
}
