import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

const lei = { ericsson: '549300W9JLPW15XIFM52', aes: '2NUNNB7D43COUIRE5295', nestle: 'KY37LUS27QQX7BB93L28' }
const isin = { ericssonB: 'SE0000108656', ericssonA: 'SE0000108649', nestle: 'CH0038863350' }

let service: TestService

beforeAll(async () => {
  service = await startTestService([
    companyOf({
      id: 501,
      name: 'Ericsson',
      hqRegion: 'SE',
      names: [
        { value: 'ericsson', source: 'sbti' },
        { value: 'telefonaktiebolaget lm ericsson', source: 'sbti' },
      ],
      identifiers: [
        { kind: 'lei', value: lei.ericsson, source: 'sbti' },
        { kind: 'isin', value: isin.ericssonB, source: 'sbti' },
      ],
    }),
    companyOf({ id: 502, name: 'Twin', hqRegion: 'SE', names: [{ value: 'twin', source: 'sbti' }] }),
    companyOf({ id: 503, name: 'Twin', hqRegion: 'NO', names: [{ value: 'twin', source: 'sbti' }] }),
  ])
})
afterAll(() => service.stop())

/** Ids of one project's registrations, in their order: equal numbers are the same organization. */
async function register(...bodies: object[]): Promise<{ ids: number[]; answers: Answer[]; project: TestProject }> {
  const project = await service.project()
  const answers: Answer[] = []
  for (const body of bodies) answers.push(await project.post(body))
  expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => 200))
  const ids = answers.map((answer) => Number(answer.body['id']))
  const first = ids[0] ?? 0
  return { ids: ids.map((id) => id - first), answers, project }
}

describe('two registrations that are never the same organization', () => {
  const different: [string, object, object][] = [
    [
      'different LEIs under one external id',
      { name: 'A', external_id: 'x', lei_number: lei.aes },
      { name: 'A', external_id: 'x', lei_number: lei.nestle },
    ],
    [
      'different ISINs that do not lead to one known company',
      { name: 'Alpha', isin_number: isin.ericssonA },
      { name: 'Alpha', isin_number: isin.nestle },
    ],
    ['different DUNS numbers', { name: 'A', duns_number: '123456789' }, { name: 'A', duns_number: '12-345-6780' }],
    ['different S&P numbers', { name: 'A', sp_global_number: '1' }, { name: 'A', sp_global_number: '2' }],
    ['different numbers in the name', { name: 'Unit 2', hq_region: 'SE' }, { name: 'Unit 3', hq_region: 'SE' }],
    [
      'different numbers in the name, each with an external id',
      { name: 'Unit 2', external_id: 'x' },
      { name: 'Unit 3', external_id: 'y' },
    ],
    [
      'different DUNS numbers under one external id, and other numbers in the name',
      { name: 'Unit 2', external_id: 'x', duns_number: '123456789' },
      { name: 'Unit 3', external_id: 'x', duns_number: '12-345-6780' },
    ],
    ['different countries', { name: 'A', hq_region: 'SE' }, { name: 'A', hq_region: 'NO' }],
    [
      'different countries under one LEI',
      { name: 'A', hq_region: 'SE', lei_number: lei.aes },
      { name: 'A', hq_region: 'NO', lei_number: lei.aes },
    ],
    ['different countries, one of them in words', { name: 'A', hq_region: 'SE' }, { name: 'A', hq_fuzzy: 'Norway' }],
    ['a country on one side only', { name: 'A' }, { name: 'A', hq_region: 'SE' }],
    ['different websites', { name: 'A', website: 'a.com' }, { name: 'A', website: 'https://b.com/a' }],
    ['different names', { name: 'Alpha' }, { name: 'Alpha Beta' }],
    [
      'a namesake whose LEI leads elsewhere',
      { name: 'Ericsson', hq_region: 'SE' },
      { name: 'Ericsson', hq_region: 'SE', lei_number: lei.aes },
    ],
    ['namesakes of two known companies', { name: 'Twin', hq_region: 'SE' }, { name: 'Twin', hq_region: 'NO' }],
  ]
  it.each(different)('%s', async (_, first, second) => {
    // Each body once more: what is not merged must still not be registered twice.
    const { ids, project } = await register(first, second, first, second)
    expect(ids).toEqual([0, 1, 0, 1])
    expect(await project.jobs()).toHaveLength(2)
  })

  it('in two projects have two ids, whatever they share', async () => {
    const [one, other] = [await service.project(), await service.project()]
    const body = { name: 'Ericsson', hq_region: 'SE', external_id: 'x' }
    expect((await one.post(body)).body['id']).not.toBe((await other.post(body)).body['id'])
  })
})

describe('a second registration answers with the first record', () => {
  const same: [string, object, object][] = [
    ['by external id', { name: 'Alpha', external_id: 'x' }, { name: 'Beta', external_id: ' x ' }],
    ['by LEI', { name: 'Alpha', lei_number: lei.aes }, { name: 'Beta', lei_number: lei.aes.toLowerCase() }],
    [
      'by the known company, whose classes of shares have an ISIN each',
      { name: 'Ericsson', isin_number: isin.ericssonB },
      { name: 'Ericsson', isin_number: isin.ericssonA },
    ],
    ['by ISIN', { name: 'Alpha', isin_number: isin.nestle }, { name: 'Beta', isin_number: isin.nestle }],
    [
      'by external id, with another number in the name',
      { name: 'Supplier 1000234', external_id: 'V1' },
      { name: 'Supplier 1000235', external_id: 'V1' },
    ],
    [
      'by LEI, with another number in the name',
      { name: '3M', lei_number: lei.aes },
      { name: '3M Center 220', lei_number: lei.aes },
    ],
    [
      'by ISIN, with another number in the name',
      { name: 'Plant 1', isin_number: isin.nestle },
      { name: 'Plant 2', isin_number: isin.nestle },
    ],
    [
      'by DUNS, with another number in the name',
      { name: 'Plant 1', duns_number: '123456789' },
      { name: 'Plant 2', duns_number: '123456789' },
    ],
    [
      'by S&P number, with another number in the name',
      { name: 'Plant 1', sp_global_number: '17' },
      { name: 'Plant 2', sp_global_number: '17' },
    ],
    ['by DUNS', { name: 'Alpha', duns_number: '12-345-6789' }, { name: 'Beta', duns_number: '123456789' }],
    ['by S&P number', { name: 'Alpha', sp_global_number: '17' }, { name: 'Beta', sp_global_number: '17' }],
    [
      'by known company, over two of its names',
      { name: 'Ericsson', hq_region: 'SE' },
      { name: 'Telefonaktiebolaget LM Ericsson', hq_region: 'SE' },
    ],
    [
      'by known company, by name and by LEI',
      { name: 'Ericsson', hq_region: 'SE' },
      { name: 'The network people', lei_number: lei.ericsson },
    ],
    ['by known company, with a country on one side', { name: 'Ericsson' }, { name: 'Ericsson', hq_region: 'SE' }],
    ['by name without a country', { name: 'Alpha Inc.' }, { name: 'ALPHA, Inc' }],
    ['by name with one country', { name: 'Álpha AB', hq_region: 'SE' }, { name: 'alpha', hq_region: 'se' }],
    ['by name with one country in words', { name: 'Alpha', hq_fuzzy: 'Sweden' }, { name: 'Alpha', hq_region: 'SE' }],
    ['by name with a website on one side', { name: 'Alpha' }, { name: 'Alpha', website: 'alpha.com' }],
    [
      'by name with two addresses of one domain',
      { name: 'Alpha', website: 'www.alpha.com' },
      { name: 'Alpha', website: 'info@alpha.com' },
    ],
    ['by identifier without a name', { name: 'Alpha', duns_number: '123456789' }, { duns_number: '123456789' }],
  ]
  it.each(same)('%s', async (_, first, second) => {
    const { ids } = await register(first, second)
    expect(ids).toEqual([0, 0])
  })

  it('by the country that research found', async () => {
    const { ids, project, answers } = await register({ name: 'Alpha' })
    await service.database.query(`update organization set found_region = 'SE' where id = $1`, [answers[0]?.body['id']])
    const again = await project.post({ name: 'Alpha', hq_region: 'SE' })
    const blank = await project.post({ name: 'Alpha' })
    const elsewhere = await project.post({ name: 'Alpha', hq_region: 'NO' })
    expect(ids).toEqual([0])
    expect([again, blank].map((answer) => answer.body['id'])).toEqual([answers[0]?.body['id'], answers[0]?.body['id']])
    expect(elsewhere.body['id']).not.toBe(answers[0]?.body['id'])
  })

  it('also when it repeats the first word for word after another has filled its blanks', async () => {
    const { ids } = await register(
      { name: 'Alpha' },
      { name: 'Alpha', external_id: 'x', website: 'alpha.com' },
      { name: 'Beta', external_id: 'x', hq_region: 'SE', lei_number: lei.aes },
      { name: 'Alpha' },
      { name: 'Alpha', hq_region: 'SE' },
    )
    expect(ids).toEqual([0, 0, 0, 0, 0])
  })

  it('and of several that match, with the one that shares the external id', async () => {
    const { ids } = await register(
      { name: 'Alpha', hq_region: 'SE' },
      { name: 'Beta', hq_region: 'SE', external_id: 'b' },
      { name: 'Alpha', hq_region: 'SE', external_id: 'b' },
    )
    expect(ids).toEqual([0, 1, 1])
  })
})

describe('one external id, LEI, ISIN, DUNS or S&P number', () => {
  const names = fc.array(
    fc.tuple(fc.constantFrom('Supplier', 'Plant', 'Alpha', 'Unité'), fc.nat(9_999)).map(([word, n]) => `${word} ${n}`),
    { minLength: 2, maxLength: 8 },
  )
  const key = fc.constantFrom(
    { external_id: 'V1' },
    { lei_number: lei.aes },
    { isin_number: isin.nestle },
    { duns_number: '123456789' },
    { sp_global_number: '17' },
  )

  it('is one organization whatever its names are, one after the other or at once', async () => {
    await fc.assert(
      fc.asyncProperty(names, key, fc.boolean(), async (all, identifier, isRace) => {
        const project = await service.project()
        const send = (name: string) => project.post({ name, ...identifier })
        const answers: Answer[] = isRace ? await Promise.all(all.map(send)) : []
        if (!isRace) for (const name of all) answers.push(await send(name))
        expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
        expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1)
        expect(await project.jobs()).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
  }, 120_000)
})

describe('a body that is registered again, word for word', () => {
  const body = fc.record(
    {
      name: fc.constantFrom('Alpha', 'ALPHA Inc', 'Unit 2', 'Unit 3', 'Ericsson'),
      hq_region: fc.constantFrom('SE', 'NO'),
      hq_fuzzy: fc.constantFrom('Sweden', 'Norway'),
      website: fc.constantFrom('alpha.com', 'beta.com'),
      external_id: fc.constantFrom('x', 'y'),
      lei_number: fc.constantFrom(lei.aes, lei.ericsson),
      duns_number: fc.constantFrom('123456789', '123456780'),
    },
    { requiredKeys: ['name'] },
  )

  it('answers with the same record, whatever was registered in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 2, maxLength: 7 }), async (bodies) => {
        const project = await service.project()
        const first: unknown[] = []
        for (const one of bodies) first.push((await project.post(one)).body['id'])
        const second: unknown[] = []
        for (const one of bodies) second.push((await project.post(one)).body['id'])
        expect(second).toEqual(first)
      }),
      { numRuns: 30 },
    )
  }, 120_000)
})

describe('what a repeat brings', () => {
  it('changes nothing and starts nothing when it is nothing new', async () => {
    const body = { name: 'Alpha', hq_region: 'SE', website: 'alpha.com', external_id: 'x' }
    const { answers, project } = await register(body, {
      ...body,
      name: 'ALPHA AB',
      website: 'https://www.alpha.com/about',
    })
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(await project.jobs()).toHaveLength(1)
  })

  it('has research try again where it had failed', async () => {
    const body = { name: 'Alpha', hq_region: 'SE' }
    const { answers, project } = await register(body)
    const id = Number(answers[0]?.body['id'])
    await service.database.query(`update organization set status = 'errored', revision = revision + 1 where id = $1`, [
      id,
    ])
    const again = await project.post(body)
    expect(again.body).toMatchObject({ id, status: 'created' })
    expect(await project.jobs()).toHaveLength(2)
  })

  it('fills blanks, never overwrites, and has research look again', async () => {
    const { answers, project } = await register({ name: 'Alpha', external_id: 'x' })
    const id = answers[0]?.body['id']
    await service.database.query(`update organization set status = 'synced' where id = $1`, [id])
    const repeat = await project.post({
      name: 'Beta',
      external_id: 'x',
      hq_region: 'US',
      hq_subregion: 'OH',
      website: 'alpha.com',
    })
    expect(repeat.body).toMatchObject({
      id,
      name: 'Alpha',
      hq_region: 'US',
      hq_subregion: 'OH',
      website: 'alpha.com',
      status: 'created',
    })
    expect(await project.jobs()).toEqual([id, id])
    const states = await service.database.query(
      'select state, reason from organization_state where organization_id = $1 order by id',
      [id],
    )
    expect(states).toEqual([
      { state: 'created', reason: 'Registered' },
      { state: 'created', reason: 'Registered again with hq_region, hq_subregion, website' },
    ])
  })

  it('keeps the state when it is only an external id, and is found by it from then on', async () => {
    const { answers, project } = await register({ name: 'Alpha' })
    const id = answers[0]?.body['id']
    await service.database.query(`update organization set status = 'synced' where id = $1`, [id])
    expect((await project.post({ name: 'Alpha', external_id: 'x' })).body).toMatchObject({
      id,
      external_id: 'x',
      status: 'synced',
    })
    expect((await project.post({ name: 'Other', external_id: 'x' })).body['id']).toBe(id)
    // A run under way saves nothing over the changed row, so another has to follow it.
    expect(await project.jobs()).toEqual([id, id])
  })

  it('does not put a subregion into a country that it is not in', async () => {
    const { answers } = await register(
      { name: 'Alpha', hq_region: 'SE', external_id: 'x' },
      { name: 'Alpha', hq_subregion: 'OH', external_id: 'x' },
    )
    expect(answers[1]?.body).toMatchObject({ hq_region: 'SE', hq_subregion: null })
  })
})
