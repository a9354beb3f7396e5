import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { noteReportSearch } from './note-search'

let release: SmallRelease
let service: TestEditions

beforeAll(async () => {
  release = writeSmallRelease([])
  service = await startTestEditions(release.directory)
}, 120_000)
afterAll(async () => {
  await service.stop()
  release.remove()
})

async function send(method: 'GET' | 'PUT', { key = service.key, body }: { key?: string; body?: object } = {}) {
  const answer = await service.app.inject({
    method,
    url: '/report-searches/choice',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const choose = (isOn: boolean) => send('PUT', { key: teamKey, body: { is_on: isOn } })

async function stateOf(id: number): Promise<string> {
  const answer = await service.app.inject({
    url: `/organizations/${id}/report-search`,
    headers: { authorization: `Bearer ${service.key}` },
  })
  return answer.json().state
}

it('is off and undecided until an admin answers; then organizations that were there are looked at too', async () => {
  const id = await service.register({ name: 'Aldgate Mills', hq_region: 'GB', website: 'https://aldgate.example' })
  await noteReportSearch(service.ctx, { organizationId: id })
  expect(await send('GET')).toEqual({ status: 200, body: { is_on: false, decided_by: null, decided_at: null } })
  expect(await stateOf(id)).toBe('never')

  const found = await service.register({ name: 'Bexley Mills', hq_region: 'GB' })
  await service.work()
  const website = "update organization set found_website = 'https://bexley.example' where id = $1"
  await service.database.query(website, [found])

  expect(await choose(true)).toEqual({
    status: 200,
    body: { is_on: true, decided_by: 'admin', decided_at: expect.any(String) },
  })
  expect(await service.work()).toEqual(expect.arrayContaining([id, found]))
  await noteReportSearch(service.ctx, { organizationId: id })
  expect(await stateOf(id)).toBe('waiting')

  expect((await choose(false)).body).toMatchObject({ is_on: false, decided_by: 'admin' })
  expect(await stateOf(id)).toBe('never')
  const events = await service.database.query("select details from audit_event where kind = 'report_search.chosen'")
  expect(events).toEqual([{ details: { is_on: true } }, { details: { is_on: false } }])
})

it('is decided with the team key alone, and by nothing but yes or no', async () => {
  expect((await send('PUT', { body: { is_on: true } })).status).toBe(401)
  expect((await send('PUT', { key: teamKey, body: { is_on: 'yes' } })).status).toBe(400)
  expect((await send('GET', { key: teamKey })).status).toBe(200)
})

it('is decided by REPORTS_FIND where that is set, on or off', async () => {
  await choose(true)
  for (const given of [true, false]) {
    service.ctx.findsReports = given
    expect((await send('GET')).body).toEqual({ is_on: given, decided_by: 'environment', decided_at: null })
    const refused = await choose(!given)
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining('REPORTS_FIND=')])
  }
  service.ctx.findsReports = null
  expect((await send('GET')).body).toMatchObject({ is_on: true, decided_by: 'admin' })
})
