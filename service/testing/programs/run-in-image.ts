import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Running = { child: ChildProcess; lines: string[]; ended: Promise<number | null> }

/** The user that the image runs as. Only root can switch to another user; otherwise the program runs as the current one. */
const owner = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}
export const imageOwner = owner

/** Runs a program in the folder of an image with this environment only. */
export function runInImage(folder: string, words: readonly string[], env: Record<string, string>, input = ''): Running {
  const [command = '', ...rest] = words
  const child = spawn(command === 'node' ? process.execPath : command, rest, {
    ...owner,
    cwd: folder,
    // From this machine only the path of programs, as in an image.
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill)
    return code as number | null
  })
  return { child, lines, ended }
}

/** Returns a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
