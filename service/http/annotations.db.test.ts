import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AnnotationList, ProblemList } from '@/service/contract/organization/annotation'
import { unknownCommitments } from '@/service/research/build-commitments'
import {
  type Answer,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
let id: number

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  id = Number((await project.post({ name: 'Noted' })).body['id'])
  await storeYears([2022, 2021])
})
afterAll(() => service.stop())

async function storeYears(years: number[]): Promise<void> {
  const performance = { region: 'GLOBAL', emissions: { scope1Kg: 1 }, revenue: null, sources: [], documents: [] }
  const outcome = {
    company: null,
    industry: null,
    performances: years.map((year) => ({ ...performance, year })),
    sources: [],
    commitments: unknownCommitments,
    reportStatus: null,
    score: null,
    scoreReasons: [],
    percentile: null,
    industryRank: 'unknown',
    regionRank: 'unknown',
  }
  await service.database.query(`update organization set outcome = $2::jsonb, status = 'synced' where id = $1`, [
    id,
    JSON.stringify(outcome),
  ])
}

type Method = 'POST' | 'PUT' | 'DELETE'

function change(method: Method, path: string, body?: unknown, key = project.key): Promise<Answer> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  if (body === undefined) return send(service.app, { method, url: `/organizations/${id}${path}`, headers })
  return send(service.app, {
    method,
    url: `/organizations/${id}${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

describe('problems with figures', () => {
  it('are refused without words, at no figure, with unknown keys, and for another project', async () => {
    const of = async (body: unknown) => (await change('POST', '/problems', body)).status
    expect(await of({ path: '/score', text: ' ' })).toBe(400)
    expect(await of({ path: 'score', text: 'Wrong' })).toBe(400)
    expect(await of({ path: '/performances/7/revenue', text: 'Wrong' })).toBe(400)
    expect(await of({ path: '/score', text: 'x'.repeat(2_001) })).toBe(400)
    expect(await of({ path: '/score', text: 'Wrong', colour: 'red' })).toBe(422)
    const other = await service.project()
    expect((await change('POST', '/problems', { path: '/score', text: 'Wrong' }, other.key)).status).toBe(404)
    expect((await change('PUT', '/problems/999', { closed: true })).body).toMatchObject({ status: 404 })
    expect((await change('PUT', '/problems/abc', { closed: true })).status).toBe(404)
    expect((await project.get(`/organizations/${id}/problems?open=true`)).status).toBe(422)
  })

  it('stay with their year when another year is added, can be closed and opened again, and change no figure', async () => {
    const before = (await project.get(`/organizations/${id}`)).text
    const path = '/performances/1/emissions/scope_1/total'
    const reported = await change('POST', '/problems', { path, text: ' The report says 2 t ', author: 'Ada' })
    const [problem] = ProblemList.parse(reported.body).problems
    expect(problem).toEqual({
      id: expect.any(Number),
      path,
      year: 2021,
      region: 'GLOBAL',
      pointer: '/emissions/scope_1/total',
      text: 'The report says 2 t',
      author: 'Ada',
      created_at: '2026-01-01T00:00:00.000Z',
      closed_at: null,
    })
    expect((await project.get(`/organizations/${id}`)).text).toBe(before)
    await storeYears([2023, 2022, 2021])
    const moved = ProblemList.parse((await project.get(`/organizations/${id}/problems`)).body)
    expect(moved.problems[0]?.path).toBe('/performances/2/emissions/scope_1/total')
    await storeYears([2023])
    const gone = ProblemList.parse((await project.get(`/organizations/${id}/problems`)).body)
    expect(gone.problems[0]).toMatchObject({ path: null, year: 2021 })
    const closed = ProblemList.parse((await change('PUT', `/problems/${problem?.id}`, { closed: true })).body)
    expect(closed.problems[0]?.closed_at).toBe('2026-01-01T00:00:00.000Z')
    const open = ProblemList.parse((await change('PUT', `/problems/${problem?.id}`, { closed: false })).body)
    expect(open.problems[0]?.closed_at).toBeNull()
  })
})

describe('notes', () => {
  it('are added to the organization or a figure, rewritten, removed and brought back', async () => {
    const added = await change('POST', '/annotations', { text: 'Ask them in spring' })
    const [note] = AnnotationList.parse(added.body).annotations
    expect(note).toMatchObject({ path: null, pointer: null, author: null, text: 'Ask them in spring' })
    const second = AnnotationList.parse((await change('POST', '/annotations', { path: '/sbti', text: 'Due' })).body)
    expect(second.annotations.map(({ path }) => path)).toEqual(['/sbti', null])
    const url = `/annotations/${note?.id}`
    const removed = AnnotationList.parse((await change('DELETE', url)).body)
    expect(removed.annotations.map(({ text }) => text)).toEqual(['Due'])
    expect((await change('DELETE', url)).status).toBe(404)
    service.pass(60_000)
    const back = AnnotationList.parse((await change('PUT', url, { text: 'Ask them in spring' })).body)
    // The same words: nobody changed it, so its time stays.
    expect(back.annotations[1]).toEqual(note)
    const rewritten = AnnotationList.parse((await change('PUT', url, { text: 'Asked' })).body)
    expect(rewritten.annotations[1]).toMatchObject({ text: 'Asked', updated_at: '2026-01-01T00:01:00.000Z' })
    expect((await change('PUT', '/annotations/999', { text: 'Asked' })).status).toBe(404)
  })

  it('end somewhere', async () => {
    await service.database.query(
      `insert into organization_problem (organization_id, pointer, text, created_at)
       select $1, '/score', 'Again', now() from generate_series(1, 1000)`,
      [id],
    )
    expect((await change('POST', '/annotations', { text: 'One more' })).body).toMatchObject({ status: 400 })
  })
})
