import 'server-only'
import { noReports } from '@/lib/server/requests/change-document'
import { servicePath } from '@/lib/server/service-path'
import { answerBrowser, answerNotFound } from './answer-browser'
import { areIds } from './are-ids'
import { answerExtension } from './read-extension'
import { openServiceFile } from './service-client'

/** Media types of reports; HTML of a report is never shown as a page. */
const types: Readonly<Record<string, string>> = {
  'application/pdf': 'application/pdf',
  'application/xhtml+xml': 'application/octet-stream',
  'text/html': 'application/octet-stream',
  'text/markdown': 'text/plain; charset=utf-8',
  'text/plain': 'text/plain; charset=utf-8',
}

const named = /^attachment; filename\*=UTF-8''[\w.!~'()*%-]+$/

/** The original bytes of a report as a file to save: no browser runs its content under our origin. */
export async function passDocument(id: string, documentId: string): Promise<Response> {
  if (!areIds(id, documentId)) return answerNotFound(id)
  const answer = await openServiceFile(
    servicePath('/organizations/{id}/documents/{documentId}/content', { id, documentId }),
  )
  if (answer.kind !== 'file') return answerExtension(answer, noReports, true)
  const type = types[(answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '']
  if (type === undefined) {
    // Not awaited: the connection may close when it likes.
    answer.body.cancel().catch(() => undefined)
    return answerBrowser({ kind: 'unreadable', status: 200 })
  }
  const disposition = answer.headers.get('content-disposition') ?? ''
  return new Response(answer.body, {
    headers: {
      'content-type': type,
      'content-disposition': named.test(disposition) ? disposition : 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
