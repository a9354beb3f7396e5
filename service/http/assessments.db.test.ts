import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Methodology } from '@/service/contract/methodology'
import { OrganizationAssessment } from '@/service/contract/organization/assessment'
import { unknownCommitments } from '@/service/research/build-commitments'
import { assessEvidence, reasonsOf } from '@/service/scoring/score'
import { nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

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
      methodology: { version: null, current_version: '3' },
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
    const id = await registered('Assessed', {
      score: assessed.score,
      scoreReasons: reasonsOf(assessed),
      assessment: assessed,
      percentile: 60,
      standing: { classId: '35', className: 'Electricity', level: 'division', scored: 12 },
    })
    const answer = await assessmentOf(id)
    // 6 scopes 1 and 2, 1 two years, 3 recent; -3 for the rise; 7 industry
    // of 24 disclosure points 10 are seen, 6 of one year's change and 9 of the industry are known: too little for a score
    expect(answer).toMatchObject({
      score: null,
      known_share: 0.25,
      score_range: { low: 0, high: 0.98 },
      points: 14,
      basis: 'own_evidence',
      methodology: { version: '3' },
    })
    expect(answer.indicators).toHaveLength(22)
    expect(answer.groups.map(({ id: group, points, possible }) => [group, points, possible])).toEqual([
      ['disclosure', 10, 24],
      ['reduction', -3, 26],
      ['targets', 0, 24],
      ['performance', 0, 12],
      ['context', 7, 14],
    ])
    // Without a score there is none that would be otherwise.
    expect(answer.groups[1]?.score_without).toBeNull()
    expect(answer.indicators.find((one) => one.id === 'reduction_absolute_last_year')).toMatchObject({
      group: 'reduction',
      state: 'not_earned',
      points: -3,
      possible: 6,
      evidence: { from: 2023, to: 2024, change_per_year: 0.1 },
      to_earn: expect.stringContaining('4.2%'),
    })
    expect(answer.indicators[0]).toMatchObject({ state: 'earned', to_earn: null })
    // 6 - -3 = 9 for the fall; nothing that is unknown, which is for us to find
    expect(answer.raise_most.map(({ indicator, gain }) => [indicator, gain])).toEqual([
      ['reduction_absolute_last_year', 9],
    ])
    // 14 of disclosure, 20 of reductions and 12 of performance; 21 of the lists and 2 of its peers, 5 of the country
    expect(answer.we_need.map(({ need, points }) => [need, points])).toEqual([
      ['report', 46],
      ['company', 23],
      ['country', 5],
    ])
    expect(answer.industry).toMatchObject({
      id: '35',
      percentile: 60,
      compared_with: { level: 'division', id: '35', name: 'Electricity', organizations: 12 },
    })
  })

  it('keeps the version of an assessment that was made before', async () => {
    const { range: _, ...before } = assessEvidence({ ...nothing, industryLevel: 'low' })
    const stored = { ...before, version: '2', score: 0.07 }
    const answer = await assessmentOf(await registered('Scored before', { score: 0.07, assessment: stored }))
    expect(answer.methodology).toMatchObject({ version: '2', current_version: '3' })
    expect(answer).toMatchObject({ score: 0.07, score_range: null })
  })

  it('says why there is no score: how much is known, and that nothing is looked up of who is not identified', async () => {
    const assessed = assessEvidence({ ...nothing, industryLevel: 'low', regionLevel: 'low' })
    const answer = await assessmentOf(await registered('Nobody knows it', { assessment: assessed }))
    expect(answer).toMatchObject({ score: null, raise_most: [], known_share: 0.14 })
    expect(answer.summary).toBe(
      'Not scored: we know 14 of 100 points, and give a score from 40. It is not identified yet, so the rest was not looked up.',
    )
    expect(answer.industry).toMatchObject({ percentile: null, percentile_reason: 'no_score' })
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
