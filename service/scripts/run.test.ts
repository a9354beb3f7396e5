import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const run = fileURLToPath(new URL('./run.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carbon-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const clean = { ...process.env, npm_node_execpath: undefined, npm_lifecycle_event: undefined }
const start = (words: readonly string[], env: NodeJS.ProcessEnv = clean) =>
  spawnSync(process.execPath, [run, ...words], { encoding: 'utf8', env })

/** A fake old Node, of which only the version is asked. */
function oldNode(): string {
  const path = write('old-node', '#!/bin/sh\necho 20.20.2\n')
  chmodSync(path, 0o755)
  return path
}

async function whenSaid(child: ChildProcess, word: string): Promise<void> {
  for await (const data of child.stdout ?? []) if (String(data).includes(word)) return
}

describe('a command', () => {
  const versions = write('versions.ts', 'const version: string = process.version\nconsole.log(version)\n')

  it('runs on the Node of the machine where that is new enough, and prints nothing about it', () => {
    const { stdout, stderr, status } = start([versions])
    expect({ stdout, stderr, status }).toEqual({ stdout: `${process.version}\n`, stderr: '', status: 0 })
  })

  it.skipIf(process.platform === 'win32')('runs on the packaged Node where npm runs on an old one, and says so', () => {
    const { stdout, stderr, status } = start([versions], { ...clean, npm_node_execpath: oldNode() })
    expect(status, stderr).toBe(0)
    expect(stderr).toMatch(/^Node 20\.20\.2 found, runs on the packaged Node 24\.\d+\.\d+\.\n$/)
    expect(stdout).toMatch(/^v24\./)
  })

  it('receives its arguments and options, and its exit code is passed on', () => {
    const file = write('words.ts', 'console.log(process.argv.slice(2), process.execArgv[0])\nprocess.exit(7)\n')
    const { stdout, status } = start(['--max-old-space-size=64', file, 'import', '--dry'])
    expect(stdout).toBe("[ 'import', '--dry' ] --max-old-space-size=64\n")
    expect(status).toBe(7)
  })

  it('builds before it runs, whichever folder it is typed in', () => {
    const { stderr, status } = spawnSync(process.execPath, [run, '--build=nothing', versions], {
      encoding: 'utf8',
      env: clean,
      cwd: folder,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no nothing to build: service or dashboard')
  })

  it.skipIf(process.platform === 'win32')('receives signals, and the script ends by the same signal', async () => {
    const listens = write(
      'listens.ts',
      "process.on('SIGTERM', () => process.exit(3))\nsetInterval(() => {}, 1e6)\nconsole.log('here')\n",
    )
    const polite = spawn(process.execPath, [run, listens], { env: clean })
    await whenSaid(polite, 'here')
    polite.kill('SIGTERM')
    expect(await once(polite, 'exit')).toEqual([3, null])
    const waits = write('waits.ts', "setInterval(() => {}, 1e6)\nconsole.log('here')\n")
    const sudden = spawn(process.execPath, [run, waits], { env: clean })
    await whenSaid(sudden, 'here')
    sudden.kill('SIGTERM')
    expect(await once(sudden, 'exit')).toEqual([null, 'SIGTERM'])
  })

  it.skipIf(process.platform === 'win32')('ends when the shell that npm started it with has ended', async () => {
    const marks = write(
      'marks.ts',
      "process.on('SIGTERM', () => { console.log('told'); process.exit() })\nsetInterval(() => {}, 1e6)\nconsole.log('here')\n",
    )
    // Another command after it prevents the shell from replacing itself by the program.
    const shell = spawn('/bin/sh', ['-c', `"$0" "$1" "$2"; true`, process.execPath, run, marks], {
      env: { ...clean, npm_lifecycle_event: 'start' },
    })
    const said: string[] = []
    shell.stdout.on('data', (data) => said.push(String(data)))
    while (!said.join('').includes('here')) await once(shell.stdout, 'data')
    shell.kill('SIGKILL')
    await once(shell.stdout, 'end')
    expect(said.join('')).toContain('told')
  })
})
