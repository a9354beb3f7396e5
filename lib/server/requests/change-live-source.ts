import 'server-only'
import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { askService } from '@/lib/server/service/service-client'

type Change = { method: 'POST' | 'PUT' | 'DELETE'; source: string; what: 'fetch' | 'key'; body?: object }

/** Forwards an admin's request about a live source with the team key. */
export async function changeLiveSource({ method, source, what, body }: Change): Promise<Response> {
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (!/^[\w-]{1,64}$/.test(source)) return answerError(404, 'Not found', 'There is no live source of this name')
  const path = `/data/live-sources/${source}/${what}`
  return answerBrowser(await askService({ method, path, asTeam: true, ...(body && { body: JSON.stringify(body) }) }))
}
