import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortFree } from './program-group'

const module = new URL('./program-group.ts', import.meta.url).href

/** Starts a launcher of two programs, each a line of JavaScript. */
function launch(first: string, second: string, platform: NodeJS.Platform = process.platform) {
  const program = `
    import { createProgramGroup } from ${JSON.stringify(module)}
    const group = createProgramGroup(${JSON.stringify(platform)})
    group.start({ name: 'first', words: ['-e', ${JSON.stringify(first)}], env: process.env })
    group.start({ name: 'second', words: ['-e', ${JSON.stringify(second)}], env: process.env })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  return { child, output: () => output, ended: once(child, 'close') }
}

const stays = 'console.log("pid " + process.pid); setInterval(() => {}, 1000)'

function isAlive(output: string): boolean {
  try {
    process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 0)
    return true
  } catch {
    return false
  }
}

test('one program that ends stops the other, and the exit code says so', async () => {
  const { output, ended } = launch(stays, 'setTimeout(() => process.exit(3), 500)')
  expect((await ended)[0]).toBe(1)
  expect(output()).toContain('The second ended by itself (exit code 3)')
  expect(isAlive(output())).toBe(false)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops both with exit code 0', async (signal) => {
  const { child, output, ended } = launch(stays, stays)
  while (!/first +\| pid/.test(output()) || !/second +\| pid/.test(output())) await once(child.stdout, 'data')
  child.kill(signal)
  expect((await ended)[0]).toBe(0)
  expect(isAlive(output())).toBe(false)
})

test('on Windows, where the console tells each program itself, a signal is not passed on: it would end them at once', async () => {
  const ends = 'process.on("SIGINT", () => setTimeout(() => { console.log("closed"); process.exit(0) }, 300))'
  const { child, output, ended } = launch(`${ends}; ${stays}`, `${ends}; ${stays}`, 'win32')
  while (!/first +\| pid/.test(output()) || !/second +\| pid/.test(output())) await once(child.stdout, 'data')
  child.kill('SIGINT')
  while (!output().includes('Stopping')) await once(child.stdout, 'data')
  for (const [, pid] of output().matchAll(/pid (\d+)/g)) process.kill(Number(pid), 'SIGINT')
  expect((await ended)[0]).toBe(0)
  expect(output().match(/closed/g)).toHaveLength(2)
})

test('the error about a port in use names the variable that changes it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(assertPortFree(port, '127.0.0.1', 'SERVICE_PORT')).rejects.toThrow(
    `Port ${port} is in use by another program: stop it, or set SERVICE_PORT to another port.`,
  )
  server.close()
  await once(server, 'close')
  await assertPortFree(port, '127.0.0.1', 'SERVICE_PORT')
})
