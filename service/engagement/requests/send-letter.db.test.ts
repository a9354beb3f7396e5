import { afterAll, beforeAll, expect, it } from 'vitest'
import { SupplierRequestList, SupplierRequestMade } from '@/service/contract/engagement/supplier-request'
import { startMailServer } from '@/service/mail/testing/start-mail-server'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
let server: Awaited<ReturnType<typeof startMailServer>>
let project: TestProject
let id: number

beforeAll(async () => {
  service = await startTestService()
  server = await startMailServer()
  service.ctx.mail = { url: server.url, from: 'Carbon Register <register@example.org>' }
  project = await service.project()
  id = Number((await project.post({ name: 'Alpha Testwerke' })).body['id'])
}, 120_000)
afterAll(async () => {
  await server.close()
  await service.stop()
})

async function made() {
  const answer = await project.ask('POST', `/organizations/${id}/supplier-requests`, { team: 'Buying', year: 2025 })
  return SupplierRequestMade.parse(answer.body)
}

it('sends only a text that contains the link, to one address, and reports a refusal of the mail server', async () => {
  const { request_id, token } = await made()
  const url = `/organizations/${id}/supplier-requests/${request_id}/mail`
  const letter = {
    to: 'carbon@alpha.example',
    subject: 'Figures of 2025',
    text: `Dear all,\nhttps://r.example/answer#${token}`,
  }
  const statusOf = async (more: object) => (await project.ask('POST', url, { ...letter, ...more })).status
  expect(await statusOf({ text: 'Buy now: https://spam.example' })).toBe(400)
  expect(await statusOf({ text: `https://r.example/answer#${'A'.repeat(43)}` })).toBe(400)
  expect(await statusOf({ to: 'a@example.org, b@example.org' })).toBe(400)
  expect(await statusOf({ to: 'a@example.org\r\nBcc: b@example.org' })).toBe(400)
  expect(server.received).toEqual([])
  expect(await statusOf({ to: 'refused@alpha.example' })).toBe(400)
  expect(await statusOf({ to: 'later@alpha.example' })).toBe(503)
  expect(await statusOf({ subject: 'Figures\r\nBcc: b@example.org', reply_to: 'ada@example.org' })).toBe(200)
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ to: ['carbon@alpha.example'] })
  expect(server.received[0]?.source).toContain('Reply-To: ada@example.org')
  expect(server.received[0]?.source).not.toMatch(/^Bcc:/m)
  const list = await project.get(`/organizations/${id}/supplier-requests`)
  expect(SupplierRequestList.parse(list.body)).toMatchObject({
    sends_mail: true,
    requests: [{ mailed_at: expect.any(String) }],
  })
  expect(service.logged.join('\n')).not.toContain(token)
})

it('stops after five e-mails for one link, and sends none for a revoked link', async () => {
  const { request_id, token } = await made()
  const url = `/organizations/${id}/supplier-requests/${request_id}`
  const letter = { to: 'carbon@alpha.example', subject: 'Figures', text: `https://r.example/answer#${token}` }
  const before = server.received.length
  const answers = []
  for (let count = 0; count < 6; count++) answers.push((await project.ask('POST', `${url}/mail`, letter)).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 400])
  expect(server.received.length - before).toBe(5)
  const another = await made()
  const other = `/organizations/${id}/supplier-requests/${another.request_id}`
  await project.ask('DELETE', other)
  expect(
    (await project.ask('POST', `${other}/mail`, { ...letter, text: `https://r.example/answer#${another.token}` }))
      .status,
  ).toBe(400)
})
