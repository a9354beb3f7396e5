import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureDashboardKey } from './dashboard-key'

let dataDirectory: string
let server: Server
let serviceUrl: string
let projects: { name: string }[]
let accepted: string

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-key-'))
  projects = []
  accepted = 'cr_good'
  server = createServer(async (request, response) => {
    const key = request.headers.authorization
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url?.startsWith('/organizations')) {
      response.writeHead(key === `Bearer ${accepted}` ? 200 : 401).end('{}')
    } else if (key !== 'Bearer crt_team') {
      response.writeHead(401).end('{"status":401}')
    } else if (request.method === 'POST') {
      projects.push(JSON.parse(body))
      response.writeHead(201).end('{"id":1,"name":"Dashboard","api_key":"cr_new"}')
    } else {
      response.end(JSON.stringify(projects))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  serviceUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  server.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

function ensure(env: NodeJS.ProcessEnv = { NODE_ENV: 'test', TEAM_KEY: 'crt_team' }): Promise<void> {
  return ensureDashboardKey({ serviceUrl, dataDirectory, env })
}

function stored(): string {
  return readFileSync(join(dataDirectory, 'dashboard-key'), 'utf8').trim()
}

test('without a team key the error says where it was searched', async () => {
  await expect(ensure({ NODE_ENV: 'test' })).rejects.toThrow(join(dataDirectory, 'team-key'))
})

test('for a wrong team key the error contains the answer of the service', async () => {
  await expect(ensure({ NODE_ENV: 'test', TEAM_KEY: 'crt_other' })).rejects.toThrow('The service answered 401')
})

test('a first start creates a project and stores its key readable by the owner alone', async () => {
  writeFileSync(join(dataDirectory, 'team-key'), 'crt_team\n')
  await ensure({ NODE_ENV: 'test' })
  expect(projects).toEqual([{ name: 'Dashboard' }])
  expect(stored()).toBe('cr_new')
  expect(statSync(join(dataDirectory, 'dashboard-key')).mode & 0o777).toBe(0o600)
})

test('a key that works is kept', async () => {
  writeFileSync(join(dataDirectory, 'dashboard-key'), 'cr_good\n')
  await ensure()
  expect(projects).toEqual([])
  expect(stored()).toBe('cr_good')
})

test('a key that stopped working stops the start where projects exist, because a new project would not show their organizations', async () => {
  writeFileSync(join(dataDirectory, 'dashboard-key'), 'cr_revoked\n')
  projects = [{ name: 'Dashboard' }]
  await expect(ensure()).rejects.toThrow('no longer accepts the key')
  expect(stored()).toBe('cr_revoked')
})

test('a key of another database is replaced where this one is new', async () => {
  writeFileSync(join(dataDirectory, 'dashboard-key'), 'cr_elsewhere\n')
  await ensure()
  expect(stored()).toBe('cr_new')
  const kept = readdirSync(dataDirectory).filter((name) => name.startsWith('dashboard-key.'))
  expect(kept.map((name) => readFileSync(join(dataDirectory, name), 'utf8'))).toEqual(['cr_elsewhere\n'])
})
