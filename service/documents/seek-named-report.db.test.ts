import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentList, DocumentReading, type ReportDocument } from '@/service/contract/documents/document'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import { countDocuments } from '@/service/storage/documents/documents'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { readGivenDocument } from './read-given-document'
import { seekNamedReport } from './seek-named-report'

let service: TestService
let project: TestProject
let server: Server
let address: string
const local = { mayConnect: () => true, anyPort: true }

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  const texts = [{ x: 60, y: 80, text: 'Scope 1 emissions in 2023 were 1,200 tonnes CO2e.' }]
  const report = buildTestPdf([{ texts }])
  server = createServer((request, response) => {
    if (request.url !== '/report-2023.pdf') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(report)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await service.stop()
})

/** Registers an organization whose research outcome names these reports, the newest first. */
async function researched(name: string, ...urls: string[]): Promise<number> {
  const id = Number((await project.post({ name })).body['id'])
  const performances = urls.map((url, at) => ({
    year: 2023 - at,
    region: 'GLOBAL',
    emissions: {},
    revenue: null,
    documents: [{ url, title: 'Report', page: null }],
    sources: ['klimatkollen'],
  }))
  await service.ctx.database.query(`update organization set outcome = $2 where id = $1`, [
    id,
    JSON.stringify({ performances }),
  ])
  return id
}

const seek = (organizationId: number, isFetchingReports = true) =>
  seekNamedReport({ ...service.ctx, isFetchingReports }, { organizationId })

const read = (documentId: number, reach = {}) =>
  readGivenDocument(
    service.ctx,
    { documentId },
    async (bytes) => {
      const { figures, facts, pageCount } = await readAnyReport(bytes)
      return { figures, facts, pages: pageCount }
    },
    reach,
  )

async function documentsOf(id: number): Promise<ReportDocument[]> {
  return DocumentList.parse((await project.get(`/organizations/${id}/documents`)).body).documents
}

it('does nothing if nothing may be fetched, or if sources name only a page about a report', async () => {
  const id = await researched('Fetches nothing', `${address}/report-2023.pdf`)
  expect(await seek(id, false)).toBeNull()
  expect(await seek(await researched('Names a page', `${address}/reports/`, 'no address'))).toBeNull()
  expect(await documentsOf(id)).toEqual([])
})

it('enqueues fetching the newest report once, and its figures are proposals', async () => {
  const id = await researched('Named', `${address}/report-2023.pdf`, `${address}/report-2022.pdf`)
  const documentId = (await seek(id)) ?? 0
  expect(await documentsOf(id)).toMatchObject([{ origin: 'source', state: 'waiting', name: 'report-2023.pdf' }])
  expect(await countDocuments(service.ctx.database, id)).toEqual({ waiting: 0, reading: 0, read: 0, failed: 0 })
  expect(await seek(id)).toBeNull()
  await read(documentId, local)
  const reading = DocumentReading.parse((await project.get(`/organizations/${id}/documents/${documentId}`)).body)
  expect(reading.document).toMatchObject({ state: 'read', url: `${address}/report-2023.pdf` })
  expect(reading.figures).toMatchObject([{ year: 2023, scope: '1', value: 1200, decision: 'proposed' }])
})

it('requests no address inside the network and says why the report was not fetched, but still notes it as found', async () => {
  const inside = await researched('Names an inner address', `${address}/report-2023.pdf`)
  await read((await seek(inside)) ?? 0)
  expect(await documentsOf(inside)).toMatchObject([{ state: 'failed', failure: expect.stringContaining('port') }])
  const gone = await researched('Names what is gone', `${address}/gone.pdf`)
  await read((await seek(gone)) ?? 0, local)
  expect(await documentsOf(gone)).toMatchObject([{ state: 'failed', failure: expect.stringContaining('404') }])
  expect(await countDocuments(service.ctx.database, gone)).toMatchObject({ failed: 0 })
  expect(await seek(gone)).toBeNull()
})
