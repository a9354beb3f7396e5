import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { writeClientTypes, writeOpenApi } from '@/service/scripts/build/build-client'
import { CarbonServiceError, createClient } from './src/client.ts'
import { readRetryAfter } from './src/retry.ts'

/** Against a server that answers what the test says: what a client does where things go wrong. */

type Answer = { status: number; headers?: Record<string, string>; body?: unknown } | 'hang up'

let server: Server | undefined
let asked: string[] = []
afterEach(() => {
  server?.close()
  server = undefined
  asked = []
})

async function serve(answers: Answer[] | ((request: IncomingMessage) => Answer)): Promise<string> {
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`)
    const answer =
      typeof answers === 'function'
        ? answers(request)
        : (answers.shift() ?? { status: 500, body: { detail: 'No more answers' } })
    request.resume()
    if (answer === 'hang up') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', 'x-request-id': 'r-1', ...answer.headers })
    response.end(JSON.stringify(answer.body ?? {}))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const organization = { id: 1, name: 'Nestlé', status: 'synced' }
const busy: Answer = { status: 503, headers: { 'retry-after': '0' }, body: { status: 503, detail: 'Away' } }

describe('retries', () => {
  it('waits as long as the service says, and sends the same body again', async () => {
    const bodies: string[] = []
    let count = 0
    const url = await serve((request) => {
      request.on('data', (part) => bodies.push(String(part)))
      count += 1
      return count < 3 ? busy : { status: 200, body: organization }
    })
    expect(await createClient({ url, key: 'k' }).register({ name: 'Nestlé' })).toMatchObject({ id: 1 })
    expect(bodies).toEqual(['{"name":"Nestlé"}', '{"name":"Nestlé"}', '{"name":"Nestlé"}'])
  })

  it('gives up after so many, with what the service said last', async () => {
    const url = await serve(() => busy)
    const failed = createClient({ url, key: 'k', retries: 2 }).get(1)
    await expect(failed).rejects.toMatchObject({
      name: 'CarbonServiceError',
      status: 503,
      message: 'Away',
      requestId: 'r-1',
    })
    expect(asked).toHaveLength(3)
  })

  it('does not wait longer than it may', async () => {
    const url = await serve([{ ...busy, headers: { 'retry-after': '3600' } }])
    await expect(createClient({ url, key: 'k' }).get(1)).rejects.toBeInstanceOf(CarbonServiceError)
    expect(asked).toHaveLength(1)
  })

  it('does not repeat what a full project refuses: no waiting helps', async () => {
    const url = await serve([{ status: 429, body: { status: 429, title: 'Too many organizations', detail: 'Full' } }])
    await expect(createClient({ url, key: 'k' }).register({ name: 'A' })).rejects.toMatchObject({
      title: 'Too many organizations',
    })
    expect(asked).toHaveLength(1)
  })

  it('asks again where the connection broke, but registers no second time unasked', async () => {
    const url = await serve(['hang up', { status: 200, body: organization }, 'hang up'])
    const client = createClient({ url, key: 'k' })
    expect(await client.get(1)).toMatchObject({ id: 1 })
    await expect(client.register({ name: 'A' })).rejects.toThrow('fetch failed')
    expect(asked).toHaveLength(3)
  })

  it('reads both forms of Retry-After', () => {
    expect(readRetryAfter('2')).toBe(2_000)
    const now = Date.parse('2026-11-27T10:00:00Z')
    expect(readRetryAfter('Fri, 27 Nov 2026 10:00:03 GMT', now)).toBe(3_000)
    expect(readRetryAfter('Fri, 27 Nov 2026 09:00:00 GMT', now)).toBe(0)
    expect(readRetryAfter('soon')).toBeNull()
    expect(readRetryAfter(null)).toBeNull()
  })
})

describe('lists', () => {
  it('follows the cursor to the end, and asks no further than it is read', async () => {
    const page = (ids: number[], next_cursor: string | null): Answer => ({
      status: 200,
      body: { organizations: ids.map((id) => ({ id })), next_cursor },
    })
    const url = await serve([page([1, 2], 'a&b'), page([3], null), page([1, 2], 'more')])
    const client = createClient({ url, key: 'k' })
    const ids: number[] = []
    for await (const { id } of client.list({ country: 'SE' })) ids.push(id)
    expect(ids).toEqual([1, 2, 3])
    expect(asked).toEqual([
      'GET /organizations?country=SE&limit=200',
      'GET /organizations?country=SE&limit=200&cursor=a%26b',
    ])
    for await (const { id } of client.list()) if (id === 1) break
    expect(asked).toHaveLength(3)
  })

  it('registers in batches of 200, outcomes in the order of the rows', async () => {
    let next = 0
    const url = await serve((request) => {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      next += 1
      return {
        status: 200,
        body: { outcomes: [{ organization: { id: next, is_new: true }, error: null, dry_run: null }] },
      }
    })
    const rows = Array.from({ length: 401 }, (_, place) => ({ name: `N ${place}` }))
    const ids: unknown[] = []
    for await (const { organization: one } of createClient({ url, key: 'k' }).registerMany(rows)) ids.push(one?.id)
    expect(ids).toEqual([1, 2, 3])
  })
})

describe('waiting', () => {
  it('asks until all are settled, takes an unknown status for "goes on", and leaves out what the project does not have', async () => {
    const statuses = (of: Record<number, string>): Answer => ({
      status: 200,
      body: { organizations: Object.entries(of).map(([id, status]) => ({ id: Number(id), status })) },
    })
    const url = await serve([statuses({ 1: 'synced', 2: 'pondering' }), statuses({ 2: 'errored' })])
    const told: [number, number][] = []
    const settled = await createClient({ url, key: 'k' }).waitUntilSettled([1, 2, 3, 2], {
      onProgress: (done, all) => told.push([done, all]),
    })
    expect([...settled]).toEqual([
      [1, 'synced'],
      [2, 'errored'],
    ])
    expect(asked).toEqual(['GET /organizations/batch?ids=1%2C2%2C3', 'GET /organizations/batch?ids=2'])
    expect(told).toEqual([
      [2, 3],
      [3, 3],
    ])
  })

  it('ends at its time, and when it is told to', async () => {
    const url = await serve(() => ({ status: 200, body: { organizations: [{ id: 1, status: 'created' }] } }))
    const client = createClient({ url, key: 'k' })
    await expect(client.waitUntilSettled([1], { timeoutMs: 100 })).rejects.toThrow('not settled in time: 1')
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('enough')), 50)
    await expect(client.waitUntilSettled([1], { signal: stop.signal })).rejects.toThrow('enough')
  })
})

describe('the package', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))

  it('has the types of the service as it is; else run npm run build -- client', async () => {
    expect(readFileSync(join(root, 'client/src/schema.ts'), 'utf8')).toBe(await writeClientTypes())
  })

  it('stands beside the document of the service as it is; else run npm run build -- client', () => {
    expect(readFileSync(join(root, 'client/openapi.json'), 'utf8')).toBe(writeOpenApi())
  })

  it('depends on what the repository has', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
    const { dependencies } = read('client/package.json')
    expect(Object.keys(dependencies)).toEqual(['openapi-fetch'])
    expect(read('package.json').dependencies).toMatchObject(dependencies)
    expect(read('client/package.json').version).toBe(read('package.json').version)
  })

  it('is built, packed, and compiles with the programs of its README and of ours', { timeout: 180_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-package-'))
    try {
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      const place = join(folder, 'node_modules/@carbon-register/client')
      mkdirSync(place, { recursive: true })
      execFileSync(process.execPath, [tsc, '-p', join(root, 'client'), '--outDir', join(place, 'dist')])
      writeFileSync(join(place, 'package.json'), readFileSync(join(root, 'client/package.json')))
      symlinkSync(join(root, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'))
      const readme = readFileSync(join(root, 'client/README.md'), 'utf8')
      const program = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
      expect(program).toContain('waitUntilSettled')
      const node = 'declare const process: { env: Record<string, string | undefined> }\n'
      const [, operation = ''] = /`(await register\.api\.GET\([^`]*)`/.exec(readme) ?? []
      writeFileSync(join(folder, 'program.ts'), `${node}${program}\nexport const { data } = ${operation}`)
      const [, ofReadme = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
      expect(ofReadme).toContain('@carbon-register/client')
      writeFileSync(join(folder, 'readme.ts'), `declare const key: string\n${ofReadme}`)
      writeFileSync(join(folder, 'wrong.ts'), node + program.replace('nestle.performances', 'nestle.performance'))
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      const words = [
        '--strict',
        '--noEmit',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom,dom.asynciterable',
        '--module',
        'nodenext',
      ]
      const check = (...files: string[]) =>
        execFileSync(process.execPath, [tsc, ...words, ...files], {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
        })
      expect(check('program.ts', 'readme.ts')).toBe('')
      expect(() => check('wrong.ts')).toThrow()
      const run =
        'import { createClient } from "@carbon-register/client"; console.log(typeof createClient({ key: "k" }).list)'
      expect(
        execFileSync(process.execPath, ['--input-type=module', '-e', run], { cwd: folder, encoding: 'utf8' }),
      ).toBe('function\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
