import 'server-only'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { readFields } from './read-body'
import { whoAsks } from './who-asks'

const largestBody = 1_000

/**
 * Forwards a person's decision about one organization: which company it is ("match"), that two records are one ("merge"), whether its
 * group is shown ("group"), or which row of a list is its own ("commitment-questions/{list}" with the list); DELETE reverts it. The author is taken from
 * the session, whatever the browser says. The handler has checked permission.
 */
export async function changeMatch(
  request: Request,
  id: string,
  what: 'match' | 'merge' | 'group' | 'commitment-questions/{list}',
  list = '',
): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  // Which group is shown is a setting of the page, not a decision in the audit log.
  const who: { by?: string } = what === 'group' ? {} : await whoAsks(request)
  if (request.method === 'DELETE' && what !== 'group') {
    const path = servicePath(`/organizations/{id}/${what}`, { id, list }, who)
    return answerBrowser(await askService({ method: 'DELETE', path }))
  }
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const { by: _claimed, ...fields } = read
  const path = servicePath(`/organizations/{id}/${what}`, { id, list })
  return answerBrowser(await askService({ method: 'POST', path, body: JSON.stringify({ ...fields, ...who }) }))
}
