import { answerTooLarge, contentTypeOf, readReport, reportTypes } from '@/lib/server/requests/read-report'
import { tokenOf } from '@/lib/server/requests/supplier-token'
import { throttleAnswers } from '@/lib/server/requests/throttle-answers'
import { answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Receives a report with an open link, its type and ?name=, and forwards it as it arrives. */
export async function POST(request: Request): Promise<Response> {
  const refusal = (await findRefusal(request, 'POST /api/answer/report')) ?? throttleAnswers(request)
  if (refusal) return refusal
  const supplierToken = tokenOf(request)
  if (supplierToken === '') return answerError(404, 'Not found', 'This link is not valid')
  const contentType = contentTypeOf(request)
  if (!reportTypes.includes(contentType)) return answerError(415, 'Not a report', 'A report is a PDF, text or XHTML')
  const report = readReport(request)
  if (report instanceof Response) return report
  const path = servicePath('/supplier-form/report', {}, { name: report.name })
  const answer = await askService({ method: 'POST', path, body: report.body, contentType, supplierToken })
  return report.isTooLarge() ? answerTooLarge() : answerExtension(answer, notOffered.supplierRequests, true)
}
