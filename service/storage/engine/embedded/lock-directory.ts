import { createHash } from 'node:crypto'
import { lstat, mkdtemp, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '@/service/errors'

export type DirectoryLock = { release(): Promise<void> }

/** The address of a unix socket holds 108 bytes on Linux, 104 on macOS. */
const longestAddress = 100

const attempts = 50
const retryMs = 10

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Clients that connect get our process id, for a helpful message.
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })
}

/** The owner's process id ("" if it is too busy to answer); null if nobody listens. */
function askOwner(address: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(address)
    // The kernel accepts connections for a busy owner, so being connected is proof enough.
    socket.setTimeout(500, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('error', (error) => {
      const code = codeOf(error)
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(null)
      else if (code === 'EAGAIN' || code === 'ECONNRESET') resolve('')
      else reject(error)
    })
    socket.on('close', () => resolve(answer))
  })
}

function inUse(path: string, owner: string): ServiceError {
  const who = owner === '' ? 'another process' : `process ${owner}`
  return new ServiceError(
    'unavailable',
    `The database in ${dirname(path)} is in use by ${who}. The embedded database serves one process: ` +
      'stop that one, choose another DATA_DIR, or set DATABASE_URL to use PostgreSQL.',
  )
}

/**
 * Only one process at a time may remove a dead owner's lock: two that both found it dead could otherwise remove the lock that a third has
 * just taken. An abstract socket (Linux) needs no file, so this guard cannot be left behind.
 */
async function withGuard<T>(path: string, work: () => Promise<T>): Promise<T | null> {
  if (process.platform !== 'linux') return work()
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32)
  const guard = await listen(`\0carbon-register-${name}`).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') return null
    throw error
  })
  if (guard === null) return null
  try {
    return await work()
  } finally {
    await new Promise((resolve) => guard.close(resolve))
  }
}

/** Removes a dead owner's lock after asking once more under the guard. */
async function removeStale(address: string): Promise<void> {
  const found = await lstat(address).catch(() => null)
  if (found !== null && !found.isSocket()) throw new Error(`${address} should be a lock, but is a file of another kind`)
  if ((await askOwner(address)) === null) await rm(address, { force: true })
}

async function acquire(path: string, address: string): Promise<Server> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await listen(address)
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error
    }
    const owner = await askOwner(address)
    if (owner !== null) throw inUse(path, owner)
    await withGuard(path, () => removeStale(address))
    await setTimeout(retryMs)
  }
  throw inUse(path, '')
}

/** A short address for the same file, through a link in the temporary directory, if `path` is too long. */
async function shorten(path: string): Promise<{ address: string; dispose: () => Promise<void> }> {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(path).digest('hex').slice(0, 32)
    return { address: `\\\\.\\pipe\\carbon-register-${name}`, dispose: async () => {} }
  }
  if (Buffer.byteLength(path) <= longestAddress) return { address: path, dispose: async () => {} }
  const directory = await mkdtemp(join(tmpdir(), 'cr-'))
  await symlink(dirname(path), join(directory, 'd'))
  return {
    address: join(directory, 'd', basename(path)),
    dispose: () => rm(directory, { recursive: true, force: true }),
  }
}

/**
 * Takes the lock `path` for this process by listening on a unix socket of that name, which the kernel releases when the process ends in
 * any way. (A file with a process id would not do: in containers every process may be number 1.) Throws `ServiceError('unavailable')` if
 * another process has it.
 */
export async function lockDirectory(path: string): Promise<DirectoryLock> {
  const { address, dispose } = await shorten(path)
  try {
    const server = await acquire(path, address)
    return {
      async release() {
        await new Promise((resolve) => server.close(resolve))
        await dispose()
      },
    }
  } catch (error) {
    await dispose()
    throw error
  }
}
