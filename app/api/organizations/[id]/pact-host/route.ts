import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/pact-host'>

/** The organization's PACT host for product footprints. 501 if the service has no such feature. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/pact-host')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(servicePath('/organizations/{id}/pact-host', { id }), notOffered.productFootprints, true)
}

export async function PUT(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/organizations/[id]/pact-host')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/pact-host', { id })
  return sendAsReader(request, { method: 'PUT', path, notOffered: notOffered.productFootprints })
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/pact-host')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/pact-host', { id })
  return answerExtension(await askService({ method: 'DELETE', path }), notOffered.productFootprints, true)
}
