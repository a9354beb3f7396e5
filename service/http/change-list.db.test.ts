import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChangePage, ChangeSummary, type NotedChange } from '@/service/contract/changes'
import { importEdition } from '@/service/editions/import-edition'
import { joinEditions } from '@/service/editions/join/join-task'
import { createProject } from '@/service/projects/create-project'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { insertChanges, type NewChange } from '@/service/storage/organizations/changes'
import { markExpiredTargetsDue } from '@/service/storage/research/research-due'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SbtiLine, sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { send } from '@/service/testing/programs/start-test-service'

const listed: SbtiLine[] = [
  { id: 1, name: 'Aldgate Brewing' },
  { id: 3, name: 'Cormorant Shipping' },
  { id: 4, name: 'Dunlin Textiles' },
]
const newer: SbtiLine[] = [
  { id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-05-20' },
  { id: 3, name: 'Cormorant Shipping', status: 'Commitment removed', updated: '2026-06-10' },
  { id: 4, name: 'Dunlin Textiles' },
]

let folder: SmallRelease
let editions: TestEditions
let aldgate = 0
let cormorant = 0

beforeAll(async () => {
  const { records } = await readSbti(sbtiList(listed))
  // As a release brings it along: what earlier states of the list tell.
  const told = (records as SourceRecord[]).map((record) =>
    record.name === 'Aldgate Brewing' && record.commitment?.source === 'sbti'
      ? {
          ...record,
          commitment: {
            ...record.commitment,
            changes: [{ on: '2024-09-05', part: 'near_term' as const, change: 'committed' as const }],
          },
        }
      : record,
  )
  const pledge = makeSourceRecord({ source: 'climate-pledge', name: 'Cormorant Shipping', hqRegion: 'SE' })
  folder = writeSmallRelease([...told, pledge as SourceRecord], { sbti: '2026-05-01' })
  editions = await startTestEditions(folder.directory, joinEditions)
  aldgate = await editions.register({ name: 'Aldgate Brewing', hq_region: 'SE' })
  cormorant = await editions.register({ name: 'Cormorant Shipping', hq_region: 'SE' })
}, 120_000)
afterAll(async () => {
  await editions.stop()
  folder.remove()
})

async function ask(method: 'GET' | 'PATCH' | 'POST', url: string, body?: unknown, key = editions.key) {
  const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return send(editions.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

async function changes(query = '', key = editions.key): Promise<ChangePage> {
  const { status, body } = await ask('GET', `/changes${query}`, undefined, key)
  expect(status, JSON.stringify(body)).toBe(200)
  return ChangePage.strict().parse(body)
}

const told = ({ changes }: { changes: readonly NotedChange[] }) =>
  changes.map(({ organization, kind, happened_on }) => [organization.name, kind, happened_on])

describe('what a release tells of the past', () => {
  it('is there on the first day, on the day of the list, as history', async () => {
    const { changes: found } = await changes(`?organization=${aldgate}`)
    expect(found).toEqual([
      {
        id: expect.any(Number),
        organization: { id: aldgate, name: 'Aldgate Brewing' },
        kind: 'target_committed',
        happened_on: '2024-09-05',
        noted_at: '2026-11-21T12:00:00.000Z',
        is_history: true,
        details: { part: 'near_term', target_year: null },
      },
    ])
    expect((await changes(`?organization=${aldgate}&history=false`)).changes).toEqual([])
    expect((await changes(`?organization=${aldgate}&since=2024-09-06`)).changes).toEqual([])
    expect((await changes(`?organization=${aldgate}&since=2026-11-21&by=noted`)).changes).toHaveLength(1)
  })

  it('is noted once, however often the organization is researched', async () => {
    const before = await changes()
    await ask('POST', `/organizations/${aldgate}/group`, { is_shown: false })
    await editions.work()
    await editions.work()
    expect(told(await changes())).toEqual(told(before))
  })
})

describe('what a newer list changes', () => {
  let cursor = ''
  beforeAll(async () => {
    cursor = (await changes()).latest_cursor
    const files = [{ name: 'july.xlsx', bytes: sbtiList(newer) }]
    await importEdition({ ...editions.ctx, join: joinEditions }, { source: 'sbti', files, retrievedOn: '2026-07-01' })
    await editions.work()
  }, 120_000)

  it('is noted in the order of the research, on the list’s days, after the cursor of before', async () => {
    const page = await changes(`?since=${cursor}`)
    expect(told(page)).toEqual([
      ['Aldgate Brewing', 'target_set', '2026-05-20'],
      ['Cormorant Shipping', 'target_removed', '2026-06-10'],
    ])
    expect(page.changes.every(({ is_history }) => !is_history)).toBe(true)
    expect((await changes(`?since=${page.latest_cursor}`)).changes).toEqual([])
  })

  it('is read page by page in both orders without a gap or a repetition', async () => {
    for (const order of ['noted', 'newest'] as const) {
      const whole = (await changes(`?order=${order}`)).changes.map(({ id }) => id)
      expect(whole.length).toBeGreaterThanOrEqual(3)
      const walked: number[] = []
      let since: string | null = ''
      while (since !== null) {
        const page: ChangePage = await changes(`?order=${order}&limit=1${since === '' ? '' : `&since=${since}`}`)
        walked.push(...page.changes.map(({ id }) => id))
        since = page.next_cursor
      }
      expect(walked).toEqual(whole)
    }
  })

  it('is read backwards no further than the cursor of before', async () => {
    const page = await changes(`?order=newest&limit=1&since=${cursor}`)
    expect(told(page)).toEqual([['Cormorant Shipping', 'target_removed', '2026-06-10']])
    const next = await changes(`?order=newest&limit=1&since=${page.next_cursor}`)
    expect(told(next)).toEqual([['Aldgate Brewing', 'target_set', '2026-05-20']])
    expect(next.next_cursor).toBeNull()
  })

  it('is ordered for readers by the day of the change', async () => {
    const days = (await changes('?order=newest')).changes.map(({ happened_on }) => happened_on)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('is found by kind', async () => {
    expect(told(await changes('?kind=target_removed,list_left'))).toEqual([
      ['Cormorant Shipping', 'target_removed', '2026-06-10'],
    ])
  })

  it('is counted by kind, with the organizations of it', async () => {
    const { body } = await ask('GET', `/changes/summary?since=${cursor}`)
    expect(ChangeSummary.strict().parse(body)).toMatchObject({
      changes: 2,
      organizations: 2,
      kinds: [
        { kind: 'target_removed', changes: 1, organizations: 1 },
        { kind: 'target_set', changes: 1, organizations: 1 },
      ],
      organization_ids: [cormorant, aldgate],
    })
    const { latest_cursor: later } = ChangeSummary.parse(body)
    expect((await ask('GET', `/changes/summary?since=${later}`)).body).toMatchObject({
      changes: 0,
      organizations: 0,
      kinds: [],
      organization_ids: [],
    })
  })

  it('is refused for what is no filter of ours', async () => {
    for (const query of [
      '?since=yesterday',
      '?since=2026-02-30',
      '?kind=sold',
      '?kind=',
      '?organization=x',
      '?by=whim',
      '?limit=0',
      '?limit=501',
    ])
      expect([query, (await ask('GET', `/changes${query}`)).status]).toEqual([query, 400])
    expect((await ask('GET', '/changes?before=1')).status).toBe(422)
  })
})

it('keeps what a person edits, with the value before and after', async () => {
  const { latest_cursor: cursor } = await changes()
  await ask('PATCH', `/organizations/${aldgate}`, { website: 'aldgate.example', external_id: 'V7' })
  await ask('PATCH', `/organizations/${aldgate}`, { external_id: 'V7' })
  const { changes: found } = await changes(`?since=${cursor}`)
  expect(found).toMatchObject([
    {
      kind: 'details_edited',
      happened_on: '2026-11-21',
      details: {
        fields: [
          { field: 'website', before: null, after: 'aldgate.example' },
          { field: 'external_id', before: null, after: 'V7' },
        ],
      },
    },
  ])
})

it('says that another company is taken for it, and then tells that one’s past alone', async () => {
  await editions.work()
  const { latest_cursor: cursor } = await changes()
  await ask('POST', `/organizations/${aldgate}/match`, { company_id: 'none' })
  await editions.work()
  const { changes: found } = await changes(`?since=${cursor}`)
  expect(found).toMatchObject([
    { kind: 'match_changed', details: { before: { name: 'Aldgate Brewing' }, after: null } },
  ])
  expect((await changes(`?organization=${aldgate}&kind=target_set,target_committed`)).changes).toEqual([])
})

it('is of the project alone, and not of organizations that were taken back', async () => {
  const { api_key } = await createProject(editions.ctx, { name: 'Other', max_organizations: null })
  expect((await changes('', api_key)).changes).toEqual([])
  expect((await changes(`?organization=${cormorant}`, api_key)).changes).toEqual([])
  expect((await changes(`?organization=${cormorant}`)).changes).not.toEqual([])
  await ask('POST', '/organizations/remove', { ids: [cormorant] })
  expect((await changes(`?organization=${cormorant}`)).changes).toEqual([])
  await ask('POST', '/organizations/restore', { ids: [cormorant] })
  expect((await changes(`?organization=${cormorant}`)).changes).not.toEqual([])
})

it('gives ids in the order of commits, so that a cursor misses nothing', async () => {
  const { database } = editions
  const note = (name: string): NewChange => ({
    kind: 'report_found',
    details: { document_id: null, name, url: null },
    projectId: 1,
    organizationId: cormorant,
    companyId: null,
    happenedOn: '2026-11-20',
    notedAt: new Date('2026-11-21T12:00:00Z'),
    isHistory: false,
    sameAs: null,
  })
  const { latest_cursor: cursor } = await changes()
  const holding = Promise.withResolvers<void>()
  const hold = Promise.withResolvers<void>()
  let isSecondDone = false
  const first = database.transaction(async (transaction) => {
    await insertChanges(transaction, [note('first')])
    holding.resolve()
    await hold.promise
  })
  await holding.promise
  const second = database
    .transaction((transaction) => insertChanges(transaction, [note('second')]))
    .then(() => {
      isSecondDone = true
    })
  // Time enough for the other one, were it not made to wait.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isSecondDone).toBe(false)
  hold.resolve()
  await Promise.all([first, second])
  const { changes: found } = await changes(`?since=${cursor}`)
  expect(found.map(({ details }) => details['name'])).toEqual(['first', 'second'])
})

it('has those researched whose target’s year is over, until the change is noted, and no others', async () => {
  const { database } = editions
  const expired = await editions.register({ name: 'Dunlin Textiles', hq_region: 'SE' })
  await database.query(
    `update organization set sbti_status = 'set', list_facts = jsonb_set(list_facts, '{targetYear}', '2025') where id = $1`,
    [expired],
  )
  const due = async (year: number) => {
    await markExpiredTargetsDue(database, year, 'The year of its target has passed')
    return database.query('delete from research_due returning organization_id::integer as id')
  }
  expect(await due(2025)).toEqual([])
  expect(await due(2026)).toEqual([{ id: expired }])
  const [row] = await database.query('select company_id as id from organization where id = $1', [expired])
  const noted: NewChange = {
    kind: 'target_expired',
    details: { part: 'near_term', target_year: 2025 },
    projectId: 1,
    organizationId: expired,
    companyId: Number(row?.['id']),
    happenedOn: '2026-01-01',
    notedAt: new Date('2026-01-01T00:00:10Z'),
    isHistory: false,
    sameAs: 'noted',
  }
  await database.transaction((transaction) => insertChanges(transaction, [noted]))
  expect(await due(2026)).toEqual([])
})
