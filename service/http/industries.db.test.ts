import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IndustryPage } from '@/service/contract/industry'
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

async function industries(url: string) {
  const answer = await project.get(url)
  expect([url, answer.status]).toEqual([url, 200])
  return { found: IndustryPage.parse(JSON.parse(answer.text)), link: String(answer.headers['link']) }
}

describe('GET /industries', () => {
  it('refuses parameters of a wrong form', async () => {
    for (const query of ['page=0', 'page=-1', 'page=1e3', 'per_page=201', 'currency=XXX']) {
      expect((await project.get(`/industries?${query}`)).body).toMatchObject({ status: 400, title: 'Bad request' })
    }
    for (const query of ['search=', 'search=%20', `search=${'x'.repeat(201)}`])
      expect((await project.get(`/industries?${query}`)).body).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^search: /),
      })
    expect((await project.get('/industries?q=food')).status).toBe(422)
  })

  it('pages by Link headers', async () => {
    const second = await industries('/industries?page=2&per_page=1')
    expect(second.found.map(({ id }) => id)).toEqual(['26'])
    expect(second.link).toBe(
      [
        '</industries?page=1&per_page=1&currency=USD>; rel="first"',
        '</industries?page=1&per_page=1&currency=USD>; rel="prev"',
        '</industries?page=3&per_page=1&currency=USD>; rel="next"',
        '</industries?page=3&per_page=1&currency=USD>; rel="last"',
      ].join(', '),
    )
    expect((await industries('/industries?page=9')).found).toEqual([])
  })

  it('has mean score and factors where they are known, in the currency asked for', async () => {
    const { found } = await industries('/industries?currency=gbp')
    expect(found[0]).toEqual({
      id: '10',
      name: 'Food products',
      mean_score: null,
      scored_organizations: 0,
      mean_score_class: null,
      performances: [],
    })
    expect(found[2]).toMatchObject({
      mean_score: 0.25,
      scored_organizations: 10,
      mean_score_class: { level: 'division', id: '35', name: 'Electricity', organizations: 10 },
      performances: [{ year: 2022, region: 'US', emission_factor: 2.5, currency: 'GBP', basis: 'epa_supply_chain' }],
    })
  })
})

describe('GET /industries/search', () => {
  it('needs a search', async () => {
    for (const query of ['', '?q=', '?q=%20', '?q=%00', '?q=a&q=b', `?q=${'x'.repeat(201)}`]) {
      expect((await project.get(`/industries/search${query}`)).body).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^q: /),
      })
    }
  })

  it('finds words of name and section, the name first, and ids', async () => {
    const ids = async (q: string) => (await industries(`/industries/search?q=${q}`)).found.map(({ id }) => id)
    expect(await ids('PRODUCTS')).toEqual(['10', '26'])
    expect(await ids('products%20food')).toEqual(['10'])
    expect(await ids('energy')).toEqual(['35'])
    expect(await ids('26')).toEqual(['26'])
    expect(await ids('steel')).toEqual([])
    expect(await ids('!')).toEqual([])
    expect((await industries('/industries/search?q=food')).link).toContain('q=food')
    const listed = await industries('/industries?search=electr&per_page=1')
    expect(listed.found.map(({ id }) => id)).toEqual(['26'])
    expect(listed.link).toContain('</industries?search=electr&page=2&per_page=1&currency=USD>; rel="next"')
  })
})

describe('what needs no key', () => {
  it('is /healthz, /readyz, /openapi.json and /docs', async () => {
    const [health, ready, document, docs] = await Promise.all(
      ['/healthz', '/readyz', '/openapi.json', '/docs'].map((url) => send(service.app, { method: 'GET', url })),
    )
    expect([health?.body, ready?.body]).toEqual([{ status: 'ok' }, { status: 'ready' }])
    expect(document?.body['openapi']).toBe('3.1.0')
    expect(docs?.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(docs?.headers['content-security-policy']).toContain("style-src 'sha256-")
  })

  it('is 503 at /readyz until the known companies are loaded', async () => {
    const fresh = await startTestService()
    await fresh.database.query('delete from reference_edition')
    expect((await send(fresh.app, { method: 'GET', url: '/readyz' })).body).toMatchObject({
      status: 503,
      detail: expect.stringContaining('not loaded'),
    })
    await fresh.database.query('drop table reference_edition')
    expect((await send(fresh.app, { method: 'GET', url: '/readyz' })).body).toMatchObject({
      status: 503,
      detail: expect.stringContaining('not migrated'),
    })
    await fresh.stop()
  })
})
