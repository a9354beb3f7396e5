import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DryRun } from '@/service/contract/organization/match'
import {
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

const shell = { isin: 'GB00BP6MXD84', lei: '21380068P1DRHMJ8KU70' }

let service: TestService

beforeAll(async () => {
  service = await startTestService([
    companyOf({ id: 1, name: 'China Construction Bank', hqRegion: 'CN' }),
    companyOf({ id: 2, name: 'Ørsted', hqRegion: 'DK' }),
    companyOf({ id: 3, name: 'Hon Hai Precision', hqRegion: 'TW' }),
    companyOf({ id: 4, name: 'Taiwan Semiconductor Manufacturing', hqRegion: 'TW' }),
    companyOf({ id: 5, name: 'Nippon Steel', hqRegion: 'JP' }),
    companyOf({
      id: 6,
      name: 'Shell',
      hqRegion: 'GB',
      identifiers: [
        { kind: 'isin', value: shell.isin, source: 'sbti' },
        { kind: 'lei', value: shell.lei, source: 'sbti' },
      ],
    }),
    companyOf({ id: 7, name: 'Equinor', hqRegion: 'NO' }),
    companyOf({
      id: 8,
      name: 'Volkswagen',
      hqRegion: 'DE',
      identifiers: [{ kind: 'isin', value: 'DE0007664039', source: 'sbti' }],
    }),
    companyOf({ id: 9, name: 'Alphabet', hqRegion: 'US' }),
    companyOf({ id: 10, name: 'Roche Holding', hqRegion: 'CH' }),
    companyOf({ id: 11, name: 'PTT', hqRegion: 'TH' }),
  ])
}, 120_000)
afterAll(() => service.stop())

async function post(project: TestProject, url: string, body: object) {
  const headers = { authorization: `Bearer ${project.key}`, 'content-type': 'application/json' }
  return send(service.app, { method: 'POST', url, headers, payload: JSON.stringify(body) })
}

async function dryRun(project: TestProject, body: object): Promise<DryRun> {
  const answer = await post(project, '/organizations?dry_run=true', body)
  expect(answer.status).toBe(200)
  return answer.body as DryRun
}

async function register(project: TestProject, body: object): Promise<number> {
  const answer = await project.post(body)
  expect(answer.status).toBe(200)
  return Number(answer.body['id'])
}

describe('several shares of one issuer are one organization', () => {
  it.each([
    ['Volkswagen AG', 'DE', 'DE0007664005', 'DE0007664039'],
    ['Alphabet Inc.', 'US', 'US02079K3059', 'US02079K1079'],
    ['Roche Holding AG', 'CH', 'CH0012032048', 'CH0012032113'],
    ['Probe Industrie SA', 'FR', 'FR0000120073', 'FR0000053951'],
  ])('%s', async (name, hq_region, one, other) => {
    const project = await service.project()
    const id = await register(project, { name, hq_region, isin_number: one })
    expect(await dryRun(project, { name, hq_region, isin_number: other })).toMatchObject({
      outcome: 'same',
      organization_id: id,
    })
    expect(await register(project, { name, hq_region, isin_number: other })).toBe(id)
  })
})

describe('a company under two of its names is one organization', () => {
  it.each([
    ['China Construction Bank', 'CN', '中国建设银行'],
    ['China Construction Bank', 'CN', '中国建设银行股份有限公司'],
    ['Ørsted', 'DK', 'DONG Energy'],
    ['Hon Hai Precision', 'TW', '鴻海精密工業'],
    ['Taiwan Semiconductor Manufacturing', 'TW', '台积电'],
    ['Nippon Steel', 'JP', '日本製鉄株式会社'],
    ['Nippon Steel', 'JP', '新日鐵住金'],
    ['Equinor', 'NO', 'Statoil ASA'],
    ['PTT', 'TH', 'บริษัท ปตท. จำกัด (มหาชน)'],
  ])('%s (%s) and %s, whichever comes first', async (name, hq_region, other) => {
    for (const [first, second] of [
      [name, other],
      [other, name],
    ]) {
      const project = await service.project()
      const id = await register(project, { name: first, hq_region })
      const told = await dryRun(project, { name: second, hq_region })
      expect(told).toMatchObject({
        outcome: 'same',
        organization_id: id,
        organization_name: first,
        matched_by: 'company',
        same_company: null,
      })
      expect(await register(project, { name: second, hq_region })).toBe(id)
      expect(await project.jobs()).toEqual([id])
    }
  })

  it('not where its country is another, its identifier another, or a person said that it is none', async () => {
    const project = await service.project()
    const bank = await register(project, { name: 'China Construction Bank', hq_region: 'CN' })
    const abroad = { name: '中国建设银行', hq_region: 'SE' }
    expect(await dryRun(project, abroad)).toMatchObject({ organization_id: null, company: null, same_company: null })
    expect(await register(project, abroad)).not.toBe(bank)
    const here = { name: '中国建设银行', hq_region: 'CN', duns_number: '123456789' }
    const withNumber = await register(project, { name: 'CCB', hq_region: 'CN', duns_number: '987654321' })
    await post(project, `/organizations/${withNumber}/match`, { company_id: 1 })
    expect(await register(project, here)).not.toBe(withNumber)

    const other = await service.project()
    await register(other, { name: 'China Construction Bank', hq_region: 'CN' })
    const asked = await register(other, { name: '建设银行', hq_region: 'SE' })
    await post(other, `/organizations/${asked}/match`, { company_id: 'none' })
    expect((await dryRun(other, { name: '建设银行', hq_region: 'SE' })).company).toBeNull()
  })
})

describe('a record of the same company that stays another', () => {
  it('is told with the company, and one merge makes both one', async () => {
    const project = await service.project()
    const british = await register(project, { name: 'Shell', hq_region: 'GB' })
    const body = { name: 'RDS', hq_region: 'NL', isin_number: shell.isin }
    const told = await dryRun(project, body)
    expect(told).toMatchObject({
      outcome: 'same',
      organization_id: null,
      matched_by: null,
      company: { id: 6 },
      same_company: { organization_id: british, name: 'Shell', hq_region: 'GB' },
    })
    const dutch = await register(project, body)
    expect(dutch).not.toBe(british)
    expect((await post(project, `/organizations/${dutch}/merge`, { into: british })).status).toBe(200)
    expect(await dryRun(project, body)).toMatchObject({ organization_id: british, same_company: null })
    // From now on a third country is told of the record that answers.
    expect(await dryRun(project, { ...body, hq_region: 'SE' })).toMatchObject({
      organization_id: null,
      same_company: { organization_id: british },
    })
  })

  it('is not of another project', async () => {
    await register(await service.project(), { name: 'Shell', hq_region: 'GB' })
    const told = await dryRun(await service.project(), { name: 'RDS', hq_region: 'NL', isin_number: shell.isin })
    expect(told).toMatchObject({ company: { id: 6 }, same_company: null })
  })
})

it('says what a record was found by', async () => {
  const project = await service.project()
  await register(project, { name: 'Alpha Testwerke', hq_region: 'DE', external_id: 'V1', duns_number: '123456789' })
  const by = async (body: object) => (await dryRun(project, body)).matched_by
  expect(await by({ name: 'Beta', external_id: 'V1' })).toBe('external_id')
  expect(await by({ name: 'Beta', duns_number: '123456789' })).toBe('identifier')
  expect(await by({ name: 'Alpha Testwerke GmbH', hq_region: 'DE' })).toBe('name')
  expect(await by({ name: 'Gamma Testbau', hq_region: 'DE' })).toBeNull()
})
