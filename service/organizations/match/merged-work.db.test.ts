import { afterAll, beforeAll, expect, it } from 'vitest'
import { movedTables } from '@/service/storage/organizations/team-work'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
}, 120_000)
afterAll(() => service.stop())

async function register(project: TestProject, name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

async function ok(
  project: TestProject,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  const { status, text } = await project.ask(method, path, body)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
}

async function read(project: TestProject, path: string): Promise<Record<string, unknown>> {
  return (await project.ask('GET', path)).body
}

function merge(project: TestProject, id: number, into: number): Promise<void> {
  return ok(project, 'POST', `/organizations/${id}/merge`, { into })
}

function separate(project: TestProject, id: number): Promise<void> {
  return ok(project, 'DELETE', `/organizations/${id}/merge`)
}

function engage(project: TestProject, id: number, stage: string, owner: string): Promise<void> {
  return ok(project, 'PUT', `/organizations/${id}/engagement`, {
    stage,
    owner,
    next_step: null,
    due_on: null,
    by: owner,
  })
}

async function giveReport(id: number, name: string, sha256: string): Promise<void> {
  await service.database.query(
    `insert into document (organization_id, name, origin, state, added_at, sha256, pages)
     values ($1, $2, 'uploaded', 'read', now(), $3, 1)`,
    [id, name, sha256],
  )
}

/** All that the team has about an organization, as its pages show it. */
async function workOf(project: TestProject, id: number) {
  const [notes, problems, engagement, stated, documents] = await Promise.all(
    ['annotations', 'problems', 'engagement', 'stated-figures', 'documents'].map((kind) =>
      read(project, `/organizations/${id}/${kind}`),
    ),
  )
  return {
    notes: textsOf(notes?.['annotations']),
    problems: textsOf(problems?.['problems']),
    labels: textsOf(engagement?.['labels'], 'label'),
    stage: engagement?.['stage'],
    owner: engagement?.['owner'],
    stages: textsOf(engagement?.['changes'], 'stage'),
    stated: textsOf(stated?.['figures'], 'given_value'),
    documents: textsOf(documents?.['documents'], 'name'),
  }
}

function textsOf(all: unknown, field = 'text'): unknown[] {
  if (!Array.isArray(all)) throw new Error(`Not a list: ${JSON.stringify(all)}`)
  return all.map((one) => one[field])
}

async function write(project: TestProject, id: number, mark: string): Promise<void> {
  await ok(project, 'POST', `/organizations/${id}/annotations`, { text: `Note ${mark}` })
  await service.database.query(
    "insert into organization_problem (organization_id, pointer, text, created_at) values ($1, '/score', $2, now())",
    [id, `Problem ${mark}`],
  )
  await ok(project, 'POST', '/organizations/labels', { ids: [id], add: ['Both', mark], remove: [] })
}

const nothing = {
  notes: [],
  problems: [],
  labels: [],
  stage: 'not_contacted',
  owner: null,
  stages: [],
  stated: [],
  documents: [],
}

/** What stays with its record: read through the merge, made by research, or about the record as it was registered. */
const staying = [
  'list_import_row',
  'match_answer',
  'match_candidate',
  'organization_answer',
  'organization_duplicate',
  'organization_engagement',
  'organization_own_data',
  'organization_registration',
  'organization_spend',
  'organization_state',
  'organization_yearly_spend',
  'report_search',
  'research_due',
  'row_answer',
  'sought_report',
  'supplier_request',
]

it('of each table that refers to an organization it is said whether its rows go along', async () => {
  const columns = await service.database.query(
    `select table_name as "of", bool_or(column_name = 'first_organization_id') as moves from information_schema.columns
      where table_schema = 'public' and table_name <> 'test_job' group by 1 having bool_or(column_name = 'organization_id') order by 1`,
  )
  expect(columns.filter(({ moves }) => moves !== true).map(({ of }) => of)).toEqual(staying)
  expect(columns.filter(({ moves }) => moves === true).map(({ of }) => of)).toEqual(
    movedTables.map(({ table }) => table).toSorted(),
  )
})

it('the work on a merged record goes along, and comes back when the merge is undone', async () => {
  const project = await service.project()
  const kept = await register(project, 'Qwzx Alpha')
  const gone = await register(project, 'Vrtn Beta')
  await write(project, kept, 'kept')
  await write(project, gone, 'gone')
  await engage(project, kept, 'asked', 'Ada')
  await engage(project, gone, 'answered', 'Grace')
  const figures = (value: number) => ({ figures: [{ year: 2024, scope: '1', value }] })
  await ok(project, 'POST', `/organizations/${kept}/stated-figures`, figures(100))
  await ok(project, 'POST', `/organizations/${gone}/stated-figures`, figures(70))
  await giveReport(gone, 'Report of Beta', 'a'.repeat(64))
  await giveReport(kept, 'The same file', 'b'.repeat(64))
  await giveReport(gone, 'The same file again', 'b'.repeat(64))
  await ok(project, 'PUT', `/organizations/${gone}/footprint-method`, { method: 'industry_average' })
  const [before, other] = [await workOf(project, kept), await workOf(project, gone)]

  await merge(project, gone, kept)
  const both = {
    notes: ['Note gone', 'Note kept'],
    problems: ['Problem gone', 'Problem kept'],
    labels: ['Both', 'gone', 'kept'],
    stage: 'answered',
    owner: 'Grace',
    stages: ['answered', 'asked'],
    stated: [70, 100],
    documents: ['The same file again', 'The same file', 'Report of Beta'],
  }
  expect(await workOf(project, kept)).toEqual(both)
  expect(await workOf(project, gone)).toEqual(both)
  expect((await read(project, '/organizations?label=gone'))['matching']).toBe(1)
  const [state] = await service.database.query(
    'select reason from organization_state where organization_id = $1 order by id desc limit 1',
    [kept],
  )
  expect(state).toEqual({ reason: 'A person merged another record into it' })
  // Entered again, it stands beside what the merged record brought.
  await ok(project, 'POST', `/organizations/${kept}/stated-figures`, figures(105))
  expect((await workOf(project, kept)).stated).toEqual([70, 105])

  await separate(project, gone)
  expect(await workOf(project, kept)).toEqual({ ...before, stated: [105] })
  expect(await workOf(project, gone)).toEqual(other)
})

it('an entry of a further stage, or one that was changed after the merge, stays', async () => {
  const project = await service.project()
  const [kept, gone] = [await register(project, 'Qwzx Alpha'), await register(project, 'Vrtn Beta')]
  await engage(project, kept, 'verified', 'Ada')
  await engage(project, gone, 'asked', 'Grace')
  await merge(project, gone, kept)
  expect(await workOf(project, kept)).toMatchObject({ stage: 'verified', owner: 'Ada', stages: ['asked', 'verified'] })
  await engage(project, kept, 'declined', 'Ada')
  await separate(project, gone)
  expect(await workOf(project, kept)).toMatchObject({ stage: 'declined', stages: ['declined', 'verified'] })
  expect(await workOf(project, gone)).toMatchObject({ stage: 'asked', owner: 'Grace', stages: ['asked'] })
})

it('each record takes its own work back out of a merge of a merge', async () => {
  const project = await service.project()
  const [first, second, third] = [
    await register(project, 'Qwzx Alpha'),
    await register(project, 'Vrtn Beta'),
    await register(project, 'Zplk Gamma'),
  ]
  await write(project, first, 'first')
  await engage(project, first, 'asked', 'Ada')
  await write(project, second, 'second')
  const [ofFirst, ofSecond] = [await workOf(project, first), await workOf(project, second)]
  await merge(project, first, second)
  await merge(project, second, third)
  expect(await workOf(project, third)).toMatchObject({
    notes: ['Note second', 'Note first'],
    labels: ['Both', 'first', 'second'],
    stage: 'asked',
  })
  await separate(project, first)
  expect(await workOf(project, first)).toEqual(ofFirst)
  expect(await workOf(project, third)).toMatchObject({ notes: ['Note second'], stage: 'not_contacted' })
  await separate(project, second)
  expect(await workOf(project, third)).toEqual(nothing)
  expect(await workOf(project, second)).toEqual(ofSecond)
})

it('what several merged records have is shown until the last of them is taken out', async () => {
  const project = await service.project()
  const [kept, first, second] = [
    await register(project, 'Qwzx Alpha'),
    await register(project, 'Vrtn Beta'),
    await register(project, 'Zplk Gamma'),
  ]
  await ok(project, 'POST', '/organizations/labels', { ids: [first, second], add: ['Shared'], remove: [] })
  await engage(project, second, 'answered', 'Grace')
  await engage(project, kept, 'asked', 'Ada')
  await engage(project, first, 'verified', 'Joan')
  await merge(project, second, kept)
  await merge(project, first, kept)
  await separate(project, first)
  expect(await workOf(project, kept)).toMatchObject({ labels: ['Shared'], stage: 'answered', owner: 'Grace' })
  expect(await workOf(project, first)).toMatchObject({ labels: ['Shared'], stage: 'verified' })
  await merge(project, first, kept)
  await separate(project, second)
  expect(await workOf(project, kept)).toMatchObject({ labels: ['Shared'], stage: 'verified' })
  await separate(project, first)
  expect(await workOf(project, kept)).toMatchObject({ labels: [], stage: 'asked', owner: 'Ada' })
  expect(await workOf(project, second)).toMatchObject({ labels: ['Shared'], stage: 'answered' })
})
