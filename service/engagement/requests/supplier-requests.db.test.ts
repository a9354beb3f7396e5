import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Engagement } from '@/service/contract/engagement/engagement'
import { EngagementOverview } from '@/service/contract/engagement/engagement-overview'
import { StatedFigureList } from '@/service/contract/engagement/stated-figure'
import { SupplierForm, SupplierRequestList, SupplierRequestMade } from '@/service/contract/engagement/supplier-request'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

type Method = 'GET' | 'POST' | 'DELETE'

async function ask(project: TestProject, method: Method, url: string, body?: unknown, token?: string) {
  return project.ask(method, url, body, token === undefined ? {} : { 'supplier-token': token })
}

const dayMs = 24 * 60 * 60 * 1000

async function askSupplier(project: TestProject, id: number, more = {}) {
  const body = { team: 'Buying at Example', year: 2025, language: 'de', by: 'Ada', ...more }
  const answer = await ask(project, 'POST', `/organizations/${id}/supplier-requests`, body)
  expect(answer.status, answer.text).toBe(201)
  return SupplierRequestMade.strict().parse(answer.body)
}

async function registered(name = 'Alpha Testwerke'): Promise<{ project: TestProject; id: number }> {
  const project = await service.project()
  return { project, id: Number((await project.post({ name, own_data: { category: 'secret steel' } })).body['id']) }
}

const scope1 = { year: 2025, scope: '1', value: 1_200 }
const answerOf = (more = {}) => ({ figures: [scope1], name: 'Grace Hopper', ...more })

async function formOf(project: TestProject, token: string) {
  return ask(project, 'GET', '/supplier-form', undefined, token)
}

describe('a link that is not open', () => {
  it('is not found if it is unknown, malformed, of another project, or of a removed organization', async () => {
    const { project, id } = await registered()
    const { token } = await askSupplier(project, id)
    const other = await service.project()
    for (const wrong of ['', 'x', '../..', 'A'.repeat(43), `${token}A`, '日本語'.repeat(15)]) {
      expect((await formOf(project, encodeURIComponent(wrong))).status).toBe(404)
      expect((await ask(project, 'POST', '/supplier-form', answerOf(), encodeURIComponent(wrong))).status).toBe(404)
    }
    expect((await formOf(other, token)).status).toBe(404)
    expect((await ask(other, 'POST', '/supplier-form', answerOf(), token)).status).toBe(404)
    await ask(project, 'POST', '/organizations/remove', { ids: [id] })
    expect((await formOf(project, token)).status).toBe(404)
    expect((await ask(project, 'POST', '/supplier-form', answerOf(), token)).status).toBe(404)
    await ask(project, 'POST', '/organizations/restore', { ids: [id] })
    expect((await formOf(project, token)).status).toBe(200)
  })

  it('says that it expired, was revoked or was answered, and nothing about the organization', async () => {
    const { project, id } = await registered()
    const told = async (token: string) => SupplierForm.strict().parse((await formOf(project, token)).body)
    const refused = async (token: string) => {
      const { status, body } = await ask(project, 'POST', '/supplier-form', answerOf(), token)
      expect(status).toBe(409)
      return body['detail']
    }
    const nothing = { organization: null, year: null, expires_at: null, team: 'Buying at Example' }

    const used = await askSupplier(project, id)
    expect((await ask(project, 'POST', '/supplier-form', answerOf(), used.token)).status).toBe(200)
    expect(await told(used.token)).toMatchObject({ state: 'answered', ...nothing })
    expect(await refused(used.token)).toBe('This link was answered already')

    const taken = await askSupplier(project, id)
    await ask(project, 'DELETE', `/organizations/${id}/supplier-requests/${taken.request_id}`)
    expect(await told(taken.token)).toMatchObject({ state: 'revoked', ...nothing })
    expect(await refused(taken.token)).toBe('This link was withdrawn')

    const old = await askSupplier(project, id, { expires_in_days: 2 })
    service.pass(2 * dayMs)
    expect(await told(old.token)).toMatchObject({ state: 'expired', ...nothing })
    expect(await refused(old.token)).toBe('This link has expired')

    const { body } = await ask(project, 'GET', `/organizations/${id}/supplier-requests`)
    const { requests, sends_mail } = SupplierRequestList.strict().parse(body)
    expect(requests.map(({ state }) => state)).toEqual(['expired', 'revoked', 'answered'])
    expect(sends_mail).toBe(false)
    expect(JSON.stringify(body)).not.toContain(used.token)
    // Revoking an answered link does not change its state.
    await ask(project, 'DELETE', `/organizations/${id}/supplier-requests/${used.request_id}`)
    expect(await told(used.token)).toMatchObject({ state: 'answered' })
  })

  it('is answered for its own organization, which takes the figures along when it is separated', async () => {
    const { project, id } = await registered()
    const into = Number((await project.post({ name: 'Beta Testwerke' })).body['id'])
    const { token } = await askSupplier(project, id)
    await ask(project, 'POST', `/organizations/${id}/merge`, { into })
    expect((await ask(project, 'POST', '/supplier-form', answerOf(), token)).status).toBe(200)
    const figuresOf = async (one: number) =>
      (await ask(project, 'GET', `/organizations/${one}/stated-figures`)).body['figures']
    expect(await figuresOf(into)).toHaveLength(1)
    await ask(project, 'DELETE', `/organizations/${id}/merge`)
    expect([await figuresOf(into), await figuresOf(id)]).toEqual([
      [],
      [expect.objectContaining({ given_value: 1_200 })],
    ])
  })

  it('is listed with and revoked through the organization that its own was merged into, which is counted once', async () => {
    const { project, id } = await registered()
    const into = Number((await project.post({ name: 'Beta Testwerke' })).body['id'])
    const { token, request_id } = await askSupplier(project, id)
    await askSupplier(project, into)
    expect((await ask(project, 'POST', `/organizations/${id}/merge`, { into })).status).toBe(200)
    const { body } = await ask(project, 'GET', `/organizations/${into}/supplier-requests`)
    expect(SupplierRequestList.parse(body).requests).toHaveLength(2)
    const overview = await ask(project, 'GET', '/engagement')
    expect(overview.body['responses']).toMatchObject({ asked: 1, open: 1 })
    await ask(project, 'DELETE', `/organizations/${into}/supplier-requests/${request_id}`)
    expect((await formOf(project, token)).body).toMatchObject({ state: 'revoked' })
  })

  it('accepts only one of two simultaneous answers', async () => {
    const { project, id } = await registered()
    const { token } = await askSupplier(project, id)
    const answers = await Promise.all([1, 2, 3].map(() => ask(project, 'POST', '/supplier-form', answerOf(), token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await ask(project, 'GET', `/organizations/${id}/stated-figures`)
    expect(StatedFigureList.parse(body).figures).toHaveLength(1)
  })
})

describe('asking', () => {
  it('is refused without a team, for an unknown language, year or term, and for another project', async () => {
    const { project, id } = await registered()
    const url = `/organizations/${id}/supplier-requests`
    const statusOf = async (body: unknown) => (await ask(project, 'POST', url, body)).status
    expect(await statusOf({ year: 2025 })).toBe(400)
    expect(await statusOf({ team: ' ', year: 2025 })).toBe(400)
    expect(await statusOf({ team: 'Us', year: 2025, language: 'xx' })).toBe(400)
    expect(await statusOf({ team: 'Us', year: 0 })).toBe(400)
    expect(await statusOf({ team: 'Us', year: 2025, expires_in_days: 1_000 })).toBe(400)
    expect(await statusOf({ team: 'Us', year: 2025, recipient: 'a@example.org,b@example.org' })).toBe(400)
    const other = await service.project()
    expect((await ask(other, 'POST', url, { team: 'Us', year: 2025 })).status).toBe(404)
    const { request_id } = await askSupplier(project, id)
    expect((await ask(other, 'DELETE', `${url}/${request_id}`)).status).toBe(404)
    expect((await ask(project, 'DELETE', `${url}/999999`)).status).toBe(404)
  })

  it('stores only a hash of the token, never creates the same token twice, and stops at twenty open links', async () => {
    const { project, id } = await registered()
    const tokens = new Set<string>()
    for (let count = 0; count < 20; count++) tokens.add((await askSupplier(project, id)).token)
    expect(tokens.size).toBe(20)
    const body = { team: 'Us', year: 2025 }
    expect((await ask(project, 'POST', `/organizations/${id}/supplier-requests`, body)).status).toBe(400)
    const rows = await service.database.query('select * from supplier_request where organization_id = $1', [id])
    const kept = JSON.stringify(rows)
    for (const token of tokens) expect(kept).not.toContain(token)
  })

  it('shows the team, the organization and the year in the form, and nothing else of the project', async () => {
    const { project, id } = await registered('Beta <script>alert(1)</script>')
    const { token } = await askSupplier(project, id)
    const { text, body } = await formOf(project, token)
    expect(SupplierForm.strict().parse(body)).toEqual({
      state: 'open',
      team: 'Buying at Example',
      language: 'de',
      organization: 'Beta <script>alert(1)</script>',
      year: 2025,
      expires_at: expect.any(String),
      has_report: false,
    })
    for (const secret of ['secret steel', 'Ada', String(id)])
      expect(text.replace('2025', '')).not.toContain(`"${secret}"`)
  })
})

describe('an answer', () => {
  it('is refused if it is empty, or its figures are invalid, too large, duplicate or of other scopes', async () => {
    const { project, id } = await registered()
    const { token } = await askSupplier(project, id)
    const statusOf = async (more: unknown) =>
      (await ask(project, 'POST', '/supplier-form', { ...answerOf(), ...(more as object) }, token)).status
    expect(await statusOf({ figures: [] })).toBe(400)
    expect(await statusOf({ name: '' })).toBe(400)
    expect(await statusOf({ email: 'nobody' })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, value: -1 }] })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, value: 1e290 }] })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, value: 1e9, unit: 'Mt' }] })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, unit: 'short tons' }] })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, year: 2099 }] })).toBe(400)
    expect(await statusOf({ figures: [{ ...scope1, scope: '3.4' }] })).toBe(400)
    expect(await statusOf({ figures: [scope1, scope1] })).toBe(400)
    expect(await statusOf({ declines: true })).toBe(400)
    expect(await statusOf({ decision: 'accepted' })).toBe(422)
    expect(SupplierForm.parse((await formOf(project, token)).body).state).toBe('open')
  })

  it('is a proposal that counts nowhere until a person accepts it, and says who did', async () => {
    const { project, id } = await registered()
    const { token, request_id } = await askSupplier(project, id)
    expect(Engagement.parse((await ask(project, 'GET', `/organizations/${id}/engagement`)).body).stage).toBe('asked')
    const jobsBefore = await project.jobs()
    const figures = [scope1, { year: 2025, scope: 'allocated', value: 7, unit: 'kt' }]
    const words = {
      method: '<img src=x onerror=alert(1)>',
      assurance: 'limited',
      email: 'grace@alpha.example',
      note: 'As agreed',
    }
    expect((await ask(project, 'POST', '/supplier-form', answerOf({ figures, ...words }), token)).status).toBe(200)
    const list = StatedFigureList.parse((await ask(project, 'GET', `/organizations/${id}/stated-figures`)).body)
    expect(list.figures).toMatchObject([
      { scope: '1', decision: 'proposed', origin: 'answered', given_by: 'Grace Hopper', request_id, decided_by: null },
      { scope: 'allocated', value: 7_000, given_value: 7, given_unit: 'kt', assurance: 'limited' },
    ])
    expect(await project.jobs()).toEqual(jobsBefore)
    const overview = EngagementOverview.strict().parse((await ask(project, 'GET', '/engagement')).body)
    expect(overview.stages.answered).toBe(1)
    expect(overview.open.stated_proposals).toBe(2)
    expect(overview.stated_proposals).toMatchObject([{ organization_id: id, figures: 2 }])
    expect(overview.responses).toMatchObject({ asked: 1, answered: 1, rate: 1 })

    const decide = (decision: string) =>
      ask(project, 'POST', `/organizations/${id}/stated-figures/${list.figures[0]?.id}`, { decision, by: 'Ada' })
    const accepted = StatedFigureList.parse((await decide('accepted')).body).figures[0]
    expect(accepted).toMatchObject({ decision: 'accepted', decided_by: 'Ada', decided_at: expect.any(String) })
    expect(await project.jobs()).toEqual([...jobsBefore, id])
    expect(Engagement.parse((await ask(project, 'GET', `/organizations/${id}/engagement`)).body).stage).toBe('verified')
    const again = StatedFigureList.parse((await decide('proposed')).body).figures[0]
    expect(again).toMatchObject({ decision: 'proposed', decided_by: null, decided_at: null })
    const remove = await ask(project, 'DELETE', `/organizations/${id}/stated-figures/${list.figures[0]?.id}`)
    expect(remove.status).toBe(400)
  })

  it('can be that the organization declines', async () => {
    const { project, id } = await registered()
    const { token } = await askSupplier(project, id)
    const body = { name: 'Grace Hopper', declines: true, note: 'We publish next spring' }
    expect((await ask(project, 'POST', '/supplier-form', body, token)).status).toBe(200)
    const { requests } = SupplierRequestList.parse(
      (await ask(project, 'GET', `/organizations/${id}/supplier-requests`)).body,
    )
    expect(requests[0]).toMatchObject({
      state: 'declined',
      answered_by: 'Grace Hopper',
      note: 'We publish next spring',
    })
    const { stages, responses } = EngagementOverview.parse((await ask(project, 'GET', '/engagement')).body)
    expect(stages.declined).toBe(1)
    expect(responses).toMatchObject({ asked: 1, answered: 0, declined: 1, rate: 0 })
  })

  it('can include a report, three files at most, which is read like any other', async () => {
    const { project, id } = await registered()
    const { token } = await askSupplier(project, id)
    const give = (payload: string, contentType = 'text/markdown') =>
      send(service.app, {
        method: 'POST',
        url: '/supplier-form/report?name=report.md',
        headers: { authorization: `Bearer ${project.key}`, 'content-type': contentType, 'supplier-token': token },
        payload,
      })
    expect((await give('{}', 'application/json')).status).toBe(415)
    expect((await give('a\0b')).status).toBe(400)
    expect((await give('# Report 2025')).status).toBe(200)
    expect(SupplierForm.parse((await formOf(project, token)).body).has_report).toBe(true)
    expect((await give('# Report 2025, mended')).status).toBe(200)
    expect((await give('# Report 2025, again')).status).toBe(400)
    const answer = await ask(project, 'POST', '/supplier-form', { name: 'Grace Hopper', figures: [] }, token)
    expect(answer.status, answer.text).toBe(200)
    expect((await give('# Too late')).status).toBe(409)
    const { body } = await ask(project, 'GET', `/organizations/${id}/documents`)
    expect(body['documents']).toMatchObject([{ added_by: 'Alpha Testwerke' }, { added_by: 'Alpha Testwerke' }])
  })
})

it('sends no letter if no mail server is set', async () => {
  const { project, id } = await registered()
  const { token, request_id } = await askSupplier(project, id)
  const letter = { to: 'carbon@alpha.example', subject: 'Figures', text: `https://example.org/answer#${token}` }
  const { status, body } = await ask(
    project,
    'POST',
    `/organizations/${id}/supplier-requests/${request_id}/mail`,
    letter,
  )
  expect([status, body['detail']]).toEqual([400, 'This service sends no e-mail: SMTP_URL is not set'])
})
