import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentList, DocumentReading } from '@/service/contract/documents/document'
import { readGivenDocument } from '@/service/documents/read-given-document'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject
let server: Server
let url: string
let asked: number
let figures: object[]

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  server = createServer((request, response) => {
    asked += 1
    request.resume()
    response.setHeader('content-type', 'application/json')
    const message = { role: 'assistant', content: JSON.stringify({ figures }) }
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message }],
      }),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await service.stop()
})

const text = `# Sustainability report 2023

Our GHG emissions have been subject to limited assurance by Ernst & Young.

| GHG emissions (t CO2e) | 2022 | 2023 |
|---|---|---|
| Scope 1 | 4,200 | 3,900 |
| Scope 3 | 51,000 | 48,500 |
`

async function give(content: string, isAsked: boolean): Promise<DocumentReading> {
  asked = 0
  const id = Number((await project.post({ name: `Read twice ${Math.random()}` })).body['id'])
  const answer = await send(service.app, {
    method: 'POST',
    url: `/organizations/${id}/documents?name=Report.md`,
    headers: { authorization: `Bearer ${project.key}`, 'content-type': 'text/markdown' },
    payload: content,
  })
  const { document } = DocumentReading.parse(answer.body)
  const ctx = { ...service.ctx, reportModel: isAsked ? { url, name: 'small-model', key: null } : null }
  await readGivenDocument(ctx, { documentId: document.id }, async (bytes, _onPage, limits) => {
    const { pagesForModel, pageCount, ...report } = await readAnyReport(bytes)
    return { ...report, pages: pageCount, ...(limits?.isForModel && { pagesForModel: pagesForModel?.() ?? [] }) }
  })
  return DocumentReading.parse((await project.get(`/organizations/${id}/documents/${document.id}`)).body)
}

const figure = { scope: '1', year: 2023, value: '3,900', unit: 't CO2e', page: 1 }

it('a figure that both read has a proof, one that differs has both readings, and what stands nowhere is not there', async () => {
  figures = [figure, { ...figure, year: 2022, value: '51,000' }, { ...figure, scope: '3', value: '99,999' }]
  const { document, figures: read } = await give(text, true)
  expect(asked).toBe(1)
  expect(document.model_reading).toEqual({
    model: 'small-model',
    host: new URL(url).host,
    prompt: 'emissions-1',
    pages: [1],
    failure: null,
    dropped: 1,
  })
  const of = (year: number, scope: string) => read.find((one) => one.year === year && one.scope === scope)
  expect(of(2023, '1')).toMatchObject({
    value: 3900,
    proof: 'two_readers',
    reader: 'rules',
    other_reading: { value: 3900 },
  })
  expect(of(2022, '1')).toMatchObject({
    value: 4200,
    proof: null,
    other_reading: { value: 51_000, printed_value: '51,000' },
  })
  expect(of(2023, '3')).toMatchObject({ value: 48_500, proof: null, other_reading: null })
  expect(read).toHaveLength(4)
})

it('a model that gives no answer leaves what the rules read, and the report says so', async () => {
  figures = [{ nonsense: true }]
  const { document, figures: read } = await give(text, true)
  expect(document).toMatchObject({ state: 'read', model_reading: { failure: 'unreadable' } })
  expect(read.map(({ reader, proof }) => [reader, proof])).toEqual(Array.from({ length: 4 }, () => ['rules', null]))
})

it('without a model nothing is sent and no reading of one is told', async () => {
  const { document, figures: read } = await give(text, false)
  expect(asked).toBe(0)
  expect(document.model_reading).toBeNull()
  expect(read.every(({ other_reading: other }) => other === null)).toBe(true)
})

it('what the report says of its assurance stands with its words; what it does not say is not there', async () => {
  const { statements } = await give(text, false)
  expect(statements).toMatchObject([
    {
      kind: 'assurance',
      value: 'limited',
      assured_by: 'Ernst & Young',
      page: 1,
      quote: expect.stringContaining('limited assurance'),
    },
  ])
  expect(
    (await give('# Report 2023\n\n| GHG (t CO2e) | 2023 |\n|---|---|\n| Scope 1 | 12 |\n', false)).statements,
  ).toEqual([])
})

it('the list says where reports go before one is given', async () => {
  const id = Number((await project.post({ name: 'Asks before' })).body['id'])
  const list = DocumentList.parse((await project.get(`/organizations/${id}/documents`)).body)
  expect(list.model).toBeNull()
})
