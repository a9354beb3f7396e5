import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ErrorBody } from '@/service/contract/error-body'
import { Organization } from '@/service/contract/organization/organization'
import { queryRows } from '@/service/storage/engine/rows'
import {
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService([
    companyOf({
      id: 501,
      name: 'Ericsson',
      hqRegion: 'SE',
      identifiers: [{ kind: 'lei', value: '549300W9JLPW15XIFM52', source: 'sbti' }],
    }),
  ])
  project = await service.project()
})
afterAll(() => service.stop())

function post(
  payload: string | Buffer | undefined,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return send(service.app, {
    method: 'POST',
    url: '/organizations',
    headers: { authorization: `Bearer ${project.key}`, ...headers },
    ...(payload !== undefined && { payload }),
  })
}

describe('a body that POST /organizations does not take', () => {
  const wrong: [string, string, RegExp][] = [
    ['not JSON', '{"name":', /^body: is not JSON$/],
    ['nothing', '', /^body: expected object, received undefined$/],
    ['an array', '[]', /^body: expected object/],
    ['null', 'null', /^body: expected object/],
    ['a text', '"Ericsson"', /^body: expected object/],
    ['a key twice', '{"name":"A","name":"B"}', /^body: has the key "name" twice$/],
    ['no name', '{}', /^name: is required unless/],
    ['a blank name', '{"name":"  "}', /^name: is required unless/],
    ['a name without letters', '{"name":"--"}', /^name: must contain a letter or a digit$/],
    ['a name that is too long', JSON.stringify({ name: 'x'.repeat(201) }), /^name: must have 1 to 200/],
    ['a name of another type', '{"name":5}', /^name: expected string, received number$/],
    ['a NUL', String.raw`{"name":"A\u0000B"}`, /^name: must not contain the NUL character$/],
    ['a lone surrogate', String.raw`{"name":"A\ud800"}`, /^name: must be well-formed Unicode$/],
    ['an unknown country', '{"name":"A","hq_region":"XX"}', /^hq_region: is not an ISO 3166-1/],
    [
      'a subregion of another country',
      '{"name":"A","hq_region":"SE","hq_subregion":"US-OH"}',
      /^hq_subregion: is not a sub/,
    ],
    ['an unknown industry', '{"name":"A","industry_id":"99"}', /^industry_id: is not an id of GET \/industries$/],
    ['a wrong check digit', '{"name":"A","lei_number":"549300W9JLPW15XIFM53"}', /^lei_number: is not an LEI/],
    ['an unknown currency', '{"name":"A","currency":"XXX"}', /^currency: is not an ISO 4217/],
    ['a website that is none', '{"name":"A","website":"see our shop"}', /^website: is neither/],
  ]
  it.each(wrong)('is 400: %s', async (_, payload, detail) => {
    const answer = await post(payload)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toBe('application/json')
    expect(answer.body).toEqual({ status: 400, title: 'Bad request', detail: expect.stringMatching(detail) })
  })

  it('is 400 and names every field that is wrong', async () => {
    const answer = await project.post({ name: 5, hq_region: 'XX', industry_id: '99', is_legal_entity_name: 'yes' })
    const fields = String(answer.body['detail'])
      .split('; ')
      .map((part) => part.split(':')[0])
    expect(fields.sort()).toEqual(['hq_region', 'industry_id', 'is_legal_entity_name', 'name'])
  })

  it('is 400 when its bytes are not UTF-8', async () => {
    const answer = await post(Buffer.from([0x7b, 0xff, 0x7d]))
    expect(answer.body).toMatchObject({ status: 400, detail: 'body: is not UTF-8' })
  })

  const unknown: [string, string, string][] = [
    ['a key that is not known', '{"name":"A","nmae":"B"}', '"nmae"'],
    ['an unknown key beside a wrong value', '{"name":5,"zip":1,"city":2}', '"zip", "city"'],
    ['__proto__', '{"name":"A","__proto__":{"a":1}}', '"__proto__"'],
    ['constructor', '{"name":"A","constructor":1}', '"constructor"'],
    ['a key with a NUL', String.raw`{"name":"A","\u0000":1}`, String.raw`"\u0000"`],
    ['a key with a lone surrogate', String.raw`{"name":"A","\udfff":1}`, String.raw`"\udfff"`],
  ]
  it.each(unknown)('is 422: %s', async (_, payload, keys) => {
    const answer = await post(payload)
    expect(answer.body).toEqual({ status: 422, title: 'Unrecognized parameters', detail: `Not known here: ${keys}` })
    expect(answer.status).toBe(422)
  })

  it('is 415 with another content-type, or none', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/problem+json' },
      { 'content-type': 'x' },
      {},
    ]) {
      const answer = await post('{"name":"A"}', headers as Record<string, string>)
      expect(answer.body).toMatchObject({ status: 415, title: 'Unsupported media type' })
    }
    expect((await post(undefined, {})).status).toBe(415)
  })

  it('is 413 over 64 KB and not a byte before', async () => {
    const room = 64 * 1024 - JSON.stringify({ hq_fuzzy: '' }).length
    expect((await post(JSON.stringify({ hq_fuzzy: 'x'.repeat(room) }))).status).toBe(400)
    const answer = await post(JSON.stringify({ hq_fuzzy: 'x'.repeat(room + 1) }))
    expect(answer.body).toEqual({ status: 413, title: 'Payload too large', detail: 'A body may have at most 64 KB' })
  })

  it('is 404 without a title when there is no name and nothing has these identifiers', async () => {
    const answer = await project.post({ lei_number: 'KY37LUS27QQX7BB93L28', isin_number: 'CH0038863350' })
    expect(answer.status).toBe(404)
    expect(Object.keys(answer.body).sort()).toEqual(['detail', 'status'])
    expect(await project.jobs()).toEqual([])
  })

  it('is 422 for a query parameter', async () => {
    const answer = await send(service.app, {
      method: 'POST',
      url: '/organizations?currency=EUR',
      headers: { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' },
      payload: '{"name":"A"}',
    })
    expect(answer.body).toMatchObject({ status: 422, detail: 'Not known here: "currency"' })
  })
})

describe('POST /organizations', () => {
  it('answers the organization with every field of the contract and enqueues its research', async () => {
    const own = await service.project()
    const answer = await own.post({
      name: ' Acme ',
      hq_region: 'us',
      hq_subregion: 'US-OH',
      website: 'www.acme.example',
      external_id: '7',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json')
    expect(Organization.strict().safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toMatchObject({
      name: 'Acme',
      hq_region: 'US',
      hq_subregion: 'OH',
      website: 'www.acme.example',
      external_id: '7',
      status: 'created',
      matching_organization: null,
      score: null,
      related_environmental_report_status: 'processing',
    })
    expect(await own.jobs()).toEqual([answer.body['id']])
  })

  it('has the country that free text certainly names, and none that it may mean', async () => {
    for (const [hq_fuzzy, hq_region, hq_subregion] of [
      ['1600 Amphitheatre Parkway, Mountain View, CA, United States', 'US', 'CA'],
      ['Stockholm, Sweden', 'SE', null],
      ['Sweden', 'SE', null],
      ['Chicago, IL', null, null],
    ]) {
      const { body } = await project.post({ name: `Placed by ${hq_fuzzy}`, hq_fuzzy })
      expect([hq_fuzzy, body['hq_region'], body['hq_subregion']]).toEqual([hq_fuzzy, hq_region, hq_subregion])
      expect((await project.get(`/organizations/${body['id']}`)).body).toMatchObject({ hq_region, hq_subregion })
    }
  })

  it('takes charset parameters and blank optional fields', async () => {
    const answer = await post('{"name":"Blank","hq_region":"","website":null}', {
      'content-type': 'Application/JSON;charset=UTF-8',
    })
    expect(answer.body).toMatchObject({ name: 'Blank', hq_region: null, website: null })
  })

  it('shows the name of the known company where only its identifier was given', async () => {
    const own = await service.project()
    const answer = await own.post({ lei_number: '549300w9jlpw15xifm52' })
    expect(answer.body).toMatchObject({ name: 'Ericsson', status: 'created' })
    expect((await own.post({ name: 'Ericsson', hq_region: 'SE' })).body['id']).toBe(answer.body['id'])
  })
})

describe('GET /organizations/{id}', () => {
  it('is 404 with the id as a string when there is no such organization', async () => {
    for (const segment of [
      '999999',
      'abc',
      '1.5',
      '-1',
      '0',
      '9'.repeat(300),
      '%20',
      '1%00',
      'a%2Fb',
      '%F0%9F%8C%8D',
    ]) {
      const answer = await project.get(`/organizations/${segment}`)
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({
        status: 404,
        title: 'Organizations not found',
        detail: expect.any(String),
        id: decodeURIComponent(segment),
      })
    }
  })

  it('is 404, not 403, for the organization of another project', async () => {
    const { body } = await project.post({ name: 'Private' })
    const other = await service.project()
    const answer = await other.get(`/organizations/${body['id']}`)
    expect(answer.body).toMatchObject({ status: 404, id: String(body['id']) })
    expect((await project.get(`/organizations/${body['id']}`)).status).toBe(200)
  })

  it('is 400 for percent-encoding that is none', async () => {
    for (const url of ['/organizations/%', '/organizations/%zz', '/organizations/%ED%A0%80']) {
      const answer = await project.get(url)
      expect(answer.status).toBe(400)
      expect(ErrorBody.strict().safeParse(answer.body).success).toBe(true)
    }
  })

  it('is 400 for an unknown currency and 422 for an unknown parameter', async () => {
    const { body } = await project.post({ name: 'Currency' })
    const url = `/organizations/${body['id']}`
    for (const query of ['currency=XXX', 'currency=%zz', 'currency=EUR&currency=USD', 'currency=%00']) {
      expect((await project.get(`${url}?${query}`)).body).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^currency: /),
      })
    }
    expect((await project.get(`${url}?curency=EUR`)).body).toMatchObject({
      status: 422,
      detail: 'Not known here: "curency"',
    })
    expect((await project.get(`${url}?__proto__=1`)).status).toBe(422)
    for (const query of ['', '?', '?currency=', '?currency=eur'])
      expect((await project.get(url + query)).status).toBe(200)
  })

  it('refuses retired currencies and fund codes in words that name what to ask for', async () => {
    const { body } = await project.post({ name: 'Retired' })
    const detailOf = async (currency: string) =>
      (await project.get(`/organizations/${body['id']}?currency=${currency}`)).body['detail']
    expect(await detailOf('HRK')).toMatch(/^currency: HRK ended when Croatia took the euro .*EUR$/)
    expect(await detailOf('bgn')).toMatch(/^currency: BGN ended when Bulgaria took the euro .*EUR$/)
    expect(await detailOf('DEM')).toBe('currency: DEM became the euro: ask for EUR')
    expect(await detailOf('CLF')).toBe('currency: CLF is a fund code or a unit of account, no currency')
    expect((await project.post({ name: 'Retired', currency: 'TRL' })).body['detail']).toMatch(/ask for TRY$/)
  })

  it('takes a constant year of rates, and refuses in words what is none', async () => {
    const { body } = await project.post({ name: 'Constant', rates: '2022' })
    const url = `/organizations/${body['id']}`
    for (const query of ['rates=2022', 'rates=yearly', 'rates=', 'currency=GBP&rates=2022'])
      expect((await project.get(`${url}?${query}`)).status, query).toBe(200)
    for (const query of ['rates=1998', 'rates=monthly', 'rates=20222', 'rates=2022&rates=2021', 'rates=-2022']) {
      const answer = await project.get(`${url}?${query}`)
      expect(answer.body, query).toMatchObject({ status: 400, detail: expect.stringMatching(/^rates: /) })
    }
    expect((await project.get(`${url}?rates=2030`)).body['detail']).toBe(
      'rates: no rates are known for 2030; they end with 2022',
    )
    expect((await project.post({ name: 'Constant', rates: '2030' })).status).toBe(400)
  })

  it('keeps answers of different rates apart, each with its ETag, and drops all when the organization changes', async () => {
    const { body } = await project.post({ name: 'Two rates' })
    const url = `/organizations/${body['id']}`
    await service.database.query(`update organization set status = 'synced' where id = $1`, [body['id']])
    await project.get(`${url}?currency=GBP`)
    const constant = await project.get(`${url}?currency=GBP&rates=2022`)
    const keys = await queryRows(
      service.database,
      z.object({ currency: z.string() }),
      'select currency from organization_answer where organization_id = $1 order by currency',
      [body['id']],
    )
    expect(keys.map(({ currency }) => currency)).toEqual(['GBP', 'GBP@2022'])
    const etag = String(constant.headers['etag'])
    expect((await project.get(`${url}?currency=GBP&rates=2022`, { 'if-none-match': etag })).status).toBe(304)
    await project.post({ name: 'Two rates', external_id: 'rates-1' })
    const changed = await project.get(`${url}?currency=GBP&rates=2022`, { 'if-none-match': etag })
    expect([changed.status, changed.body['external_id']]).toEqual([200, 'rates-1'])
  })

  it('answers a request that names a content-type without having a body', async () => {
    const { body } = await project.post({ name: 'Typed' })
    expect((await project.get(`/organizations/${body['id']}`, { 'content-type': 'application/json' })).status).toBe(200)
  })

  it('has a strong ETag and answers 304 until the organization changes', async () => {
    const { body } = await project.post({ name: 'Tagged' })
    const url = `/organizations/${body['id']}`
    await service.database.query(`update organization set status = 'synced' where id = $1`, [body['id']])
    const first = await project.get(url)
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await project.get(url, { 'if-none-match': `"x", ${etag}` })
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag])
    expect((await project.get(url)).text).toBe(first.text)
    expect((await project.get(`${url}?currency=GBP`, { 'if-none-match': '"x"' })).status).toBe(200)
    await project.post({ name: 'Tagged', external_id: 'new' })
    const changed = await project.get(url, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.body['external_id']).toBe('new')
  })

  it('does not store an answer built from a row that has changed since', async () => {
    const { body } = await project.post({ name: 'Racing' })
    const { storeAnswer, findAnswer } = await import('@/service/storage/organizations/answers')
    const answer = { organizationId: Number(body['id']), currency: 'USD', etag: '"old"', body: '{}' }
    await storeAnswer(service.database, { ...answer, revision: 5 })
    const key = { projectId: project.id, organizationId: answer.organizationId, currency: 'USD' }
    expect(await findAnswer(service.database, key)).toBeNull()
    await storeAnswer(service.database, { ...answer, revision: 0 })
    expect(await findAnswer(service.database, key)).toEqual({ etag: '"old"', body: '{}' })
    expect(await findAnswer(service.database, { ...key, projectId: project.id + 1 })).toBeNull()
  })

  it('answers HEAD like GET without the body', async () => {
    const { body } = await project.post({ name: 'Head' })
    const headers = { authorization: `Bearer ${project.key}` }
    const answer = await send(service.app, { method: 'HEAD', url: `/organizations/${body['id']}`, headers })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(answer.headers['etag']).toBeDefined()
  })
})
