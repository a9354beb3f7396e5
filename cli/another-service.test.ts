import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const command = fileURLToPath(new URL('carbon-register.mjs', import.meta.url))

/** A service with the two published endpoints alone, as one that is not ours answers. */
const service = createServer((request, response) => {
  if (request.method === 'GET' && request.url?.startsWith('/organizations/1')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ id: 1, name: 'Nestlé', status: 'synced', performances: [] }))
  }
  response.writeHead(404, { 'content-type': 'text/html' })
  return response.end('<h1>Not found</h1>')
})
let url = ''

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(service.address()).port}`
})
afterAll(() => service.close())

async function run(words: readonly string[]): Promise<{ code: number | null; out: string; said: string }> {
  const env = { ...process.env, CARBON_REGISTER_URL: url, CARBON_REGISTER_KEY: 'key' }
  const child = spawn(process.execPath, [command, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, said] = ['', '']
  child.stdout.on('data', (data) => (out += data))
  child.stderr.on('data', (data) => (said += data))
  const [code] = await once(child, 'close')
  return { code, out, said }
}

it('a service with the two published endpoints alone is read', { timeout: 120_000 }, async () => {
  const { code, out } = await run(['get', '1', '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([0, { id: 1, name: 'Nestlé' }])
})

it('an id that such a service does not have is not taken for a command that it lacks', {
  timeout: 120_000,
}, async () => {
  const { code, said } = await run(['get', '2', '--json'])
  expect(code).toBe(5)
  expect(said).toMatch(/^There is nothing at this address .*has no such id/m)
})

it.each([['list'], ['export'], ['footprint'], ['changes --since 2026-01-01']])(
  '%s says that such a service may not offer it, and prints nothing else',
  { timeout: 120_000 },
  async (words) => {
    const { code, out, said } = await run([...words.split(' '), '--json'])
    expect([code, out]).toEqual([5, ''])
    expect(said).toMatch(/nothing at this address of the service.*two published endpoints.*--url/)
  },
)
