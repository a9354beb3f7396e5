import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FetchFile, fetchFile } from './fetch-file'

let server: Server | null = null

/** Allows requests to this machine, where the servers of these tests run. */
const local = { mayConnect: () => true, anyPort: true }

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function ask(answer: RequestListener, more: Partial<FetchFile> = {}) {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/list.csv`
  return fetchFile({ url, etag: null, lastModified: null, maxBytes: 1000, timeoutMs: 5000, ...local, ...more })
}

test('a new file is returned with its validators', async () => {
  const fetched = await ask((_, response) => {
    response.setHeader('etag', '"a"').setHeader('last-modified', 'Sun, 01 Mar 2026 00:00:00 GMT').end('name\nEni\n')
  })
  expect(fetched).toMatchObject({ kind: 'fetched', etag: '"a"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' })
  expect(fetched.kind === 'fetched' && Buffer.from(fetched.bytes).toString()).toBe('name\nEni\n')
})

test('the validators are sent back, and 304 means unchanged', async () => {
  const answer: RequestListener = (request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
    response.writeHead(etag === '"a"' && since === 'Sun, 01 Mar 2026 00:00:00 GMT' ? 304 : 200).end()
  }
  expect(await ask(answer, { etag: '"a"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' })).toEqual({
    kind: 'unchanged',
  })
})

test.each([500, 404, 403, 429])('status %i is a failure that names it', async (status) => {
  await expect(ask((_, response) => response.writeHead(status).end('no'))).rejects.toThrow(
    `The publisher's address answered with status ${status}`,
  )
})

test('a web page is not the file', async () => {
  const page: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>')
  await expect(ask(page)).rejects.toThrow('a web page instead of the file')
})

test('an empty file is a failure', async () => {
  await expect(ask((_, response) => response.end())).rejects.toThrow('an empty file')
})

test('a truncated answer is a failure', async () => {
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '500' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  }
  await expect(ask(cut)).rejects.toThrow('could not be read')
})

test('an answer larger than the limit is not read completely', async () => {
  const endless: RequestListener = (_, response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(400)), 1)
    response.on('close', () => clearInterval(more))
  }
  await expect(ask(endless)).rejects.toThrow('more than 1 KiB')
})

test('a slow answer fails with a message', async () => {
  const slow: RequestListener = (_, response) => {
    response.writeHead(200)
    response.write('x')
  }
  await expect(ask(slow, { timeoutMs: 100 })).rejects.toThrow('no whole answer within 0.1 s')
})

test('an unreachable server is a failure that says so', async () => {
  const request = { url: 'http://127.0.0.1:9', etag: null, lastModified: null, maxBytes: 10, timeoutMs: 1000, ...local }
  await expect(fetchFile(request)).rejects.toThrow('could not be read')
})

test('the result has the media type, and the address after redirects', async () => {
  const fetched = await ask((request, response) => {
    if (request.url === '/list.csv') response.writeHead(302, { location: '/b?c=1' }).end()
    else response.writeHead(200, { 'content-type': 'Application/PDF; a=b' }).end('%PDF')
  })
  expect(fetched).toMatchObject({ kind: 'fetched', type: 'application/pdf', url: expect.stringMatching(/\/b\?c=1$/) })
})

test.each([
  ['text/html', 'text/html instead of application/pdf'],
  [undefined, 'something it does not name instead of application/pdf'],
])('type %s is refused where only some are taken', async (type, words) => {
  const answer: RequestListener = (_, response) =>
    response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end('x')
  await expect(ask(answer, { types: ['application/pdf'] })).rejects.toThrow(words)
})

test('an answer that is compressed although that was not requested is refused', async () => {
  const answer: RequestListener = (request, response) => {
    expect(request.headers['accept-encoding']).toBe('identity')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  }
  await expect(ask(answer)).rejects.toThrow('answered in a compressed form (gzip)')
})

test('a circle of redirects ends', async () => {
  await expect(ask((_, response) => response.writeHead(301, { location: '/' }).end())).rejects.toThrow(
    'more than 5 times',
  )
})
