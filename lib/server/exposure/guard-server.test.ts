import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const guard = fileURLToPath(new URL('./guard-server.ts', import.meta.url))
/** As Next's own server does: by require, and with a listener alone. */
const program = `
  const http = require('http')
  const server = http.createServer((_request, response) => response.end('page'))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

async function serve<Result>(origin: string, use: (port: number) => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, ['--import', guard, '-e', program], {
    env: { ...process.env, PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(child.stdout, 'data')
    return await use(Number(String(line)))
  } finally {
    child.kill()
  }
}

it('has browsers stay with https where the address is one, and else says nothing of it', async () => {
  const read = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    return [await response.text(), response.headers.get('strict-transport-security')]
  }
  expect(await serve('https://carbon.example', read)).toEqual(['page', 'max-age=31536000'])
  expect(await serve('http://127.0.0.1:3000', read)).toEqual(['page', null])
  expect(await serve('', read)).toEqual(['page', null])
})

it('refuses TRACE before Next, which fails on it', async () => {
  const status = await serve('', async (port) => {
    const sent = request({ port, host: '127.0.0.1', method: 'TRACE' }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    return [response.statusCode, response.headers.allow]
  })
  expect(status).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
})

it('lets nobody hold a connection by sending headers drop by drop', async () => {
  await serve('', async (port) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const drops = setInterval(() => socket.write('X-Drop: 1\r\n'), 2_000)
    socket.resume()
    socket.on('error', () => {})
    await once(socket, 'close')
    clearInterval(drops)
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeGreaterThan(14)
    expect(seconds).toBeLessThan(40)
  })
})
