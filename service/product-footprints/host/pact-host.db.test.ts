import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PactHostAsked, PactHostOfOrganization } from '@/service/contract/product-footprints/pact-host'
import { type StandIn, sendJson } from '@/service/live/testing/start-stand-in'
import { createProject } from '@/service/projects/create-project'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import { send } from '@/service/testing/programs/start-test-service'
import { makeFootprint } from '../testing/make-footprint'
import { access, startPactHost } from '../testing/start-pact-host'

// Conformance of a data recipient with the PACT Technical Specifications 3.0, tested with a conforming host and with others. The cases of
// PACT's conformance service (wbcsd/pact-conformance-test-service, v3) test hosts. A recipient has a part in 1 and 18 (it signs in), 2 and
// 19 (it is refused), 4 (200 or 202), 5 (pages), 6 (a refused token), 9 and 10 (https alone), 13 and 14 (events that answer a request, given as
// a file: pact/read-product-footprint.test.ts). This one asks for no single footprint (3, 7, 8, 11), sets no filter (20 onwards) and receives
// no events (12, 15 to 17; docs/decisions/0121).

let folder: SmallRelease
let editions: TestEditions
let host: StandIn
let footprints: unknown[] = []

beforeAll(async () => {
  folder = writeSmallRelease([])
  editions = await startTestEditions(folder.directory)
  allowThisMachine()
}, 120_000)
afterAll(async () => {
  await editions.stop()
  rmSync(editions.ctx.live.dataDirectory, { recursive: true, force: true })
  folder.remove()
})
afterEach(async () => {
  footprints = []
  allowThisMachine()
  await host.stop()
})

function allowThisMachine(): void {
  Object.assign(editions.ctx.live.reach, { mayConnect: (address: string) => address === '127.0.0.1', anyPort: true })
}

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown, key = editions.key) {
  const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return send(editions.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

const register = (name: string) => editions.register({ name })

async function give(id: number, more: object = {}) {
  return ask('PUT', `/organizations/${id}/pact-host`, { url: host.url, ...access, by: 'Ada', ...more })
}

async function fetchOf(id: number, body: object = {}) {
  const answer = await ask('POST', `/organizations/${id}/pact-host/fetch`, body)
  if (answer.status !== 200) throw new Error(answer.text)
  return PactHostAsked.parse(answer.body)
}

const idOf = (place: number) => `0d9a1f3e-0000-4000-8000-${String(place).padStart(12, '0')}`
const listOf = (count: number, companyName: string) =>
  Array.from({ length: count }, (_, place) =>
    makeFootprint({ id: idOf(place), companyName, productNameCompany: `Product ${place}` }),
  )

it('signs in, reads page by page, stores each footprint, and the next time only new ones', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Cornhill Paper')
  footprints = listOf(5, 'Cornhill Paper')
  expect((await give(id)).status).toBe(200)
  const asked = await fetchOf(id, { by: 'Ada' })
  expect(asked.outcomes.map(({ result }) => result)).toEqual(Array(5).fill('taken'))
  expect(asked.host).toMatchObject({
    answered: 5,
    failure: null,
    asked_at: '2026-11-21T12:00:00.000Z',
    client_id: 'buyer-7',
  })
  expect(asked.footprints[0]).toMatchObject({ origin: 'host', given_from: host.url, given_by: 'Ada', state: 'counts' })
  expect(host.asked).toEqual([
    '/.well-known/openid-configuration',
    '/auth/token',
    '/3/footprints?limit=100',
    '/3/footprints?limit=2&offset=2',
    '/3/footprints?limit=2&offset=4',
  ])
  await editions.work()
  const { performances } = await editions.answer(id)
  expect(performances[0]?.production_emission_factors).toHaveLength(5)
  // One footprint is withdrawn, and one is added.
  footprints = [
    {
      ...makeFootprint({ id: idOf(0), companyName: 'Cornhill Paper', productNameCompany: 'Product 0' }),
      status: 'Deprecated',
    },
    ...listOf(6, 'Cornhill Paper').slice(1),
  ]
  const again = await fetchOf(id)
  expect(again.outcomes.map(({ result }) => result)).toEqual(['taken', 'known', 'known', 'known', 'known', 'taken'])
  expect(again.footprints.find(({ product }) => product === 'Product 0')?.state).toBe('deprecated')
})

it('finds the token endpoint in the OpenID configuration if the host has one, also at another address', async () => {
  host = await startPactHost(() => footprints, true)
  const id = await register('Moorgate Glass')
  footprints = listOf(1, 'Moorgate Glass')
  await give(id, { auth_url: `${host.url}/` })
  expect((await fetchOf(id)).host).toMatchObject({ answered: 1, auth_url: host.url })
  expect(host.asked.slice(0, 2)).toEqual(['/.well-known/openid-configuration', '/sign-in/token'])
})

it('signs in anew where the token expires between two pages, once', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Fenchurch Dyes')
  footprints = listOf(5, 'Fenchurch Dyes')
  await give(id)
  let refusals = 1
  const expireAtSecondPage = () =>
    host.intercept((_request, response, url) => {
      if (url.searchParams.get('offset') !== '2' || refusals === 0) return false
      refusals -= 1
      sendJson(response, { code: 'TokenExpired', message: 'The access token has expired' }, 401)
      return true
    })
  expireAtSecondPage()
  expect((await fetchOf(id)).host).toMatchObject({ answered: 5, failure: null })
  expect(host.asked.filter((path) => path === '/auth/token')).toHaveLength(2)
  refusals = 2
  expireAtSecondPage()
  expect((await fetchOf(id)).host).toMatchObject({
    answered: null,
    failure: expect.stringMatching(/gives this access no footprints \(The access token has expired\)/),
  })
  expect(host.asked.filter((path) => path === '/auth/token')).toHaveLength(4)
})

it('takes a list of which more may come later (202), and a link to the next page without its host', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Lombard Optics')
  footprints = listOf(3, 'Lombard Optics')
  await give(id)
  host.intercept((_request, response, url) => {
    if (url.pathname !== '/3/footprints' || url.searchParams.has('offset')) return false
    sendJson(response, { data: footprints.slice(0, 2) }, 202, { link: '</3/footprints?limit=2&offset=2>; rel="next"' })
    return true
  })
  expect((await fetchOf(id)).host).toMatchObject({ answered: 3, failure: null })
})

it.each([
  [400, { error: 'invalid_client', error_description: 'Authentication failed' }, 'Authentication failed'],
  [401, { error: 'invalid_client', error_description: 'Client authentication failed' }, 'Client authentication failed'],
  [400, { error: 'unauthorized_client' }, 'unauthorized_client'],
  [403, { code: 'AccessDenied', message: 'Not you' }, 'Not you'],
])('says that a sign-in is refused (%s), with and without an OpenID configuration', async (status, body, said) => {
  for (const hasConfiguration of [false, true]) {
    host = await startPactHost(() => footprints, hasConfiguration)
    const id = await register(`Refused ${said} ${hasConfiguration}`)
    await give(id)
    host.intercept((_request, response, url) => {
      if (!url.pathname.endsWith('/token')) return false
      sendJson(response, body, status)
      return true
    })
    expect((await fetchOf(id)).host.failure).toBe(
      `The host does not accept the client id and secret (${said}). Ask the supplier for new ones, and enter them here.`,
    )
    expect(host.asked.some((path) => path.startsWith('/3/'))).toBe(false)
    if (!hasConfiguration) await host.stop()
  }
})

it.each([
  [
    400,
    { code: 'BadRequest', message: 'Invalid token provided' },
    /answered with status 400 \(Invalid token provided\)/,
  ],
  [401, { code: 'TokenExpired', message: 'Expired' }, /gives this access no footprints \(Expired\)/],
  [403, { code: 'AccessDenied', message: 'Access denied' }, /gives this access no footprints \(Access denied\)/],
  [404, { code: 'NotFound', message: 'Not found' }, /does not exist/],
  [500, { code: 'InternalError', message: 'Of our own' }, /answered with status 500 \(Of our own\)/],
  [501, { code: 'NotImplemented', message: 'No lists' }, /answered with status 501 \(No lists\)/],
])('says what a host refuses a list with (%s), in its words, and asks no second time', async (status, body, said) => {
  host = await startPactHost(() => footprints)
  const id = await register(`Answered ${status}`)
  await give(id)
  host.intercept((_request, response, url) => {
    if (url.pathname !== '/3/footprints') return false
    sendJson(response, body, status)
    return true
  })
  expect((await fetchOf(id)).host).toMatchObject({ answered: null, failure: expect.stringMatching(said) })
  expect(host.asked).toHaveLength(3)
})

it('handles each footprint independently: asks about other companies, names malformed ones, and accepts an empty list', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Ludgate Textiles')
  await give(id)
  expect(await fetchOf(id)).toMatchObject({ outcomes: [], host: { answered: 0, failure: null } })
  footprints = [
    makeFootprint({ companyName: 'Ludgate Textiles' }),
    makeFootprint({ id: idOf(1), companyName: 'Somebody Else' }),
    makeFootprint({ id: idOf(2), companyName: 'Ludgate Textiles' }, { declaredUnitOfMeasurement: 'gallon' }),
    { id: idOf(3), specVersion: '2.3.0' },
  ]
  const { outcomes } = await fetchOf(id)
  expect(outcomes.map(({ result }) => result)).toEqual(['taken', 'asks', 'refused', 'refused'])
  expect((await fetchOf(id, { confirms_company: true })).outcomes[1]).toMatchObject({ result: 'taken' })
})

it('stores why a host did not answer, and sends its token to no other host', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Newgate Ceramics')
  footprints = listOf(3, 'Newgate Ceramics')
  const failureOf = async () => {
    const { outcomes, host: asked } = await fetchOf(id)
    expect([outcomes, asked.answered]).toEqual([[], null])
    return asked.failure
  }
  await give(id, { client_secret: 'wrong' })
  expect(await failureOf()).toMatch(/does not accept the client id and secret \(Authentication failed\)/)
  await give(id, { url: `${host.url}/nowhere`, auth_url: host.url })
  expect(await failureOf()).toMatch(/nowhere\/3\/footprints does not exist/)
  await give(id)
  const onFootprints = (answer: (response: Parameters<typeof sendJson>[0]) => void) =>
    host.intercept((_request, response, url) => {
      if (url.pathname !== '/3/footprints') return false
      answer(response)
      return true
    })
  const link = (target: string) => ({ link: `<${target}>; rel="next"` })
  onFootprints((response) => sendJson(response, { data: [] }, 200, link('https://198.51.100.7/3/footprints')))
  expect(await failureOf()).toMatch(/not an address of the public internet|another host/)
  onFootprints((response) => sendJson(response, { data: [] }, 200, link('http://127.0.0.1:1/3/footprints')))
  expect(await failureOf()).toMatch(/which is another host: the token is not sent there/)
  onFootprints((response) => sendJson(response, { data: [] }, 200, link(`${host.url}/3/footprints?limit=100`)))
  expect(await failureOf()).toMatch(/in a circle/)
  onFootprints((response) => sendJson(response, { footprints: [] }))
  expect(await failureOf()).toMatch(/did not answer with a list of footprints/)
  onFootprints((response) => response.writeHead(200).end('<html>'))
  expect(await failureOf()).toMatch(/did not answer with a list of footprints/)
  onFootprints((response) => sendJson(response, { code: 'AccessDenied', message: 'Access denied' }, 403))
  expect(await failureOf()).toMatch(/gives this access no footprints \(Access denied\)/)
  onFootprints((response) => sendJson(response, {}, 503, { 'retry-after': '30' }))
  expect(await failureOf()).toMatch(/busy \(status 503\). It asks to wait 30 s/)
  // A redirect would send the token to another host.
  onFootprints((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  expect(await failureOf()).toMatch(/answered with status 302/)
  onFootprints((response) => response.writeHead(200).end(`{"data":["${'x'.repeat(9 * 1024 * 1024)}"]}`))
  expect(await failureOf()).toMatch(/answered with more than 8192 KB/)
  onFootprints((response) => response.destroy())
  expect(await failureOf()).toMatch(/could not be reached/)
  const { body } = await ask('GET', `/organizations/${id}/pact-host`)
  expect(PactHostOfOrganization.parse(body).host?.failure).toMatch(/could not be reached/)
})

it('requests only public addresses through https, and checks the IP address when it connects', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Aldersgate Foods')
  const { reach } = editions.ctx.live
  delete reach.mayConnect
  delete reach.anyPort
  for (const url of [
    'http://pact.example',
    'https://127.0.0.1',
    'https://10.0.0.8/pact',
    'https://[::1]',
    'https://localhost',
    'https://pact.example:8443',
    'https://a:b@pact.example',
    'https://169.254.169.254/',
  ])
    expect([url, (await give(id, { url })).status]).toEqual([url, 400])
  expect((await give(id, { url: 'https://pact.example', auth_url: 'https://10.0.0.8' })).status).toBe(400)
  expect((await give(id, { url: 'https://pact.example' })).status).toBe(200)
  reach.resolve = async () => ['10.0.0.8']
  expect((await fetchOf(id)).host.failure).toMatch(/not an address of the public internet/)
  delete reach.resolve
  expect(host.asked).toEqual([])
})

it('stores the secret encrypted, never returns it, and uses it only for its own address', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Broadgate Chemicals')
  const { text } = await give(id)
  expect(text).not.toContain('secret of')
  const rows = JSON.stringify(await editions.database.query('select * from pact_host'))
  const audit = JSON.stringify(await editions.database.query('select * from audit_event'))
  expect(rows).toContain('buyer-7')
  expect(rows + audit).not.toContain('secret of')
  const other = { url: 'https://elsewhere.example', client_id: 'buyer-7', by: 'Ada' }
  expect((await ask('PUT', `/organizations/${id}/pact-host`, other)).status).toBe(400)
  // Encrypted for this organization: it cannot be decrypted in another one's row.
  await editions.database.query(
    'update pact_host set sealed = (select sealed from pact_host where organization_id <> $1 limit 1) where organization_id = $1',
    [id],
  )
  expect((await fetchOf(id)).host.failure).toMatch(/enter it again/)
})

it('is 404 for another project, and removes the credentials but not the footprints', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Queenhithe Rope')
  footprints = listOf(1, 'Queenhithe Rope')
  await give(id)
  await fetchOf(id)
  const { api_key: other } = await createProject(editions.ctx, { name: 'Other', max_organizations: null })
  const path = `/organizations/${id}/pact-host`
  expect((await ask('GET', path, undefined, other)).status).toBe(404)
  expect((await ask('PUT', path, { url: host.url, ...access }, other)).status).toBe(404)
  expect((await ask('DELETE', path, undefined, other)).status).toBe(404)
  expect((await ask('POST', `${path}/fetch`, {}, other)).status).toBe(404)
  expect((await ask('DELETE', path)).body).toEqual({ organization_id: id, host: null })
  expect((await ask('DELETE', path)).status).toBe(404)
  expect((await ask('POST', `${path}/fetch`, {})).status).toBe(404)
  const { body } = await ask('GET', `/organizations/${id}/product-footprints`)
  expect(body['footprints']).toHaveLength(1)
})

it('stores nothing of a host that is removed or replaced during the query, and no failure with its replacement', async () => {
  host = await startPactHost(() => footprints)
  const id = await register('Billingsgate Ice')
  footprints = listOf(1, 'Billingsgate Ice')
  const path = `/organizations/${id}/pact-host`
  const duringAsking = (change: () => Promise<unknown>) =>
    host.intercept((_request, response, url) => {
      if (url.pathname !== '/3/footprints') return false
      void change().then(() => sendJson(response, { data: footprints }))
      return true
    })
  await give(id)
  duringAsking(() => ask('DELETE', path))
  expect((await ask('POST', `${path}/fetch`, {})).status).toBe(404)
  await give(id)
  duringAsking(() => give(id, { url: 'http://127.0.0.1:1' }))
  expect((await ask('POST', `${path}/fetch`, {})).status).toBe(404)
  const kept = PactHostOfOrganization.parse((await ask('GET', path)).body)
  expect(kept.host).toMatchObject({ url: 'http://127.0.0.1:1', asked_at: null, answered: null, failure: null })
  const { body } = await ask('GET', `/organizations/${id}/product-footprints`)
  expect(body['footprints']).toEqual([])
})
