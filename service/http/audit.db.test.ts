import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditKinds } from '@/service/audit-kinds'
import { AuditPage } from '@/service/contract/audit'
import { CreatedKey, CreatedTeamKey, KeySummary, TeamKeySummary } from '@/service/contract/project'
import { describeError } from '@/service/describe-error'
import { ensureTeamKey } from '@/service/projects/ensure-team-key'
import { hashKey } from '@/service/projects/hash-key'
import { insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { send, startTestService, type TestService, teamKey } from '@/service/testing/programs/start-test-service'

let service: TestService
/** What a real logger would have written, errors with their stacks and causes. */
let written = ''

beforeAll(async () => {
  service = await startTestService([], { addressPerMinute: 30 })
  const stream = {
    write(line: string) {
      written += line
    },
  }
  service.ctx.log = pino({ level: 'debug', serializers: { error: describeError } }, stream)
})
afterAll(() => service.stop())

type Method = 'GET' | 'POST' | 'DELETE'

function ask(method: Method, url: string, key: string | null = teamKey, body?: unknown) {
  const headers = {
    ...(key !== null && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const remoteAddress = '203.0.113.9'
  const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
  return send(service.app, { method, url, headers, remoteAddress, ...payload })
}

async function audit(query = ''): Promise<AuditPage> {
  const { status, body } = await ask('GET', `/audit${query}`)
  expect(status).toBe(200)
  return AuditPage.parse(body)
}

describe('the audit log', () => {
  it('refuses what it does not know, and is for the team key alone', async () => {
    for (const query of ['?kind=key.lost', '?cursor=0', '?cursor=abc', '?limit=201', '?limit=0', '?project_id=x']) {
      expect([query, (await ask('GET', `/audit${query}`)).status]).toEqual([query, 400])
    }
    expect((await ask('GET', '/audit?since=1')).status).toBe(422)
    expect((await ask('GET', '/audit', (await service.project()).key)).status).toBe(401)
  })

  it('is only added to', async () => {
    await insertAuditEvent(service.database, { kind: 'database.backed_up', by: operator, details: {}, at: new Date() })
    for (const sql of ["update audit_event set kind = 'nothing'", 'delete from audit_event', 'truncate audit_event']) {
      await expect(service.database.query(sql)).rejects.toThrow('only added to')
    }
  })

  it('says who made, used and revoked a key, from where, and never the key', async () => {
    const project = await ask('POST', '/projects', teamKey, { name: 'Audited' })
    const id = Number(project.body['id'])
    const apiKey = String(project.body['api_key'])
    const made = CreatedKey.parse((await ask('POST', `/projects/${id}/keys`, teamKey, { scopes: ['read'] })).body)
    expect(made.api_key).toMatch(/^cr_read_[0-9a-f]{48}$/)
    expect(made.prefix).toBe(made.api_key.slice(0, 16))
    await ask('DELETE', `/projects/${id}/keys/${made.id}`)
    const one = Number((await ask('POST', '/organizations', apiKey, { name: 'One' })).body['id'])
    const two = Number((await ask('POST', '/organizations', apiKey, { name: 'Two' })).body['id'])
    await ask('POST', `/organizations/${two}/match`, apiKey, { company_id: 'none' })
    await ask('DELETE', `/organizations/${two}/match`, apiKey)
    await ask('POST', `/organizations/${two}/merge`, apiKey, { into: one })
    await ask('DELETE', `/organizations/${two}/merge`, apiKey)
    const { events } = await audit('?limit=7')
    const team = { actor: 'team_key', project_id: null, address: '203.0.113.9' }
    const holder = { actor: 'project_key', project_id: id, address: '203.0.113.9' }
    const pair = { project_id: id, organization_id: two }
    expect(events).toMatchObject([
      { kind: 'organization.separated', ...holder, details: { ...pair, from: one } },
      { kind: 'organization.merged', ...holder, details: { ...pair, into: one } },
      { kind: 'match.forgotten', ...holder, details: pair },
      { kind: 'match.answered', ...holder, details: { ...pair, company_id: null } },
      { kind: 'key.revoked', ...team, details: { project_id: id, key_id: made.id } },
      { kind: 'key.created', ...team, details: { key_id: made.id, prefix: made.prefix, scopes: ['read'] } },
      { kind: 'project.created', ...team, details: { project_id: id, name: 'Audited' } },
    ])
    const stored = JSON.stringify(await service.database.query('select * from audit_event'))
    for (const key of [apiKey, made.api_key, teamKey]) {
      expect(stored).not.toContain(key.slice(-40))
      expect(stored).not.toContain(hashKey(key))
    }
  })

  it('counts failed authentications in one entry a minute', async () => {
    for (const key of ['guess-1', 'guess-2', null]) await ask('GET', '/organizations', key)
    await service.app.flushAudit()
    await service.app.flushAudit()
    const { events } = await audit('?kind=authentication.failed')
    expect(events).toHaveLength(1)
    // The refused read of the log above is one of them.
    expect(events[0]).toMatchObject({
      actor: 'service',
      details: { attempts: 4, addresses: 1, most_from: ['203.0.113.9 4'] },
    })
    expect(JSON.stringify(events)).not.toContain('guess')
  })

  it('comes in pages by cursor, newest first, each entry once', async () => {
    const whole = await audit('?limit=200')
    expect(whole.next_cursor).toBeNull()
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await audit(`?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.events.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(whole.events.map(({ id }) => id))
    expect(seen).toEqual([...seen].sort((one, other) => other - one))
    const [{ project_id } = { project_id: null }] = whole.events.filter((event) => event.project_id !== null)
    const ofProject = await audit(`?project_id=${project_id}&kind=organization.merged`)
    expect(ofProject.events).toMatchObject([{ project_id, kind: 'organization.merged' }])
  })

  it('has every kind that storage knows in its query', async () => {
    for (const kind of auditKinds) expect((await ask('GET', `/audit?kind=${kind}`)).status).toBe(200)
  })
})

describe('a key', () => {
  it('cannot be made for nothing, for something unknown, or for a time that is over', async () => {
    const { id } = await service.project()
    for (const body of [
      { scopes: [] },
      { scopes: ['admin'] },
      { scopes: 'read' },
      { expires_at: '2025-12-31T00:00:00Z' },
    ]) {
      expect([body, (await ask('POST', `/projects/${id}/keys`, teamKey, body)).status]).toEqual([body, 400])
    }
    expect((await ask('POST', '/team-keys', teamKey, { expires_at: '2025-12-31T00:00:00Z' })).status).toBe(400)
  })

  it('has both scopes unless told otherwise, and its last use is kept to the minute', async () => {
    const { id, get } = await service.project()
    async function read() {
      const keys = JSON.parse((await ask('GET', `/projects/${id}/keys`)).text)
      return KeySummary.strict().array().length(1).parse(keys)[0]
    }
    expect(await read()).toMatchObject({ scopes: ['read', 'write'], last_used_at: null })
    const first = service.ctx.clock().toISOString()
    await get('/organizations')
    await expect.poll(async () => (await read())?.last_used_at).toBe(first)
    service.pass(30_000)
    await get('/organizations')
    expect(await read()).toMatchObject({ last_used_at: first })
    service.pass(30_000)
    await get('/organizations')
    await expect.poll(async () => (await read())?.last_used_at).toBe(service.ctx.clock().toISOString())
  })
})

describe('a team key', () => {
  it('rotates without a pause: two work until the old one is revoked, and the last one stays', async () => {
    const made = CreatedTeamKey.strict().parse((await ask('POST', '/team-keys')).body)
    for (const key of [teamKey, made.team_key]) expect((await ask('GET', '/projects', key)).status).toBe(200)
    const keys = TeamKeySummary.strict()
      .array()
      .parse(JSON.parse((await ask('GET', '/team-keys')).text))
    expect(keys.map(({ prefix }) => prefix)).toEqual([made.team_key.slice(0, 12), null])
    const old = keys[1]?.id
    expect((await ask('DELETE', '/team-keys/999', made.team_key)).status).toBe(404)
    // A service that is started with either of the two leaves both alone.
    for (const key of [made.team_key, teamKey]) {
      await ensureTeamKey(service.ctx, { dataDirectory: '.', teamKey: key })
    }
    expect((await ask('DELETE', `/team-keys/${old}`, made.team_key)).status).toBe(204)
    expect((await ask('GET', '/projects')).status).toBe(401)
    await expect(ensureTeamKey(service.ctx, { dataDirectory: '.', teamKey })).rejects.toThrow('was revoked on')
    expect((await ask('DELETE', `/team-keys/${made.id}`, made.team_key)).status).toBe(400)
    expect((await ask('GET', '/projects', made.team_key)).status).toBe(200)
  })
})

describe('the log', () => {
  it('never has a key, a body or a header, whatever goes wrong', async () => {
    const { id, key, post } = await service.project()
    const secret = 'Confidential Supplier'
    await ask('GET', `/organizations?q=${encodeURIComponent(secret)}`, key)
    await ask('POST', '/organizations', key, { name: secret, nonsense: 1 })
    await ask('POST', '/organizations', key, `{"name":"${secret}`)
    await ask('POST', '/organizations', 'cr_wrong-key-in-a-header', { name: secret })
    await ask('GET', `/organizations/${encodeURIComponent(secret)}`, key)
    for (let time = 0; time < 40; time++) await ask('GET', '/organizations', 'cr_guessed-key')
    await service.database.query('alter table organization rename column search_text to gone')
    expect((await post({ name: secret, website: 'confidential.example' })).status).toBe(500)
    for (const status of [400, 401, 404, 422, 429, 500]) expect(written).toContain(`"status":${status}`)
    expect(written).toContain('search_text')
    for (const text of [
      secret,
      encodeURIComponent(secret),
      'confidential.example',
      'wrong-key',
      'guessed-key',
      'Bearer',
    ]) {
      expect(written.toLowerCase()).not.toContain(text.toLowerCase())
    }
    for (const text of [key.slice(3, 20), hashKey(key), teamKey, '203.0.113.9']) expect(written).not.toContain(text)
    expect(id).toBeGreaterThan(0)
  })
})
