import 'server-only'
import { answerError } from '@/lib/server/service/answer-browser'

/** The service's limit (docs/decisions/0025). */
const largestBytes = 50 * 1024 * 1024
export const reportTypes = ['application/pdf', 'application/xhtml+xml', 'text/html', 'text/markdown', 'text/plain']

export function answerTooLarge(): Response {
  return answerError(413, 'Too large', 'A report may have at most 50 MiB')
}

/** Forwards bytes as they arrive. Above the limit the request to the service is aborted. */
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

export function contentTypeOf({ headers }: Request): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

type Report = { name: string; body: ReadableStream<Uint8Array>; isTooLarge: () => boolean }

/** A report sent as a body with ?name=, to be forwarded as it arrives; or the response that says what is wrong with it. */
export function readReport(request: Request): Report | Response {
  const name = (new URL(request.url).searchParams.get('name') ?? '').trim().slice(0, 300)
  if (name === '') return answerError(400, 'Bad request', 'name: a report needs the name of its file')
  if (Number(request.headers.get('content-length') ?? 0) > largestBytes) return answerTooLarge()
  if (request.body === null) return answerError(400, 'Bad request', 'body: is empty')
  return { name, ...limit(request.body) }
}
