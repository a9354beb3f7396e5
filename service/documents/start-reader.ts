import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { sourceArguments } from '@/service/source-arguments'
import type { ReadingLimits, ReportMessage } from './read-in-process'

/** The reader's program: in a build a file beside the bundle, otherwise TypeScript. */
const isBundled = import.meta.url.endsWith('.js')
const program = fileURLToPath(new URL(isBundled ? './report-process.js' : './report-process.ts', import.meta.url))

export type ReaderChild = {
  pid: number | undefined
  /** Accepts the bytes of the file. */
  input: Writable
  /** The reason that the reader writes before it ends itself: "memory", "time", "first" or "unpacked". */
  verdict: Readable
  onMessage: (listen: (message: ReportMessage) => void) => void
  /** Called once, also if it could not be started. */
  onEnd: (listen: (code: number | null, signal: NodeJS.Signals | null) => void) => void
  kill: () => void
}

/**
 * The environment of the reader: only what node and a shell need. The service's settings (addresses and passwords of databases,
 * keys) are withheld from a process that reads untrusted files.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'TZ', 'LANG']
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    NODE_ENV: process.env.NODE_ENV,
    MALLOC_ARENA_MAX: '2',
  }
}

/** The shell that sets a memory limit and then executes the reader; null if there is none, as on Windows. */
const shell = ['/bin/sh'].find(existsSync) ?? null

/** Starts a process that reads one file. It is ended when this process exits. */
export function startReader(limits: ReadingLimits): ReaderChild {
  const words = [
    // The watch thread limits all memory of the process; V8 gets a lower limit so that it collects garbage before.
    `--max-old-space-size=${Math.max(128, limits.megabytes - 100)}`,
    '--max-semi-space-size=8',
    ...(isBundled ? [] : sourceArguments),
    program,
    JSON.stringify(limits),
  ]
  const options = {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'],
    // Dates and byte arrays keep their types.
    serialization: 'advanced',
    env: environment(),
  } satisfies SpawnOptions
  const child = shell === null ? spawn(process.execPath, words, options) : spawn(shell, limited(limits, words), options)
  return control(child)
}

/** Megabytes that V8 maps writable for code at start (since Node 24) and never fills, but that the system counts. */
const reservedForCode = Number.parseInt(process.versions.v8, 10) >= 13 ? 512 : 0

/**
 * Arguments for a shell that sets the system's limit on writable memory (Linux). It is higher than the limit of the watch thread, and
 * applies while that thread gets no processor time and between two of its checks. Systems without such a limit skip it.
 */
function limited({ megabytes }: ReadingLimits, words: readonly string[]): string[] {
  const kilobytes = (megabytes + 300 + reservedForCode) * 1024
  return ['-c', `ulimit -d ${kilobytes} 2>/dev/null; exec "$@"`, 'sh', process.execPath, ...words]
}

function control(child: ChildProcess): ReaderChild {
  const [input, , , , verdict] = child.stdio
  if (!input || !verdict || !('read' in verdict)) throw new Error('The reader has no pipes')
  // The reader may end before it has read all bytes, which breaks the pipe.
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
