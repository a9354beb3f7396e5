import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { answerMatch } from '@/service/organizations/match/answer-match'
import { mergeOrganizations, separateOrganization } from '@/service/organizations/match/merge-organizations'
import { summarizeOutcome } from '@/service/research/summarize-outcome'
import { queryRows } from '@/service/storage/engine/rows'
import type { Outcome } from '@/service/storage/research/outcome'
import { saveFindings } from '@/service/storage/research/save-findings'
import { type CachedReader, startCachedReader } from '@/service/testing/programs/start-cached-reader'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
/** A second application with a cache of its own; on PostgreSQL with connections of its own, as another process has. */
let other: CachedReader

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 7, name: 'Delta Works', hqRegion: 'NL' })])
  other = await startCachedReader(service.ctx, service.databaseUrl)
})
afterAll(async () => {
  await other.stop()
  await service.stop()
})

const nothingFound: Omit<Outcome, 'score'> = {
  company: null,
  industry: null,
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
  scoreReasons: [],
  percentile: null,
  assessment: null,
  standing: null,
  industryRank: 'unknown',
  regionRank: 'unknown',
}

/** As a worker does. */
async function save(id: number, score: number): Promise<void> {
  const found = { foundName: null, foundRegion: null, foundSubregion: null, foundWebsite: null, companyId: null }
  const outcome: Outcome = { ...nothingFound, score }
  const columns = summarizeOutcome(outcome, service.ctx.reference.rates)
  const findings = { ...found, outcome, columns, latestEmissions: null, hasScienceBasedTarget: null, coreKey: null }
  const [row] = await queryRows(
    service.database,
    z.object({ revision: z.number() }),
    'select revision from organization where id = $1',
    [id],
  )
  const changes = [{ state: 'synced', reason: 'Research is complete', at: new Date(0) }]
  const saved = await service.database.transaction((transaction) =>
    saveFindings(transaction, [
      { id, revision: row?.revision ?? -1, findings: { ...findings, candidates: [] }, changes, differences: [] },
    ]),
  )
  expect(saved).toEqual([true])
}

async function register(project: TestProject, body: object): Promise<number> {
  return Number((await project.post(body)).body['id'])
}

/** Registered, researched, and in the memory of both. */
async function cached(project: TestProject, name: string, score = 0.5): Promise<number> {
  const id = await register(project, { name, hq_region: 'NL' })
  await save(id, score)
  const before = service.ctx.answers.counts().hits
  for (let time = 0; time < 2; time++) {
    await project.get(`/organizations/${id}`)
    await other.get(project.key, id)
  }
  expect(service.ctx.answers.counts().hits).toBe(before + 1)
  return id
}

/** What both say, once what changed has been told: asked until the first says so, since telling takes a moment. */
async function bothSay(project: TestProject, id: number, field: string, value: unknown): Promise<void> {
  const [one, two] = [
    () => project.get(`/organizations/${id}`).then(({ body }) => body[field]),
    () => other.get(project.key, id).then((body) => body[field]),
  ]
  // The clock of the tests stands still, so no answer becomes too old meanwhile.
  await expect.poll(one, { timeout: 5_000 }).toEqual(value)
  await expect.poll(two, { timeout: 5_000 }).toEqual(value)
}

it('shows what research saved, in every process', async () => {
  const project = await service.project()
  const id = await cached(project, 'Alpha Mills')
  await save(id, 0.75)
  await bothSay(project, id, 'score', 0.75)
})

it('shows what a repeated registration filled in', async () => {
  const project = await service.project()
  const id = await cached(project, 'Beta Mills')
  await register(project, { name: 'Beta Mills', hq_region: 'NL', website: 'https://beta-mills.example' })
  await bothSay(project, id, 'website', 'https://beta-mills.example')
})

it('shows the surviving record after a merge, and its own after the merge is taken back', async () => {
  const project = await service.project()
  const [id, into] = [await cached(project, 'Gamma Mills'), await cached(project, 'Epsilon Works')]
  const ctx = service.ctx
  await mergeOrganizations(ctx, { projectId: project.id, organizationId: id, into })
  await bothSay(project, id, 'id', into)
  await separateOrganization(ctx, { projectId: project.id, organizationId: id })
  await bothSay(project, id, 'id', id)
})

it('shows that research begins again when a person says which company it is', async () => {
  const project = await service.project()
  const id = await cached(project, 'Delta Wrks')
  await answerMatch(service.ctx, { projectId: project.id, organizationId: id, companyId: 7 })
  await bothSay(project, id, 'status', 'created')
})

it('never shows an answer in memory to another project', async () => {
  const [project, stranger] = [await service.project(), await service.project()]
  const id = await cached(project, 'Zeta Mills')
  expect((await stranger.get(`/organizations/${id}`)).status).toBe(404)
  expect((await project.get(`/organizations/${id}`)).status).toBe(200)
})

it('answers HEAD and If-None-Match from memory with the headers of GET and no body', async () => {
  const project = await service.project()
  const id = await cached(project, 'Eta Mills')
  const got = await project.get(`/organizations/${id}`)
  const unchanged = await project.get(`/organizations/${id}`, { 'if-none-match': String(got.headers['etag']) })
  const headers = { authorization: `Bearer ${project.key}` }
  const head = await service.app.inject({ method: 'HEAD', url: `/organizations/${id}`, headers })
  expect({ status: unchanged.status, text: unchanged.text }).toEqual({ status: 304, text: '' })
  expect({ status: head.statusCode, text: head.payload }).toEqual({ status: 200, text: '' })
  for (const name of ['etag', 'vary', 'cache-control']) {
    expect(unchanged.headers[name]).toBe(got.headers[name])
    expect(head.headers[name]).toBe(got.headers[name])
  }
})

it('keeps the answers of two currencies apart', async () => {
  const project = await service.project()
  const id = await cached(project, 'Theta Mills')
  const euros = await project.get(`/organizations/${id}?currency=EUR`)
  const again = await project.get(`/organizations/${id}?currency=EUR`)
  const dollars = await project.get(`/organizations/${id}`)
  expect(again.headers['etag']).toBe(euros.headers['etag'])
  expect(dollars.body['score']).toBe(0.5)
})
