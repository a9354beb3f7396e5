import { makeRequest } from '@/lib/server/requests/make-supplier-request'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/supplier-requests'>

/** The links with which the organization was asked. 501 if the service has none. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/supplier-requests')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(servicePath('/organizations/{id}/supplier-requests', { id }), notOffered.supplierRequests, true)
}

/** Creates a link and the letter with it. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/supplier-requests')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return makeRequest(request, id)
}
