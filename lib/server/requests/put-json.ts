import 'server-only'
import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'

const largestBody = 10_000

/** Passes a small JSON body on to a path of the service, which checks it. */
export async function putJson(request: Request, path: string): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method: 'PUT', path, body }))
}
