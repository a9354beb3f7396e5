import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentMatch } from '@/service/contract/documents/document-match'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import {
  type Answer,
  companyOf,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
let velmora: number
let ostrand: number

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 1, name: 'Qorvex Aerospace', hqRegion: 'FR' })])
  project = await service.project()
  velmora = await register('Velmora Lasertechnik SE + Co. KG')
  ostrand = await register('Ostrand Piping')
  const other = await service.project()
  await other.post({ name: 'Aldgate Brewing' })
})
afterAll(() => service.stop())

async function register(name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

function ask(payload: string | Uint8Array, url: string, type = 'text/markdown'): Promise<Answer> {
  return send(service.app, {
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${project.key}`, 'content-type': type },
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
  })
}

/** Reads in a process of its own, as the service does. */
async function match(payload: string | Uint8Array, type?: string): Promise<DocumentMatch> {
  const { status, body } = await ask(payload, '/documents/match', type)
  expect(status).toBe(200)
  return DocumentMatch.parse(body)
}

const ofVelmora = '# Velmora Lasertechnik\n\nVelmora Lasertechnik delivers to Ostrand Piping.\n'

it('suggests the organization that a report names most often, says where, and keeps nothing of the file', async () => {
  const found = await match(ofVelmora)
  expect(found).toMatchObject({ pages: 1, failure: null, suggested_organization_id: velmora, companies: [] })
  expect(found.organizations).toEqual([
    expect.objectContaining({
      organization_id: velmora,
      because: { words: 'Velmora Lasertechnik', times: 2, page: 1 },
      document_id: null,
    }),
    expect.objectContaining({ organization_id: ostrand, because: { words: 'Ostrand Piping', times: 1, page: 1 } }),
  ])
  expect((await project.get(`/organizations/${velmora}/documents`)).body).toMatchObject({ documents: [] })
  expect(readdirSync(service.ctx.incomingDirectory)).toEqual([])
}, 60_000)

it('suggests none where two are named about as often, or none of the project is', async () => {
  expect(await match('Velmora Lasertechnik and Ostrand Piping')).toMatchObject({ suggested_organization_id: null })
  const unknown = await match('# Aldgate Brewing')
  expect(unknown).toMatchObject({ suggested_organization_id: null, organizations: [], companies: [] })
}, 60_000)

it('names the known company that the project has not registered, and suggests no customer that it names less often', async () => {
  const found = await match('Qorvex Aerospace SA\n\nQorvex Aerospace buys of Ostrand Piping.')
  expect(found).toMatchObject({
    suggested_organization_id: null,
    organizations: [{ organization_id: ostrand }],
    companies: [{ name: 'Qorvex Aerospace', hq_region: 'FR', because: { times: 2, page: 1 } }],
  })
}, 60_000)

it('says that the organization has the same file already', async () => {
  await ask(ofVelmora, `/organizations/${velmora}/documents?name=a.md`)
  const [first] = (await match(ofVelmora)).organizations
  expect(first?.document_id).toEqual(expect.any(Number))
}, 60_000)

it('reads a PDF to its pages, and says in a code why one cannot be read', async () => {
  const text = (words: string) => ({ texts: [{ x: 60, y: 80, text: words }] })
  const found = await match(buildTestPdf([text('Report'), text('Ostrand Piping')]), 'application/pdf')
  expect(found).toMatchObject({
    pages: 2,
    suggested_organization_id: ostrand,
    organizations: [{ because: { page: 2 } }],
  })
  const scan = await match(buildTestPdf([{ texts: [] }]), 'application/pdf')
  expect(scan).toMatchObject({ pages: null, failure_code: 'no_text', organizations: [] })
  const picture = await ask(Buffer.from([0, 1, 2]), '/documents/match', 'application/pdf')
  expect([picture.status, picture.body['detail']]).toEqual([400, 'body: is neither a PDF nor text'])
  expect((await ask('{}', '/documents/match', 'application/json')).status).toBe(415)
}, 60_000)
