import 'server-only'
import * as z from 'zod'
import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'
import { whoAsks } from './who-asks'

const largestBody = 1_000
const Fields = z.record(z.string(), z.unknown())

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
  const who = await whoAsks(request)
  if (request.method === 'DELETE') {
    // Which group is shown is a setting of the page, and no decision that the audit log has.
    const query = what === 'group' || who.by === undefined ? '' : `?${new URLSearchParams({ by: who.by })}`
    return answerBrowser(await askService({ method: 'DELETE', path: `${path}${query}` }))
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  const body = await request.text()
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  return answerBrowser(await askService({ method: 'POST', path, body: what === 'group' ? body : withWho(body, who) }))
}

/** Who it was is taken from the session, whatever the browser says. What is no object goes on as it is, to be refused. */
function withWho(body: string, who: { by?: string }): string {
  const read = Fields.safeParse(parseJson(body))
  if (!read.success) return body
  const { by: _claimed, ...fields } = read.data
  return JSON.stringify({ ...fields, ...who })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
