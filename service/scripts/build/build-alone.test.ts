import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildAlone } from './build-alone'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carbon-build-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const module = new URL('./build-alone.ts', import.meta.url).href

const names = ['a', 'b', 'c', 'd']

/** A process that builds until all others are waiting and a little longer, and writes when it began and ended. */
async function build(name: string): Promise<string> {
  const code = `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
    import { buildAlone } from ${JSON.stringify(module)}
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    writeFileSync('wants-${name}', '')
    await buildAlone('lock', async () => {
      appendFileSync('log', '${name} begins\\n')
      while (!${JSON.stringify(names)}.every((one) => existsSync('wants-' + one))) await pause(10)
      await pause(300)
      appendFileSync('log', '${name} ends\\n')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: directory })
  let said = ''
  child.stdout.on('data', (data) => (said += String(data)))
  const [status] = await once(child, 'close')
  expect(status).toBe(0)
  return said
}

test('one process builds while the others wait, and say for which process', async () => {
  const said = await Promise.all(names.map(build))
  const lines = readFileSync(join(directory, 'log'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(8)
  for (let at = 0; at < lines.length; at += 2) {
    expect(lines[at + 1]).toBe(lines[at]?.replace('begins', 'ends'))
  }
  expect(said.filter((words) => /^Process \d+ is building in this folder/.test(words)).length).toBeGreaterThan(1)
  expect(existsSync(join(directory, 'lock'))).toBe(false)
})

test('a lock that a killed process left, or that names no process, blocks nobody', async () => {
  const lock = join(directory, 'lock')
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'close')
  for (const left of [String(gone.pid), '', 'words']) {
    writeFileSync(lock, left)
    let isBuilt = false
    await buildAlone(lock, async () => {
      isBuilt = true
    })
    expect(isBuilt).toBe(true)
  }
})

test('a build that fails leaves no lock', async () => {
  const lock = join(directory, 'lock')
  const failing = buildAlone(lock, () => Promise.reject(new Error('It does not compile')))
  await expect(failing).rejects.toThrow('It does not compile')
  expect(existsSync(lock)).toBe(false)
})
