import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkUrl, type Reach } from './connect-guard'
import { fetchFile } from './fetch-file'

/** Represents a service inside the network; no request of these tests may reach it. */
const inside = createServer((_, response) => {
  asked += 1
  response.end('secret')
})
let asked = 0
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  port = (inside.address() as AddressInfo).port
})
afterAll(() => {
  inside.closeAllConnections()
  inside.close()
})
beforeEach(() => {
  asked = 0
})

function get(url: string, reach: Reach) {
  return fetchFile({ url, etag: null, lastModified: null, maxBytes: 100, timeoutMs: 5000, ...reach })
}

test.each([
  'file:///etc/passwd',
  'ftp://example.com/a',
  'data:text/plain,a',
  'http://user:word@example.com/',
  'http://example.com:8080/',
  'https://example.com:22/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://intranet/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://a.localhost/',
])('%s is not asked', async (url) => {
  expect(() => checkUrl(new URL(url), {})).toThrow(/not an address of the public internet|Only|password/)
  await expect(get(url, {})).rejects.toThrow(/not an address of the public internet|Only|password/)
})

test('a public address with a usual port is allowed', () => {
  for (const url of [
    'https://example.com/a',
    'http://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://a.example:443/',
  ]) {
    expect(() => checkUrl(new URL(url), {})).not.toThrow()
  }
})

test('a name that resolves to an internal address is refused', async () => {
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:10.0.0.1'], ['fd00::1']]) {
    const reach = { anyPort: true, resolve: async () => addresses }
    await expect(get(`http://files.example:${port}/`, reach)).rejects.toThrow(
      'files.example is not an address of the public internet',
    )
  }
  expect(asked).toBe(0)
})

test('a name that resolves to a public address first and to a private one at the connection is not connected to', async () => {
  let questions = 0
  const resolve = async () => (++questions === 1 ? ['93.184.216.34'] : ['127.0.0.1'])
  // The first look-up, as a check before the request would do it.
  expect(await resolve()).toEqual(['93.184.216.34'])
  await expect(get(`http://rebind.example:${port}/`, { anyPort: true, resolve })).rejects.toThrow('not an address')
  expect([questions, asked]).toEqual([2, 0])
})

test('a redirect to an internal address or name is not followed', async () => {
  for (const target of [`http://127.0.0.2:${port}/`, `http://inside.example:${port}/`, 'file:///etc/passwd']) {
    const outside = createServer((_, response) => response.writeHead(302, { location: target }).end())
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    const reach: Reach = {
      anyPort: true,
      // The public server of this test is on this machine, too; the internal one has another of its addresses.
      mayConnect: (address) => address === '127.0.0.1',
      resolve: async (name) => (name === 'outside.example' ? ['127.0.0.1'] : ['127.0.0.2']),
    }
    const url = `http://outside.example:${(outside.address() as AddressInfo).port}/`
    await expect(get(url, reach)).rejects.toThrow(/not an address of the public internet|Only http/)
    outside.closeAllConnections()
    outside.close()
  }
  expect(asked).toBe(0)
})

test('a name without any address fails', async () => {
  await expect(get('http://nobody.example/', { resolve: async () => [] })).rejects.toThrow('has no address')
})
