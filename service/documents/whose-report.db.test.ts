import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentReading } from '@/service/contract/documents/document'
import {
  type Answer,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { readGivenDocument } from './read-given-document'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

const table = `
| t CO2e | 2022 | 2023 |
|---|---|---|
| Scope 1 | 4,200 | 3,900 |
| Scope 2 (market-based) | 1,800 | 1,100 |
| Scope 1 and 2 | 6,000 | 5,000 |
`

/** Gives a report of these words and a table to a newly registered organization, and reads it in a process of its own. */
async function give(registration: object, words: string): Promise<{ url: string; reading: DocumentReading }> {
  const id = Number((await project.post(registration)).body['id'])
  const given = await send(service.app, {
    method: 'POST',
    url: `/organizations/${id}/documents?name=report.md`,
    headers: { authorization: `Bearer ${project.key}`, 'content-type': 'text/markdown' },
    payload: `${words}\n${table}`,
  })
  const documentId = DocumentReading.parse(given.body).document.id
  await readGivenDocument(service.ctx, { documentId })
  const url = `/organizations/${id}/documents/${documentId}`
  return { url, reading: DocumentReading.parse((await project.get(url)).body) }
}

async function accept(url: string, { figures }: DocumentReading, decision = 'accepted'): Promise<Answer> {
  const corrected = decision === 'corrected' ? { year: 2023, scope: '1', value: 3 } : {}
  return project.ask('POST', `${url}/figures/${figures[0]?.id}`, { decision, ...corrected })
}

it('asks whose report it is where its text names another company, and takes no figure of it before a person confirms', async () => {
  const { url, reading } = await give({ name: 'Velmora Lasertechnik SE + Co. KG' }, '# Ostrand Piping: report 2023')
  expect(reading.document).toMatchObject({ names_organization: false, asks_whose: true, confirmed_by: null })
  expect(reading.figures.some(({ proof }) => proof === 'sum')).toBe(true)
  for (const decision of ['accepted', 'corrected']) {
    const refused = await accept(url, reading, decision)
    expect([refused.status, refused.body['detail']]).toEqual([
      400,
      expect.stringMatching(/names neither this organization nor its company.*Confirm first/),
    ])
  }
  expect((await accept(url, reading, 'rejected')).status).toBe(200)
  const confirmed = await project.ask('POST', `${url}/confirmation`, { is_own: true, by: 'Ada' })
  expect(DocumentReading.parse(confirmed.body).document).toMatchObject({
    names_organization: false,
    asks_whose: false,
    confirmed_by: 'Ada',
  })
  expect((await accept(url, reading)).status).toBe(200)
  const takenBack = await project.ask('POST', `${url}/confirmation`, { is_own: false })
  expect(DocumentReading.parse(takenBack.body).document).toMatchObject({ asks_whose: true, confirmed_by: null })
}, 60_000)

it('does not ask where its text has a brand of the company', async () => {
  const { url, reading } = await give(
    { name: 'Alphabet Inc.' },
    `${'Words.\n\n'.repeat(900)}Google: environmental report`,
  )
  expect(reading.document).toMatchObject({ names_organization: true, asks_whose: false })
  expect((await accept(url, reading)).status).toBe(200)
}, 60_000)
