import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import type { Outcome } from './outcome'
import type { Findings } from './research'
import { type Researched, saveFindings, saveFindingsTogether } from './save-findings'

let database: TestDatabase
let ids: number[]

const nothingFound = {
  company: null,
  industry: { id: '26', confidence: 'low' },
  industryGroup: [],
  performances: [],
  sources: [],
  commitments: {
    sbti: { retrievedOn: null, targets: [] },
    un: { retrievedOn: null, url: null, initiatives: [] },
    climatePledge: { signed: null, signedOn: null, url: null },
  },
  group: null,
  reportStatus: null,
  score: null,
  scoreReasons: [],
  percentile: null,
  assessment: null,
  standing: null,
  industryRank: 'unknown',
  regionRank: 'unknown',
} satisfies Outcome

const findings: Findings = {
  outcome: nothingFound,
  columns: {
    scope1And2Kg: null,
    allScopesKg: null,
    intensityKgPerUsd: null,
    intensityYear: null,
    sbtiStatus: null,
    hasNetZeroTarget: null,
    isInRaceToZero: null,
    isInGlobalCompact: null,
    hasSignedClimatePledge: null,
    confidence: null,
    facts: {
      series: [],
      emissionSources: [],
      emissionBasis: null,
      industryGroup: [],
      scopes1And2: null,
      allScopes: null,
      scoreRange: null,
      knownShare: null,
      ownFigures: [],
      group: null,
      industryConfidence: null,
      netZeroStatus: null,
      sbtiListOf: null,
      raceToZeroListOf: null,
      targetYear: null,
      lastTargetYear: null,
    },
  },
  foundName: null,
  foundRegion: null,
  foundSubregion: null,
  foundWebsite: null,
  companyId: null,
  latestEmissions: null,
  hasScienceBasedTarget: null,
  coreKey: 'found later',
  candidates: [],
}

const at = new Date('2026-03-04T05:06:07.089Z')

function researched(id: number, revision: number, given: Partial<Findings> = {}): Researched {
  const changes = [
    { state: 'locating', reason: `Country of ${id}`, at },
    { state: 'synced', reason: 'Research is complete', at },
  ]
  return { id, revision, findings: { ...findings, ...given }, changes, differences: [] }
}

async function rowsOf(id: number) {
  const [row] = await database.query(
    `select status, revision, updated_at, core_key, score, emissions_kg, has_science_based_target, open_candidates,
            outcome->'industry'->>'id' as industry from organization where id = $1`,
    [id],
  )
  const states = await database.query(
    'select state, reason, at from organization_state where organization_id = $1 order by id',
    [id],
  )
  const candidates = await database.query(
    'select company_id, likeness from match_candidate where organization_id = $1 order by place',
    [id],
  )
  return { row, states, candidates }
}

beforeAll(async () => {
  database = await openTestDatabase()
  await database.query(`insert into project (name, created_at) values ('test', now())`)
})
afterAll(() => database.close())

async function register(count: number): Promise<void> {
  const rows = await queryRows(
    database,
    z.object({ id: z.number() }),
    `insert into organization (project_id, name, core_key, status, created_at, updated_at, revision)
     select (select min(id) from project), 'One', case n when 1 then 'given' end, 'created', now(), now(), 7
       from generate_series(1, $1::int) n returning id`,
    [count],
  )
  ids = rows.map(({ id }) => id)
}

it('leaves one that changed meanwhile as it is, without a word in its history, and saves the others', async () => {
  await register(3)
  const [one = 0, changed = 0, other = 0] = ids
  const candidates = [
    { companyId: 12, likeness: 0.9, reasons: ['near'], vetoes: [] },
    { companyId: 11, likeness: 0.7, reasons: [], vetoes: ['Another country'] },
  ]
  const saved = await database.transaction((transaction) =>
    saveFindings(transaction, [
      researched(other, 7, { candidates }),
      researched(changed, 6),
      researched(one, 7, { latestEmissions: { kilograms: 0.1, year: 2023, region: 'GLOBAL', covers: 'scope_1' } }),
    ]),
  )
  expect(saved).toEqual([true, false, true])
  expect(await rowsOf(changed)).toMatchObject({ row: { status: 'created', revision: 7 }, states: [], candidates: [] })
  expect((await rowsOf(one)).row).toEqual({
    status: 'synced',
    revision: 8,
    updated_at: at,
    core_key: 'given',
    score: null,
    emissions_kg: 0.1,
    has_science_based_target: null,
    open_candidates: 0,
    industry: '26',
  })
  expect(await rowsOf(other)).toMatchObject({
    row: { core_key: 'found later', open_candidates: 2 },
    states: [
      { state: 'locating', reason: `Country of ${other}`, at },
      { state: 'synced', reason: 'Research is complete', at },
    ],
    candidates: [
      { company_id: 12, likeness: 0.9 },
      { company_id: 11, likeness: 0.7 },
    ],
  })
})

it('takes the place of candidates that were kept before', async () => {
  await register(1)
  const [id = 0] = ids
  const candidates = [{ companyId: 12, likeness: 0.9, reasons: [], vetoes: [] }]
  await saveFindingsTogether(database, researched(id, 7, { candidates }))
  await saveFindingsTogether(database, researched(id, 8))
  expect(await rowsOf(id)).toMatchObject({ row: { revision: 9, open_candidates: 0 }, candidates: [] })
})

it('saves one that two workers researched at the same time once', async () => {
  await register(1)
  const [id = 0] = ids
  const saved = await Promise.all(
    [researched(id, 7), researched(id, 7)].map((one) => saveFindingsTogether(database, one)),
  )
  expect(saved.toSorted()).toEqual([false, true])
  expect((await rowsOf(id)).states).toHaveLength(2)
})
