import 'server-only'
import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** What is done with a live source: it is fetched now, or its key is stored or removed. */
type Change = { what: 'fetch' } | { what: 'key'; body: object | null }

/** Forwards an admin's request about a live source with the team key. */
export async function changeLiveSource(source: string, change: Change): Promise<Response> {
  if (!areIds(source)) return answerError(404, 'Not found', 'There is no live source of this name')
  if (change.what === 'fetch') {
    const path = servicePath('/data/live-sources/{source}/fetch', { source })
    return answerBrowser(await askService({ method: 'POST', path, asTeam: true, body: '{}' }))
  }
  const path = servicePath('/data/live-sources/{source}/key', { source })
  const asked =
    change.body === null
      ? askService({ method: 'DELETE', path, asTeam: true })
      : askService({ method: 'PUT', path, asTeam: true, body: JSON.stringify(change.body) })
  return answerBrowser(await asked)
}
