import { parse } from 'csv-parse/sync'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrganizationSummary } from '@/service/contract/organization/organization-list'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { columns } from './present-columns'

/** Over a socket, with more organizations than one page of the stream has. */

let service: TestService
let project: TestProject
let address: string
const many = 1_203

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  const other = await service.project()
  await other.post({ name: 'Of somebody else' })
  await project.post({ name: '=1+1', hq_region: 'SE', external_id: '=E;1\n2' })
  await project.post({ name: 'Quoted "AB", Älvsbyn', hq_region: 'SE', industry_id: '10', external_id: '＝1' })
  await service.database.query(
    `insert into organization (project_id, name, sort_name, search_text, status, created_at, updated_at, score, all_scopes_kg)
     select $1, 'Many ' || n, 'many ' || n, 'many ' || n, 'synced', $2, $2, case when n % 3 = 0 then n / 2000.0 end, n
       from generate_series(1, ${many - 2}) n`,
    // The service's instants are of whole milliseconds.
    [project.id, new Date()],
  )
  address = await service.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => service.stop())

function ask(path: string, key: string | null = project.key): Promise<Response> {
  return fetch(address + path, { headers: key === null ? {} : { authorization: `Bearer ${key}` } })
}

async function lines(query = ''): Promise<OrganizationSummary[]> {
  const response = await ask(`/organizations.ndjson${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
  const text = await response.text()
  expect(text === '' || text.endsWith('\n')).toBe(true)
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => OrganizationSummary.strict().parse(JSON.parse(line)))
}

async function rows(query = ''): Promise<Record<string, string>[]> {
  const response = await ask(`/organizations.csv${query}`)
  expect(response.headers.get('content-type')).toContain('text/csv')
  return parse(await response.text(), { columns: true })
}

async function table(query = '') {
  const file = await (await ask(`/organizations.parquet${query}`)).arrayBuffer()
  return { file, rows: await parquetReadObjects({ file }) }
}

describe('a stream of organizations', () => {
  it('is refused without a key, with a parameter of a wrong form, and with one that only pages have', async () => {
    for (const format of ['ndjson', 'csv', 'parquet']) {
      const path = `/organizations.${format}`
      expect((await ask(path, null)).status).toBe(401)
      expect(await (await ask(`${path}?country=nowhere`)).json()).toMatchObject({ status: 400, detail: /country/ })
      expect(await (await ask(`${path}?limit=5`)).json()).toMatchObject({ status: 422 })
      expect((await fetch(address + path, { method: 'HEAD' })).status).toBe(405)
    }
  })

  it('has each organization of the project once, in the order asked for, over pages', async () => {
    const all = await lines()
    expect(all).toHaveLength(many)
    expect(new Set(all.map(({ id }) => id)).size).toBe(many)
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual(['=1+1', 'Quoted "AB", Älvsbyn'])
    const scores = (await lines('?sort=-score')).map(({ score }) => score)
    expect(scores.slice(0, 2)).toEqual([1200 / 2000, 1197 / 2000])
    expect(scores).toHaveLength(many)
    expect(scores.slice(400)).toEqual(Array.from({ length: many - 400 }, () => null))
  })

  it('has what the filters of the list leave, and nothing where they leave nothing', async () => {
    expect((await lines('?country=SE')).map(({ hq_region }) => hq_region)).toEqual(['SE', 'SE'])
    expect((await lines('?q=many%201200')).map(({ name }) => name)).toEqual(['Many 1200'])
    expect(await lines('?country=JP')).toEqual([])
    expect(await rows('?country=JP')).toEqual([])
    expect((await table('?country=JP')).rows).toEqual([])
  })

  it('says the same as the list', async () => {
    const { body } = await project.get('/organizations?country=SE&sort=created')
    expect(await lines('?country=SE')).toEqual(body['organizations'])
  })

  it('takes a search for what the list takes it for: a word one letter apart, a country of this name', async () => {
    for (const words of ['quotet', 'schweden', 'any']) {
      const { body } = await project.get(`/organizations?q=${words}&sort=created&limit=200`)
      const found = await lines(`?q=${words}`)
      expect(found.slice(0, 200), words).toEqual(body['organizations'])
    }
    expect((await lines('?q=quotet')).map(({ name }) => name)).toEqual(['Quoted "AB", Älvsbyn'])
  })

  it('is a table of CSV: nothing for what is not known, and no text that a spreadsheet computes', async () => {
    const [first, second] = await rows('?country=SE')
    expect(first).toMatchObject({
      name: "'=1+1",
      // Also where a line break follows, and in the full-width signs of East Asian programs.
      external_id: "'=E;1\n2",
      score: '',
      scopes_1_and_2_kg: '',
      race_to_zero: '',
    })
    expect(second).toMatchObject({ name: 'Quoted "AB", Älvsbyn', industry_id: '10', external_id: "'＝1" })
    expect(Object.keys(first ?? {})).toEqual(columns.map(({ name }) => name))
    expect(await rows()).toHaveLength(many)
  })

  it('is a table of Parquet: types, and null for what is not known', async () => {
    const { file, rows: all } = await table()
    expect(all).toHaveLength(many)
    expect(all[0]).toMatchObject({ name: '=1+1', hq_region: 'SE', score: null, race_to_zero: null, open_candidates: 0 })
    expect(typeof all[0]?.['id']).toBe('bigint')
    expect(all[0]?.['created_at']).toBeInstanceOf(Date)
    expect(all.find(({ name }) => name === 'Many 1200')).toMatchObject({ score: 0.6 })
    const schema = parquetMetadata(file).schema.slice(1)
    expect(schema.map(({ name }) => name)).toEqual(columns.map(({ name }) => name))
  })

  it('breaks off where a later page cannot be read, so that half is not taken for all', async () => {
    const { database } = service
    const response = await ask('/organizations.ndjson?sort=name')
    const reader = response.body?.getReader()
    await reader?.read()
    const { reads } = service.ctx
    Object.assign(service.ctx, { reads: { ...database, query: () => Promise.reject(new Error('away')) } })
    const rest = async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'ended'
    }
    const outcome = await rest().catch(() => 'broken off')
    Object.assign(service.ctx, { reads })
    expect(outcome).toBe('broken off')
  })
})
