import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverChanges } from '@/service/changes/webhooks/deliver-changes'
import { CreatedWebhook, DeliveryPage, WebhookList } from '@/service/contract/webhook'
import { reachOf } from '@/service/live/live-settings'
import { insertChanges, type NewChange } from '@/service/storage/organizations/changes'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
let organizationId: number
let receiver: Server
let url: string
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let answer: (response: ServerResponse, path: string) => void

beforeAll(async () => {
  service = await startTestService()
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      answer(response, request.url ?? '')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/changes`
}, 120_000)
afterAll(async () => {
  receiver.close()
  await service.stop()
})
beforeEach(async () => {
  project = await service.project()
  organizationId = Number((await project.post({ name: 'Aldgate Brewing' })).body['id'])
  // The stand-in for a receiver is on this machine, which an operator has to allow.
  service.ctx.live = { ...service.ctx.live, reach: reachOf(['127.0.0.1']) }
  received.length = 0
  answer = (response) => void response.writeHead(204).end()
})
afterEach(() => service.database.query('delete from webhook'))

async function make(given: object = {}): Promise<CreatedWebhook> {
  const { status, body } = await project.ask('POST', '/webhooks', { url, ...given })
  expect(status, JSON.stringify(body)).toBe(201)
  return CreatedWebhook.strict().parse(body)
}

async function note(given: Partial<NewChange> = {}): Promise<void> {
  const change = {
    kind: 'report_found',
    details: { document_id: null, name: '2024.pdf', url: null },
    projectId: project.id,
    organizationId,
    companyId: null,
    happenedOn: '2025-12-31',
    notedAt: service.ctx.clock(),
    isHistory: false,
    sameAs: null,
    ...given,
  } as NewChange
  await service.database.transaction((transaction) => insertChanges(transaction, [change]))
}

const never = new AbortController().signal
async function deliver(): Promise<void> {
  await deliverChanges(service.ctx, never)
}

async function deliveries(id: number, query = '') {
  const { status, body } = await project.ask('GET', `/webhooks/${id}/deliveries${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return DeliveryPage.strict().parse(body).deliveries
}

describe('what may be an address', () => {
  it.each([
    ['http://127.0.0.1/', 'begin with https'],
    ['https://127.0.0.1/', '127.0.0.1 is not an address of the public internet'],
    ['https://169.254.169.254/latest/meta-data', 'not an address of the public internet'],
    ['https://[::1]/', 'not an address of the public internet'],
    ['https://register.internal/', 'not an address'],
    ['https://user:password@hooks.example/', 'password'],
    ['https://hooks.example:8443/', 'ports'],
    ['ftp://hooks.example/', 'url'],
    ['hooks.example', 'url'],
  ])('is not %s', async (given, words) => {
    service.ctx.live = { ...service.ctx.live, reach: {} }
    const { status, body } = await project.ask('POST', '/webhooks', { url: given })
    expect([status, body['detail']]).toEqual([400, expect.stringContaining(words)])
    const made = await project.ask('POST', '/webhooks', { url: 'https://hooks.example/' })
    expect(made.status).toBe(201)
    expect((await project.ask('PATCH', `/webhooks/${made.body['id']}`, { url: given })).status).toBe(400)
  })

  it('is asked of the address it leads to when a message is sent, not only when it is made', async () => {
    const { id } = await make({ url: url.replace('127.0.0.1', 'localhost') }).catch(() => make())
    await service.database.query('update webhook set url = $1 where id = $2', ['https://rebind.example/', id])
    service.ctx.live = { ...service.ctx.live, reach: { resolve: async () => ['10.0.0.7'] } }
    await note()
    await deliver()
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', status: null, failure: 'rebind.example is not an address of the public internet' },
    ])
  })

  it('that an operator allows no more is tried again like one that does not answer, and holds up no other', async () => {
    const { id } = await make()
    await note()
    service.ctx.live = { ...service.ctx.live, reach: {} }
    await deliver()
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', attempts: 1, status: null, failure: 'must begin with https' },
    ])
    expect(received).toEqual([])
  })

  it('is one of at most twenty', async () => {
    for (let place = 0; place < 20; place += 1) await make()
    expect((await project.ask('POST', '/webhooks', { url })).body['detail']).toBe('A project may have 20 webhooks')
  })
})

describe('a change that is noted', () => {
  it('is sent once, signed, as GET /changes has it', async () => {
    const { secret, id } = await make()
    await note()
    await deliver()
    await deliver()
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    // The clock of this test stands still in the past, which a receiver would refuse.
    expect(() => new Verifier(secret).verify(body, headers as Record<string, string>)).toThrow('too old')
    const at = Number(headers['webhook-timestamp'])
    expect(at).toBe(Math.floor(service.ctx.clock().getTime() / 1000))
    expect(new Verifier(secret).sign(String(headers['webhook-id']), new Date(at * 1000), body)).toBe(
      headers['webhook-signature'],
    )
    const { changes } = (await project.get('/changes')).body as { changes: unknown[] }
    expect(JSON.parse(body)).toEqual({
      type: 'change.report_found',
      timestamp: service.ctx.clock().toISOString(),
      data: changes[0],
    })
    expect(await deliveries(id)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204, failure: null, message_id: headers['webhook-id'] },
    ])
  })

  it('is not sent where it is history, of another kind, another project, from before, or of a record that is merged', async () => {
    await note()
    const { id } = await make({ kinds: ['report_found'] })
    await note({ isHistory: true })
    await note({ kind: 'list_joined', details: { list: 'race-to-zero', name: 'Race to Zero' } })
    const other = await service.project()
    const theirs = Number((await other.post({ name: 'Theirs' })).body['id'])
    await note({ projectId: other.id, organizationId: theirs })
    const merged = Number((await project.post({ name: 'Aldgate Brewing Services' })).body['id'])
    expect((await project.ask('POST', `/organizations/${merged}/merge`, { into: organizationId })).status).toBe(200)
    await note({ organizationId: merged })
    await deliver()
    expect(await deliveries(id)).toEqual([])
    await note()
    await deliver()
    expect(await deliveries(id)).toHaveLength(1)
  })

  it('is sent once by many workers at the same time', async () => {
    await make()
    for (let place = 0; place < 25; place += 1) await note()
    await Promise.all(Array.from({ length: 4 }, () => deliver()))
    expect(received).toHaveLength(25)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(25)
  })

  it('is not sent while its webhook is off, nor caught up with afterwards', async () => {
    const { id } = await make()
    await project.ask('PATCH', `/webhooks/${id}`, { state: 'off' })
    await note()
    await project.ask('PATCH', `/webhooks/${id}`, { state: 'on' })
    await deliver()
    expect(received).toEqual([])
  })

  it('of an organization that was taken back meanwhile is given up', async () => {
    const { id } = await make()
    answer = (response) => void response.writeHead(500).end()
    await note()
    await deliver()
    await project.ask('DELETE', `/organizations/${organizationId}`)
    service.pass(10_000)
    await deliver()
    expect(received).toHaveLength(1)
    await project.ask('POST', `/organizations/${organizationId}/restore`)
    expect(await deliveries(id)).toMatchObject([{ state: 'dead', failure: 'The organization was removed' }])
  })
})

describe('an address that does not take it', () => {
  it('is tried again later with the same id, and given up in the end', async () => {
    const { id } = await make()
    answer = (response) => void response.writeHead(503).end('away')
    await note()
    await deliver()
    await deliver()
    expect(received).toHaveLength(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 503 }])
    for (let day = 0; day < 9; day += 1) {
      service.pass(27 * 60 * 60 * 1000)
      await deliver()
    }
    expect(received).toHaveLength(10)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(id, '?state=dead')).toMatchObject([
      { attempts: 10, failure: 'The address answered with status 503', next_attempt_at: null },
    ])
    expect(service.logged.at(-1)).toContain('A webhook message could not be delivered')
    service.pass(27 * 60 * 60 * 1000)
    await deliver()
    expect(received).toHaveLength(10)
  })

  it('holds up no message of another project while it does not answer, however many there are for it', async () => {
    const hurried = await service.project()
    const theirs = Number((await hurried.post({ name: 'Theirs' })).body['id'])
    const slow = url.replace('/changes', '/slow')
    for (let place = 0; place < 3; place += 1) await make({ url: slow })
    expect((await hurried.ask('POST', '/webhooks', { url })).status).toBe(201)
    for (let place = 0; place < 12; place += 1) await note()
    for (let place = 0; place < 30; place += 1) await note({ projectId: hurried.id, organizationId: theirs })
    const quick: string[] = []
    answer = (response, path) => {
      if (path === '/slow') return
      quick.push(path)
      response.writeHead(204).end()
    }
    const stopping = new AbortController()
    const sending = deliverChanges(service.ctx, stopping.signal)
    try {
      await vi.waitFor(() => expect(quick).toHaveLength(30), { timeout: 12_000 })
    } finally {
      stopping.abort()
      await sending
    }
  })

  it('is left alone as long as it asks to be', async () => {
    await make()
    answer = (response) => void response.writeHead(429, { 'retry-after': '3600' }).end()
    await note()
    await deliver()
    service.pass(59 * 60 * 1000)
    await deliver()
    expect(received).toHaveLength(1)
    service.pass(60 * 1000)
    await deliver()
    expect(received).toHaveLength(2)
  })

  it('is not followed where it leads', async () => {
    const { id } = await make()
    answer = (response) => void response.writeHead(307, { location: url }).end()
    await note()
    await deliver()
    expect(received).toHaveLength(1)
    expect((await deliveries(id))[0]?.failure).toContain('redirects are not followed')
  })

  it('is switched off if it answers 410, and the rest stays unsent', async () => {
    const { id } = await make()
    answer = (response) => void response.writeHead(410).end()
    await note()
    await deliver()
    await note()
    await deliver()
    expect(received).toHaveLength(1)
    const { webhooks } = WebhookList.parse((await project.ask('GET', '/webhooks')).body)
    expect(webhooks).toMatchObject([{ id, state: 'off', is_gone: true, deliveries: { dead: 1, waiting: 0 } }])
  })

  it('gets what a worker took and did not finish', async () => {
    await make()
    await note()
    answer = () => {}
    const stopping = new AbortController()
    const sending = deliverChanges(service.ctx, stopping.signal)
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    stopping.abort()
    await sending
    answer = (response) => void response.writeHead(200).end()
    await deliver()
    expect(received).toHaveLength(2)
    // A worker that was killed releases nothing: another takes it over when its claim has run out.
    await note()
    await service.database.query("update webhook_delivery set state = 'waiting'")
    await service.database.query(
      "update webhook_delivery set state = 'sending', claimed_until = $1 where state = 'waiting'",
      [new Date(service.ctx.clock().getTime() + 60_000)],
    )
    await deliver()
    const before = received.length
    service.pass(61_000)
    await deliver()
    expect(received.length).toBeGreaterThan(before)
  })
})

describe('sending again', () => {
  it('takes all that are dead, or those that are named, with their ids', async () => {
    const { id } = await make()
    answer = (response) => void response.writeHead(410).end()
    await note()
    await deliver()
    await project.ask('PATCH', `/webhooks/${id}`, { state: 'on' })
    answer = (response) => void response.writeHead(200).end()
    expect((await project.ask('POST', `/webhooks/${id}/replay`, {})).body).toEqual({ replayed: 1 })
    expect((await project.ask('POST', `/webhooks/${id}/replay`, {})).body).toEqual({ replayed: 0 })
    await deliver()
    const [one] = await deliveries(id)
    expect(one).toMatchObject({ state: 'delivered', attempts: 1 })
    expect((await project.ask('POST', `/webhooks/${id}/replay`, { delivery_ids: [one?.id, 999_999] })).body).toEqual({
      replayed: 1,
    })
    await deliver()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(one?.message_id))
  })

  it('is of the project’s own webhooks alone', async () => {
    const { id } = await make()
    const other = await service.project()
    for (const [method, path, body] of [
      ['GET', `/webhooks/${id}/deliveries`, undefined],
      ['POST', `/webhooks/${id}/replay`, {}],
      ['POST', `/webhooks/${id}/secret`, {}],
      ['PATCH', `/webhooks/${id}`, { state: 'off' }],
      ['DELETE', `/webhooks/${id}`, undefined],
    ] as const)
      expect([method, path, (await other.ask(method, path, body)).status]).toEqual([method, path, 404])
    expect((await other.ask('GET', '/webhooks')).body).toEqual({ webhooks: [] })
    expect((await project.ask('GET', '/webhooks/x/deliveries')).status).toBe(404)
  })
})

describe('a secret', () => {
  it('is in no answer but the first, and in no row of the database', async () => {
    const { secret, id } = await make()
    const stored = await service.database.query('select * from webhook')
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
    for (const path of ['/webhooks', `/webhooks/${id}/deliveries`])
      expect((await project.ask('GET', path)).text).not.toContain('whsec_')
  })

  it('that is new signs beside the one of before, until that one has had its time', async () => {
    const { secret: before, id } = await make()
    const rotated = (await project.ask('POST', `/webhooks/${id}/secret`, { keep_hours: 2 })).body as { secret: string }
    const signatures = async (): Promise<string[]> => {
      received.length = 0
      await note()
      await deliver()
      const [{ headers, body } = { headers: {}, body: '' }] = received
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const sign = (secret: string) => new Verifier(secret).sign(String(headers['webhook-id']), at, body)
      const sent = String(headers['webhook-signature']).split(' ')
      return sent.map((one) => (one === sign(rotated.secret) ? 'new' : one === sign(before) ? 'before' : 'unknown'))
    }
    expect(await signatures()).toEqual(['new', 'before'])
    service.pass(3 * 60 * 60 * 1000)
    expect(await signatures()).toEqual(['new'])
    expect((await project.ask('POST', `/webhooks/${id}/secret`, { keep_hours: 169 })).status).toBe(400)
  })

  it('that this process cannot open is said, and nothing is sent unsigned', async () => {
    const { id } = await make()
    service.ctx.live = { ...service.ctx.live, keysSecret: 'another secret than before' }
    await note()
    await deliver()
    service.ctx.live = { ...service.ctx.live, keysSecret: null }
    expect(received).toEqual([])
    expect((await deliveries(id))[0]).toMatchObject({
      state: 'dead',
      failure: expect.stringContaining('LIVE_KEYS_SECRET'),
    })
  })
})
