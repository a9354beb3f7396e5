import { answerBrowser, answerError } from '@/lib/server/answer-browser'
import { readConfig } from '@/lib/server/config'
import { isSameOrigin } from '@/lib/server/same-origin'
import { askService } from '@/lib/server/service-client'

const largestBody = 32_000

/** Adds and removes labels of many organizations. Checked here as well as in proxy.ts, which is no security boundary. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, readConfig().publicOrigin)) {
    return answerError(403, 'Forbidden', 'Only pages of this dashboard may change anything here')
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method: 'POST', path: '/organizations/labels', body }))
}
