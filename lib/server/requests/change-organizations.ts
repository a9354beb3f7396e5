import 'server-only'
import * as z from 'zod'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { OrganizationIds } from '@/service/contract/organization/organization-change'
import { readBody } from './read-body'
import { whoAsks } from './who-asks'

const noChanges = 'This service takes no changes of what was registered.'

const Fields = z.record(z.string(), z.unknown())

/** Passes what a person changed of an organization on. Who it was is taken from the session, whatever the browser says. */
export async function changeOrganization(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const read = await readBody(request, Fields)
  if (read instanceof Response) return read
  const { by: _claimed, ...fields } = read
  const body = JSON.stringify({ ...fields, ...(await whoAsks(request)) })
  return answerExtension(await askService({ method: 'PATCH', path: `/organizations/${id}`, body }), noChanges, true)
}

/** Takes organizations out of the project, or brings them back. */
export async function moveOrganizations(request: Request, what: 'remove' | 'restore'): Promise<Response> {
  const read = await readBody(request, OrganizationIds)
  if (read instanceof Response) return read
  const body = JSON.stringify({ ids: read.ids, ...(await whoAsks(request)) })
  return answerExtension(await askService({ method: 'POST', path: `/organizations/${what}`, body }), noChanges)
}
