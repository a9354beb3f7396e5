import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './lock-directory'

let directory: string
let path: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'carbon-lock-'))
  path = join(directory, 'database.lock')
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** What a killed owner leaves: a socket that nobody listens on. */
async function leaveStale(): Promise<void> {
  const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('listening'))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(lstatSync(path).isSocket()).toBe(true)
}

test('of many that find a killed owner’s lock at the same time, exactly one takes it', async () => {
  await leaveStale()
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(path)))
  const taken = results.filter((result) => result.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'unavailable' })
  }
  await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'unavailable' })
  expect(readdirSync(directory)).toEqual(['database.lock'])
  await taken[0]?.value.release()
  await (await lockDirectory(path)).release()
})

test('a file of that name that is no lock is not taken for one', async () => {
  await writeFile(path, 'precious')
  await expect(lockDirectory(path)).rejects.toThrow()
  expect(readdirSync(directory)).toEqual(['database.lock'])
})

test('a directory that does not exist is an error, not a lock', async () => {
  await expect(lockDirectory(join(directory, 'missing', 'database.lock'))).rejects.toThrow()
})
