import { afterAll, beforeAll, expect, it } from 'vitest'
import { BatchOutcomes } from '@/service/contract/batch'
import { ErrorBody } from '@/service/contract/error-body'
import {
  type Answer,
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 5, name: 'Telstra', hqRegion: 'AU' })])
}, 120_000)
afterAll(() => service.stop())

function post(project: TestProject, body: unknown, query = ''): Promise<Answer> {
  return send(service.app, {
    method: 'POST',
    url: `/organizations/batch${query}`,
    headers: { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

async function outcomesOf(answer: Promise<Answer>) {
  const { status, body } = await answer
  expect(status).toBe(200)
  return BatchOutcomes.parse(body).outcomes
}

function numbered(count: number): { name: string }[] {
  return Array.from({ length: count }, (_, number) => ({ name: `Company ${number}` }))
}

it('takes and refuses each row by itself, in the order of the rows', async () => {
  const project = await service.project()
  const rows = [
    { name: 'Alpha', hq_region: 'SE' },
    { name: 'Beta', hq_region: 'XX' },
    { name: 'Gamma', colour: 'red' },
    'Delta',
    { isin_number: 'US0378331005' },
    { name: ' alpha', hq_region: 'se' },
    { name: 'Telstra', hq_region: 'AU' },
  ]
  const outcomes = await outcomesOf(post(project, { rows }))
  expect(outcomes.map(({ error }) => error && [error.status, error.title, error.detail])).toEqual([
    null,
    [400, 'Bad request', expect.stringMatching(/^hq_region: is not an ISO 3166-1/)],
    [422, 'Unrecognized parameters', 'Not known here: "colour"'],
    [400, 'Bad request', expect.stringMatching(/^body: expected object/)],
    [404, undefined, 'No organization is known by these identifiers; register it with a name'],
    null,
    null,
  ])
  const [alpha, , , , , again, telstra] = outcomes.map(({ organization }) => organization)
  expect(again?.id).toBe(alpha?.id)
  expect([alpha?.is_new, again?.is_new].sort()).toEqual([false, true])
  expect(telstra?.is_new).toBe(true)
  expect(await project.jobs()).toHaveLength(2)
  const sentAgain = await outcomesOf(post(project, { rows }))
  expect(sentAgain[0]?.organization).toEqual({ id: alpha?.id, is_new: false })
  expect((await project.get('/organizations')).body['matching']).toBe(2)
})

it('registers until the project is full, and still finds what is there', async () => {
  const project = await service.project(3)
  const [first] = await outcomesOf(post(project, { rows: [{ name: 'Company 0' }] }))
  const outcomes = await outcomesOf(post(project, { rows: [...numbered(45), { name: 'Company 0' }] }))
  const refused = outcomes.filter(({ error }) => error?.status === 429)
  expect(refused).toHaveLength(42)
  expect(refused[0]?.error?.title).toBe('Too many organizations')
  expect(outcomes.at(-1)?.organization).toEqual({ id: first?.organization?.id, is_new: false })
  expect(await project.jobs()).toHaveLength(3)
})

it('says with dry_run what each row would lead to, and creates nothing', async () => {
  const project = await service.project(1)
  await outcomesOf(post(project, { rows: [{ name: 'Alpha' }] }))
  const rows = [{ name: 'Alpha' }, { name: 'Telstra', hq_region: 'AU' }, { name: 'Zeta' }, { name: '' }]
  const outcomes = await outcomesOf(post(project, { rows }, '?dry_run=true'))
  expect(outcomes.map((outcome) => outcome.dry_run && [outcome.dry_run.outcome, outcome.dry_run.company])).toEqual([
    ['same', null],
    ['same', { id: 5, name: 'Telstra', hq_region: 'AU' }],
    ['new', null],
    null,
  ])
  expect(outcomes[0]?.dry_run?.organization_id).toBeTypeOf('number')
  expect(outcomes[3]?.error?.status).toBe(400)
  expect((await project.get('/organizations')).body['matching']).toBe(1)
})

it('refuses no rows, the 201st row, other keys and more than 1 MB as a whole', async () => {
  const project = await service.project()
  const answers = [
    await post(project, { rows: [] }),
    await post(project, { rows: numbered(201) }),
    await post(project, { rows: numbered(1), currency: 'EUR' }),
    await post(project, { rows: [{ name: 'a'.repeat(1024 * 1024) }] }),
    await send(service.app, { method: 'POST', url: '/organizations/batch', payload: { rows: [{ name: 'A' }] } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 422, 413, 401])
  expect(answers[3]?.body['detail']).toBe('A body may have at most 1024 KB')
  for (const { body } of answers) expect(ErrorBody.safeParse(body).success).toBe(true)
  expect(await project.jobs()).toEqual([])
  const emptyRows = Array.from({ length: 200 }, () => ({}))
  expect(await outcomesOf(post(project, { rows: emptyRows }))).toHaveLength(200)
})

it('tells how far the research of many is, of this project alone', async () => {
  const [project, other] = [await service.project(), await service.project()]
  const [one] = await outcomesOf(post(project, { rows: [{ name: 'Alpha' }] }))
  const [foreign] = await outcomesOf(post(other, { rows: [{ name: 'Alpha' }] }))
  const id = one?.organization?.id ?? 0
  const answer = await project.get(`/organizations/batch?ids=${id},${foreign?.organization?.id},999999`)
  expect(answer.body).toEqual({ organizations: [{ id, status: 'created' }] })
  const wrong = ['', '?ids=', '?ids=0', '?ids=1,', `?ids=${Array.from({ length: 201 }, (_, n) => n + 1)}`]
  for (const query of wrong) expect((await project.get(`/organizations/batch${query}`)).status, query).toBe(400)
})
