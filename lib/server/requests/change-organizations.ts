import 'server-only'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { OrganizationIds } from '@/service/contract/organization/organization-change'
import { readBody } from './read-body'
import { sendAsReader } from './send-as-reader'
import { whoAsks } from './who-asks'

const noChanges = 'This service takes no changes of what was registered.'

/** Forwards a person's change of an organization. The author is taken from the session, whatever the browser says. */
export async function changeOrganization(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return sendAsReader(request, {
    method: 'PATCH',
    path: servicePath('/organizations/{id}', { id }),
    notOffered: noChanges,
  })
}

/** Removes organizations from the project, or restores them. */
export async function moveOrganizations(request: Request, what: 'remove' | 'restore'): Promise<Response> {
  const read = await readBody(request, OrganizationIds)
  if (read instanceof Response) return read
  const body = JSON.stringify({ ids: read.ids, ...(await whoAsks(request)) })
  return answerExtension(
    await askService({ method: 'POST', path: servicePath(`/organizations/${what}`), body }),
    noChanges,
  )
}
