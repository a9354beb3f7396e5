import 'server-only'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'
import { readFields } from './read-body'
import { whoAsks } from './who-asks'

const largestBody = 1_000

/**
 * Forwards a person's decision about one organization: which company it is ("match"), that two records are one ("merge"), whether its
 * group is shown ("group"), or which row of a list is its own ("commitment-questions/sbti"); DELETE reverts it. The author is taken from
 * the session, whatever the browser says. The handler has checked permission.
 */
export async function changeMatch(
  request: Request,
  id: string,
  what: 'match' | 'merge' | 'group' | `commitment-questions/${string}`,
): Promise<Response> {
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const path = `/organizations/${encodeURIComponent(id)}/${what}`
  // Which group is shown is a setting of the page, not a decision in the audit log.
  const who: { by?: string } = what === 'group' ? {} : await whoAsks(request)
  if (request.method === 'DELETE') {
    const query = new URLSearchParams(who)
    return answerBrowser(await askService({ method: 'DELETE', path: query.size === 0 ? path : `${path}?${query}` }))
  }
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const { by: _claimed, ...fields } = read
  return answerBrowser(await askService({ method: 'POST', path, body: JSON.stringify({ ...fields, ...who }) }))
}
