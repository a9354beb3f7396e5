import 'server-only'
import * as z from 'zod'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'
import { whoAsks } from './who-asks'

const largestBody = 20_000
/** What the service takes. */
const longestAuthor = 200

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
  const signed = method === 'POST' ? await sign(request, body) : body
  return answerBrowser(await askService({ method, path, body: signed }))
}

/** Who writes is taken from the session, whatever the browser says; what is no object is the service's to refuse. */
async function sign(request: Request, body: string): Promise<string> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseOrNull(body))
  if (!parsed.success) return body
  const { author: _claimed, ...fields } = parsed.data
  const { by } = await whoAsks(request)
  return JSON.stringify({ ...fields, ...(by !== undefined && { author: by.slice(0, longestAuthor) }) })
}

function parseOrNull(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
