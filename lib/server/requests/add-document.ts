import 'server-only'
import { answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { DocumentAddress } from '@/service/contract/documents/document'
import { noReports } from './change-document'
import { readBody } from './read-body'
import { answerTooLarge, contentTypeOf, readReport, reportTypes } from './read-report'
import { whoAsks } from './who-asks'

async function sendFile(request: Request, id: string, contentType: string): Promise<Response> {
  const report = readReport(request)
  if (report instanceof Response) return report
  const query = new URLSearchParams({ name: report.name, ...(await whoAsks(request)) })
  const path = servicePath('/organizations/{id}/documents', { id }, query)
  const answer = await askService({ method: 'POST', path, body: report.body, contentType })
  return report.isTooLarge() ? answerTooLarge() : answerExtension(answer, noReports, true)
}

/** The address of a report to fetch. The author comes from the session, not from the browser. */
const Address = DocumentAddress.omit({ by: true })

/** Forwards a report while it is being received, or its address. The handler has checked permission. */
export async function addDocument(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const contentType = contentTypeOf(request)
  if (reportTypes.includes(contentType)) return sendFile(request, id, contentType)
  if (contentType !== 'application/json') return answerError(415, 'Not a report', 'A report is a PDF, text or XHTML')
  const read = await readBody(request, Address)
  if (read instanceof Response) return read
  const body = JSON.stringify({ ...read, ...(await whoAsks(request)) })
  const answer = await askService({ method: 'POST', path: servicePath('/organizations/{id}/documents', { id }), body })
  return answerExtension(answer, noReports, true)
}

/** Asks whose report a file may be. The handler has checked permission. */
export async function matchReport(request: Request): Promise<Response> {
  const contentType = contentTypeOf(request)
  if (!reportTypes.includes(contentType)) return answerError(415, 'Not a report', 'A report is a PDF, text or XHTML')
  const report = readReport(request)
  if (report instanceof Response) return report
  const answer = await askService({
    method: 'POST',
    path: servicePath('/documents/match'),
    body: report.body,
    contentType,
  })
  return report.isTooLarge() ? answerTooLarge() : answerExtension(answer, 'This service matches no reports.')
}
