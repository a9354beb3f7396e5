import 'server-only'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'

const largestBody = 20_000

/**
 * Passes what somebody wrote about an organization on: a note, or a problem with a figure. `item` names one that is there already.
 */
export async function changeNotes(
  request: Request,
  { id, what, item }: { id: string; what: 'problems' | 'annotations'; item?: string },
): Promise<Response> {
  // "." and ".." would lead to another path of the service, and no id looks like that.
  if (![id, item ?? '1'].every((segment) => /^[\w-]{1,64}$/.test(segment))) return answerNotFound(id)
  const path = `/organizations/${id}/${what}${item === undefined ? '' : `/${item}`}`
  const method = request.method === 'DELETE' ? 'DELETE' : request.method === 'PUT' ? 'PUT' : 'POST'
  if (method === 'DELETE') return answerBrowser(await askService({ method, path }))
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method, path, body }))
}
