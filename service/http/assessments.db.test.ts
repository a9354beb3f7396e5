import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrganizationAssessment } from '@/service/contract/assessment'
import { Methodology } from '@/service/contract/methodology'
import { unknownCommitments } from '@/service/research/build-commitments'
import { assessEvidence, reasonsOf } from '@/service/scoring/score'
import { nothing, yearOf } from '@/service/testing/arbitrary-evidence'
import { send, startTestService, type TestProject, type TestService } from '@/service/testing/start-test-service'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

const base = {
  company: null,
  industry: { id: '35', confidence: 'high' },
  performances: [],
  sources: [],
  commitments: unknownCommitments,
  reportStatus: null,
  score: null,
  scoreReasons: [],
  percentile: null,
  industryRank: 'unknown',
  regionRank: 'unknown',
}

async function registered(name: string, outcome: object | null): Promise<number> {
  const { body } = await project.post({ name })
  if (outcome !== null)
    await service.database.query(`update organization set outcome = $2::jsonb, status = 'synced' where id = $1`, [
      body['id'],
      JSON.stringify({ ...base, ...outcome }),
    ])
  return Number(body['id'])
}

async function assessmentOf(id: number): Promise<OrganizationAssessment> {
  const answer = await project.get(`/organizations/${id}/assessment`)
  expect(answer.status).toBe(200)
  return OrganizationAssessment.parse(answer.body)
}

describe('GET /organizations/{id}/assessment', () => {
  it('is 404 for what this project does not have, and 401 without a key', async () => {
    const other = await (await service.project()).post({ name: 'Not ours' })
    for (const id of ['999999', 'abc', String(other.body['id'])]) {
      expect((await project.get(`/organizations/${id}/assessment`)).body).toMatchObject({ status: 404, id })
    }
    const answer = await send(service.app, { method: 'GET', url: '/organizations/1/assessment' })
    expect(answer.status).toBe(401)
    expect((await project.get('/organizations/1/assessment?currency=EUR')).status).toBe(422)
  })

  it('says that there is no score yet while research goes on', async () => {
    expect(await assessmentOf(await registered('In progress', null))).toMatchObject({
      status: 'created',
      score: null,
      methodology: { version: null, current_version: '2' },
      indicators: [],
      groups: [],
      summary: 'Research has not come to a score yet.',
    })
  })

  it('has every indicator with group, evidence, state and what would earn it', async () => {
    const assessed = assessEvidence({
      ...nothing,
      years: [yearOf(2024, { emissions: { scope1And2Kg: 110 } }), yearOf(2023, { emissions: { scope1And2Kg: 100 } })],
      industryLevel: 'low',
    })
    if (!assessed) throw new Error('no assessment')
    const id = await registered('Assessed', {
      score: assessed.score,
      scoreReasons: reasonsOf(assessed),
      assessment: assessed,
      percentile: 60,
      standing: { classId: 'D', className: 'Energy supply', level: 'section', scored: 7 },
    })
    const answer = await assessmentOf(id)
    // 6 scopes 1 and 2, 1 two years, 3 recent; -3 for the rise; 7 industry
    expect(answer).toMatchObject({ score: 0.14, points: 14, basis: 'own_evidence', methodology: { version: '2' } })
    expect(answer.indicators).toHaveLength(22)
    expect(answer.groups.map(({ id: group, points, possible }) => [group, points, possible])).toEqual([
      ['disclosure', 10, 24],
      ['reduction', -3, 26],
      ['targets', 0, 24],
      ['performance', 0, 12],
      ['context', 7, 14],
    ])
    // Without reductions: 17 of 74
    expect(answer.groups[1]?.score_without).toBe(0.22973)
    expect(answer.indicators.find((one) => one.id === 'reduction_absolute_last_year')).toMatchObject({
      group: 'reduction',
      state: 'not_earned',
      points: -3,
      possible: 6,
      evidence: { from: 2023, to: 2024, change_per_year: 0.1 },
      to_earn: expect.stringContaining('4.2 %'),
    })
    expect(answer.indicators[0]).toMatchObject({ state: 'earned', to_earn: null })
    // 6 - -3 = 9 for the fall, then 8 and 7; never the industry or CDP, which are not in its hands
    expect(answer.raise_most.map(({ indicator, gain }) => [indicator, gain])).toEqual([
      ['reduction_absolute_last_year', 9],
      ['reduction_absolute_three_years', 8],
      ['target_near_term', 7],
    ])
    expect(answer.industry).toMatchObject({
      id: '35',
      percentile: 60,
      compared_with: { level: 'section', id: 'D', name: 'Energy supply', organizations: 7 },
    })
  })

  it('keeps the version of an assessment that was made before', async () => {
    const reason = { indicator: 'reduction_last_year', points: 10, possible: 10, reason: 'Fell by 9.0 %' }
    const answer = await assessmentOf(await registered('Scored long ago', { score: 0.1, scoreReasons: [reason] }))
    expect(answer.methodology).toMatchObject({ version: '1', current_version: '2' })
    expect(answer.indicators).toMatchObject([{ id: 'reduction_last_year', group: 'reduction', points: 10 }])
    expect(answer).toMatchObject({ score: 0.1, confidence: null, known_share: null })
  })

  it('says why there is no score', async () => {
    const answer = await assessmentOf(await registered('Nobody knows it', { industry: null }))
    expect(answer).toMatchObject({ score: null, raise_most: [] })
    expect(answer.summary).toContain('neither is its industry')
  })
})

describe('GET /methodology', () => {
  it('needs no key, and publishes 100 points with the thresholds of levels', async () => {
    const answer = await send(service.app, { method: 'GET', url: '/methodology' })
    expect(answer.status).toBe(200)
    const methodology = Methodology.parse(answer.body)
    expect(methodology.groups.reduce((sum, { possible }) => sum + possible, 0)).toBe(100)
    expect(methodology.groups.flatMap(({ indicators }) => indicators)).toHaveLength(22)
    // One industry with a factor is too few for fifths.
    expect(methodology.levels[0]).toMatchObject({
      figures: 1,
      levels: expect.arrayContaining([{ level: 'very_low', at_most: null }]),
    })
    expect(methodology.levels[0]?.without_figure).toContain('26 Electronic products')
  })
})
