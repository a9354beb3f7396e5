import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { askService } from '@/lib/server/service/service-client'

const largestBody = 32_000

/** Adds and removes labels of many organizations. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/labels')
  if (refusal) return refusal
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method: 'POST', path: '/organizations/labels', body }))
}
