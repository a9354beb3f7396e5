import 'server-only'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'

const largestBody = 1_000

/**
 * Passes a person's decision about one organization on: which company it is ("match"), that two records are one
 * ("merge"), whether its group is shown ("group"), or which row of a list is its own ("commitment-questions/sbti"); DELETE takes it back. The handler has asked whether this may be done.
 */
export async function changeMatch(
  request: Request,
  id: string,
  what: 'match' | 'merge' | 'group' | `commitment-questions/${string}`,
): Promise<Response> {
  // "." and ".." would lead to another path of the service, and no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const path = `/organizations/${encodeURIComponent(id)}/${what}`
  if (request.method === 'DELETE') return answerBrowser(await askService({ method: 'DELETE', path }))
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method: 'POST', path, body }))
}
