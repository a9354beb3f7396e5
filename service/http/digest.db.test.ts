import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendNextDigest } from '@/service/changes/digest/send-digests'
import { Digest, DigestMail } from '@/service/contract/digest'
import { startMailServer } from '@/service/mail/testing/start-mail-server'
import { insertChanges, type NewChange } from '@/service/storage/organizations/changes'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

const hourMs = 60 * 60 * 1000

let service: TestService
let project: TestProject
let organizationId: number
let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  service = await startTestService()
  server = await startMailServer()
}, 120_000)
afterAll(async () => {
  await server.close()
  await service.stop()
})
beforeEach(async () => {
  project = await service.project()
  organizationId = Number((await project.post({ name: 'Aldgate & Sons' })).body['id'])
  service.ctx.mail = { url: server.url, from: 'Carbon Register <register@example.org>' }
  service.ctx.dashboardUrl = 'https://register.example.org'
  server.received.length = 0
})
afterEach(() => service.database.query('delete from digest'))

async function read(query = ''): Promise<Digest> {
  const { status, body } = await project.ask('GET', `/changes/digest${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return Digest.strict().parse(body)
}

async function subscribe(change: object = {}): Promise<DigestMail> {
  const { status, body } = await project.ask('PUT', '/changes/digest', {
    cadence: 'daily',
    recipients: ['ada@example.org'],
    ...change,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return DigestMail.strict().parse(body)
}

async function note(given: Partial<NewChange> = {}): Promise<void> {
  const change = {
    kind: 'target_removed',
    details: { part: 'near_term', target_year: null },
    projectId: project.id,
    organizationId,
    companyId: null,
    happenedOn: '2025-12-30',
    notedAt: service.ctx.clock(),
    isHistory: false,
    sameAs: null,
    ...given,
  } as NewChange
  await service.database.transaction((transaction) => insertChanges(transaction, [change]))
}

describe('the summary to read', () => {
  it('is of what was noted within the days, in the language, without history and other projects', async () => {
    await note()
    await note({ isHistory: true, happenedOn: '2020-01-01' })
    service.pass(10 * 24 * hourMs)
    expect(await read()).toMatchObject({ changes: 0, organizations: 0, subject: 'Carbon Register: Nothing changed' })
    const digest = await read('?days=30&language=de')
    expect(digest).toMatchObject({
      changes: 1,
      organizations: 1,
      subject: 'Carbon Register: 1 Änderung bei 1 Organisation',
    })
    expect(digest.text).toContain('- Aldgate & Sons, kurzfristig, 30.12.2025')
    expect(digest.html).toContain('Aldgate &amp; Sons')
    project = await service.project()
    expect((await read('?days=30')).changes).toBe(0)
  })

  it('says that no e-mail is sent where the installation sends none, and takes no recipients then', async () => {
    service.ctx.mail = null
    expect((await read()).mail).toEqual({
      is_possible: false,
      cadence: 'off',
      recipients: [],
      language: 'en',
      next_at: null,
      last_sent_at: null,
      last_failure: null,
    })
    const refused = await project.ask('PUT', '/changes/digest', { cadence: 'daily', recipients: ['ada@example.org'] })
    expect([refused.status, refused.body['detail']]).toEqual([400, expect.stringContaining('SMTP_URL')])
  })

  it('is set up with addresses alone', async () => {
    for (const change of [
      { cadence: 'daily' },
      { cadence: 'hourly', recipients: ['ada@example.org'] },
      { cadence: 'daily', recipients: ['ada'] },
      { cadence: 'daily', recipients: ['ada@example.org\r\nBcc: all@example.org'] },
      { cadence: 'daily', recipients: Array(21).fill('ada@example.org') },
      { cadence: 'daily', recipients: ['ada@example.org'], language: 'xx' },
    ])
      expect([change, (await project.ask('PUT', '/changes/digest', change)).status]).toEqual([change, 400])
    expect((await read()).mail.cadence).toBe('off')
  })
})

describe('the summary by e-mail', () => {
  it('comes when it is due, with what was noted since, once, and nothing where nothing changed', async () => {
    await note({ happenedOn: '2025-01-01' })
    const { next_at } = await subscribe({ recipients: ['ada@example.org', 'grace@example.org'], language: 'sv' })
    await note()
    expect(await sendNextDigest(service.ctx)).toBe(false)
    service.pass(Date.parse(next_at ?? '') - service.ctx.clock().getTime())
    // As many workers as there may be.
    const sent = await Promise.all([1, 2, 3].map(() => sendNextDigest(service.ctx)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(server.received).toHaveLength(1)
    const [{ to, source } = { to: [], source: '' }] = server.received
    expect(to).toEqual(['ada@example.org', 'grace@example.org'])
    expect(source).toContain('Subject: =?UTF-8?')
    expect(source).toContain('text/html')
    service.pass(24 * hourMs)
    expect(await sendNextDigest(service.ctx)).toBe(true)
    expect(server.received).toHaveLength(1)
    const { mail } = await read()
    expect(mail.last_sent_at).toBe(next_at)
  })

  it('is tried again after an hour where the server is away, and tells all of it then', async () => {
    const { next_at } = await subscribe()
    await note()
    service.pass(Date.parse(next_at ?? '') - service.ctx.clock().getTime())
    service.ctx.mail = { url: 'smtp://127.0.0.1:1', from: 'register@example.org' }
    await sendNextDigest(service.ctx)
    expect((await read()).mail).toMatchObject({
      last_sent_at: null,
      last_failure: expect.stringContaining('cannot be reached'),
    })
    expect(await sendNextDigest(service.ctx)).toBe(false)
    await note()
    service.ctx.mail = { url: server.url, from: 'register@example.org' }
    service.pass(hourMs)
    await sendNextDigest(service.ctx)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.source).toContain('2 changes of 1 organization')
    expect((await read()).mail.last_failure).toBeNull()
  })

  it('that is refused for ever waits for the next one, with the reason', async () => {
    const { next_at } = await subscribe({ recipients: ['refused@example.org'] })
    await note()
    service.pass(Date.parse(next_at ?? '') - service.ctx.clock().getTime())
    await sendNextDigest(service.ctx)
    service.pass(2 * hourMs)
    expect(await sendNextDigest(service.ctx)).toBe(false)
    const { mail } = await read()
    expect(mail).toMatchObject({ last_sent_at: null, last_failure: expect.stringContaining('550') })
    expect(mail.next_at).toBe(new Date(Date.parse(next_at ?? '') + 24 * hourMs).toISOString())
  })

  it('is sent no more once it is off, and by nobody without a mail server', async () => {
    const { next_at } = await subscribe()
    await note()
    service.pass(Date.parse(next_at ?? '') - service.ctx.clock().getTime())
    service.ctx.mail = null
    expect(await sendNextDigest(service.ctx)).toBe(false)
    service.ctx.mail = { url: server.url, from: 'register@example.org' }
    expect(await subscribe({ cadence: 'off', recipients: [] })).toMatchObject({ cadence: 'off', recipients: [] })
    expect(await sendNextDigest(service.ctx)).toBe(false)
    expect(server.received).toEqual([])
  })
})
