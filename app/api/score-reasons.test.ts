import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET } from './organizations/[id]/route'

const asked: string[] = []
let assessment: unknown = null

const organization = {
  id: 7,
  status: 'synced',
  score_reasons: [
    { indicator: 'disclosure_scope_3', points: 4, possible: 4, reason: 'Discloses scope 3 emissions (2024)' },
    { indicator: 'water', points: 1, possible: 1, reason: 'Uses little water' },
  ],
}

beforeEach(() => {
  asked.length = 0
  vi.stubEnv('SERVICE_URL', 'http://service.test')
  vi.stubEnv('SERVICE_API_KEY', 'key')
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname)
    if (!address.endsWith('/assessment')) return Response.json(organization, { headers: { etag: '"en"' } })
    return assessment === null ? new Response('No', { status: 404 }) : Response.json(assessment)
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function answerFor(language: string): Promise<Response> {
  const headers = { cookie: `other=1; language=${language}` }
  const request = new Request('http://localhost:3000/api/organizations/7', { headers })
  return GET(request, { params: Promise.resolve({ id: '7' }) })
}

async function reasonsFor(language: string): Promise<unknown> {
  return ((await (await answerFor(language)).json()) as typeof organization).score_reasons
}

it('has the service’s ETag only for the service’s own text', async () => {
  expect((await answerFor('en')).headers.get('etag')).toBe('"en"')
  expect((await answerFor('sv')).headers.get('etag')).toBeNull()
})

it('makes no further request for a reader of English, who gets the service’s own text', async () => {
  expect(await reasonsFor('en')).toEqual(organization.score_reasons)
  expect(asked).toEqual(['/organizations/7'])
})

it('keeps and marks every reason where the service has no assessments', async () => {
  assessment = null
  expect(await reasonsFor('sv')).toEqual(organization.score_reasons.map((one) => ({ ...one, english: true })))
})

it('writes the reasons in the language of the cookie, from the assessment, and marks those without a translation', async () => {
  const indicator = { ...{ group: 'disclosure', title: 'A', points: 4, possible: 4, state: 'earned' }, to_earn: null }
  assessment = {
    methodology: { version: '3', current_version: '3' },
    indicators: [
      {
        ...indicator,
        id: 'disclosure_scope_3',
        reason: 'Discloses scope 3 emissions (2024)',
        evidence: { year: 2024 },
      },
      { ...indicator, id: 'water', reason: 'Uses little water' },
    ],
  }
  expect(await reasonsFor('sv')).toEqual([
    { ...organization.score_reasons[0], reason: 'Redovisar utsläpp i scope 3 (2024)' },
    { ...organization.score_reasons[1], english: true },
  ])
})
