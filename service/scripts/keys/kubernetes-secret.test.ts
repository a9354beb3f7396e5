import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKubernetes, readSecretKey, writeSecretKey } from './kubernetes-secret'

/** The part of the Kubernetes API that one Secret needs. */
let server: Server
let api: string
let secret: Record<string, string> | null
let isForbidden: boolean
let asked: string[]

beforeEach(async () => {
  secret = null
  isForbidden = false
  asked = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push(
      `${request.method} ${request.url} ${request.headers.authorization} ${request.headers['content-type'] ?? '-'}`,
    )
    const isNamed = request.url === '/api/v1/namespaces/carbon/secrets/key'
    const isMissing = isNamed && secret === null
    response.statusCode = isForbidden ? 403 : isMissing ? 404 : 200
    if (!isForbidden && !isMissing && text !== '') secret = { ...secret, ...encode(JSON.parse(text).stringData) }
    response.end(JSON.stringify({ data: secret, message: 'told by the cluster' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(() => void server.close())

function encode(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString('base64')]),
  )
}

test('a missing Secret is created, an existing one is changed; its other values stay', async () => {
  const kubernetes = { api, namespace: 'carbon', token: 'token' }
  expect(await readSecretKey(kubernetes, 'key')).toBeNull()
  await writeSecretKey(kubernetes, 'key', 'cr_one')
  expect(await readSecretKey(kubernetes, 'key')).toBe('cr_one')
  secret = { ...secret, ...encode({ OTHER: 'kept' }) }
  await writeSecretKey(kubernetes, 'key', 'cr_two')
  expect(await readSecretKey(kubernetes, 'key')).toBe('cr_two')
  expect(secret).toMatchObject(encode({ OTHER: 'kept' }))
  expect(asked).toContain('POST /api/v1/namespaces/carbon/secrets Bearer token application/json')
  expect(asked.at(-2)).toBe('PATCH /api/v1/namespaces/carbon/secrets/key Bearer token application/merge-patch+json')
})

test('a Secret without the key yields null; a refusal of the cluster is an error', async () => {
  const kubernetes = { api, namespace: 'carbon', token: 'token' }
  secret = {}
  expect(await readSecretKey(kubernetes, 'key')).toBeNull()
  isForbidden = true
  await expect(readSecretKey(kubernetes, 'key')).rejects.toThrow(
    /key cannot be read: Kubernetes answered 403 .*told by/,
  )
  await expect(writeSecretKey(kubernetes, 'key', 'cr_x')).rejects.toThrow(/key cannot be written/)
})

test('outside a cluster the error says so', () => {
  expect(() => readKubernetes({ NODE_ENV: 'test' })).toThrow('no pod of Kubernetes')
})
