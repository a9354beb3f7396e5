import 'server-only'
import { answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { DocumentAddress } from '@/service/contract/document'
import { noReports } from './change-document'
import { readBody } from './read-body'
import { whoAsks } from './who-asks'

/** What the service takes (docs/decisions/0025). */
const largestBytes = 50 * 1024 * 1024
const reportTypes = ['application/pdf', 'application/xhtml+xml', 'text/html', 'text/markdown', 'text/plain']

function answerTooLarge(): Response {
  return answerError(413, 'Too large', 'A report may have at most 50 MiB')
}

/** Passes on what arrives until it is too much; the request to the service then breaks off. */
function limit(body: ReadableStream<Uint8Array>): { body: ReadableStream<Uint8Array>; isTooLarge: () => boolean } {
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > largestBytes) controller.error(new Error('The report is too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body.pipeThrough(counted), isTooLarge: () => bytes > largestBytes }
}

async function sendFile(request: Request, id: string, contentType: string): Promise<Response> {
  const name = (new URL(request.url).searchParams.get('name') ?? '').trim().slice(0, 300)
  if (name === '') return answerError(400, 'Bad request', 'name: a report needs the name of its file')
  if (Number(request.headers.get('content-length') ?? 0) > largestBytes) return answerTooLarge()
  if (request.body === null) return answerError(400, 'Bad request', 'body: is empty')
  const { body, isTooLarge } = limit(request.body)
  const query = new URLSearchParams({ name, ...(await whoAsks(request)) })
  const answer = await askService({
    method: 'POST',
    path: `/organizations/${id}/documents?${query}`,
    body,
    contentType,
  })
  return isTooLarge() ? answerTooLarge() : answerExtension(answer, noReports, true)
}

/** Where a report is to be fetched; who adds it is not the browser's to say. */
const Address = DocumentAddress.omit({ by: true })

/** Passes a report on as it arrives, or the address of one. The handler has asked whether this may be done. */
export async function addDocument(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (reportTypes.includes(contentType)) return sendFile(request, id, contentType)
  if (contentType !== 'application/json') return answerError(415, 'Not a report', 'A report is a PDF, text or XHTML')
  const read = await readBody(request, Address)
  if (read instanceof Response) return read
  const body = JSON.stringify({ ...read, ...(await whoAsks(request)) })
  const answer = await askService({ method: 'POST', path: `/organizations/${id}/documents`, body })
  return answerExtension(answer, noReports, true)
}
