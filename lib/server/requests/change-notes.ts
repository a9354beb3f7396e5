import 'server-only'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'
import { readFields } from './read-body'
import { whoAsks } from './who-asks'

const largestBody = 20_000
/** The service's limit in characters. */
const longestAuthor = 200

/** Forwards what somebody wrote about an organization: a note, or a problem with a figure. `item` names an existing one. */
export async function changeNotes(
  request: Request,
  { id, what, item }: { id: string; what: 'problems' | 'annotations'; item?: string },
): Promise<Response> {
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (![id, item ?? '1'].every((segment) => /^[\w-]{1,64}$/.test(segment))) return answerNotFound(id)
  const path = `/organizations/${id}/${what}${item === undefined ? '' : `/${item}`}`
  const method = request.method === 'DELETE' ? 'DELETE' : request.method === 'PUT' ? 'PUT' : 'POST'
  if (method === 'DELETE') return answerBrowser(await askService({ method, path }))
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const signed = method === 'POST' ? await sign(request, read) : read
  return answerBrowser(await askService({ method, path, body: JSON.stringify(signed) }))
}

/** The author is taken from the session, whatever the browser sends. */
async function sign(request: Request, { author: _claimed, ...fields }: Record<string, unknown>): Promise<object> {
  const { by } = await whoAsks(request)
  return { ...fields, ...(by !== undefined && { author: by.slice(0, longestAuthor) }) }
}
